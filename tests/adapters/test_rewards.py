"""What a finished or forfeited game is worth to each seat."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import ludolith
from ludolith.adapters import pettingzoo
from ludolith.adapters.gymnasium import Games, Solo
from ludolith.adapters.rewards import MARGIN, VICTORY, rewards
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.testing.game_setups import any_move
from tests.adapters.games import NAMES


@cache
def ended(name: str, players: int, seed: int) -> State:
    """A game of random moves."""
    state, rng = ludolith.game(name).new(players, seed), new_rng(seed, DECISIONS)
    while not state.over:
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))
    return state


# -- margins


def test_a_margin_is_the_own_points_less_the_most_of_anybody_else() -> None:
    state = ended("diamant", 3, 3)
    points = list(state.scores())
    assert len(set(points)) == 3
    assert rewards(state, MARGIN) == [
        points[0] - max(points[1], points[2]),
        points[1] - max(points[0], points[2]),
        points[2] - max(points[0], points[1]),
    ]


def test_whoever_survives_a_player_who_was_farther_wins_by_margin_too() -> None:
    state = ended("dinokalipsa", 2, 11)
    (winner,) = state.victors()
    points = list(state.scores())
    assert points[winner] < points[1 - winner]
    margins = rewards(state, MARGIN)
    assert (margins[winner], margins[1 - winner]) == (1, -1)


def test_a_tie_that_a_rule_breaks_is_no_tie() -> None:
    state = ended("gods_love_dinosaurs", 2, 1)
    points = list(state.scores())
    assert points[0] == points[1]
    (winner,) = state.victors()
    margins = rewards(state, MARGIN)
    assert (margins[winner], margins[1 - winner]) == (1, -1)


def test_winners_who_share_a_victory_are_not_ahead_of_each_other() -> None:
    state = ended("diamant", 3, 16)
    winners = list(state.victors())
    assert len(winners) > 1
    margins = rewards(state, MARGIN)
    assert [seat for seat in range(3) if margins[seat] == 0] == winners


# -- forfeits


@pytest.mark.parametrize(("kind", "cost"), [(VICTORY, -1), (MARGIN, -662)])
def test_a_forfeit_costs_the_same_in_every_library(kind: str, cost: float) -> None:
    solo = Solo("diamant", rewards=kind)
    solo.reset(seed=1)
    assert solo.step(2)[1] == cost

    many: Any = Games("diamant", num_envs=2, rewards=kind, opponents=None)
    many.reset(seed=1)
    _, earned, _, _, infos = many.step(np.array([2, 1]))
    assert earned.tolist() == [cost, 0]
    assert infos["rewards"][0].tolist() == [cost, 0, 0, 0]

    turns: Any = pettingzoo.env("diamant", rewards=kind)
    turns.reset(seed=1)
    turns.step(2)
    assert turns.rewards["player_0"] == cost

    at_once = pettingzoo.parallel_env("diamant", rewards=kind)
    at_once.reset(seed=1)
    assert at_once.step({"player_0": 3, "player_1": 1, "player_2": 1, "player_3": 1})[1] == {
        "player_0": cost,
        "player_1": 0,
        "player_2": 0,
        "player_3": 0,
    }


@pytest.mark.parametrize("name", NAMES)
def test_to_forfeit_is_never_better_than_to_play_on(name: str) -> None:
    env = Solo(name, rewards=MARGIN)
    worst = min(min(rewards(ended(name, 4, seed), MARGIN)) for seed in (1, 2))
    assert env.play.forfeited < worst < -1
