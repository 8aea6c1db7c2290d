"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import ludolith
from ludolith.adapters.actions import spaces_of
from ludolith.adapters.gym_spaces import named
from ludolith.adapters.gymnasium import Solo, env_id, register
from ludolith.engine.errors import BadRequest, UnknownBot
from tests.adapters.games import IN_TURN, NAMES


def play_out(env: Any, seed: int) -> tuple[list[int], float]:
    """Random actions to the end: which, and the reward."""
    rng, actions, over = np.random.default_rng(seed), [], False
    seen, _ = env.reset(seed=seed)
    reward = 0.0
    while not over:
        actions.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, over, _, _ = env.step(actions[-1])
    return actions, reward


def test_ids_are_named_after_the_games() -> None:
    assert env_id("diamant") == "ludolith/Diamant-v0"
    assert env_id("gods_love_dinosaurs") == "ludolith/GodsLoveDinosaurs-v0"
    assert {env_id(name) for name in NAMES} <= set(gymnasium.registry)


def test_registering_again_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    register()
    assert gymnasium.registry == before


def test_a_learner_plays_against_bots_of_a_level() -> None:
    env = gymnasium.make("ludolith/Diamant-v0", opponents="steady")
    actions, reward = play_out(env, 3)
    assert actions
    assert 0 <= reward <= 1


@pytest.mark.parametrize("seat", [0, 2])
def test_the_learner_decides_for_its_seat_and_for_no_other(seat: int) -> None:
    env = Solo(IN_TURN, players=3, opponents=["casual", "random"], seat=seat)
    _, info = env.reset(seed=1)
    assert info["seat"] == seat
    assert env.play.deciders() == [seat]


def test_a_seat_can_be_drawn_for_every_game() -> None:
    env = Solo("diamant", seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_game_with_the_same_bots() -> None:
    one, other = (play_out(Solo("dinokalipsa", opponents="casual"), 5) for _ in range(2))
    assert one == other


def test_the_reward_of_a_finished_game_is_the_learners_share() -> None:
    env = Solo("diamant", players=3)
    _, reward = play_out(env, 7)
    winners = list(env.play.state.victors())
    assert reward == (1 / len(winners) if 0 in winners else 0)


def test_an_illegal_action_ends_the_game_and_is_named() -> None:
    env = Solo(IN_TURN)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, truncated, info = env.step(illegal)
    assert (reward, over, truncated, info["illegal"]) == (-1.0, True, False, illegal)
    with pytest.raises(BadRequest, match="the game is over"):
        env.step(0)


def test_fields_have_names() -> None:
    env = Solo("diamant", players=4)
    seen, _ = env.reset(seed=2)
    fields = named(spaces_of("diamant", 4), seen["observation"])
    assert fields["in_cave"].tolist() == [1, 1, 1, 1]
    assert fields["chest"].tolist() == [0, -1, -1, -1]
    assert sum(map(len, fields.values())) == len(seen["observation"])


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_from_the_same_position_by_itself(copied: Any) -> None:
    env = Solo("diamant", opponents="random")
    env.reset(seed=2)
    twin = copied(env)
    env.step(0)
    assert ludolith.game("diamant").new(4, 2).view(0) == twin.play.state.view(0)


def test_what_cannot_be_played_is_refused_with_the_reason() -> None:
    with pytest.raises(UnknownBot, match="there are: random, casual"):
        Solo("diamant", opponents="clever")
    with pytest.raises(BadRequest, match="3 opponents, not 1"):
        Solo("diamant", opponents=["random"])
    with pytest.raises(BadRequest, match="no seat 4 in a game for 4"):
        Solo("diamant", seat=4)
    with pytest.raises(BadRequest, match="call reset first"):
        Solo("diamant").step(0)


@pytest.mark.parametrize("action", [0.9, "0", True, None, [0], float("nan")], ids=str)
def test_what_is_no_whole_number_is_no_action_and_nothing_happens(action: Any) -> None:
    env = Solo("diamant")
    env.reset(seed=1)
    with pytest.raises(BadRequest, match="an action must be a whole number"):
        env.step(action)
    assert not env.step(np.int64(1))[2]


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ({"opponents": None}, "opponents=None is for make_vec"),
        ({"opponents": 7}, "one name of a bot or a list of names, not 7"),
        ({"opponents": [7, 7, 7]}, "one name of a bot or a list of names"),
        ({"seat": "0"}, "a seat must be a whole number, not '0'"),
        ({"seat": 1.0}, "a seat must be a whole number, not 1.0"),
        ({"seat": True}, "a seat must be a whole number, not True"),
        ({"players": [4]}, "players must be a whole number"),
        ({"players": 4.0}, "players must be a whole number"),
    ],
    ids=str,
)
def test_arguments_of_a_wrong_kind_are_refused_with_the_reason(
    bad: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadRequest, match=reason):
        Solo("diamant", **bad)


@pytest.mark.parametrize("seed", [-1, 1.5, "1"], ids=str)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadRequest, match="a seed"):
        Solo("diamant").reset(seed=seed)


def test_after_an_interrupted_step_only_a_reset_is_possible(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The learner has acted, and perhaps not all bots: its next action might forfeit the game."""

    def interrupted(self: Solo) -> None:
        raise KeyboardInterrupt

    env = Solo("diamant")
    env.reset(seed=1)
    for act in (lambda: env.step(1), lambda: env.reset(seed=1)):
        with monkeypatch.context() as patched:
            patched.setattr(Solo, "let_others_play", interrupted)
            with pytest.raises(KeyboardInterrupt):
                act()
        with pytest.raises(BadRequest, match="a step was interrupted: call reset first"):
            env.step(1)
    env.reset(seed=1)
    assert not env.step(1)[2]
