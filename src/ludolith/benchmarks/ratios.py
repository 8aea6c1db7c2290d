"""Which ratios there are, and how each is measured.

The speed of a processor varies by a third from one second to the next. So the two sides take turns
in slices far shorter than that, and the best slice of each counts, which was disturbed least.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

import ludolith
from ludolith.arena.optional_packages import extra
from ludolith.arena.simulate import cores, plan_of, simulate
from ludolith.benchmarks import c_programs
from ludolith.benchmarks.c_programs import BEST, SAME, CSide, every_variant
from ludolith.benchmarks.compared_sides import LearnersSide, PythonSide, Side
from ludolith.benchmarks.side_messages import Answer, Disagreement, Order
from ludolith.engine.errors import BadRequest

SLICE: Final = 20_000_000  # nanoseconds
CHECKED: Final = 10  # games of each variant that must come out the same before any is measured

REFERENCE: Final = "diamant"  # the game with which others are compared
CLONE_VS_INTERPRETED: Final = 6.0
TWO_PROCESSES_VS_ONE: Final = 1.9
SIMULATE_VS_PLAYOUT: Final = 0.8
SEARCH_VS_PLAYOUT: Final = 1 / 6  # 150,000 iterations where playouts do 900,000 games
SEARCHED: Final = 10_000  # iterations: the tree is then as large as a master's


class Ratio(msgspec.Struct, frozen=True):
    """A ratio by name, what it should reach, and how to measure it in about so many seconds."""

    name: str
    target: float
    measure: Callable[[float], float]


def all_ratios(games: Sequence[str]) -> tuple[Ratio, ...]:
    """The ratios of these games, and those of the whole."""
    found = [ratio for game in games for ratio in ratios_of(game)]
    found.append(
        Ratio(f"{REFERENCE}.clone.vs_interpreted", CLONE_VS_INTERPRETED, clone_vs_interpreted)
    )
    found.append(Ratio(f"{REFERENCE}.search.vs_playout", SEARCH_VS_PLAYOUT, search_vs_playout))
    found.append(Ratio("processes.2_vs_1", TWO_PROCESSES_VS_ONE, two_processes_vs_one))
    found.append(Ratio("simulate.vs_playout", SIMULATE_VS_PLAYOUT, simulate_vs_playout))
    return tuple(found)


def ratios_of(game: str) -> list[Ratio]:
    """What is measured of every game."""
    targets = ludolith.game(game).effort
    found = []
    if c_programs.exists(game):
        found.append(Ratio(f"{game}.playout.vs_c", targets.vs_c, partial(vs_c, game)))
    if c_programs.exists(game, BEST):
        best = partial(vs_c, game, kind=BEST)
        found.append(Ratio(f"{game}.playout.vs_best_c", targets.vs_best_c, best))
    interpreted = partial(vs_interpreted, Order(game=game))
    found.append(Ratio(f"{game}.playout.vs_interpreted", targets.vs_interpreted, interpreted))
    if game != REFERENCE:
        beside = partial(vs_reference, game)
        found.append(Ratio(f"{game}.playout.vs_{REFERENCE}", targets.vs_reference, beside))
    at_once = partial(vector_vs_playout, game)
    found.append(Ratio(f"{game}.vector.vs_playout", targets.vector_vs_playout, at_once))
    return found


# -- the ratios: how many times faster the first side is


def vs_c(game: str, seconds: float, kind: str = SAME) -> float:
    """Compiled games against the same games in C; every variant must come out the same first."""
    with PythonSide() as compiled, CSide(game, kind) as in_c:
        for variant in every_variant(game):
            agree(variant.repeated(CHECKED), compiled, in_c)
        order = slice_of(compiled, Order(game=game))
        agree(order, compiled, in_c)
        ours, theirs = least([lambda: cost(compiled, order), lambda: cost(in_c, order)], seconds)
        return theirs / ours


def clone_vs_interpreted(seconds: float) -> float:
    """Copies of a position in the middle of a game, compiled against interpreted."""
    return vs_interpreted(Order(game=REFERENCE, work="clones"), seconds)


def vs_interpreted(order: Order, seconds: float) -> float:
    """The same work compiled against interpreted."""
    with PythonSide() as compiled, PythonSide(interpreted=True) as interpreted:
        slow = slice_of(interpreted, order)
        agree(slow, compiled, interpreted)
        fast = slice_of(compiled, order)
        ours, theirs = least(
            [lambda: cost(compiled, fast), lambda: cost(interpreted, slow)], seconds
        )
        return theirs / ours


def vs_reference(game: str, seconds: float) -> float:
    """Games in the time of one of the reference, four players each."""
    with PythonSide() as side:
        order, reference = slice_of(side, Order(game=game)), slice_of(side, Order(game=REFERENCE))
        ours, theirs = least([lambda: cost(side, order), lambda: cost(side, reference)], seconds)
        return theirs / ours


def search_vs_playout(seconds: float) -> float:
    """Iterations of a search from the opening against bare playouts, four players."""
    search = Order(game=REFERENCE, work="search", times=SEARCHED)
    with PythonSide() as side:
        playouts = slice_of(side, Order(game=REFERENCE))
        ours, theirs = least([lambda: cost(side, search), lambda: cost(side, playouts)], seconds)
        return theirs / ours


def vector_vs_playout(game: str, seconds: float) -> float:
    """Decisions of a thousand games stepped at once against those of bare playouts."""
    extra("gymnasium", "gymnasium", "the environment of many games")
    with LearnersSide() as learners, PythonSide() as bare:
        order = Order(game=game)
        steps, playouts = slice_of(learners, order), slice_of(bare, order)
        ours, theirs = least(
            [lambda: per_decision(learners, steps), lambda: per_decision(bare, playouts)], seconds
        )
        return theirs / ours


def two_processes_vs_one(seconds: float) -> float:
    """Games of two processes at once against those of one alone, by the clock on the wall.

    Both are done when the slower one is. Two that share a core, or take caches and memory from each
    other, are no faster than one. On a busy machine two cores are not free, and the ratio falls.
    """
    if cores() < 2:
        raise BadRequest("two processes cannot be compared with one: this machine has one core")
    with PythonSide() as one, PythonSide() as other:
        order = slice_of(one, Order(game=REFERENCE))
        other.do(order)

        def at_once() -> None:
            for side in (one, other):
                side.begin(order)
            for side in (one, other):
                side.finish()

        # Two cores are undisturbed at once more rarely than one: there are more turns.
        both, alone = least(
            [lambda: on_the_wall(at_once), lambda: on_the_wall(lambda: one.do(order))], 2 * seconds
        )
        return 2 * alone / both


def simulate_vs_playout(seconds: float) -> float:
    """A simulation of a million games on all cores against bare playouts, by the clock on the wall.

    Everything counts: starting the processes, playing, counting, adding up. 1 would be as fast as
    bare playouts on every core. A turn is long, a million games on either side, so that each starts
    only once.
    """
    games, jobs = 1_000_000, cores()
    plan = plan_of(REFERENCE, 4, games)
    order = Order(game=REFERENCE, times=games)
    with PythonSide() as side:
        simulated, bare = least(
            [
                lambda: on_the_wall(lambda: simulate(plan, jobs)),
                lambda: on_the_wall(lambda: side.do(order)),
            ],
            2 * seconds,
        )
        return bare / (jobs * simulated)


# -- measuring


def least(turns: Sequence[Callable[[], float]], seconds: float) -> list[float]:
    """Let the sides take turns for a while; the least that each gave."""
    end = time.monotonic() + seconds
    found = [turn() for turn in turns]
    while time.monotonic() < end:
        found = [min(before, turn()) for before, turn in zip(found, turns, strict=True)]
    return found


def on_the_wall(work: Callable[[], object]) -> float:
    """Nanoseconds of wall time until it is done."""
    begin = time.perf_counter_ns()
    work()
    return time.perf_counter_ns() - begin


def slice_of(side: Side, order: Order) -> Order:
    """The order, repeated so often that it takes this side about one slice."""
    while side.do(order).nanoseconds < SLICE:
        order = order.repeated(2 * order.times)
    return order


def cost(side: Side, order: Order) -> float:
    """Processor time for doing the work once."""
    return side.do(order).nanoseconds / order.times


def per_decision(side: Side, order: Order) -> float:
    """Processor time for one decision."""
    answer = side.do(order)
    return answer.nanoseconds / answer.count


def agree(order: Order, one: Side, other: Side) -> None:
    """Refuse to compare sides that do not come to the same result."""
    here, there = one.do(order), other.do(order)
    if result(here) != result(there):
        raise Disagreement(
            f"the two sides disagree about {order}: {result(here)} and {result(there)}"
        )


def result(answer: Answer) -> tuple[int, int]:
    """The part of an answer that does not depend on speed."""
    return answer.count, answer.checksum
