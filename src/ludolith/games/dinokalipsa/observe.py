# Compiled with mypyc.
"""The observation of a seat in Dinokalipsa, and the meaning of its numbers (HLD-04, HLD-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bits import count
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
    ROUTE,
    TYPE_SIZE,
    TYPES,
)
from ludolith.games.dinokalipsa.packed_hand import size, without
from ludolith.games.dinokalipsa.position import CARDS_KNOWN, LAID_SEAT, NO_SEAT, Position
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


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields: the decision, the decks, the players."""
    at = observe_question(game, seat, row, at)
    at = observe_cards(game, seat, row, at)
    players = game.players
    areas = at + PLAYER_FIELDS * players
    known = areas + TYPE_COUNT * players
    laid = known + KINDS * players
    clear(row, areas, laid + KINDS * players)
    owner = seat
    for place in range(players):
        observe_player(game, seat, owner, row, at + place)
        for kind in range(TYPE_COUNT):
            of_type = game.area[owner] >> (TYPE_SIZE * kind) & TYPE_MASK
            row[areas + TYPE_COUNT * place + kind] = i16(count(of_type))
        if owner != seat:
            seen = game.known[seat * players + owner]
            add_hand(seen & CARDS_KNOWN, row, known + KINDS * place)
        owner = owner + 1 if owner + 1 < players else 0
    for number in range(game.laid_cards):
        card = game.laid[number]
        place = relative(game, card >> LAID_SEAT & 7, seat)
        row[laid + KINDS * place + (card & 31)] += 1
    return laid + KINDS * players


def observe_question(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The decision to make, and the results of the round so far."""
    stage = game.stage
    threatened = stage in (THREAT, SHED)
    asked = EFFECT <= stage < SCORING
    row[at] = i16(stage)
    row[at + 1] = i16(game.round_number)
    row[at + 2] = i16(game.disaster)
    row[at + 3] = 1 if game.disaster_lies_open else 0
    row[at + 4] = i16(relative(game, game.resolving if threatened else NO_SEAT, seat))
    row[at + 5] = i16(game.effect) if asked else -1
    row[at + 6] = i16(relative(game, game.target if stage == TAKE_FROM_HAND else NO_SEAT, seat))
    row[at + 7] = i16(game.shed) if asked else 0
    row[at + 8] = 1 if game.silenced else 0
    row[at + 9] = i16(game.factor)
    row[at + 10] = i16(game.inversions) if stage == SCORING_INSTANTS else 0
    row[at + 11] = i16(game.chosen[seat])
    row[at + 12] = i16(game.in_deck)
    row[at + 13] = i16(game.shuffled + len(game.bottom))
    return at + 14


def observe_cards(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Decks, boards, the viewer's hand, and the other cards that the viewer sees."""
    boards = at + TYPE_COUNT
    hand = boards + BOARD_COUNT
    looking = hand + KINDS
    discards = looking + KINDS
    clear(row, at, discards + KINDS)
    for disaster in game.bottom:
        row[at + disaster // TYPE_SIZE] += 1
    free = free_boards(game)
    for board in range(BOARD_COUNT):
        row[boards + board] = i16(free >> board & 1)
    chosen = game.chosen[seat]
    held = game.hand[seat]
    add_hand(without(held, chosen) if chosen >= 0 else held, row, hand)
    if seat == game.resolving:
        in_sight = game.hand[game.target] if game.stage == TAKE_FROM_HAND else game.peeked
        add_hand(in_sight, row, looking)
    pile = game.pile
    for place in range(len(pile) - game.in_discard, len(pile)):
        row[discards + pile[place]] += 1
    return discards + KINDS


def observe_player(game: Position, seat: i64, owner: i64, row: vec[i16], at: i64) -> None:
    """The fields with one number per player; numbers of one player are `players` places apart."""
    players = game.players
    face_down = game.chosen[owner] >= 0
    row[at] = i16(game.board[owner])
    row[at + players] = i16(game.still_in >> owner & 1)
    row[at + 2 * players] = i16(game.place[owner])
    row[at + 3 * players] = i16(size(game.hand[owner]) - (1 if face_down else 0))
    row[at + 4 * players] = 1 if face_down else 0
    row[at + 5 * players] = i16(game.front[owner])
    playing = game.front[owner] >= 0 and game.still_in >> owner & 1
    row[at + 6 * players] = i16(game.bonus[owner]) if playing else 0
    row[at + 7 * players] = i16(game.instants[owner]) if playing else 0
    row[at + 8 * players] = i16(game.passed >> owner & 1)
    row[at + 9 * players] = i16(game.silent >> owner & 1)
    row[at + 10 * players] = i16(game.duel >> owner & 1)
    doubts: i64 = 0 if owner == seat else game.known[seat * players + owner] >> 50
    row[at + 11 * players] = i16(doubts)
    row[at + 12 * players] = i16(game.sure_instants[owner])


def relative(game: Position, other: i64, seat: i64) -> i64:
    """A seat counted from the viewer's; NO_SEAT stays NO_SEAT."""
    if other < 0:
        return NO_SEAT
    return other - seat if other >= seat else other - seat + game.players


def add_hand(hand: i64, row: vec[i16], at: i64) -> None:
    """Count the cards of a hand by kind."""
    while hand:
        row[at + (hand & 31) - 1] += 1
        hand >>= 5


def clear(row: vec[i16], start: i64, end: i64) -> None:
    for place in range(start, end):
        row[place] = 0
