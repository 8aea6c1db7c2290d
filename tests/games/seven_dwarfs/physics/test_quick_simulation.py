"""The quick simulation of a blow mostly agrees with the real one, at a fraction of the work."""

from __future__ import annotations

from statistics import correlation

import msgspec
import pytest

from ludolith.engine.rng import new_rng
from ludolith.games.seven_dwarfs.column import BLOCKS, Column, Finding, Tremor, fresh_column
from ludolith.games.seven_dwarfs.hand_tremor import drawn
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import glimpse, strike
from ludolith.games.seven_dwarfs.physics.column_world import World
from ludolith.games.seven_dwarfs.physics.mujoco_model import STEP, parts_of
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS
from ludolith.games.seven_dwarfs.physics.quick_simulation import Sketch, sketch_of
from ludolith.games.seven_dwarfs.push_estimates import strengths
from tests.games.seven_dwarfs.physics.blows import blow

FRESH = fresh_column()


@pytest.mark.parametrize(("place", "speed"), [(4, 60), (4, 130), (1, 170), (6, 90), (7, 60)])
def test_what_drops_and_falls_is_nearly_what_a_strike_finds(place: int, speed: int) -> None:
    seen, found = (
        glimpse(FRESH, blow(place, speed), Tremor()),
        strike(FRESH, blow(place, speed), Tremor())[0],
    )
    assert seen.hit
    assert len(set(seen.gems) ^ set(found.gems)) <= 2
    assert abs(len(seen.blocks) - len(found.blocks)) <= 1


def test_its_points_go_with_those_of_the_strike_as_the_column_gets_crooked() -> None:
    seen, found = [], []
    for seed in range(3):
        rng, column = new_rng(seed), FRESH
        for _ in range(12):
            place = rng.below(len(column.blocks))
            speed = strengths(column)[place][rng.below(3)]
            height = round(2000 * column.blocks[place].pose[2])
            aimed = Strike(height, rng.below(360), 0, 0, speed)
            tremor = drawn(rng, speed, False)
            seen.append(points(glimpse(column, aimed, tremor)))
            after = strike(column, aimed, tremor)[0]
            found.append(points(after))
            column = after.column
            if not column.blocks:
                break
    assert correlation(seen, found) > 0.6


def points(found: Finding) -> float:
    return 2.0 * len(found.gems) - 10.0 * len(found.blocks)


def test_a_soft_tap_drops_nothing_and_a_miss_changes_nothing() -> None:
    tapped = glimpse(FRESH, blow(4, 20), Tremor())
    assert tapped.hit
    assert (tapped.gems, tapped.blocks) == ((), ())
    assert len(tapped.column.blocks) == BLOCKS
    missed = glimpse(FRESH, msgspec.structs.replace(blow(4, 100), offset=100), Tremor())
    assert not missed.hit
    assert missed.column == FRESH


def test_the_same_blow_looks_the_same_whatever_was_tried_before() -> None:
    sketch_of.cache_clear()
    first = glimpse(FRESH, blow(5, 120), Tremor())
    glimpse(FRESH, blow(7, 170), Tremor())
    assert glimpse(FRESH, blow(5, 120), Tremor()) == first


def test_a_column_without_gems_and_one_of_a_single_block_can_be_sketched() -> None:
    bare = Column(
        tuple(msgspec.structs.replace(each, gems=(None,) * 4) for each in FRESH.blocks[:1])
    )
    seen = glimpse(bare, blow(0, 60), Tremor())
    assert seen.gems == ()


def test_a_sketch_is_a_fraction_of_the_work() -> None:
    """Fewer things that move, and fewer steps: whatever the machine is doing meanwhile."""
    sketch, world = Sketch(MATERIALS, parts_of(FRESH)), World(MATERIALS, parts_of(FRESH))
    assert sketch.model.nv < world.model.nv / 2
    assert sketch.model.opt.timestep == 2 * STEP
