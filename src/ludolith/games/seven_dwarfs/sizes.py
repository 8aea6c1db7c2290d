"""The sizes of the parts in millimetres, for the client to draw: those that are simulated.

`python -m ludolith.games.seven_dwarfs.sizes` prints them.
"""

from __future__ import annotations

import sys

import msgspec

from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    BLOCKS,
    FOOT_HEIGHT,
    FOOT_RADIUS,
)
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS


class BlockSize(msgspec.Struct, frozen=True):
    """A block is a disc. Its gems sit in pockets that are open outward and below."""

    radius: float
    gems: float  # from its axis to the centres of its gems


class GemSize(msgspec.Struct, frozen=True):
    """A gem is a box: how far it reaches outward, sideways and up, and how high its middle is."""

    deep: float
    wide: float
    high: float
    up: float  # above the middle of its block


class Round(msgspec.Struct, frozen=True):
    radius: float
    height: float


class Sizes(msgspec.Struct, frozen=True):
    height: float  # of a block
    blocks: tuple[BlockSize, ...]  # the lowest first
    gem: GemSize
    base: Round
    foot: Round  # of the base
    handle: float  # from the hand to the tip of the pick
    tip: float  # the radius of the tip


def millimetres(metres: float) -> float:
    return round(1000 * metres, 2)


SIZES = Sizes(
    millimetres(BLOCK_HEIGHT),
    tuple(
        BlockSize(
            millimetres(MATERIALS.radius_of_block(number)),
            millimetres(MATERIALS.gem_outward(number)),
        )
        for number in range(BLOCKS)
    ),
    GemSize(
        millimetres(2 * MATERIALS.gem_half_length),
        millimetres(2 * MATERIALS.gem_half_width),
        millimetres(2 * MATERIALS.gem_half_height),
        millimetres(MATERIALS.gem_up),
    ),
    Round(millimetres(MATERIALS.widest), millimetres(BASE_HEIGHT)),
    Round(millimetres(FOOT_RADIUS), millimetres(FOOT_HEIGHT)),
    millimetres(MATERIALS.handle),
    millimetres(MATERIALS.pick_tip),
)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(SIZES), indent=1) + b"\n")
