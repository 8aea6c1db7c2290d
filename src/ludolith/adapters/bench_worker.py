"""A process that steps many games at once to order, for `ludolith bench`.

One JSON order a line comes in: `times` steps of an environment of GAMES games in which the learner
decides for all seats. The games go on from order to order, so that they are at all stages. Only the
steps are timed, since choosing actions is not the environment's work; all else is as in training,
copies included.
"""

from __future__ import annotations

import sys
import time
from functools import cache
from typing import Final

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from ludolith.adapters.vector import Games
from ludolith.benchmarks.side_messages import Answer, Order
from ludolith.engine.rng import DECISIONS, new_rng

GAMES: Final = 1024
WARMED_UP: Final = 400  # steps after which most games have ended once


class Learner:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.envs = Games(game, players, num_envs=GAMES, opponents=None)
        self.envs.reset(seed=seed)
        self.rng = new_rng(seed, DECISIONS)
        self.drawn = vec[i64]([0] * GAMES)
        self.actions = np.frombuffer(memoryview(self.drawn), np.int64)
        self.seen = 0  # a checksum of the last observations
        self.illegal = 0  # actions; there should be none
        self.go_on(WARMED_UP)

    def go_on(self, steps: int) -> int:
        """So many steps; returns the processor time they took."""
        taken = 0
        for _ in range(steps):
            self.envs.batch.draw_actions(self.rng, self.drawn)
            began = time.process_time_ns()
            seen, _, _, _, infos = self.envs.step(self.actions)
            taken += time.process_time_ns() - began
            self.illegal += int(infos["illegal"].sum()) if "illegal" in infos else 0
            self.seen = int(seen["observation"][-1].sum())
        return taken


@cache
def learner(game: str, players: int, seed: int) -> Learner:
    """One whose games are under way."""
    return Learner(game, players, seed)


def carry_out(order: Order) -> Answer:
    """Do what is ordered."""
    found = learner(order.game, order.players, order.first_seed)
    taken = found.go_on(order.times)
    return Answer(order.times * GAMES, found.seen, taken)


def main() -> None:
    """Answer orders until there are no more."""
    for line in sys.stdin:
        answer = carry_out(msgspec.json.decode(line, type=Order))
        sys.stdout.write(f"{answer.count} {answer.checksum} {answer.nanoseconds}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
