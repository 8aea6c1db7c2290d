"""Statistics of single games, gathered while they are watched.

An accumulator is called before a game, at every step and after it, and returns named numbers. A
study adds them up over all games. To add a statistic, derive a class and name it with `ludolith
study GAME --with package.module:Class`; docs/arena.md has an example.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import pstdev
from typing import Any, get_args, get_type_hints

import msgspec

from ludolith.engine.events import PLAYERS, AddressedEvent, Event
from ludolith.engine.state import State


class Accumulator:
    """Watches one game after another. It must not change the position it is shown."""

    def before(self, state: State) -> None:
        """A game is set up; forget the last one."""

    def step(self, state: State, seat: int, move: int, emitted: Sequence[AddressedEvent]) -> None:
        """A seat has made a move, and this is what it caused (the set-up: seat and move -1)."""

    def after(self, state: State) -> Mapping[str, float]:
        """The game is over: its numbers by name. A name that is missing counts as 0."""
        return {}


class Seats(Accumulator):
    """Who wins, by seat."""

    def after(self, state: State) -> Mapping[str, float]:
        victors = list(state.victors())
        found = {f"victory.seat-{seat + 1}": 0.0 for seat in range(state.players)}
        for seat in victors:
            found[f"victory.seat-{seat + 1}"] = 1 / len(victors)
        for seat, score in enumerate(state.scores()):
            found[f"score.seat-{seat + 1}"] = float(score)
        return found


class Length(Accumulator):
    """How many decisions there are, and among how many moves."""

    def before(self, state: State) -> None:
        self.decisions = 0
        self.real = 0
        self.moves = 0
        self.offered = {seat: len(state.legal(seat)) for seat in state.deciders()}

    def step(self, state: State, seat: int, move: int, emitted: Sequence[AddressedEvent]) -> None:
        if seat >= 0:
            choices = self.offered.get(seat, 1)
            self.decisions += 1
            self.real += choices > 1
            self.moves += choices
        self.offered = {seat: len(state.legal(seat)) for seat in state.deciders()}

    def after(self, state: State) -> Mapping[str, float]:
        return {
            "length.decisions": float(self.decisions),
            "length.real-decisions": float(self.real),
            "length.branching": self.moves / max(1, self.decisions),
        }


class Spread(Accumulator):
    """How close a game is at its end."""

    def after(self, state: State) -> Mapping[str, float]:
        scores = sorted(int(score) for score in state.scores())
        return {
            "spread.winner": float(scores[-1]),
            "spread.lead": float(scores[-1] - scores[-2]),
            "spread.deviation": pstdev(scores),
            "spread.shared-victory": float(len(state.victors()) > 1),
        }


class Events(Accumulator):
    """How often each event happens, each rule applies, each card or tile appears in an event."""

    def before(self, state: State) -> None:
        self.counts: Counter[str] = Counter()

    def step(self, state: State, seat: int, move: int, emitted: Sequence[AddressedEvent]) -> None:
        for one in emitted:
            self.count(one.event)

    def count(self, event: Event) -> None:
        kind = type(event)
        name = str(kind.__struct_config__.tag)
        self.counts[f"event.{name}"] += 1
        if event.rule:
            self.counts[f"rule.{event.rule}"] += 1
        for field in named_things(kind):
            value = getattr(event, field)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str | int):
                    self.counts[f"thing.{name}.{field}={one}"] += 1

    def after(self, state: State) -> Mapping[str, float]:
        return {name: float(times) for name, times in self.counts.items()}


_things: dict[type[Event], tuple[str, ...]] = {}


def named_things(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that may hold names of cards, tiles or places: no players, no rule."""
    found = _things.get(kind)
    if found is None:
        hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
        found = _things[kind] = tuple(
            field.name
            for field in msgspec.structs.fields(kind)
            if field.name not in ("rule", "seat", "seats")
            and PLAYERS not in get_args(hints[field.name])
        )
    return found


STANDARD: tuple[type[Accumulator], ...] = (Seats, Length, Spread, Events)
