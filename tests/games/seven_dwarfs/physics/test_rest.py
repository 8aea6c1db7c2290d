from __future__ import annotations

import math

import pytest

from ludolith.games.seven_dwarfs.column import BLOCKS, Block, Column, Pose, Tremor, fresh_column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import strike
from ludolith.games.seven_dwarfs.physics.column_world import World, world_for
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS
from ludolith.games.seven_dwarfs.physics.what_fell import contacts, settle
from tests.games.seven_dwarfs.physics.blows import blow, gems, shift, struck


def left_alone(column: Column, seconds: float) -> Column:
    world = world_for(MATERIALS, column)
    world.run(seconds, seconds)
    verdict = settle(world)
    assert not verdict.gems
    assert not verdict.blocks
    return verdict.column


@pytest.mark.long
@pytest.mark.rule("DWA-43")
def test_a_fresh_column_stands_for_a_minute_and_hardly_moves() -> None:
    column = fresh_column()
    after = left_alone(column, 60)
    assert max(shift(column, after, number) for number in range(BLOCKS)) < 0.3


@pytest.mark.rule("DWA-43")
def test_a_column_knocked_crooked_stands_on_where_it_came_to_rest() -> None:
    column = struck(fresh_column(), blow(4, 110), blow(6, 70, 120), blow(2, 120, 230)).column
    after = left_alone(column, 5)
    assert max(shift(column, after, block.number) for block in column.blocks) < 0.3


@pytest.mark.rule("DWA-04")
@pytest.mark.parametrize(
    "aimed", [Strike(511, 40, 0, 0, 220), Strike(300, 40, 100, 0, 220), Strike(300, 0, -100, 0, 90)]
)
def test_a_blow_that_goes_far_past_the_column_meets_and_changes_nothing(aimed: Strike) -> None:
    column = fresh_column()
    found, motion = strike(column, aimed, Tremor(), motion=True)
    assert not found.hit
    assert found.column == column
    assert not found.gems
    assert not found.trouble
    assert motion is not None
    assert not motion.happened


@pytest.mark.rule("DWA-44")
def test_the_base_can_be_hit_but_is_no_part_of_the_column() -> None:
    found = struck(fresh_column(), Strike(20, 10, 0, 0, 200))
    assert not found.hit
    assert gems(found.column) == 36


def lone(pose: Pose) -> World:
    """A world with nothing but the lowest block, without gems."""
    return world_for(MATERIALS, Column((Block(0, pose, (None, None, None, None)),)))


@pytest.mark.rule("DWA-42")
@pytest.mark.parametrize(("shove", "stands"), [(0.030, True), (0.040, False)])
def test_a_block_alone_stands_until_its_middle_hangs_over_the_edge(
    shove: float, stands: bool
) -> None:
    world = lone((shove, 0.0, 0.042, 1.0, 0.0, 0.0, 0.0))
    world.run(2, 0.1)
    assert bool(settle(world).column.blocks) is stands


@pytest.mark.rule("DWA-42")
@pytest.mark.parametrize(("degrees", "stands"), [(40, True), (50, False)])
def test_a_block_that_leans_by_half_a_right_angle_has_come_off(degrees: int, stands: bool) -> None:
    half = math.radians(degrees) / 2
    height = next(
        height
        for height in (0.080 - 0.0002 * number for number in range(200))
        if contacts(lone((0.0, 0.0, height, math.cos(half), 0.0, math.sin(half), 0.0)))[1][0]
    )
    world = lone((0.0, 0.0, height, math.cos(half), 0.0, math.sin(half), 0.0))
    assert bool(settle(world).column.blocks) is stands
