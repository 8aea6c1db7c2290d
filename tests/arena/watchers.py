"""Accumulators for tests of studies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludolith.arena.accumulators import Accumulator
from ludolith.engine.events import Told
from ludolith.engine.state import State


class CountsCalls(Accumulator):
    def before(self, state: State) -> None:
        self.steps = 0
        self.told = 0

    def step(self, state: State, seat: int, move: int, told: Sequence[Told]) -> None:
        self.steps += 1
        self.told += len(told)

    def after(self, state: State) -> Mapping[str, float]:
        return {"own.steps": float(self.steps), "own.told": float(self.told)}
