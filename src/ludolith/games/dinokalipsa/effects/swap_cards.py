# Compiled with mypyc.
"""Lasso Viper and Peckish Plant: two played cards change places, nothing else (HLD-17)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import SEATS, count
from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.codes import PAIRS, PASS, SWAP_OTHERS, SWAP_WITH
from ludolith.games.dinokalipsa.components import VALUE, WITH_EFFECT
from ludolith.games.dinokalipsa.effects.effect import Effect
from ludolith.games.dinokalipsa.evaluate import (
    as_scores_stand,
    inversions_to_come,
    outlook,
    running_scores,
)
from ludolith.games.dinokalipsa.move_lists import members, pairs_of
from ludolith.games.dinokalipsa.position import Position

_ONE: Final = vec[i64]([one for one, _ in PAIRS])
_OTHER: Final = vec[i64]([other for _, other in PAIRS])


@final
@mypyc_attr(acyclic=True)
class SwapWithNeighbour(Effect):
    """With a neighbour whose played card has no effect."""

    def __init__(self) -> None:
        super().__init__(asks=True)

    def possible(self, game: Position, seat: i64) -> bool:
        return targets(game, seat) != 0

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        return members(targets(game, seat), SWAP_WITH, True)

    def use(self, game: Position, seat: i64, move: i64) -> None:
        swap(game, seat, seat, move - SWAP_WITH)

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        if move == PASS:
            return as_scores_stand(game, seat)
        return worth_of_swap(game, seat, seat, move - SWAP_WITH)


@final
@mypyc_attr(acyclic=True)
class SwapOthers(Effect):
    """The cards of two others."""

    def __init__(self) -> None:
        super().__init__(asks=True)

    def possible(self, game: Position, seat: i64) -> bool:
        return count(game.still_in) > 2

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        return pairs_of(game.still_in & ~(1 << seat))

    def use(self, game: Position, seat: i64, move: i64) -> None:
        pair = move - SWAP_OTHERS
        swap(game, seat, _ONE[pair], _OTHER[pair])

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        if move == PASS:
            return as_scores_stand(game, seat)
        pair = move - SWAP_OTHERS
        return worth_of_swap(game, seat, _ONE[pair], _OTHER[pair])


def swap(game: Position, seat: i64, one: i64, other: i64) -> None:
    front = game.front
    card = front[one]
    front[one] = front[other]
    front[other] = card
    if game.emitted is not None:
        game.emit(events.CardsSwapped(seat=seat, one=one, other=other))


def worth_of_swap(game: Position, seat: i64, one: i64, other: i64) -> float:
    """The worth of the scores with two printed values exchanged."""
    scores = running_scores(game)
    difference = VALUE[game.front[other]] - VALUE[game.front[one]]
    scores[one] += difference
    scores[other] -= difference
    return outlook(game, scores, inversions_to_come(game), seat)


def targets(game: Position, seat: i64) -> i64:
    """Neighbours whose played card has no effect, as a set."""
    found: i64 = 0
    for other in SEATS[neighbours(game, seat)]:
        if not WITH_EFFECT >> game.front[other] & 1:
            found |= 1 << other
    return found


def neighbours(game: Position, seat: i64) -> i64:
    """The nearest players still in on both sides (HLD-51)."""
    players = game.players
    left = (seat + 1) % players
    while not game.still_in >> left & 1:
        left = (left + 1) % players
    right = (seat + players - 1) % players
    while not game.still_in >> right & 1:
        right = (right + players - 1) % players
    both: i64 = (1 << left) | (1 << right)
    return both
