# Compiled with mypyc.
"""Effects used after the reveal: the order in which their owners decide (HLD-13 to HLD-15)."""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.bits import SEATS
from ludolith.games.dinokalipsa import emit
from ludolith.games.dinokalipsa.codes import PASS, SCORING
from ludolith.games.dinokalipsa.components import VALUE
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF
from ludolith.games.dinokalipsa.position import NO_CARD, NO_SEAT, Position


def next_effect(game: Position) -> None:
    """Ask the owner of the next effect; when all are done, scoring begins."""
    if not game.waiting:
        game.resolving = NO_SEAT
        game.effect = NO_CARD
        game.stage = SCORING
        return
    seat = first_in_order(game)
    game.waiting &= ~(1 << seat)
    card = game.front[seat]
    if not EFFECT_OF[card].possible(game, seat):
        return
    game.resolving = seat
    game.effect = card
    game.shed = 0
    game.asked = 1 << seat


def first_in_order(game: Position) -> i64:
    """Lowest printed value, then lower place on the escape route, then lower seat (HLD-14)."""
    chosen: i64 = NO_SEAT
    for seat in SEATS[game.waiting]:
        if chosen < 0 or comes_before(game, seat, chosen):
            chosen = seat
    return chosen


def comes_before(game: Position, seat: i64, other: i64) -> bool:
    """Whether the effect of `seat` comes before that of `other`, which has the lower seat."""
    value = VALUE[game.front[seat]]
    other_value = VALUE[game.front[other]]
    if value != other_value:
        return value < other_value
    return game.place[seat] < game.place[other]


def answer(game: Position, seat: i64, move: i64) -> None:
    """The owner of an effect uses it or declines."""
    game.asked = 0
    if move != PASS:
        EFFECT_OF[game.effect].use(game, seat, move)
    elif game.emitted is not None:
        emit.declined(game, seat)
