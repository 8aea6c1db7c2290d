"""The column as data: its blocks, the gems in their slots, and the changes by a strike.

Lengths of poses and slides are metres, rounded to 1e-8, so that a column read from a record equals
the one that was written. Colours belong to the rules and are in `position`.
"""

from __future__ import annotations

import math
from typing import Final, Literal

import msgspec

BLOCKS: Final = 9
SLOTS: Final = 4  # slot k of a block points to azimuth 90° · k at set-up
BLOCK_RADIUS: Final = 0.035  # of the widest block, and of the base
BLOCK_HEIGHT: Final = 0.024
BASE_HEIGHT: Final = 0.030  # from the table to the lowest block
FOOT_RADIUS: Final = 0.055  # of the foot of the base
FOOT_HEIGHT: Final = 0.006

Pose = tuple[float, float, float, float, float, float, float]  # x, y, z; quaternion w, x, y, z
Slides = tuple[float | None, float | None, float | None, float | None]
Trouble = Literal["", "unstable", "too-long"]


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A standing block; for each slot how far its gem has slid (None: the slot is empty)."""

    number: int  # 0 to 8 from the bottom, as at set-up
    pose: Pose
    gems: Slides


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The blocks that stand, lowest first."""

    blocks: tuple[Block, ...]


class Tremor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deviation of one strike from its aim. `draws` are the random numbers it was made from,
    which stay valid if the law changes.
    """

    height: float = 0.0  # millimetres
    offset: float = 0.0  # millimetres
    yaw: float = 0.0  # radians
    elevation: float = 0.0  # radians
    speed: float = 1.0  # a factor
    draws: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)


class Finding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a strike, found by the simulation: all that the rules need."""

    tremor: Tremor
    hit: bool
    gems: tuple[tuple[int, int], ...]  # block and slot of each gem that came off, ascending
    blocks: tuple[int, ...]  # numbers of the blocks that came off, ascending
    column: Column  # afterwards, at rest
    trouble: Trouble = ""  # why the simulation failed: the strike is a miss, nothing changed


def fresh_column() -> Column:
    """All blocks in line on the base, a gem in every slot."""
    return Column(
        tuple(
            Block(
                number,
                (
                    0.0,
                    0.0,
                    round(BASE_HEIGHT + BLOCK_HEIGHT * (number + 0.5), 8),
                    1.0,
                    0.0,
                    0.0,
                    0.0,
                ),
                (0.0, 0.0, 0.0, 0.0),
            )
            for number in range(BLOCKS)
        )
    )


def farthest_shift(before: Column, after: Column) -> float:
    """The metres by which the standing block that moved farthest was shifted."""
    stood = {block.number: block.pose[:2] for block in before.blocks}
    return max((math.dist(stood[each.number], each.pose[:2]) for each in after.blocks), default=0.0)


def no_answer(column: Column, tremor: Tremor, trouble: Trouble) -> Finding:
    """The finding for a strike that could not be simulated: nothing happened."""
    return Finding(tremor, False, (), (), column, trouble)
