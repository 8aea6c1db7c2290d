"""Accumulators for tests of studies."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from ludolith.arena.accumulators import Accumulator
from ludolith.engine.events import AddressedEvent
from ludolith.engine.state import State


class CountsCalls(Accumulator):
    def before(self, state: State) -> None:
        self.steps = 0
        self.emitted = 0

    def step(self, state: State, seat: int, move: int, emitted: Sequence[AddressedEvent]) -> None:
        self.steps += 1
        self.emitted += len(emitted)

    def after(self, state: State) -> Mapping[str, float]:
        return {"own.steps": float(self.steps), "own.events": float(self.emitted)}


class Alternates(Accumulator):
    """Tells games apart by their end, however many were watched before."""

    def even(self, state: State) -> bool:
        return sum(int(score) for score in state.scores()) % 2 == 0


class SomeGames(Alternates):
    def after(self, state: State) -> Mapping[str, float]:
        return {"own.game": 1.0} if self.even(state) else {}


class OtherGames(Alternates):
    def after(self, state: State) -> Mapping[str, float]:
        return {} if self.even(state) else {"own.game": 1.0}


class FarAway(Alternates):
    def after(self, state: State) -> Mapping[str, float]:
        near = float(self.even(state))
        return {"own.near": near, "own.far": 1e9 + near}


class FailsBefore(Accumulator):
    def before(self, state: State) -> None:
        raise ValueError("too early")


class FailsInStep(Accumulator):
    def step(self, state: State, seat: int, move: int, emitted: Sequence[AddressedEvent]) -> None:
        _ = 1 // (seat + 1)


class Exits(Accumulator):
    def after(self, state: State) -> Mapping[str, float]:
        sys.exit(3)


class Gives(Accumulator):
    given: Any = None

    def after(self, state: State) -> Mapping[str, float]:
        found: Mapping[str, float] = self.given
        return found


class GivesText(Gives):
    given = "seven"


class GivesNothing(Gives):
    given = None


class GivesTextInside(Gives):
    given: Any = {"own.word": "seven"}  # noqa: RUF012


class GivesNumbers(Gives):
    given: Any = {7: 7.0}  # noqa: RUF012


class GivesNan(Gives):
    given: Any = {"own.nan": float("nan")}  # noqa: RUF012


class GivesInfinity(Gives):
    given: Any = {"own.inf": float("inf")}  # noqa: RUF012


class TakesOver(Gives):
    given: Any = {"length.decisions": 7.0}  # noqa: RUF012


class WantsMore(Accumulator):
    def __init__(self, more: int) -> None:
        self.more = more
