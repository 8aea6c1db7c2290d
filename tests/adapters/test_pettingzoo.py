"""PettingZoo's own checks, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
)

import ludolith
from ludolith.adapters import pettingzoo
from ludolith.engine.errors import (
    BadOptionValue,
    BadRequest,
    IllegalMove,
    UnknownGame,
    UnknownOption,
    WrongPlayerCount,
)
from tests.adapters.games import IN_TURN, NAMES


def through_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def choose(env: Any, rng: np.random.Generator) -> int | None:
    """Any legal action of the agent whose turn it is."""
    seen, _, terminated, _, _ = env.last()
    return None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"])))


def play_on(env: Any, seed: int) -> dict[str, float]:
    """Random actions to the end; the rewards of all agents."""
    rng, earned = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last()
        if terminated:
            earned[agent] = reward
        env.step(choose(env, rng))
    return earned


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_the_interface_is_kept_to_the_end_of_a_game() -> None:
    api_test(pettingzoo.env("diamant", 3, relics=True), num_cycles=300)


# -- rewards


def test_winners_share_one_reward() -> None:
    env = pettingzoo.env("diamant", players=4)
    env.reset(seed=1)
    earned = play_on(env, 1)
    state = env.unwrapped.play.state
    winners = list(state.victors())
    assert earned == {
        f"player_{seat}": 1 / len(winners) if seat in winners else 0 for seat in range(4)
    }


def test_a_reward_can_be_the_margin_to_the_best_other_player() -> None:
    env = pettingzoo.env("diamant", players=3, rewards="margin")
    env.reset(seed=2)
    earned = play_on(env, 2)
    points = list(env.unwrapped.play.state.scores())
    assert earned["player_0"] == points[0] - max(points[1:])
    assert earned["player_1"] == points[1] - max(points[0], points[2])


def test_an_illegal_action_ends_the_game_at_the_cost_of_its_agent() -> None:
    env = pettingzoo.env(IN_TURN)
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert all(env.terminations.values())


@pytest.mark.parametrize("action", [2, -1, None])
def test_what_lies_outside_the_actions_is_as_illegal(action: int | None) -> None:
    env = pettingzoo.env("diamant", players=3)
    env.reset(seed=1)
    env.step(1)
    env.step(action)
    assert env.rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(env.terminations.values())
    for _ in env.agent_iter():
        env.step(None)
    assert not env.agents


def test_without_wrappers_an_illegal_action_is_refused_and_nothing_happens() -> None:
    env = pettingzoo.raw_env(IN_TURN)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=rf"action {illegal} \(.+\) is not legal for seat \d now"):
        env.step(illegal)
    beyond = len(before["action_mask"])
    said = f"actions of {IN_TURN} are 0 to {beyond - 1}, not {beyond}"
    with pytest.raises(BadRequest, match=said):
        env.step(beyond)
    after = env.observe(env.agent_selection)
    assert np.array_equal(before["observation"], after["observation"])


# -- the game behind it


def test_a_seed_is_that_of_the_game_itself() -> None:
    env = pettingzoo.raw_env("dinokalipsa", players=3)
    env.reset(seed=11)
    assert env.play.state.view(1) == ludolith.game("dinokalipsa").new(3, 11).view(1)


def test_games_after_a_seeded_one_follow_from_its_seed() -> None:
    seen = []
    for _ in range(2):
        env = pettingzoo.raw_env(IN_TURN)
        env.reset(seed=3)
        env.reset()
        seen.append(env.observe("player_0")["observation"])
    assert np.array_equal(seen[0], seen[1])


def test_options_are_those_of_the_game() -> None:
    env = pettingzoo.raw_env("diamant", players=3, relics=True, open_chests=True)
    env.reset(seed=1)
    assert env.play.options == {"relics": True, "open_chests": True}
    assert 0 in env.observe("player_1")["observation"][env.play.spaces.places()["chest"]]


@pytest.mark.parametrize("copied", [copy.deepcopy, through_pickle], ids=["copy", "pickle"])
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_from_the_same_position_by_itself(
    name: str, copied: Callable[[Any], Any]
) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(20):
        env.step(choose(env, rng))
    twin = copied(env)
    before = twin.observe(twin.agent_selection)["observation"].copy()
    ended = [play_on(each, 5) for each in (env, copied(twin))]
    assert ended[0] == ended[1]
    assert np.array_equal(twin.observe(twin.agent_selection)["observation"], before)


# -- all at once


def test_those_with_nothing_to_decide_can_only_wait() -> None:
    env = pettingzoo.parallel_env(IN_TURN, players=3)
    seen, infos = env.reset(seed=1)
    deciding = env.play.deciders()
    for seat, agent in enumerate(env.agents):
        mask = seen[agent]["action_mask"]
        assert mask[env.wait] == (seat not in deciding)
        assert mask.sum() == 1 or seat in deciding
        assert np.array_equal(mask, infos[agent]["action_mask"])


def test_all_who_decide_at_once_are_heard_in_one_step() -> None:
    env = pettingzoo.parallel_env("diamant", players=4)
    env.reset(seed=1)
    seen, *_ = env.step(dict.fromkeys(env.agents, 0))
    expedition = env.play.spaces.places()["expedition"]
    assert seen["player_0"]["observation"][expedition] == 2


def test_whoever_does_not_decide_when_asked_forfeits() -> None:
    env = pettingzoo.parallel_env("diamant", players=3)
    env.reset(seed=1)
    _, rewards, over, _, infos = env.step({"player_0": 0, "player_1": 0, "player_2": env.wait})
    assert rewards == {"player_0": 0.0, "player_1": 0.0, "player_2": -1.0}
    assert all(over.values())
    assert infos["player_2"]["illegal"] == env.wait
    assert not env.agents


def test_a_game_that_was_forfeited_does_not_go_on() -> None:
    env = pettingzoo.parallel_env("diamant", players=3)
    env.reset(seed=1)
    env.step({})
    for actions in ({}, dict.fromkeys(env.possible_agents, 0)):
        with pytest.raises(BadRequest, match="the game is over: call reset first"):
            env.step(actions)
    assert env.play.deciders() == [0, 1, 2]


# -- what cannot be


def test_what_cannot_be_played_is_refused_with_the_reason() -> None:
    with pytest.raises(UnknownGame, match="did you mean diamant"):
        pettingzoo.env("diamand")
    with pytest.raises(WrongPlayerCount, match="3 to 8"):
        pettingzoo.env("diamant", players=2)
    with pytest.raises(UnknownOption, match="did you mean relics"):
        pettingzoo.env("diamant", relic=True)
    with pytest.raises(BadOptionValue, match="on or off"):
        pettingzoo.env("diamant", relics=3)
    with pytest.raises(BadRequest, match="victory or margin"):
        pettingzoo.env("diamant", rewards="points")
    with pytest.raises(BadRequest, match="human, ansi, rgb_array"):
        pettingzoo.env("diamant", render_mode="svg")


def test_a_step_before_the_first_game_is_refused() -> None:
    at_once, turns = pettingzoo.parallel_env("diamant"), pettingzoo.raw_env("diamant")
    for too_early in (
        lambda: at_once.observe("player_0"),
        lambda: at_once.step({}),
        lambda: turns.observe("player_0"),
        lambda: turns.step(0),
    ):
        with pytest.raises(BadRequest, match="no game has begun: call reset first"):
            too_early()


@pytest.mark.parametrize("actions", [None, [1, 1, 1], 1], ids=str)
def test_what_is_no_dictionary_of_actions_is_refused(actions: Any) -> None:
    env = pettingzoo.parallel_env("diamant", players=3)
    env.reset(seed=1)
    with pytest.raises(BadRequest, match="a dictionary from agents to actions, not"):
        env.step(actions)
    assert env.agents


def test_whoever_does_not_play_is_refused_by_name() -> None:
    env = pettingzoo.parallel_env("diamant", players=3)
    env.reset(seed=1)
    with pytest.raises(BadRequest, match="no agent 'player_3': they are player_0 to player_2"):
        env.step(dict.fromkeys([*env.agents, "player_3"], 1))
    assert env.play.deciders() == [0, 1, 2]
    with pytest.raises(BadRequest, match="no agent 'unknown'"):
        env.observe("unknown")


@pytest.mark.parametrize("made", [pettingzoo.env, pettingzoo.raw_env])
def test_after_an_interrupted_step_only_a_reset_is_possible(
    made: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The agent has acted and is still the one selected: to act again would forfeit the game."""

    def interrupted(self: pettingzoo.Turns) -> None:
        raise KeyboardInterrupt

    env = made("diamant", players=3)
    env.reset(seed=1)
    with monkeypatch.context() as patched:
        patched.setattr(pettingzoo.Turns, "select", interrupted)
        with pytest.raises(KeyboardInterrupt):
            env.step(1)
    with pytest.raises(BadRequest, match="a step was interrupted: call reset first"):
        env.step(1)
    assert not any(env.terminations.values())
    env.reset(seed=1)
    env.step(1)
    assert env.agent_selection == "player_1"


def test_what_an_agent_does_to_its_arrays_does_not_change_what_is_legal() -> None:
    env = pettingzoo.env(IN_TURN)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    legal = seen["action_mask"].copy()
    for array in (*seen.values(), info["action_mask"]):
        array[:] = 0
    assert np.array_equal(env.observe(env.agent_selection)["action_mask"], legal)
    env.step(int(np.flatnonzero(legal)[0]))
    assert not any(env.terminations.values())
