"""Which game a reset begins."""

from __future__ import annotations

import numpy as np

from ludolith.engine.chance import MOST_SEED


class Seeds:
    """The seed of one game after the other.

    A seed that is given is that of the next game itself, so a game can be looked up by its seed
    everywhere; the games after it follow from it. Without any, chance is that of the machine.
    """

    def __init__(self) -> None:
        self.source = np.random.default_rng()

    def next(self, given: int | None) -> int:
        if given is not None:
            self.source = np.random.default_rng(given)
            return int(given)
        return int(self.source.integers(MOST_SEED))
