"""A small policy learns Diamant by playing against itself, in numpy alone.

    pip install 'ludolith[gymnasium]'
    python examples/train_diamant.py [updates] [curve.svg]

One hidden layer, REINFORCE with a baseline: play a batch of four-player games in the vector
environment, deciding for every seat; then make the choices of winners likelier and those of losers
rarer. Every so often the policy plays against three random players, and after the last update
against three of our bots. The curve is drawn as SVG by hand; nothing else is needed.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from gymnasium.spaces import Box, Dict

from ludolith.adapters.gymnasium import Games

UPDATES = 120
GAMES, HIDDEN, RATE, WARMTH = 512, 32, 0.003, 0.01
FAIR = 0.25  # the share of victories of one among four equals


class Policy:
    """The chance to go on into the cave, from an observation."""

    def __init__(self, width: int, high: np.ndarray, rng: np.random.Generator) -> None:
        self.scale = 1 / np.maximum(high, 1).astype(np.float32)
        self.weights = [
            rng.normal(0, width**-0.5, (width, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.01, HIDDEN),
            np.zeros(1),
        ]
        self.first = [np.zeros_like(each) for each in self.weights]  # Adam's two moments
        self.second = [np.zeros_like(each) for each in self.weights]
        self.updates = 0

    def chance(self, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The chance of going on; the hidden layer and the scaled input behind it."""
        scaled = seen * self.scale
        w, b, v, c = self.weights
        hidden = np.tanh(scaled @ w + b)
        return 1 / (1 + np.exp(-(hidden @ v + c))), hidden, scaled

    def learn(self, seen: np.ndarray, went_on: np.ndarray, worth: np.ndarray) -> None:
        """Make good choices likelier; an entropy bonus keeps the policy exploring."""
        chance, hidden, scaled = self.chance(seen)
        doubt = chance * (1 - chance) * (np.log(1 - chance + 1e-6) - np.log(chance + 1e-6))
        push = ((went_on - chance) * worth + WARMTH * doubt) / len(seen)
        back = np.outer(push, self.weights[2]) * (1 - hidden**2)
        self.climb([scaled.T @ back, back.sum(0), hidden.T @ push, push.sum(keepdims=True)])

    def climb(self, slopes: list[np.ndarray]) -> None:
        """One step of Adam."""
        self.updates += 1
        for number, slope in enumerate(slopes):
            self.first[number] += 0.1 * (slope - self.first[number])
            self.second[number] += 0.001 * (slope**2 - self.second[number])
            mean = self.first[number] / (1 - 0.9**self.updates)
            spread = self.second[number] / (1 - 0.999**self.updates)
            self.weights[number] = self.weights[number] + RATE * mean / (np.sqrt(spread) + 1e-8)


def play_batch(envs: Games, policy: Policy, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Decide in all games until each has ended once: observations, choices and rewards."""
    seen, infos = envs.reset(seed=int(rng.integers(2**40)))
    rows, games = [], np.arange(envs.num_envs)
    running = np.ones(envs.num_envs, bool)
    shares = np.zeros((envs.num_envs, envs.players))
    while running.any():
        look, seats = seen["observation"], infos["seat"]
        went_on = (rng.random(envs.num_envs) < policy.chance(look)[0]).astype(int)
        rows.append((look[running], went_on[running], games[running], seats[running]))
        seen, _, ended, _, infos = envs.step(went_on)
        done = running & ended
        if done.any():
            shares[done] = infos["rewards"][done]
            running &= ~ended
    looks, choices, whose, seats = (np.concatenate(column) for column in zip(*rows, strict=True))
    return looks, choices, shares[whose, seats]


def evaluate(policy: Policy, opponents: str, games: int, seed: int) -> float:
    """The share of victories on a seat drawn by lot against three of these."""
    envs = Games("diamant", num_envs=games, opponents=opponents, seat=None)
    seen, _ = envs.reset(seed=seed)
    rng = np.random.default_rng(seed)
    running, won = np.ones(games, bool), 0.0
    while running.any():
        went_on = rng.random(games) < policy.chance(seen["observation"])[0]
        seen, rewards, ended, _, _ = envs.step(went_on.astype(int))
        won += rewards[running & ended].sum()
        running &= ~ended
    return won / games


def train(updates: int, seed: int = 0, every: int = 10) -> tuple[Policy, list[tuple[int, float]]]:
    """A policy, and its share of victories against random players after so many updates."""
    rng = np.random.default_rng(seed)
    envs = Games("diamant", num_envs=GAMES, opponents=None)
    space = envs.single_observation_space
    assert isinstance(space, Dict)
    row = space["observation"]
    assert isinstance(row, Box)
    policy = Policy(len(row.high), row.high, rng)
    curve = [(0, evaluate(policy, "random", 1000, seed))]
    for update in range(1, updates + 1):
        looks, choices, shares = play_batch(envs, policy, rng)
        worth = shares - FAIR
        policy.learn(looks, choices, worth / worth.std())
        if update % every == 0:
            curve.append((update, evaluate(policy, "random", 1000, seed)))
            print(f"{update:5} updates: wins {curve[-1][1]:.0%} against three random players")
    return policy, curve


def draw(curve: list[tuple[int, float]], file: Path) -> None:
    """The curve as a picture."""
    width, height, left, top = 640, 320, 56, 20
    across = (width - left - 20) / curve[-1][0]

    def place(update: float, share: float) -> str:
        return f"{left + update * across:.1f},{height - 40 - share * (height - 40 - top):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12" fill="#555">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for share in (0, FAIR, 0.5, 0.75, 1):
        x, y = place(0, share).split(",")
        lines.append(f'<path d="M{x} {y}H{width - 20}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 8}" y="{y}" dy="4" text-anchor="end">{share:.0%}</text>')
    points = " ".join(place(*point) for point in curve)
    lines.append(f'<polyline points="{points}" fill="none" stroke="#b3541e" stroke-width="2"/>')
    lines.append(f'<text x="{width - 20}" y="{height - 12}" text-anchor="end">')
    lines.append(f"victories against three random players over {curve[-1][0]} updates</text></svg>")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(words: list[str]) -> None:
    policy, curve = train(int(words[0]) if words else UPDATES)
    for level in ("casual", "steady", "strong"):
        print(f"wins {evaluate(policy, level, 4000, 1):.0%} against three {level} bots")
    if len(words) > 1:
        draw(curve, Path(words[1]))


if __name__ == "__main__":
    main(sys.argv[1:])
