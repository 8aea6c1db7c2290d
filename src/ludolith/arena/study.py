"""What a game is like: every statistic of many games, and what an option changes.

Two sets of options are played with the same seeds and the same bots. Sums are added in the order of
the games, so that they are the same to the last bit whoever played which part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from math import asin, sqrt
from typing import Final

import msgspec

from ludolith import bots, games
from ludolith.arena.accumulators import STANDARD, Accumulator
from ludolith.arena.backends import Backend
from ludolith.arena.simulate import Plan, plan_of
from ludolith.arena.standings import SURE
from ludolith.arena.tally import streams_of
from ludolith.engine.bot import Bot, ask
from ludolith.engine.chance import seeded
from ludolith.engine.errors import BadRequest
from ludolith.engine.state import State

_BATCHES: Final = 200
_SMALLEST_BATCH: Final = 10
_MOST_VALUES: Final = 60  # a field of an event with more of them holds amounts, no cards


class Part(msgspec.Struct, frozen=True):
    """Some games of a study."""

    plan: Plan
    watchers: tuple[str, ...]
    first: int
    games: int


class Sums(msgspec.Struct):
    """One statistic over a number of games."""

    games: int = 0  # that gave a value
    games_with: int = 0  # of them those in which it was not 0
    total: float = 0.0
    squares: float = 0.0
    least: float = 0.0
    most: float = 0.0


class Statistic(msgspec.Struct, frozen=True):
    """One number per game, over all games."""

    name: str
    games: int
    share: float  # of the games in which it was not 0
    mean: float
    deviation: float
    error: float  # standard error of the mean
    least: float
    most: float


class Difference(msgspec.Struct, frozen=True):
    """A statistic under two sets of options."""

    name: str
    one: Statistic | None
    other: Statistic | None
    change: float
    low: float  # 95 % interval of the change
    high: float
    size: float  # Cohen's d of the mean
    share_size: float  # Cohen's h of the share of games

    @property
    def clear(self) -> bool:
        return not self.low <= 0 <= self.high


def study(
    plan: Plan,
    backend: Backend,
    watchers: Sequence[str] = (),
    report: Callable[[int], None] | None = None,
) -> tuple[Statistic, ...]:
    """Watch all games of a plan."""
    for name in watchers:
        watcher(name)
    size = max(_SMALLEST_BATCH, plan.games // _BATCHES)
    parts = [
        Part(plan, tuple(watchers), first, min(size, plan.games - first))
        for first in range(0, plan.games, size)
    ]
    results: dict[int, dict[str, Sums]] = {}
    for number, part in backend.run(watch, parts):
        results[number] = part
        if report is not None:
            report(parts[number].games)
    together: dict[str, Sums] = {}
    for number in range(len(parts)):
        for name, sums in results[number].items():
            add(together, name, sums)
    kinds = Counter(name.partition("=")[0] for name in together)
    return tuple(
        statistic(name, sums, plan.games)
        for name, sums in sorted(together.items())
        if kinds[name.partition("=")[0]] <= _MOST_VALUES
    )


def watcher(name: str) -> type[Accumulator]:
    """An accumulator by `package.module:Class`."""
    module, colon, kind = name.partition(":")
    try:
        found = getattr(import_module(module), kind) if colon else None
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadRequest(f"there is no accumulator {name!r}: {problem}") from None
    if not (isinstance(found, type) and issubclass(found, Accumulator)):
        raise BadRequest(f"{name!r} is no accumulator; give package.module:Class")
    return found


def watch(part: Part) -> dict[str, Sums]:
    """Play some games with everybody watching."""
    plan = part.plan
    game = games.game(plan.game)
    table = [bots.bot(game, name) for name in plan.bots]
    watching = [kind() for kind in (*STANDARD, *map(watcher, part.watchers))]
    sums: dict[str, Sums] = {}
    for number in range(part.first, part.first + part.games):
        seed = (plan.seed << 32) + number
        template = game.template(plan.players, plan.options)
        template.listen()
        state = template.fresh(seeded(seed))
        for name, value in played(state, table, seed, watching).items():
            add(sums, name, Sums(1, int(value != 0), value, value * value, value, value))
    return sums


def played(
    state: State, table: Sequence[Bot], seed: int, watching: Sequence[Accumulator]
) -> Mapping[str, float]:
    """One game, and what everybody saw in it."""
    streams = streams_of(dict(enumerate(table)), seed)
    for one in watching:
        one.before(state)
    told = state.take_events()
    for one in watching:
        one.step(state, -1, -1, told)
    while not state.over:
        for seat in list(state.deciders()):
            move = ask(table[seat], state, seat, streams[seat])
            state.act(seat, move)
            told = state.take_events()
            for one in watching:
                one.step(state, seat, move, told)
    found: dict[str, float] = {}
    for one in watching:
        found |= one.after(state)
    return found


def add(sums: dict[str, Sums], name: str, more: Sums) -> None:
    own = sums.get(name)
    if own is None:
        sums[name] = Sums(
            more.games, more.games_with, more.total, more.squares, more.least, more.most
        )
        return
    own.games += more.games
    own.games_with += more.games_with
    own.total += more.total
    own.squares += more.squares
    own.least = min(own.least, more.least)
    own.most = max(own.most, more.most)


def statistic(name: str, sums: Sums, games: int) -> Statistic:
    mean = sums.total / games
    variance = max(0.0, sums.squares - games * mean * mean) / max(1, games - 1)
    deviation = sqrt(variance)
    missing = [0.0] if sums.games < games else []
    return Statistic(
        name,
        games,
        sums.games_with / games,
        mean,
        deviation,
        deviation / sqrt(games),
        min([sums.least, *missing]),
        max([sums.most, *missing]),
    )


# -- two sets of options


def compare(one: Sequence[Statistic], other: Sequence[Statistic]) -> tuple[Difference, ...]:
    """Every statistic of both, the clearest differences first."""
    here, there = ({each.name: each for each in side} for side in (one, other))
    found = [difference(name, here.get(name), there.get(name)) for name in {**here, **there}]
    return tuple(sorted(found, key=lambda each: (-abs(each.size), each.name)))


def difference(name: str, one: Statistic | None, other: Statistic | None) -> Difference:
    """What changes from one to the other; a statistic that is missing was 0 in every game."""
    mean = [0.0 if side is None else side.mean for side in (one, other)]
    spread = [0.0 if side is None else side.deviation for side in (one, other)]
    error = [0.0 if side is None else side.error for side in (one, other)]
    share = [0.0 if side is None else side.share for side in (one, other)]
    change = mean[1] - mean[0]
    reach = SURE * sqrt(error[0] ** 2 + error[1] ** 2)
    pooled = sqrt((spread[0] ** 2 + spread[1] ** 2) / 2)
    size = change / pooled if pooled else 0.0
    angle = 2 * asin(sqrt(min(1.0, share[1]))) - 2 * asin(sqrt(min(1.0, share[0])))
    return Difference(name, one, other, change, change - reach, change + reach, size, angle)


__all__ = ["Difference", "Plan", "Statistic", "compare", "plan_of", "study", "watcher"]
