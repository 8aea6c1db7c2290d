"""Whether the column of a finding from outside can stand at all.

Nothing is simulated, and no column that a simulation may find is refused: only columns that are
impossible after any strike. Blocks count as a little thinner, because contacts may yield.
"""

from __future__ import annotations

import math
from math import isfinite
from typing import Final

from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    BLOCK_RADIUS,
    BLOCKS,
    Block,
    Column,
    Tremor,
)

Point = tuple[float, float, float]

HALF: Final = BLOCK_HEIGHT / 2
CORE: Final = BLOCK_RADIUS - HALF  # balls as thick as a block fit in up to here from its axis
YIELD: Final = 0.002  # metres by which parts may seem to overlap
ALMOST: Final = 1e-3  # the error allowed in the length of a quaternion
LEAST_UPRIGHT: Final = 0.70  # a little less than the cosine of 45°
HIGHEST_SLIDE: Final = 0.003
LOWEST_SLIDE: Final = -0.005
NEAREST: Final = 8  # iterations to find the nearest points of two blocks
MOST_TREMOR: Final = Tremor(100.0, 100.0, 1.6, 1.6, 10.0)  # larger than by any past or future law


def fault_of_column(column: Column) -> str:
    """The fault in the poses of the blocks; "" if there is none."""
    below = [BASE]
    for block in column.blocks:
        fault = fault_of_block(block)
        if fault:
            return f"block {block.number} {fault}"
        disc = Disc(block)
        if disc.centre[2] < below[-1].centre[2]:
            return "the blocks are not in the order in which they stand"
        if not any(disc.may_rest_on(other) for other in below):
            return f"block {block.number} hangs in the air"
        if any(disc.is_in(other) for other in below):
            return f"block {block.number} stands where something else does"
        below.append(disc)
    return ""


def fault_of_block(block: Block) -> str:
    turn = block.pose[3:]
    if not 0 <= block.number < BLOCKS:
        return "is not a block of this game"
    if not all(map(isfinite, block.pose)):
        return "has no valid position"
    if abs(sum(part * part for part in turn) - 1.0) > ALMOST:
        return "has no valid rotation"
    if Disc(block).axis[2] < LEAST_UPRIGHT:
        return "lies and does not stand"
    slides = [slide for slide in block.gems if slide is not None]
    if not all(LOWEST_SLIDE <= slide <= HIGHEST_SLIDE for slide in slides):
        return "holds a gem that is not in its slot"
    return ""


def fault_of_tremor(tremor: Tremor) -> str:
    for name in ("height", "offset", "yaw", "elevation", "speed"):
        if not abs(getattr(tremor, name)) <= getattr(MOST_TREMOR, name):
            return "no hand trembles so much"
    return "" if tremor.speed > 0 else "no strike goes backwards"


class Disc:
    """A block as a position and an axis."""

    def __init__(self, block: Block) -> None:
        x, y, z, a, b, c, d = block.pose
        self.centre: Point = (x, y, z)
        self.axis: Point = (2 * (b * d + a * c), 2 * (c * d - a * b), 1 - 2 * (b * b + c * c))

    def may_rest_on(self, other: Disc) -> bool:
        """Whether it is near enough to touch the other, with any tilt of both."""
        reach = 2 * math.hypot(BLOCK_RADIUS, HALF)
        return math.dist(self.centre, other.centre) <= reach

    def is_in(self, other: Disc) -> bool:
        """Whether both overlap: balls inside them touch."""
        if math.dist(self.centre, other.centre) > 2 * CORE + BLOCK_HEIGHT:
            return False
        here = other.centre
        for _ in range(NEAREST):
            there = self.nearest(here)
            here = other.nearest(there)
        return math.dist(here, there) < BLOCK_HEIGHT - YIELD

    def nearest(self, point: Point) -> Point:
        """The nearest centre of a ball that lies inside the block and is as thick as the block."""
        away = [p - c for p, c in zip(point, self.centre, strict=True)]
        along = sum(p * q for p, q in zip(away, self.axis, strict=True))
        flat = [p - along * q for p, q in zip(away, self.axis, strict=True)]
        share = min(1.0, CORE / max(math.hypot(*flat), 1e-9))
        x, y, z = (c + share * p for c, p in zip(self.centre, flat, strict=True))
        return (x, y, z)


BASE: Final = Disc(
    Block(0, (0.0, 0.0, BASE_HEIGHT - HALF, 1.0, 0.0, 0.0, 0.0), (None, None, None, None))
)
