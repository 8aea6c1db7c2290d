"""What is drawn does not penetrate: neither at rest, nor while it falls on the table.

Drawn are the sizes of `sizes.py` at the poses of a column or of a motion: blocks are discs, gems
boxes in their slots. Nothing of the simulation is asked.
"""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from ludolith.engine.rng import new_rng
from ludolith.games.seven_dwarfs.column import (
    SLOTS,
    Column,
    Pose,
    Tremor,
    fresh_column,
)
from ludolith.games.seven_dwarfs.hand_tremor import drawn
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import strike
from ludolith.games.seven_dwarfs.sizes import SIZES
from ludolith.games.seven_dwarfs.strike_motion import Motion, block_part, gem_part
from tests.games.seven_dwarfs.physics.blows import blow

Points = NDArray[np.float64]
ALLOWED = 1.0  # mm at rest
WHILE_FALLING = 3.0  # mm into the table, at the moment of impact
HALF = SIZES.height / 2
ANGLES = np.linspace(0, 2 * np.pi, 48, endpoint=False)


def turned(pose: Pose) -> Points:
    """The rotation of a pose."""
    w, x, y, z = pose[3:]
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def millimetres(pose: Pose) -> Points:
    return 1000 * np.array(pose[:3])


def disc(number: int, pose: Pose) -> Points:
    """Points all over the surface of a block."""
    radius = SIZES.blocks[number].radius
    rings = [
        (share * radius * np.cos(ANGLES), share * radius * np.sin(ANGLES), np.full(48, height))
        for share, height in [(s, h) for s in (0.3, 0.7, 1.0) for h in (-HALF, HALF)]
        + [(1.0, h) for h in (-6.0, 0.0, 6.0)]
    ]
    local = np.concatenate([np.stack(ring, 1) for ring in rings])
    return np.asarray(local @ turned(pose).T + millimetres(pose))


def box(centre: Points, axes: Points) -> Points:
    """Points all over the surface of a gem."""
    gem = SIZES.gem
    grid = [
        (x * gem.deep / 2, y * gem.wide / 2, z * gem.high / 2)
        for x in (-1, -0.5, 0, 0.5, 1)
        for y in (-1, -0.5, 0, 0.5, 1)
        for z in (-1, -0.5, 0, 0.5, 1)
        if 1 in (abs(x), abs(y), abs(z))
    ]
    return np.asarray(np.array(grid) @ axes.T + centre)


def gem(number: int, slot: int, pose: Pose) -> tuple[Points, Points]:
    """The centre and the axes of a gem in its slot."""
    way = slot * np.pi / 2
    out = SIZES.blocks[number].gems
    axes = turned(pose)
    centre = axes @ np.array([out * np.cos(way), out * np.sin(way), SIZES.gem.up])
    about = np.array([[np.cos(way), -np.sin(way), 0], [np.sin(way), np.cos(way), 0], [0, 0, 1]])
    return millimetres(pose) + centre, axes @ about


def depth_in_disc(points: Points, number: int, pose: Pose) -> float:
    """How deep the deepest of these points is inside a block."""
    local = (points - millimetres(pose)) @ turned(pose)
    inside = np.minimum(
        SIZES.blocks[number].radius - np.hypot(local[:, 0], local[:, 1]),
        HALF - np.abs(local[:, 2]),
    )
    return float(inside.max())


def depth_in_box(points: Points, centre: Points, axes: Points) -> float:
    sizes = np.array([SIZES.gem.deep, SIZES.gem.wide, SIZES.gem.high]) / 2
    inside = sizes - np.abs((points - centre) @ axes)
    return float(inside.min(1).max())


def depth_in_base(points: Points) -> float:
    across = np.hypot(points[:, 0], points[:, 1])
    into = [
        np.minimum(each.radius - across, each.height - points[:, 2])
        for each in (SIZES.base, SIZES.foot)
    ]
    return float(max(-points[:, 2].min(), *(each.max() for each in into)))


def deepest(column: Column) -> float:
    """How deep any two drawn bodies of a column are in each other."""
    found = [0.0]
    for place, block in enumerate(column.blocks):
        others = [*column.blocks[:place], *column.blocks[place + 1 :]]
        surface = disc(block.number, block.pose)
        found.append(depth_in_base(surface))
        found += [depth_in_disc(surface, other.number, other.pose) for other in others]
        for slot in range(SLOTS):
            if block.gems[slot] is None:
                continue
            centre, axes = gem(block.number, slot, block.pose)
            stone = box(centre, axes)
            found.append(depth_in_base(stone))
            found += [depth_in_disc(stone, other.number, other.pose) for other in others]
            found += [
                depth_in_box(stone, *gem(other.number, each, other.pose))
                for other in others
                for each in range(SLOTS)
                if other.gems[each] is not None
            ]
    return max(found)


def columns(seed: int, strikes: int) -> list[Column]:
    """Columns as random strikes of every strength leave them."""
    rng = new_rng(seed)
    column = fresh_column()
    found = [column]
    for _ in range(strikes):
        if not column.blocks:
            break
        block = column.blocks[rng.below(len(column.blocks))]
        speed = 30 + rng.below(130)
        aimed = Strike(round(2000 * block.pose[2]), rng.below(360), 0, 0, speed)
        column = strike(column, aimed, drawn(rng, speed, False))[0].column
        found.append(column)
    return found


@pytest.mark.rule("DWA-43")
@pytest.mark.parametrize("seed", range(4))
def test_nothing_drawn_is_inside_of_anything_else_at_rest(seed: int) -> None:
    for column in columns(seed, 16):
        assert deepest(column) < ALLOWED


def shown(aimed: Strike, factor: float) -> tuple[tuple[int, ...], Motion]:
    found, motion = strike(fresh_column(), aimed, Tremor(speed=factor), motion=True)
    assert motion is not None
    return found.blocks, motion


@pytest.mark.rule("DWA-42")
@pytest.mark.parametrize(
    ("aimed", "factor"), [(blow(8, 80), 1.0), (blow(7, 120, 45), 1.0), (blow(2, 170, 30), 2.0)]
)
def test_falling_blocks_do_not_sink_into_the_table_or_each_other(
    aimed: Strike, factor: float
) -> None:
    fallen, motion = shown(aimed, factor)
    assert fallen
    for frame in motion.frames:
        for number in range(len(SIZES.blocks)):
            pose = frame[block_part(number)]
            assert -disc(number, pose)[:, 2].min() < WHILE_FALLING
    last = motion.frames[-1]
    for number in range(len(SIZES.blocks)):
        surface = disc(number, last[block_part(number)])
        assert depth_in_base(surface) < ALLOWED
        for other in range(len(SIZES.blocks)):
            if other != number:
                assert depth_in_disc(surface, other, last[block_part(other)]) < ALLOWED
        for slot in range(SLOTS):
            pose = last[gem_part(number, slot)]
            assert -box(millimetres(pose), turned(pose))[:, 2].min() < ALLOWED


def test_a_body_put_into_another_is_noticed() -> None:
    column = fresh_column()
    x, y, z, *turn = column.blocks[4].pose
    sunk = (x, y, z - 0.002, turn[0], turn[1], turn[2], turn[3])
    blocks = list(column.blocks)
    blocks[4] = type(blocks[4])(4, sunk, blocks[4].gems)
    assert deepest(column) < 0.1
    assert deepest(Column(tuple(blocks))) > ALLOWED
