"""Which game a reset begins."""

from __future__ import annotations

import numpy as np

from ludolith.adapters.integers import whole
from ludolith.engine.chance_source import MOST_SEED
from ludolith.engine.errors import BadRequest


class Seeds:
    """The seed of one game after the other.

    A seed that is given is that of the next game itself, so a game can be looked up by its seed
    everywhere; the games after it follow from it. Without any, chance is that of the machine.
    """

    def __init__(self) -> None:
        self.source = np.random.default_rng()

    def next(self, given: int | None) -> int:
        if given is not None:
            seed = checked_seed(given)
            self.source = np.random.default_rng(seed)
            return seed
        return int(self.source.integers(MOST_SEED))


def checked_seed(given: int) -> int:
    """A seed, if it is one."""
    seed = whole(given, "a seed")
    if not 0 <= seed <= MOST_SEED:
        raise BadRequest(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed}")
    return seed
