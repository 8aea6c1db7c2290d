"""A game whose moves are aimed: continuous actions, and a simulation that decides."""

from __future__ import annotations

import contextlib
import copy
import hashlib
import io
import json
import pickle
from collections.abc import Iterator
from itertools import accumulate

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import ludolith
from ludolith.adapters import pettingzoo
from ludolith.adapters.environment_versions import version
from ludolith.adapters.gymnasium import Games, Solo, env_id
from ludolith.engine.errors import BadRequest
from ludolith.engine.observation_fields import Field, width
from ludolith.games.seven_dwarfs import strike_solver
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.strike_motion import Motion
from tests.games.seven_dwarfs.stand_in import stand_in
from tests.golden import folder_of

GAME = ludolith.game("seven_dwarfs")
MIDDLE = np.zeros(5, np.float32)


@pytest.fixture
def quick() -> Iterator[None]:
    """Something quicker than physics decides."""
    with strike_solver.decided_by(stand_in):
        yield


@pytest.mark.usefixtures("quick")
class TestOwnChecks:
    def test_the_interface_of_pettingzoo_is_kept(self) -> None:
        api_test(pettingzoo.env("seven_dwarfs", players=3), num_cycles=100)

    def test_a_seed_gives_the_same_game(self) -> None:
        seed_test(lambda: pettingzoo.env("seven_dwarfs"), num_cycles=20)

    def test_a_game_can_be_drawn_in_every_way(self) -> None:
        with contextlib.redirect_stdout(io.StringIO()):
            render_test(lambda **how: pettingzoo.env("seven_dwarfs", **how))

    def test_the_interface_of_gymnasium_is_kept(self, capsys: pytest.CaptureFixture[str]) -> None:
        env = gymnasium.make(env_id("seven_dwarfs"), players=2, opponents="random")
        check_env(env.unwrapped)


# -- aims


@pytest.mark.parametrize(
    ("action", "meant"),
    [
        ([-1, -1, -1, -1, -1], (0, 0, -100, -15, 20)),
        ([1, 1, 1, 1, 1], (511, 359, 100, 15, 170)),
        ([0, 0, 0, 0, 0], (256, 180, 0, 0, 95)),
        ([5, -5, 0, 0, 9], (511, 0, 0, 0, 170)),
    ],
)
def test_an_action_is_a_strike_within_its_bounds(
    action: list[float], meant: tuple[int, ...]
) -> None:
    strikes: list[Strike] = []

    def watched(
        column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
    ) -> tuple[Finding, Motion | None]:
        strikes.append(strike)
        return stand_in(column, strike, tremor, motion=motion)

    env = pettingzoo.raw_env("seven_dwarfs", players=2)
    env.reset(seed=1)
    with strike_solver.decided_by(watched):
        env.step(np.array(action, np.float32))
    assert [strike.numbers for strike in strikes] == [meant]


@pytest.mark.usefixtures("quick")
def test_where_a_colour_is_to_be_chosen_the_height_chooses_it() -> None:
    env = pettingzoo.raw_env("seven_dwarfs", players=3, three_in_the_mine=True)
    env.reset(seed=1)
    for height in (1.0, -1.0, 1.0):
        env.step(np.array([height, 0, 0, 0, 0], np.float32))
    chosen = env.play.state.view(0)
    assert getattr(chosen, "colours", None) == ("clear", "red", "pink")


@pytest.mark.parametrize(
    "action",
    [
        np.zeros(4),
        np.full(5, np.nan),
        np.zeros(5, complex),
        np.ones(5, bool),
        ["a"] * 5,
        [[0], [0, 0]],
        "abc",
        3,
    ],
    ids=str,
)
def test_what_is_no_aim_is_refused(action: object) -> None:
    env = pettingzoo.raw_env("seven_dwarfs")
    env.reset(seed=1)
    with pytest.raises(BadRequest, match="5 numbers from -1 to 1"):
        env.step(action)


# -- what is seen


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("players", [2, 7])
def test_numbers_stay_within_their_bounds_to_the_end(players: int) -> None:
    env = pettingzoo.env("seven_dwarfs", players=players, penalties=True)
    env.reset(seed=players)
    rng = np.random.default_rng(players)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        assert len(seen) == width(GAME.fields(players))
        assert seen in env.observation_space(agent)
        env.step(None if over else rng.uniform(-1, 1, 5))


def test_everybody_sees_the_column_and_themselves_first() -> None:
    env = pettingzoo.raw_env("seven_dwarfs", players=3, steady="2")
    env.reset(seed=1)
    steady = slice(-6, -3)
    assert env.observe("player_1")[steady].tolist() == [1, 0, 0]
    assert env.observe("player_0")[steady].tolist() == [0, 1, 0]
    assert env.observe("player_0")[0] == 0
    assert env.observe("player_2")[0] == 1


def test_what_the_id_stands_for_does_not_change_without_a_new_version() -> None:
    said = [(each.name, each.low, each.high, each.size) for each in (*GAME.aims(), *GAME.fields(4))]
    found = hashlib.blake2b(json.dumps(said).encode(), digest_size=8).hexdigest()
    pinned = json.loads((folder_of(GAME.name) / "environment.json").read_text(encoding="utf-8"))
    assert pinned[str(version(GAME.name))] == found, "raise the version of this game"


@pytest.mark.physics
def test_a_strike_comes_out_as_it_did_under_this_id() -> None:
    """But for a millimetre: simulations may differ in their last digits from machine to machine."""
    env = pettingzoo.raw_env("seven_dwarfs", players=2)
    env.reset(seed=3)
    env.step(np.array([0.2, 0.3, 0, 0, 0.9], np.float32))
    after, places = env.observe("player_0"), places_of(GAME.fields(2))
    assert after[places["standing"]].all()
    assert after[places["gems"]].tolist() == [2, 0, 1, 0, 0, 0]
    struck = after[places["position"]][12:14]
    assert struck == pytest.approx([72, 139], abs=10), "in tenths of a millimetre"


def places_of(fields: tuple[Field, ...]) -> dict[str, slice]:
    """Where each field stands in an observation."""
    ends = list(accumulate(field.size for field in fields))
    return {
        field.name: slice(end - field.size, end) for field, end in zip(fields, ends, strict=True)
    }


# -- the simulation itself


@pytest.mark.physics
def test_physics_decides_and_a_copy_meets_the_same_fate() -> None:
    env = Solo("seven_dwarfs", players=2, seat=0, opponents="random")
    env.reset(seed=3)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    seen = [each.step(MIDDLE)[0] for each in (env, *twins)]
    assert seen[0][2] == 1, "one strike was made"
    assert all(np.array_equal(seen[0], each) for each in seen[1:])


def test_it_is_played_in_turns_and_one_game_at_a_time() -> None:
    with pytest.raises(BadRequest, match="seven_dwarfs cannot be numbered"):
        pettingzoo.parallel_env("seven_dwarfs")
    with pytest.raises(BadRequest, match="seven_dwarfs cannot be numbered"):
        Games("seven_dwarfs")
