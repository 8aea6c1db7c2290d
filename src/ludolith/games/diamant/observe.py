# Compiled with mypyc.
"""What a seat sees of a game of Diamant as numbers, and what they mean (DIA-11, 42, 43)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.observation_fields import Field
from ludolith.games.diamant.components import (
    DECK,
    EXPEDITIONS,
    RELIC,
    RELIC_POINTS,
    RELICS,
    TRAP,
    TRAPS,
    TRAPS_OF_A_KIND,
    TREASURES,
)
from ludolith.games.diamant.position import Position

ALL_RUBIES: Final = sum(TREASURES)
WIDEST_MARGIN: Final = EXPEDITIONS * ALL_RUBIES + sum(RELICS)
MOST_CARDS: Final = len(DECK) + len(RELICS)


def fields(players: int) -> tuple[Field, ...]:
    worth = ", ".join(str(value) for value in VALUES)
    return (
        Field("expedition", 1, EXPEDITIONS, "the expedition under way"),
        Field("on_path", 0, ALL_RUBIES, "rubies lying in the cave"),
        Field("cards", 0, MOST_CARDS, "cards not revealed"),
        Field("fatal", 0, MOST_CARDS, "how many of them would end the expedition"),
        Field("treasures", 0, 2, f"not revealed, worth {worth}", len(VALUES)),
        Field("traps", 0, TRAPS_OF_A_KIND, "not revealed, by kind", len(TRAPS)),
        Field("relics", 0, 2, "1: in the deck, not revealed; 2: lying in the cave", len(RELICS)),
        Field("traps_seen", 0, 1, "kinds of traps in the cave", len(TRAPS)),
        Field("own_choice", 0, 2, "chosen already: 1 to leave, 2 to go on"),
        Field("in_cave", 0, 1, "who is in the cave", players),
        Field("decided", 0, 1, "who has chosen", players),
        Field("carried", 0, ALL_RUBIES, "rubies beside the chest", players),
        Field("chest", -1, EXPEDITIONS * ALL_RUBIES, "rubies in the chest; -1: closed", players),
        Field("relic_points", 0, sum(RELICS), "points in relics", players),
    )


SEAT_FIELDS: Final = 5  # numbers for each player
VALUES: Final = tuple(sorted(set(TREASURES)))

# Cards that are not revealed are counted all at once, two bits for each number of the row: there
# are at most three of a kind. WEIGHT[card] is one such card.
WEIGHT: Final = vec[i64](
    [4 ** VALUES.index(card) if card in VALUES else 0 for card in range(TRAP)]
    + [4 ** (len(VALUES) + kind) if kind < len(TRAPS) else 0 for kind in range(RELIC - TRAP)]
    + [4 ** (len(VALUES) + len(TRAPS) + relic) for relic in range(len(RELICS))]
)
# Where the numbers stand; literals, because the compiler puts only those into its code.
FIRST: Final = 4
RELICS_AT: Final = 21
SEEN_AT: Final = 26
OWN_CHOICE_AT: Final = 31
TRAPS_SHIFT: Final = 24
CLOSED: Final = -1


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields; what lies in the cave first, then the players."""
    cards = cards_ahead(game)
    seen = game.traps_seen
    row[at] = i16(game.expedition)
    row[at + 1] = i16(game.on_path)
    row[at + 2] = i16(len(game.deck) - game.revealed)
    row[at + 3] = i16(fatal(cards >> TRAPS_SHIFT, seen))
    for place in range(at + FIRST, at + SEEN_AT):
        row[place] = i16(cards & 3)
        cards >>= 2
    for place in range(at + SEEN_AT, at + OWN_CHOICE_AT):
        row[place] = i16(seen & 1)
        seen >>= 1
    relics = game.relics_in_cave
    if relics:
        for place in range(at + RELICS_AT, at + SEEN_AT):
            if relics & 1:
                row[place] = 2
            relics >>= 1
    row[at + OWN_CHOICE_AT] = i16(own_choice(game, seat))
    return observe_players(game, seat, row, at + OWN_CHOICE_AT + 1)


def cards_ahead(game: Position) -> i64:
    """All cards not revealed, counted once for all who decide on the same card."""
    revealed = game.revealed
    step = game.expedition << 8 | revealed
    if game.counted_at != step:
        deck = game.deck
        weight = WEIGHT
        cards: i64 = 0
        for place in range(revealed, len(deck)):
            cards += weight[i64(deck[place])]
        game.counted = cards
        game.counted_at = step
    return game.counted


def fatal(traps: i64, seen: i64) -> i64:
    """How many traps not revealed are of a kind that lies in the cave."""
    number: i64 = 0
    while seen:
        number += (traps & 3) * (seen & 1)
        traps >>= 2
        seen >>= 1
    return number


def own_choice(game: Position, seat: i64) -> i64:
    """1 to leave, 2 to go on; 0: not chosen."""
    if not game.inside >> seat & 1 or game.asked >> seat & 1:
        return 0
    return 2 - (game.leaving >> seat & 1)


def observe_players(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Everybody from the viewer on; chests are closed to others until the end (DIA-42)."""
    players = game.players
    inside = game.inside
    decided = inside & ~game.asked
    carried = game.carried
    chests_at = at + 3 * players
    each = seat
    for place in range(at, at + players):
        row[place] = i16(inside >> each & 1)
        row[place + players] = i16(decided >> each & 1)
        row[place + 2 * players] = i16(carried[each])
        row[place + 3 * players] = CLOSED
        row[place + 4 * players] = 0
        each += 1
        if each == players:
            each = 0
    row[chests_at] = i16(game.chest[seat])
    if game.open_chests or game.over:
        observe_chests(game, seat, row, chests_at)
    if game.relics_won:
        observe_relics(game, seat, row, chests_at + players)
    return at + SEAT_FIELDS * players


def observe_chests(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The rubies in all chests, the viewer's first."""
    players = game.players
    for ahead in range(players):
        row[at + ahead] = i16(game.chest[(seat + ahead) % players])


def observe_relics(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """Everybody's points in relics, the viewer's first."""
    players = game.players
    for ahead in range(players):
        row[at + ahead] = i16(RELIC_POINTS[game.relics_of((seat + ahead) % players)])
