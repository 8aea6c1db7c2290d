from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludolith.games.seven_dwarfs import GAME
from ludolith.games.seven_dwarfs.codes import SPEED
from ludolith.games.seven_dwarfs.column import Tremor, fresh_column
from ludolith.games.seven_dwarfs.physics import NoPhysics, strike, strike_simulation
from ludolith.games.seven_dwarfs.physics.column_world import World, world_for
from ludolith.games.seven_dwarfs.physics.mujoco_model import LOOSE_GEMS
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS
from ludolith.games.seven_dwarfs.physics.what_fell import Verdict
from ludolith.games.seven_dwarfs.strike_solver import attempt, decided_by, simulated
from tests.games.seven_dwarfs.physics.blows import blow, gems
from tests.games.seven_dwarfs.stand_in import stand_in
from tests.games.seven_dwarfs.without import with_broken_mujoco, without_mujoco

FRESH = fresh_column()
AIMED = blow(4, 120)


def broken(monkeypatch: pytest.MonkeyPatch, value: float) -> None:
    """From now on the simulation puts a part where none can be."""
    honest = World.let_go

    def let_go(world: World) -> None:
        honest(world)
        if world.data.time > 0.02:
            world.data.qpos[world.block_places[4][0]] = value

    monkeypatch.setattr(World, "let_go", let_go)


@pytest.mark.parametrize("value", [np.nan, np.inf, 50.0])
def test_numbers_that_run_away_make_a_miss_that_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, value: float, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    before = strike(FRESH, AIMED, Tremor())[0]
    with monkeypatch.context() as patch:
        broken(patch, value)
        found, motion = strike(FRESH, AIMED, Tremor(), motion=True)
        with decided_by(simulated):
            tried = attempt(FRESH, AIMED, Tremor(), 1)
    assert found.trouble == tried.trouble == "unstable"
    assert not found.hit
    assert not found.gems
    assert not found.blocks
    assert found.column == FRESH
    assert motion is None
    assert strike(FRESH, AIMED, Tremor())[0] == before  # nothing is left of it
    assert not list(tmp_path.iterdir())  # no log file of MuJoCo's either


def test_a_column_that_never_stops_falling_apart_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strike_simulation, "settle", lambda _: Verdict(((0, 0),), (), FRESH))
    monkeypatch.setattr(strike_simulation, "SECOND_LOOK", 0.01)
    found = strike(FRESH, AIMED, Tremor())[0]
    assert found.trouble == "too-long"
    assert found.column == FRESH
    assert not found.gems


def test_without_mujoco_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    without_mujoco(monkeypatch)
    with pytest.raises(NoPhysics, match="pip install mujoco"):
        strike(FRESH, AIMED, Tremor())
    with decided_by(simulated), pytest.raises(NoPhysics, match="pip install mujoco"):
        GAME.ready()


@pytest.mark.parametrize("kind", [ImportError, OSError])
def test_a_mujoco_that_does_not_load_is_named_in_one_line(
    kind: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_broken_mujoco(monkeypatch, kind("libmujoco.so:\ncannot open shared object file"))
    with pytest.raises(NoPhysics) as refused:
        strike(FRESH, AIMED, Tremor())
    assert str(refused.value) == (
        "a strike needs MuJoCo, which is installed but does not load (libmujoco.so: cannot open "
        "shared object file): pip install --force-reinstall mujoco"
    )


def test_where_another_world_decides_mujoco_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    without_mujoco(monkeypatch)
    with decided_by(stand_in):
        GAME.ready()


def test_more_gems_may_fall_at_once_than_there_are_bodies_for_them() -> None:
    world = world_for(MATERIALS, FRESH)
    for gem in range(len(world.gem_places)):
        world.release(gem)
    assert len(world.loose) == len(world.pool) == LOOSE_GEMS < len(world.gem_places)
    assert len(set(world.loose.values())) == LOOSE_GEMS
    assert world.run(3.0, 0.1)
    assert not world.in_slot.any()


@pytest.mark.rule("DWA-42")
def test_the_hardest_blows_at_every_height_end_without_trouble() -> None:
    for number in range(9):
        found = strike(FRESH, blow(number, SPEED[1], 40 * number), Tremor(speed=1.5))[0]
        assert not found.trouble
        assert gems(found.column) + len(found.gems) == 36
        assert len(found.column.blocks) + len(found.blocks) == 9
