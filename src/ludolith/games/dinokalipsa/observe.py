# Compiled with mypyc.
"""The observation of a seat in Dinokalipsa, and the meaning of its numbers (HLD-04, HLD-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.observation_fields import Field
from ludolith.games.dinokalipsa import codes
from ludolith.games.dinokalipsa.codes import (
    EFFECT,
    SCORING,
    SCORING_INSTANTS,
    SHED,
    TAKE_FROM_HAND,
    THREAT,
)
from ludolith.games.dinokalipsa.components import (
    BOARDS,
    CARDS,
    DISASTERS,
    INSTANTS,
    KINDS,
    MAIN_DECK,
    MOST_PLAYERS,
    ROUTE,
    TYPE_SIZE,
    TYPES,
)
from ludolith.games.dinokalipsa.packed_hand import size, without
from ludolith.games.dinokalipsa.position import (
    CARDS_KNOWN,
    LAID_SEAT,
    MOST_LAID,
    NO_SEAT,
    Position,
)
from ludolith.games.dinokalipsa.round import free_boards

MOST_SCORE: Final = 100
MOST_ROUNDS: Final = 1000
MOST_PLACE: Final = 2 * ROUTE
WIDEST_MARGIN: Final = MOST_PLACE  # no pawn moves back beyond the start
_COUNT: Final = len(MAIN_DECK)


def fields(players: int) -> tuple[Field, ...]:
    kinds, last = len(CARDS), players - 1
    return (
        Field("stage", codes.BOARDS, codes.OVER, "the stage of the round"),
        Field("round_number", 0, MOST_ROUNDS, "the number of the round"),
        Field("disaster", -1, len(DISASTERS) - 1, "of this round; -1: none"),
        Field("disaster_lies_open", 0, 1, "no player has it yet"),
        Field("threatened", -1, last, "who gets it; -1: not decided yet"),
        Field("effect", -1, INSTANTS - 1, "the card whose effect is decided about; -1: none"),
        Field("target", -1, last, "whose hand is looked at; -1: none"),
        Field("thrown_away", 0, kinds, "cards thrown away by the Pocket Flamethrower"),
        Field("silenced", 0, 1, "no more effects in this round"),
        Field("factor", 1, MOST_SCORE, "what Tailwind and Headwind are multiplied by"),
        Field("inversions", 0, MOST_SCORE, "exchanges of highest and lowest still to come"),
        Field("own_choice", -1, kinds - 1, "the viewer's card lying face down; -1: none"),
        Field("deck", 0, _COUNT, "cards in the deck"),
        Field("disaster_deck", 0, len(DISASTERS), "disasters in their deck"),
        Field("at_bottom", 0, len(DISASTERS), "known to lie at its bottom, by type", len(TYPES)),
        Field("free_boards", 0, 1, "boards that no player has", len(BOARDS)),
        Field("hand", 0, _COUNT, "own cards, by kind", kinds),
        Field("looking_at", 0, _COUNT, "cards one of which may be taken, by kind", kinds),
        Field("discards", 0, _COUNT, "cards in the discard pile, by kind", kinds),
        Field("board", -1, len(BOARDS) - 1, "the dinosaur; -1: not chosen", players),
        Field("still_in", 0, 1, "not eliminated", players),
        Field("place", -ROUTE, MOST_PLACE, "space of the escape route", players),
        Field("hand_size", 0, _COUNT, "cards in hand", players),
        Field("decided", 0, 1, "a card lies face down", players),
        Field("front", -1, INSTANTS - 1, "the point card in front; -1: none", players),
        Field("bonus", -MOST_SCORE, MOST_SCORE, "points by effects", players),
        Field("instants", -MOST_SCORE, MOST_SCORE, "points by Tailwind and Headwind", players),
        Field("passed", 0, 1, "since the last instant was played", players),
        Field("passed_round", 0, 1, "for this round", players),
        Field("in_duel", 0, 1, "in the sudden death", players),
        Field("in_doubt", 0, _COUNT, "known cards that may have gone", players),
        Field("sure_instants", 0, _COUNT, "cards all know to be instants", players),
        Field("disasters", 0, len(TYPES) * 8, "had so far, by player and type", players * 4),
        Field("known", 0, _COUNT, "cards seen in the hand, by player and kind", players * kinds),
        Field("laid", 0, _COUNT, "further cards on the table, the same", players * kinds),
    )


TYPE_COUNT: Final = 4
TYPE_MASK: Final = (1 << TYPE_SIZE) - 1
BOARD_COUNT: Final = 4
PLAYER_FIELDS: Final = 13  # numbers for each player
# How many members a set of disasters of one type has.
SIZE_OF_SET: Final = vec[i64]([members.bit_count() for members in range(1 << TYPE_SIZE)])

# Where in the row cards are counted; literals, because the compiler inlines only these.
BOTTOM_AT: Final = 14
BOARDS_AT: Final = 18
HAND_AT: Final = 22
LOOKING_AT: Final = 46
DISCARDS_AT: Final = 70
PLAYERS_AT: Final = 94

# The notes on a row: how often the discard pile had become the deck, and how many cards of it the
# row has; the viewer's hand, the cards looked at; by player the disasters they have had and the
# cards known of their hands; how many further cards lie on the table, and where each is counted.
REFILLS: Final = 0
DISCARDS: Final = 1
HAND: Final = 2
LOOKING: Final = 3
AREAS: Final = 4
KNOWN: Final = 8
LAID: Final = 12
LAID_PLACES: Final = 13
_NO_NOTES: Final = vec[i64]([0] * (4 + 2 * MOST_PLAYERS + 1 + MOST_LAID))


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields: the decision, the decks, the players."""
    no_cards(game, row, at)
    write_changes(game, seat, row, at, _NO_NOTES[:])
    return at + PLAYERS_AT + (PLAYER_FIELDS + TYPE_COUNT + 2 * KINDS) * game.players


def observe_changes(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The same, for a row that has what this wrote last."""
    if not len(game.noted):
        no_cards(game, row, at)
        game.noted = _NO_NOTES[:]
    write_changes(game, seat, row, at, game.noted)


def no_cards(game: Position, row: vec[i16], at: i64) -> None:
    """No card of any kind anywhere, and no disaster."""
    players = game.players
    clear(row, at + HAND_AT, at + PLAYERS_AT)
    first = at + PLAYERS_AT + PLAYER_FIELDS * players
    clear(row, first, first + (TYPE_COUNT + 2 * KINDS) * players)


def write_changes(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """All numbers; cards are counted where the row has others by its notes."""
    observe_question(game, seat, row, at)
    observe_decks(game, row, at, notes)
    observe_hand(game, seat, row, at, notes)
    at += PLAYERS_AT
    observe_players(game, seat, row, at)
    at += PLAYER_FIELDS * game.players
    observe_areas(game, seat, row, at, notes)
    at += TYPE_COUNT * game.players
    observe_known(game, seat, row, at, notes)
    observe_laid(game, seat, row, at + KINDS * game.players, notes)


def observe_question(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The decision to make, and the results of the round so far."""
    stage = game.stage
    row[at] = i16(stage)
    row[at + 1] = i16(game.round_number)
    row[at + 2] = i16(game.disaster)
    row[at + 3] = i16(game.disaster_lies_open)
    row[at + 4] = NO_SEAT
    row[at + 5] = -1
    row[at + 6] = NO_SEAT
    row[at + 7] = 0
    row[at + 8] = i16(game.silenced)
    row[at + 9] = i16(game.factor)
    row[at + 10] = 0
    row[at + 11] = i16(game.chosen[seat])
    row[at + 12] = i16(game.in_deck)
    row[at + 13] = i16(game.shuffled + len(game.bottom))
    if EFFECT <= stage < SCORING:
        row[at + 5] = i16(game.effect)
        row[at + 7] = i16(game.shed)
        if stage == TAKE_FROM_HAND:
            row[at + 6] = i16(relative(game, game.target, seat))
    if stage == SCORING_INSTANTS:
        row[at + 10] = i16(game.inversions)
    if stage in (THREAT, SHED):
        row[at + 4] = i16(relative(game, game.resolving, seat))


def observe_decks(game: Position, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """The known tail of the disaster deck, free boards, and the discard pile."""
    clear(row, at + BOTTOM_AT, at + BOARDS_AT)
    for disaster in game.bottom:
        row[at + BOTTOM_AT + disaster // TYPE_SIZE] += 1
    free = free_boards(game)
    board: i64
    for board in range(BOARD_COUNT):
        row[at + BOARDS_AT + board] = i16(free >> board & 1)
    if notes[REFILLS] != game.refills:
        notes[REFILLS] = game.refills
        notes[DISCARDS] = 0
        clear(row, at + DISCARDS_AT, at + PLAYERS_AT)
    pile = game.pile
    size = len(pile)
    for place in range(size - game.in_discard, size - notes[DISCARDS]):
        row[at + DISCARDS_AT + pile[place]] += 1
    notes[DISCARDS] = game.in_discard


def observe_hand(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """The viewer's hand, and the other cards that the viewer sees."""
    held = game.hand[seat]
    chosen = game.chosen[seat]
    if chosen >= 0:
        held = without(held, chosen)
    visible: i64 = 0
    if seat == game.resolving:
        visible = game.peeked
        if game.stage == TAKE_FROM_HAND:
            visible = game.hand[game.target]
    change_hand(held, row, at + HAND_AT, notes, HAND)
    change_hand(visible, row, at + LOOKING_AT, notes, LOOKING)


def observe_players(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The fields with one number per player; numbers of one player are `players` places apart."""
    players = game.players
    hand, chosen, front, spot = game.hand, game.chosen, game.front, game.place
    board, sure_instants, known = game.board, game.sure_instants, game.known
    for owner in range(players):
        place = at + relative(game, owner, seat)
        face_down = i64(chosen[owner] >= 0)
        still_in = game.still_in >> owner & 1
        bonus: i64 = 0
        instants: i64 = 0
        if front[owner] >= 0 and still_in:
            bonus = game.bonus[owner]
            instants = game.instants[owner]
        doubts: i64 = 0
        if owner != seat:
            doubts = known[seat * players + owner] >> 50
        row[place] = i16(board[owner])
        row[place + players] = i16(still_in)
        row[place + 2 * players] = i16(spot[owner])
        row[place + 3 * players] = i16(size(hand[owner]) - face_down)
        row[place + 4 * players] = i16(face_down)
        row[place + 5 * players] = i16(front[owner])
        row[place + 6 * players] = i16(bonus)
        row[place + 7 * players] = i16(instants)
        row[place + 8 * players] = i16(game.passed >> owner & 1)
        row[place + 9 * players] = i16(game.silent >> owner & 1)
        row[place + 10 * players] = i16(game.duel >> owner & 1)
        row[place + 11 * players] = i16(doubts)
        row[place + 12 * players] = i16(sure_instants[owner])


def observe_areas(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """The disasters that players have had, by type."""
    area = game.area
    kind: i64
    for owner in range(game.players):
        had = area[owner]
        ahead = relative(game, owner, seat)
        if had != notes[AREAS + ahead]:
            notes[AREAS + ahead] = had
            place = at + TYPE_COUNT * ahead
            for kind in range(TYPE_COUNT):
                row[place + kind] = i16(SIZE_OF_SET[had & TYPE_MASK])
                had >>= TYPE_SIZE


def observe_known(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """The cards that the viewer has seen in other players' hands."""
    players = game.players
    for owner in range(players):
        seen: i64 = 0
        if owner != seat:
            seen = game.known[seat * players + owner] & CARDS_KNOWN
        place = relative(game, owner, seat)
        change_hand(seen, row, at + KINDS * place, notes, KNOWN + place)


def observe_laid(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """Further cards on the table."""
    for number in range(notes[LAID]):
        row[at + notes[LAID_PLACES + number]] = 0
    for number in range(game.laid_cards):
        card = game.laid[number]
        place = KINDS * relative(game, card >> LAID_SEAT & 7, seat) + (card & 31)
        row[at + place] += 1
        notes[LAID_PLACES + number] = place
    notes[LAID] = game.laid_cards


def relative(game: Position, other: i64, seat: i64) -> i64:
    """A seat counted from the viewer's; NO_SEAT stays NO_SEAT."""
    if other < 0:
        return NO_SEAT
    if other < seat:
        other += game.players
    return other - seat


def change_hand(hand: i64, row: vec[i16], at: i64, notes: vec[i64], note: i64) -> None:
    """Count the cards of a hand by kind, in place of those noted."""
    before = notes[note]
    if before == hand:
        return
    notes[note] = hand
    while before:
        row[at + (before & 31) - 1] = 0
        before >>= 5
    while hand:
        row[at + (hand & 31) - 1] += 1
        hand >>= 5


def clear(row: vec[i16], start: i64, end: i64) -> None:
    for place in range(start, end):
        row[place] = 0
