"""Games with all their events watched, and the sums of what was seen.

The games are cut into parts by their number alone, and the sums of the parts are put together in
order: so they are the same to the last bit, no matter which worker played which part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Final

import msgspec

from ludolith import bots, games
from ludolith.arena.accumulators import STANDARD, Accumulator
from ludolith.arena.backends import Backend
from ludolith.arena.bot_errors import described, naming
from ludolith.arena.game_totals import checked, streams_of
from ludolith.arena.simulate import Plan
from ludolith.engine.bot import Bot
from ludolith.engine.chance_source import seeded
from ludolith.engine.errors import BadRequest
from ludolith.engine.state import State

_PARTS: Final = 200
_SMALLEST_PART: Final = 10
_MOST: Final = 1e100  # the squares of larger numbers cannot be added up


class Part(msgspec.Struct, frozen=True):
    """Some games, each under every one of these plans, which differ in their options only."""

    plans: tuple[Plan, ...]
    watchers: tuple[str, ...]
    first: int
    games: int


class Sums(msgspec.Struct):
    """One statistic over a number of games."""

    by: str  # the accumulator that gives it
    games: int  # that gave a value
    games_with: int  # of them those in which it was not 0
    total: float
    squares: float  # of the distances from the mean
    least: float
    most: float


Watched = dict[str, Sums]  # by the statistic's name


def watch_all(
    plans: tuple[Plan, ...],
    backend: Backend,
    watchers: Sequence[str],
    report: Callable[[int], None] | None,
) -> list[Watched]:
    """The sums of every plan; of two, also those of the changes from the first to the second."""
    for name in watchers:
        made(name)
    number = plans[0].games
    size = max(_SMALLEST_PART, number // _PARTS)
    parts = [
        Part(plans, tuple(watchers), first, min(size, number - first))
        for first in range(0, number, size)
    ]
    results: dict[int, list[Watched]] = {}
    for place, part in backend.run(watch, parts):
        results[place] = part
        if report is not None:
            report(parts[place].games)
    together: list[Watched] = [{} for _ in results[0]]
    for place in range(len(parts)):
        for whole, part_of_it in zip(together, results[place], strict=True):
            for name, sums in part_of_it.items():
                add(whole, name, sums)
    return together


def watch(part: Part) -> list[Watched]:
    """Play some games and watch all their events."""
    game = games.game(part.plans[0].game)
    table = [bots.bot(game, name) for name in part.plans[0].bots]
    watching = [(kind.__name__, kind()) for kind in STANDARD]
    watching += [(name, made(name)) for name in part.watchers]
    sums: list[Watched] = [{} for _ in part.plans]
    changes: Watched = {}
    for number in range(part.first, part.first + part.games):
        found = []
        for plan, own in zip(part.plans, sums, strict=True):
            template = game.template(plan.players, plan.options)
            template.keep_events()
            seed = (plan.seed << 32) + number
            with naming(plan.bots, seed):
                values = played(template.fresh(seeded(seed)), table, seed, watching)
            for name, (by, value) in values.items():
                add_value(own, name, by, value)
            found.append(values)
        if len(found) > 1:
            one, other = found
            for name, (by, _) in {**one, **other}.items():
                nothing = (by, 0.0)
                change = other.get(name, nothing)[1] - one.get(name, nothing)[1]
                add_value(changes, name, by, change)
    return [*sums, changes] if len(part.plans) > 1 else sums


def played(
    state: State,
    table: Sequence[Bot],
    seed: int,
    watching: Sequence[tuple[str, Accumulator]],
) -> dict[str, tuple[str, float]]:
    """One game, and what each watcher saw in it: which watcher gave each number, and the number."""
    streams = streams_of(dict(enumerate(table)), seed)
    for by, one in watching:
        with Fault(by, "before", seed):
            one.before(state)
    emitted = state.take_events()
    for by, one in watching:
        with Fault(by, "step", seed):
            one.step(state, -1, -1, emitted)
    while not state.over:
        for seat in list(state.deciders()):
            move = checked(table[seat], state, seat, streams[seat])
            state.act(seat, move)
            emitted = state.take_events()
            for by, one in watching:
                with Fault(by, "step", seed):
                    one.step(state, seat, move, emitted)
    found: dict[str, tuple[str, float]] = {}
    for by, one in watching:
        with Fault(by, "after", seed):
            given = numbers(one.after(state))
        for name, value in given.items():
            if name in found:
                raise given_twice(name, found[name][0], by)
            found[name] = (by, value)
    return found


# -- accumulators of other people


def watcher(name: str) -> type[Accumulator]:
    """An accumulator by `package.module:Class`."""
    module, colon, kind = name.partition(":")
    try:
        found = getattr(import_module(module), kind) if colon else None
    except (Exception, SystemExit) as problem:
        raise BadRequest(f"there is no accumulator {name!r}: {described(problem)}") from None
    if not (isinstance(found, type) and issubclass(found, Accumulator)):
        raise BadRequest(f"{name!r} is no accumulator; give package.module:Class")
    return found


def made(name: str) -> Accumulator:
    kind = watcher(name)
    try:
        return kind()
    except (Exception, SystemExit) as problem:
        raise BadRequest(f"the accumulator {name} cannot be made: {described(problem)}") from None


class Fault:
    """Reports an error within as a fault of this accumulator."""

    def __init__(self, by: str, hook: str, seed: int) -> None:
        self.by = by
        self.hook = hook
        self.seed = seed

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, Exception | SystemExit):
            raise BadRequest(
                f"the accumulator {self.by} failed in `{self.hook}`, in the game with seed "
                f"{self.seed}: {described(problem)}"
            ) from problem


def numbers(given: object) -> dict[str, float]:
    """What an accumulator may give: numbers by name."""
    if not isinstance(given, Mapping):
        raise TypeError(f"it gives {type(given).__name__}, not numbers by name")
    found = {}
    for name, value in given.items():
        if not isinstance(name, str):
            raise TypeError(f"a statistic is called {name!r}, which is no text")
        if not isinstance(value, int | float):
            raise TypeError(f"{name!r} is {value!r}, which is no number")
        if not abs(value) <= _MOST:
            raise ValueError(f"{name!r} is {value!r}, which cannot be added up")
        found[name] = float(value)
    return found


def given_twice(name: str, one: str, other: str) -> BadRequest:
    return BadRequest(f"the accumulators {one} and {other} both give a statistic {name!r}")


# -- sums


def add_value(sums: Watched, name: str, by: str, value: float) -> None:
    add(sums, name, Sums(by, 1, int(value != 0), value, 0.0, value, value))


def add(sums: Watched, name: str, more: Sums) -> None:
    own = sums.get(name)
    if own is None:
        sums[name] = msgspec.structs.replace(more)
    elif own.by != more.by:
        raise given_twice(name, own.by, more.by)
    else:
        join(own, more)


def join(own: Sums, more: Sums) -> None:
    """Distances from the means are added, not squares of values: large ones would swallow them."""
    apart = own.total / own.games - more.total / more.games
    own.squares += more.squares
    own.squares += apart * apart * own.games * more.games / (own.games + more.games)
    own.games += more.games
    own.games_with += more.games_with
    own.total += more.total
    own.least = min(own.least, more.least)
    own.most = max(own.most, more.most)


def with_nothing(sums: Sums, games: int) -> Sums:
    """A game in which a statistic is missing counts as 0."""
    whole = msgspec.structs.replace(sums)
    if sums.games < games:
        join(whole, Sums(sums.by, games - sums.games, 0, 0.0, 0.0, 0.0, 0.0))
    return whole
