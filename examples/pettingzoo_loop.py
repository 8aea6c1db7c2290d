"""A game of Dinokalipsa between agents that choose by chance, through PettingZoo.

pip install 'ludolith[pettingzoo]'
python examples/pettingzoo_loop.py
"""

from __future__ import annotations

import numpy as np

from ludolith.adapters import pettingzoo


def play(game: str, seed: int) -> dict[str, float]:
    """One game; the reward of every agent."""
    env = pettingzoo.env(game)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    earned = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            earned[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return earned


if __name__ == "__main__":
    for agent, reward in sorted(play("dinokalipsa", seed=1).items()):
        print(agent, reward)
