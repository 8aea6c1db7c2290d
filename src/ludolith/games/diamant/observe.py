# Compiled with mypyc.
"""The observation of a seat in Diamant, and the meaning of its numbers (DIA-11, 42, 43)."""

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

# All unrevealed cards are counted in one integer, two bits for each number of the row, because
# there are at most three of a kind. WEIGHT[card] adds one such card, COLUMN[card] is its number.
_COLUMN: Final = (
    [VALUES.index(card) if card in VALUES else 0 for card in range(TRAP)]
    + [len(VALUES) + kind if kind < len(TRAPS) else 0 for kind in range(RELIC - TRAP)]
    + [len(VALUES) + len(TRAPS) + relic for relic in range(len(RELICS))]
)
_KNOWN: Final = {*VALUES, *range(TRAP, TRAP + len(TRAPS)), *range(RELIC, RELIC + len(RELICS))}
COLUMN: Final = vec[i64](_COLUMN)
WEIGHT: Final = vec[i64](
    [4**column if card in _KNOWN else 0 for card, column in enumerate(_COLUMN)]
)
# By set of kinds of traps: the two bits of each of these kinds.
BITS_OF_TRAPS: Final = vec[i64](
    [sum(3 * 4**kind for kind in range(len(TRAPS)) if kinds >> kind & 1) for kinds in range(32)]
)
# The positions of the numbers in the row; literals, because the compiler inlines only literals.
FIRST: Final = 4
RELICS_AT: Final = 21
SEEN_AT: Final = 26
OWN_CHOICE_AT: Final = 31
PLAYERS_AT: Final = 32
TRAPS_SHIFT: Final = 24
RELICS_SHIFT: Final = 34
CLOSED: Final = -1


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """All numbers in the order of the fields."""
    close_chests(game, row, at + PLAYERS_AT)
    ahead = count_cards(game, game.revealed)
    observe_deck(game, row, at, ahead)
    observe_cave(game, row, at, ahead)
    observe_players(game, seat, row, at)
    return at + PLAYERS_AT + SEAT_FIELDS * game.players


def observe_changes(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The players; what lies in the cave only after another card was revealed, and at the end."""
    step = game.expedition << 8 | game.revealed
    before = game.noted
    if before != step or game.over:
        if before >> 8 == game.expedition:
            observe_revealed(game, row, at, before & 255)
        else:
            if not before:
                close_chests(game, row, at + PLAYERS_AT)
            note_deck(game)
            observe_deck(game, row, at, game.noted_ahead)
        observe_cave(game, row, at, game.noted_ahead)
        game.noted = step
    observe_players(game, seat, row, at)


def count_cards(game: Position, first: i64) -> i64:
    """The cards of the deck from a place on, by their weight."""
    deck = game.deck
    weight = WEIGHT
    cards: i64 = 0
    for place in range(first, len(deck)):
        cards += weight[i64(deck[place])]
    return cards


def note_deck(game: Position) -> None:
    """Count the cards for a new expedition; a deck of the same size has the same cards, unless
    relics are added and taken out.
    """
    size = len(game.deck)
    if game.noted_size != size or game.relic_hunt:
        game.noted_size = size
        game.noted_deck = count_cards(game, 0)
    ahead = game.noted_deck
    for place in range(game.revealed):
        ahead -= WEIGHT[i64(game.deck[place])]
    game.noted_ahead = ahead


def observe_deck(game: Position, row: vec[i16], at: i64, ahead: i64) -> None:
    """What may still come, and the traps that lie in the cave."""
    for place in range(at + FIRST, at + SEEN_AT):
        row[place] = i16(ahead & 3)
        ahead >>= 2
    seen = game.traps_seen
    for place in range(at + SEEN_AT, at + OWN_CHOICE_AT):
        row[place] = i16(seen & 1)
        seen >>= 1


def observe_revealed(game: Position, row: vec[i16], at: i64, shown: i64) -> None:
    """The cards revealed in the same expedition since so many lay in the cave."""
    for place in range(shown, game.revealed):
        card = i64(game.deck[place])
        game.noted_ahead -= WEIGHT[card]
        row[at + FIRST + COLUMN[card]] -= 1
        if TRAP <= card < RELIC:
            row[at + SEEN_AT + card - TRAP] = 1


def observe_cave(game: Position, row: vec[i16], at: i64, ahead: i64) -> None:
    """The expedition, what lies in the cave, and how dangerous the next card is."""
    row[at] = i16(game.expedition)
    row[at + 1] = i16(game.on_path)
    row[at + 2] = i16(len(game.deck) - game.revealed)
    row[at + 3] = i16(fatal(ahead >> TRAPS_SHIFT, game.traps_seen))
    if game.relic_hunt:
        hidden = ahead >> RELICS_SHIFT
        lying = game.relics_in_cave
        for place in range(at + RELICS_AT, at + SEEN_AT):
            row[place] = i16(hidden & 3 | (lying & 1) << 1)
            hidden >>= 2
            lying >>= 1


def fatal(traps: i64, seen: i64) -> i64:
    """The number of unrevealed traps of a kind that already lies in the cave."""
    dangerous = traps & BITS_OF_TRAPS[seen]
    pairs = (dangerous & 0x333) + (dangerous >> 2 & 0x333)
    return (pairs + (pairs >> 4) + (pairs >> 8)) & 15


def own_choice(game: Position, seat: i64) -> i64:
    """1 to leave, 2 to go on; 0: not chosen."""
    if not game.inside >> seat & 1 or game.asked >> seat & 1:
        return 0
    return 2 - (game.leaving >> seat & 1)


def close_chests(game: Position, row: vec[i16], at: i64) -> None:
    """Nothing of chests and relics is to be seen, unless it is written after this (DIA-42)."""
    players = game.players
    for place in range(at + 3 * players, at + 4 * players):
        row[place] = CLOSED
        row[place + players] = 0


def observe_players(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The viewer's choice, and all players, the viewer first (DIA-42)."""
    row[at + OWN_CHOICE_AT] = i16(own_choice(game, seat))
    at += PLAYERS_AT
    players = game.players
    inside = game.inside
    decided = inside & ~game.asked
    carried = game.carried
    for owner in range(players):
        place = owner - seat
        place += at + (players & place >> 63)  # no `if`: processors mispredict it
        row[place] = i16(inside & 1)
        row[place + players] = i16(decided & 1)
        row[place + 2 * players] = i16(carried[owner])
        inside >>= 1
        decided >>= 1
    chests_at = at + 3 * players
    row[chests_at] = i16(game.chest[seat])
    if game.open_chests or game.over:
        observe_chests(game, seat, row, chests_at)
    if game.relics_won:
        observe_relics(game, seat, row, chests_at + players)


def observe_chests(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The rubies in all chests, the viewer's first."""
    players = game.players
    for ahead in range(players):
        row[at + ahead] = i16(game.chest[(seat + ahead) % players])


def observe_relics(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The points in relics of all players, the viewer's first."""
    players = game.players
    for ahead in range(players):
        row[at + ahead] = i16(RELIC_POINTS[game.relics_of((seat + ahead) % players)])
