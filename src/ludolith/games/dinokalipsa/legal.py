# Compiled with mypyc.
"""The legal moves of a player, as lists of move codes in ascending order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.rng import Rng
from ludolith.engine.scratch import scratch
from ludolith.games.dinokalipsa.codes import (
    BOARD,
    BOARDS,
    CHOOSE,
    DISCARD,
    EFFECT,
    PASS,
    PASS_ROUND,
    PLAY,
    SCORING,
    SCORING_INSTANTS,
    SHED,
    SUDDEN_DEATH,
    THREAT,
)
from ludolith.games.dinokalipsa.components import CARDS, INSTANTS, KINDS, RESCUES, SETS_OF_SEATS
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF, Instant
from ludolith.games.dinokalipsa.effects.table import EFFECTS
from ludolith.games.dinokalipsa.move_lists import (
    ANY_CARD,
    POINT_CARDS,
    cards,
    members,
    write_cards,
)
from ludolith.games.dinokalipsa.packed_hand import set_of_instants
from ludolith.games.dinokalipsa.position import NOTHING, Position
from ludolith.games.dinokalipsa.round import free_boards


def _instants(asked: list[int], kinds: range) -> vec[vec[i64]]:
    """Moves of a player who may pass, or play one of these kinds of instant cards.

    For each set of instant cards held, and for each set of seats that may be aimed at.
    """
    found = []
    for held in range(1 << KINDS - INSTANTS):
        for seats in range(SETS_OF_SEATS):
            moves = asked[:]
            for kind in kinds:
                instant = EFFECTS[CARDS[kind]]
                assert isinstance(instant, Instant)
                if held >> (kind - INSTANTS) & 1:
                    moves += instant.moves(seats)
            found.append(vec[i64](moves))
    return vec[vec[i64]](found)


# The most frequent decisions: their lists of moves are made in advance.
_SCORING: Final = _instants([PASS, PASS_ROUND], range(INSTANTS, RESCUES))
_RESCUES: Final = _instants([PASS], range(RESCUES, KINDS))


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of a player who must decide."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return NOTHING
    stage = game.stage
    if stage in (CHOOSE, SUDDEN_DEATH):
        return cards(game.hand[seat], PLAY, POINT_CARDS, False)
    if stage == SCORING_INSTANTS:
        return scoring_instants(game, seat)
    if EFFECT <= stage < SCORING:
        return EFFECT_OF[game.effect].choices(game, seat)
    if stage == SHED:
        return cards(game.hand[seat], DISCARD, ANY_CARD, True)
    if stage == THREAT:
        return rescues(game, seat)
    assert stage == BOARDS
    return members(free_boards(game), BOARD, False)


def random_move(game: Position, seat: i64, rng: Rng) -> i64:
    """One of them; the most frequent ones are not listed for it."""
    if game.stage in (CHOOSE, SUDDEN_DEATH):
        moves = scratch()
        number = write_cards(moves, 0, game.hand[seat], PLAY, POINT_CARDS)
        return moves[rng.below(number)]
    moves = legal(game, seat)
    return moves[rng.below(len(moves))]


def scoring_instants(game: Position, seat: i64) -> vec[i64]:
    """Pass, or play a scoring instant on any player still in (HLD-19)."""
    held = set_of_instants(game.hand[seat])
    return _SCORING[held * SETS_OF_SEATS + game.still_in]


def rescues(game: Position, seat: i64) -> vec[i64]:
    """Take the disaster, or play a card against it, on another player still in if it is aimed
    (HLD-36).
    """
    held = set_of_instants(game.hand[seat])
    return _RESCUES[held * SETS_OF_SEATS + (game.still_in & ~(1 << seat))]


def asking_rule(game: Position) -> str:
    """The rule that says which moves are legal now."""
    stage = game.stage
    if stage == BOARDS:
        return "HLD-01"
    if stage == CHOOSE:
        return "HLD-12"
    if stage == SCORING_INSTANTS:
        return "HLD-19"
    if stage == SUDDEN_DEATH:
        return "HLD-32"
    if stage == THREAT:
        return "HLD-36"
    if stage == SHED:
        return "HLD-37"
    return "HLD-15"
