"""A process that steps many games at once to order, for `ludolith bench`.

One JSON order a line comes in: `times` steps of an environment of GAMES games in which the learner
decides for all seats. Its actions are drawn before, since choosing them is not the environment's
work; all else is as in training, copies included.
"""

from __future__ import annotations

import sys
import time
from typing import Final

import msgspec
import numpy as np

from ludolith.adapters.vector import Games
from ludolith.benchmarks.side_messages import Answer, Order

GAMES: Final = 1024
DRAWN: Final = 32  # arrays of actions, used again and again


def carry_out(order: Order) -> Answer:
    """Do what is ordered; only the steps themselves are timed."""
    envs = Games(order.game, order.players, num_envs=GAMES, opponents=None)
    seen, _ = envs.reset(seed=order.first_seed)
    rng = np.random.default_rng(order.first_seed)
    drawn = rng.integers(len(envs.spaces.moves), size=(DRAWN, GAMES))
    ended = 0
    began = time.process_time_ns()
    for step in range(order.times):
        seen, _, over, _, _ = envs.step(drawn[step % DRAWN])
        ended += int(over.sum())
    taken = time.process_time_ns() - began
    return Answer(order.times * GAMES, ended + int(seen["observation"].sum()), taken)


def main() -> None:
    """Answer orders until there are no more."""
    for line in sys.stdin:
        answer = carry_out(msgspec.json.decode(line, type=Order))
        sys.stdout.write(f"{answer.count} {answer.checksum} {answer.nanoseconds}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
