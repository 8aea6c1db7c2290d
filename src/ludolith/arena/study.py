"""What a game is like: every statistic of many games, and what an option changes.

Two sets of options are played with the same seeds and the same bots, and compared game by game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import asin, sqrt
from typing import Final

import msgspec

from ludolith.arena.backends import Backend
from ludolith.arena.event_statistics import Sums, watch_all, watcher, with_nothing
from ludolith.arena.intervals import student
from ludolith.arena.simulate import Plan, plan_of

_MOST_VALUES: Final = 60  # a field of an event with more of them holds amounts, no cards


class Statistic(msgspec.Struct, frozen=True):
    """One number per game, over all games. One game tells nothing of deviations."""

    name: str
    games: int
    share: float  # of the games in which it was not 0
    mean: float
    deviation: float | None
    error: float | None  # standard error of the mean
    least: float
    most: float


class Difference(msgspec.Struct, frozen=True):
    """A statistic under two sets of options."""

    name: str
    one: Statistic | None
    other: Statistic | None
    change: float
    low: float | None  # 95 % interval of the change, from the changes of single games
    high: float | None
    size: float | None  # Cohen's d of the mean; None: there is no deviation to measure it by
    share_size: float  # Cohen's h of the share of games

    @property
    def clear(self) -> bool:
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high

    @property
    def boundless(self) -> bool:
        """Whether every game of one side differs from every game of the other."""
        return self.clear and self.size is None


def study(
    plan: Plan,
    backend: Backend,
    watchers: Sequence[str] = (),
    report: Callable[[int], None] | None = None,
) -> tuple[Statistic, ...]:
    """Watch all games of a plan."""
    (found,) = watch_all((plan,), backend, watchers, report)
    return tuple(statistic(name, found[name], plan.games) for name in shown(found))


def compare(
    one: Plan,
    other: Plan,
    backend: Backend,
    watchers: Sequence[str] = (),
    report: Callable[[int], None] | None = None,
) -> tuple[Difference, ...]:
    """Watch the games of two plans that differ in options only; the largest effects first."""
    sides = watch_all((one, other), backend, watchers, report)
    found = []
    for name in shown(sides[-1]):
        here, there, changes = (
            statistic(name, side[name], one.games) if name in side else None for side in sides
        )
        if changes is not None:
            found.append(difference(here, there, changes))
    return tuple(sorted(found, key=largest_first))


def largest_first(each: Difference) -> tuple[bool, float, str]:
    return not each.boundless, -abs(each.change if each.size is None else each.size), each.name


def shown(names: Iterable[str]) -> list[str]:
    kinds = Counter(name.partition("=")[0] for name in names)
    return sorted(name for name in names if kinds[name.partition("=")[0]] <= _MOST_VALUES)


def statistic(name: str, seen: Sums, games: int) -> Statistic:
    sums = with_nothing(seen, games)
    deviation = sqrt(sums.squares / (games - 1)) if games > 1 else None
    return Statistic(
        name,
        games,
        sums.games_with / games,
        sums.total / games,
        deviation,
        None if deviation is None else deviation / sqrt(games),
        sums.least,
        sums.most,
    )


def difference(one: Statistic | None, other: Statistic | None, changes: Statistic) -> Difference:
    """What changes from one to the other; a statistic that is missing was 0 in every game."""
    spread = [0.0 if side is None else side.deviation or 0.0 for side in (one, other)]
    share = [0.0 if side is None else side.share for side in (one, other)]
    change = changes.mean
    pooled = sqrt((spread[0] ** 2 + spread[1] ** 2) / 2)
    size = change / pooled if pooled else None if change else 0.0
    angle = 2 * asin(sqrt(min(1.0, share[1]))) - 2 * asin(sqrt(min(1.0, share[0])))
    low = high = None
    if changes.error is not None:
        reach = student(changes.games) * changes.error
        low, high = change - reach, change + reach
    return Difference(changes.name, one, other, change, low, high, size, angle)


__all__ = ["Difference", "Plan", "Statistic", "compare", "plan_of", "study", "watcher"]
