"""Copies of environments go on in turn with the original, and each is as if it were alone."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import pyspiel
import pytest

from ludolith.adapters import openspiel, pettingzoo
from ludolith.adapters.explicit_chance import OUTCOMES
from ludolith.adapters.gymnasium import Solo
from ludolith.engine.state import State
from ludolith.testing.position_bytes import everything_in
from tests.adapters.games import NAMES

openspiel.register()
LINES = 3  # that go on in turn
COPIES = 12
MOST_ACTIONS = 240  # of a line
SEED = 6
FEW_WAYS = 50  # to act at once


class Way(Protocol):
    """One interface to a game."""

    def begin(self, name: str) -> Any:
        """An environment at the start of a game."""

    def choices(self, env: Any) -> Any:
        """Actions that are possible now; none when the game is over."""

    def act(self, env: Any, action: int) -> None: ...

    def state(self, env: Any) -> State:
        """The position inside."""


class Turns:
    """PettingZoo, one agent after the other."""

    def begin(self, name: str) -> Any:
        env = pettingzoo.env(name)
        env.reset(seed=SEED)
        return env

    def choices(self, env: Any) -> Any:
        if env.unwrapped.play.state.over:
            return ()
        return np.flatnonzero(env.observe(env.agent_selection)["action_mask"])

    def act(self, env: Any, action: int) -> None:
        env.step(action)

    def state(self, env: Any) -> State:
        state: State = env.unwrapped.play.state
        return state


class Together(Turns):
    """PettingZoo, all agents at once."""

    def begin(self, name: str) -> Any:
        env = pettingzoo.parallel_env(name)
        env.reset(seed=SEED)
        return env

    def choices(self, env: Any) -> Any:
        return range(FEW_WAYS) if env.agents else ()

    def act(self, env: Any, action: int) -> None:
        """The action says which of the legal ones each agent takes."""
        legal = {agent: np.flatnonzero(env.observe(agent)["action_mask"]) for agent in env.agents}
        env.step({agent: moves[action % len(moves)] for agent, moves in legal.items()})


class Alone(Turns):
    """Gymnasium, a learner against bots."""

    def begin(self, name: str) -> Any:
        env = Solo(name, opponents="random")
        env.reset(seed=SEED)
        return env

    def choices(self, env: Any) -> Any:
        if env.play.state.over:
            return ()
        return np.flatnonzero(env.look()[0]["action_mask"])


class Spiel:
    """OpenSpiel, chance included."""

    def begin(self, name: str) -> Any:
        return pyspiel.load_game(f"ludolith_{name}").new_initial_state()

    def choices(self, env: Any) -> Any:
        if env.is_terminal():
            return ()
        return range(OUTCOMES) if env.is_chance_node() else env.legal_actions()

    def act(self, env: Any, action: int) -> None:
        env.apply_action(action)

    def state(self, env: Any) -> State:
        state: State = env.course.state
        return state


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def spiel_clone(env: Any) -> Any:
    return env.clone()


WAYS: list[tuple[Way, Callable[[Any], Any]]] = [
    (Turns(), copy.deepcopy),
    (Turns(), pickled),
    (Together(), copy.deepcopy),
    (Together(), pickled),
    (Alone(), copy.deepcopy),
    (Alone(), pickled),
    (Spiel(), spiel_clone),
    (Spiel(), copy.deepcopy),
    (Spiel(), pickled),
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("way", "copied"), WAYS, ids=[f"{type(way).__name__}-{how.__name__}" for way, how in WAYS]
)
def test_copies_that_go_on_in_turn_are_as_if_alone(
    name: str, way: Way, copied: Callable[[Any], Any]
) -> None:
    rng = np.random.default_rng(SEED)
    lines: list[tuple[Any, list[int]]] = [(way.begin(name), [])]
    given_up: list[tuple[Any, list[int]]] = []
    copies = 0
    for _ in range(MOST_ACTIONS):
        for env, actions in lines:
            choices = way.choices(env)
            if len(choices):
                actions.append(int(rng.choice(choices)))
                way.act(env, actions[-1])
        if rng.random() < COPIES / (len(lines[0][1]) + COPIES):
            env, actions = lines[rng.integers(len(lines))]
            lines.append((copied(env), actions[:]))
            copies += 1
            if len(lines) > LINES:
                given_up.append(lines.pop(rng.integers(len(lines))))
    assert copies > LINES
    for env, actions in [*lines, *given_up[:: 1 + len(given_up) // COPIES]]:
        alone = way.begin(name)
        for action in actions:
            way.act(alone, action)
        assert everything_in(way.state(env)) == everything_in(way.state(alone))
