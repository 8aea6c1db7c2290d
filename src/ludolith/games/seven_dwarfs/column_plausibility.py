"""Whether a column that somebody claims to have found can stand at all.

Nothing is simulated, and nothing that a simulation may really find is refused: only what no column
can be, whatever was struck. Blocks are taken for thinner than they are by what contacts may yield.
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
CORE: Final = BLOCK_RADIUS - HALF  # balls as thick as a block fit into it so far from its axis
YIELD: Final = 0.002  # metres by which parts may seem to be in each other
ALMOST: Final = 1e-3  # of a turn's length
LEAST_UPRIGHT: Final = 0.70  # a little less than the cosine of 45°
HIGHEST_SLIDE: Final = 0.003
LOWEST_SLIDE: Final = -0.005
NEAREST: Final = 8  # steps to find where two blocks are nearest
MOST_TREMOR: Final = Tremor(100.0, 100.0, 1.6, 1.6, 10.0)  # of any law there was or will be


def fault_of_column(column: Column) -> str:
    """What is wrong with the places of the blocks; "" if nothing is."""
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
        return "is none of this game"
    if not all(map(isfinite, block.pose)):
        return "stands nowhere"
    if abs(sum(part * part for part in turn) - 1.0) > ALMOST:
        return "is turned by what is no turn"
    if Disc(block).axis[2] < LEAST_UPRIGHT:
        return "lies, and does not stand"
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
    """A block as a place and an axis."""

    def __init__(self, block: Block) -> None:
        x, y, z, a, b, c, d = block.pose
        self.centre: Point = (x, y, z)
        self.axis: Point = (2 * (b * d + a * c), 2 * (c * d - a * b), 1 - 2 * (b * b + c * c))

    def may_rest_on(self, other: Disc) -> bool:
        """Whether it is near enough to touch, however both are tilted."""
        reach = 2 * math.hypot(BLOCK_RADIUS, HALF)
        return math.dist(self.centre, other.centre) <= reach

    def is_in(self, other: Disc) -> bool:
        """Whether both take up the same space: balls within them meet."""
        if math.dist(self.centre, other.centre) > 2 * CORE + BLOCK_HEIGHT:
            return False
        here = other.centre
        for _ in range(NEAREST):
            there = self.nearest(here)
            here = other.nearest(there)
        return math.dist(here, there) < BLOCK_HEIGHT - YIELD

    def nearest(self, point: Point) -> Point:
        """The nearest middle of a ball that lies within the block and is as thick as it."""
        away = [p - c for p, c in zip(point, self.centre, strict=True)]
        along = sum(p * q for p, q in zip(away, self.axis, strict=True))
        flat = [p - along * q for p, q in zip(away, self.axis, strict=True)]
        share = min(1.0, CORE / max(math.hypot(*flat), 1e-9))
        x, y, z = (c + share * p for c, p in zip(self.centre, flat, strict=True))
        return (x, y, z)


BASE: Final = Disc(
    Block(0, (0.0, 0.0, BASE_HEIGHT - HALF, 1.0, 0.0, 0.0, 0.0), (None, None, None, None))
)
