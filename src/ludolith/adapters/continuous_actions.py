"""A game whose moves are aimed: an action is a few numbers between -1 and 1, not one of a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import Space, spaces
from librt.vecs import vec
from mypy_extensions import i16

import ludolith
from ludolith.adapters import gym_spaces
from ludolith.adapters.environment_game import Numbers, Play
from ludolith.engine.errors import BadRequest
from ludolith.engine.observation_fields import width


class AimedPlay(Play):
    """Observations are rows of numbers without a mask: every aim is allowed."""

    def check(self) -> None:
        self.game.template(self.players, self.options)

    def numbers(self, seat: int) -> Numbers:
        row = vec[i16]([0] * width(self.game.fields(self.players)))
        self.state.observe(seat, row, 0)
        return np.frombuffer(memoryview(row), np.int16).copy()

    def observation(self, seat: int) -> Any:
        return self.numbers(seat)

    def hint(self, seen: Any) -> dict[str, Any]:
        return {}

    def observation_space(self, waiting: bool = False) -> Space[Any]:
        return gym_spaces.numbers(self.game.fields(self.players))

    def action_space(self, waiting: bool = False) -> Space[Any]:
        return spaces.Box(-1.0, 1.0, (len(self.game.aims()),), np.float32)

    def is_legal(self, seat: int, action: Any) -> bool:
        return True

    def try_act(self, seat: int, action: Any) -> bool:
        self.act(seat, action)
        return True

    def act(self, seat: int, taken: Any) -> None:
        """Aim: -1 is the least of each number, 1 the most; what lies beyond counts as these."""
        aims = self.game.aims()
        try:
            action = np.asarray(taken)
        except ValueError:  # rows of different lengths
            action = np.asarray(None)
        real = action.shape == (len(aims),) and action.dtype.kind in "fiu"
        if not real or not np.isfinite(action).all():
            raise BadRequest(f"an action of {self.name} is {len(aims)} numbers from -1 to 1")
        numbers = [
            aim.low + round((aim.high - aim.low) * (min(1.0, max(-1.0, float(part))) + 1) / 2)
            for aim, part in zip(aims, action, strict=True)
        ]
        self.state.apply(seat, self.game.aimed(self.state, seat, numbers))


def play_of(name: str, players: int | None, rewarded: str, options: Mapping[str, object]) -> Play:
    """A game, with actions that suit it."""
    kind = AimedPlay if ludolith.game(name).aims() else Play
    return kind(name, players, rewarded, options)
