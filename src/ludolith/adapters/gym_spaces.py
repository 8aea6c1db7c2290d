"""The spaces of Gymnasium for a game, used by PettingZoo too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ludolith.adapters.actions import Spaces
from ludolith.engine.observation_fields import Field


def observations(game: Spaces, waiting: bool = False) -> spaces.Dict:
    """A row of numbers with the bounds of each, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": numbers(game.fields),
            "action_mask": spaces.MultiBinary(count(game, waiting)),
        }
    )


def numbers(fields: tuple[Field, ...]) -> spaces.Box:
    """A row of numbers, each within the bounds of its field."""
    sizes = [each.size for each in fields]
    low = np.repeat([each.low for each in fields], sizes).astype(np.int16)
    high = np.repeat([each.high for each in fields], sizes).astype(np.int16)
    return spaces.Box(low, high, dtype=np.int16)


def actions(game: Spaces, waiting: bool = False) -> spaces.Discrete:
    """One number for each move; with `waiting` one more at the end, to do nothing."""
    return spaces.Discrete(count(game, waiting))


def count(game: Spaces, waiting: bool) -> int:
    return len(game.moves) + (1 if waiting else 0)


def named(game: Spaces, observation: np.ndarray[Any, np.dtype[Any]]) -> dict[str, Any]:
    """The fields of an observation by name, or of many observations at once."""
    return {name: observation[..., place] for name, place in game.places().items()}
