"""Many games in one environment come out as each of them would alone."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import ludolith
from ludolith.adapters.environment_game import Play
from ludolith.adapters.gymnasium import Games, Solo, env_id
from ludolith.engine.bot import Bot
from ludolith.engine.errors import BadRequest
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from tests.adapters.games import IN_TURN, NAMES

GAMES = 6


def choose(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("rewards", ["victory", "margin"])
@pytest.mark.parametrize("name", NAMES)
def test_every_game_goes_as_it_would_alone(name: str, rewards: str) -> None:
    """Until it ends, step for step: what is seen, what is legal, who decides, what it is worth."""
    envs = Games(name, num_envs=GAMES, opponents=None, rewards=rewards)
    alone = [Play(name, None, rewards, {}) for _ in range(GAMES)]
    for number, play in enumerate(alone):
        play.begin(40 + number)
    rng, going = np.random.default_rng(1), set(range(GAMES))
    seen, infos = envs.reset(seed=40)
    while len(going) > GAMES // 2:
        actions = choose(seen["action_mask"], rng)
        for number in going:
            play, seat = alone[number], int(infos["seat"][number])
            assert seat == play.deciders()[0]
            assert np.array_equal(seen["observation"][number], play.numbers(seat))
            assert np.array_equal(seen["action_mask"][number], play.mask(seat))
            play.act(seat, int(actions[number]))
        acted = infos["seat"]
        seen, earned, ended, cut, infos = envs.step(actions)
        assert not cut.any()
        for number in sorted(going):
            play = alone[number]
            assert bool(ended[number]) == play.state.over
            if ended[number]:
                going.remove(number)
                assert infos["_final_obs"][number]
                last = play.numbers(int(acted[number]))
                assert np.array_equal(infos["final_obs"][number], last)
                assert infos["rewards"][number].tolist() == play.rewards()
                assert earned[number] == play.rewards()[int(acted[number])]
            else:
                assert earned[number] == 0


@pytest.mark.parametrize("name", NAMES)
def test_observations_stay_in_their_space_from_game_to_game(name: str) -> None:
    envs = gymnasium.make_vec(env_id(name), num_envs=3, opponents="random", seat=None)
    seen, _ = envs.reset(seed=1)
    rng, ended = np.random.default_rng(2), 0
    while ended < 3:
        assert seen in envs.observation_space
        seen, _, over, _, _ = envs.step(choose(seen["action_mask"], rng))
        ended += int(over.sum())


def test_a_learner_against_bots_is_always_the_one_asked() -> None:
    envs = Games("diamant", num_envs=50, opponents=["steady", "casual", "random"], seat=2)
    seen, infos = envs.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(30):
        assert (infos["seat"] == 2).all()
        seen, _, _, _, infos = envs.step(choose(seen["action_mask"], rng))


def test_the_learners_seat_can_be_drawn_for_every_game() -> None:
    envs = Games("diamant", num_envs=200, opponents="random", seat=None)
    _, infos = envs.reset(seed=3)
    assert set(infos["seat"].tolist()) == {0, 1, 2, 3}


def test_a_drawn_seat_is_the_one_of_the_game_alone() -> None:
    _, infos = Games("diamant", num_envs=20, opponents="random", seat=None).reset(seed=100)
    alone = Solo("diamant", opponents="random", seat=None)
    seats = [alone.reset(seed=100 + number)[1]["seat"] for number in range(20)]
    assert infos["seat"].tolist() == seats


def test_a_game_does_not_depend_on_those_beside_it() -> None:
    few, many = (Games("diamant", num_envs=n, opponents="casual") for n in (2, 9))
    seen = few.reset(seed=7)[0], many.reset(seed=7)[0]
    rng = np.random.default_rng(7)
    for _ in range(60):
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"][:2])
        actions = choose(seen[1]["action_mask"], rng)
        seen = few.step(actions[:2])[0], many.step(actions)[0]


def test_games_can_have_seeds_of_their_own() -> None:
    envs = Games("dinokalipsa", num_envs=2, opponents=None)
    seen, infos = envs.reset(seed=[9, 4])
    for number, seed in enumerate((9, 4)):
        play = Play("dinokalipsa", None, "victory", {})
        play.begin(seed)
        seat = int(infos["seat"][number])
        assert np.array_equal(seen["observation"][number], play.numbers(seat))


def test_games_after_those_with_seeds_of_their_own_follow_from_these() -> None:
    seen = []
    for _ in range(2):
        envs = Games(IN_TURN, num_envs=2, opponents=None)
        envs.reset(seed=[9, 4])
        seen.append(envs.reset()[0]["observation"])
    assert np.array_equal(seen[0], seen[1])


def test_an_illegal_action_ends_its_own_game_only() -> None:
    envs = Games("diamant", num_envs=3, opponents=None)
    envs.reset(seed=1)
    _, earned, ended, _, infos = envs.step(np.array([1, 2, -1]))
    assert earned.tolist() == [0, -1, -1]
    assert ended.tolist() == infos["illegal"].tolist() == [False, True, True]
    assert infos["rewards"][1].tolist() == [-1, 0, 0, 0]


def test_what_was_given_stays_as_it_was_unless_that_is_wished() -> None:
    kept, shared = Games("diamant", num_envs=4), Games("diamant", num_envs=4, copy=False)
    for envs, same in ((kept, False), (shared, True)):
        first, _ = envs.reset(seed=1)
        before = first["observation"].copy()
        second = envs.step(np.ones(4, int))[0]
        assert np.shares_memory(first["observation"], second["observation"]) == same
        assert np.array_equal(first["observation"], before) != same


def test_what_cannot_be_stepped_is_refused_with_the_reason() -> None:
    with pytest.raises(BadRequest, match="at least one game"):
        Games("diamant", num_envs=0)
    with pytest.raises(BadRequest, match="not drawn"):
        Games("diamant", render_mode="ansi")
    envs = Games("diamant", num_envs=2)
    with pytest.raises(BadRequest, match="call reset first"):
        envs.step(np.zeros(2, int))
    envs.reset(seed=0)
    with pytest.raises(BadRequest, match="2 games need as many actions"):
        envs.step(np.zeros(3, int))
    with pytest.raises(BadRequest, match="2 games need as many seeds"):
        envs.reset(seed=[1])


def test_the_first_observations_are_those_of_the_seeded_game() -> None:
    envs = Games("diamant", num_envs=1, opponents=None)
    seen, _ = envs.reset(seed=5)
    state = ludolith.game("diamant").new(4, 5)
    assert seen["observation"][0].tolist() == list(envs.spaces.numbers.observe(state, 0))


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([0.0, 1.0], "the action of game 0 must be a whole number, not 0.0"),
        ([1, 0.5], "the action of game 1 must be a whole number, not 0.5"),
        ([True, False], "the action of game 0 must be a whole number, not True"),
        (["0", "1"], "the action of game 0 must be a whole number, not '0'"),
        ([0, None], "the action of game 1 must be a whole number, not None"),
        ([0, np.nan], "the action of game 1 must be a whole number, not nan"),
        (np.zeros(2, np.float32), "the action of game 0 must be a whole number"),
        (np.zeros(2, np.bool_), "the action of game 0 must be a whole number"),
        ([0, 2**70], "whole numbers of 64 bits"),
        ([[0], [0, 1]], "one row of whole numbers"),
    ],
    ids=str,
)
def test_actions_that_are_no_whole_numbers_are_refused_and_nothing_happens(
    actions: Any, reason: str
) -> None:
    envs = Games("diamant", num_envs=2, opponents=None)
    seen, _ = envs.reset(seed=0)
    with pytest.raises(BadRequest, match=reason):
        envs.step(actions)
    assert np.array_equal(envs.seen()["observation"], seen["observation"])
    assert envs.step(np.ones(2, int))[1].tolist() == [0, 0]


class Interrupting(Bot):
    """Stops the program when it is asked for the third time."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.asked += 1
        if self.asked == 3:
            raise KeyboardInterrupt
        return int(state.legal(seat)[0])


def test_after_an_interrupted_step_only_a_reset_is_possible() -> None:
    """Some games went on and others did not: actions for what was seen would forfeit some."""
    envs = Games("diamant", 3, num_envs=4)
    seen, _ = envs.reset(seed=5)
    envs.batch.opponents = [Interrupting()] * 2
    with pytest.raises(KeyboardInterrupt):
        envs.step(np.ones(4, int))
    for _ in range(2):
        with pytest.raises(BadRequest, match="a step was interrupted: call reset first"):
            envs.step(np.ones(4, int))
    again, _ = envs.reset(seed=5)
    assert np.array_equal(again["observation"], seen["observation"])
    assert not envs.step(np.ones(4, int))[2].any()


def test_a_step_whose_result_was_never_given_counts_as_interrupted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl-C during compiled code is noticed after it, when all games have gone on."""

    def interrupted(self: Games) -> None:
        raise KeyboardInterrupt

    envs = Games("diamant", num_envs=4, opponents=None)
    envs.reset(seed=5)
    with monkeypatch.context() as patched:
        patched.setattr(Games, "seen", interrupted)
        with pytest.raises(KeyboardInterrupt):
            envs.step(np.ones(4, int))
    with pytest.raises(BadRequest, match="a step was interrupted: call reset first"):
        envs.step(np.ones(4, int))
    with monkeypatch.context() as patched:
        patched.setattr(Games, "seen", interrupted)
        with pytest.raises(KeyboardInterrupt):
            envs.reset(seed=5)
    with pytest.raises(BadRequest, match="a reset was interrupted: call reset first"):
        envs.step(np.ones(4, int))


@pytest.mark.parametrize("name", NAMES)
def test_arrays_that_are_kept_are_never_written_to_again(name: str) -> None:
    """Whatever is held of one: the array, a part of it, a memoryview."""
    envs = Games(name, num_envs=300, opponents=None)
    rng = np.random.default_rng(4)
    seen, _ = envs.reset(seed=4)
    held: list[Any] = []
    then: list[Any] = []
    for number in range(24):
        step = envs.step(choose(seen["action_mask"], rng))
        seen = step[0]
        arrays = [*seen.values(), *step[1:4], *step[4].values()]
        held += [
            (each, each[3:], each.ravel().view(), memoryview(each))[number % 4] for each in arrays
        ]
        then += [np.array(each) for each in held[len(then) :]]
        del step, arrays
    for now, before in zip(held, then, strict=True):
        assert np.array_equal(np.asarray(now), before)


def test_large_arrays_that_none_holds_are_filled_again() -> None:
    envs = Games("gods_love_dinosaurs", num_envs=50, opponents=None)
    rng = np.random.default_rng(4)
    seen, _ = envs.reset(seed=4)
    places = set()
    for _ in range(20):
        seen = envs.step(choose(seen["action_mask"], rng))[0]
        places.add(seen["observation"].ctypes.data)
    assert len(places) <= 3


def test_what_is_written_to_arrays_does_not_disturb_the_games() -> None:
    """With `copy=False` too, where the same arrays are filled at every step."""
    disturbed = Games("dinokalipsa", num_envs=8, opponents=None, copy=False)
    alone = Games("dinokalipsa", num_envs=8, opponents=None)
    rng = np.random.default_rng(6)
    disturbed.reset(seed=6)
    expected, _ = alone.reset(seed=6)
    for _ in range(60):
        actions = choose(expected["action_mask"], rng)
        seen, *others, infos = disturbed.step(actions)
        expected, *_ = alone.step(actions)
        assert np.array_equal(seen["observation"], expected["observation"])
        assert np.array_equal(seen["action_mask"], expected["action_mask"])
        for array in (*seen.values(), *others, *infos.values()):
            array[:] = 1


@pytest.mark.parametrize("number", ["3", None, 3.0, True], ids=str)
def test_the_number_of_games_is_a_whole_number(number: Any) -> None:
    with pytest.raises(BadRequest, match="num_envs must be a whole number"):
        Games("diamant", num_envs=number)


@pytest.mark.parametrize("seed", [-1, 1.5, True, "x", 2**63 - 1, [1, -1], [1, 0.5]], ids=str)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    envs = Games("diamant", num_envs=2)
    with pytest.raises(BadRequest, match="a seed"):
        envs.reset(seed=seed)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_many_games_are_neither_copied_nor_pickled(copied: Callable[[Any], Any]) -> None:
    envs = Games("diamant", num_envs=2)
    envs.reset(seed=0)
    with pytest.raises(BadRequest, match="neither copied nor pickled"):
        copied(envs)
