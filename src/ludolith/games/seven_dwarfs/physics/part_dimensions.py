"""The physical properties of the parts, in SI units, as chosen by the study of the balance.

Sizes are in `column.py`; the values here decide how a blow spreads.
docs/games/seven_dwarfs-physics.md says what was tried and measured.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ludolith.games.seven_dwarfs.column import BLOCK_HEIGHT, BLOCK_RADIUS, BLOCKS


class Materials(msgspec.Struct, frozen=True):
    """Masses, surfaces and the pick. Hashable, so that compiled worlds can be cached by it."""

    widest: float = BLOCK_RADIUS  # radius of the lowest block and of the base
    narrower_top: float = 0.50  # how much narrower the topmost block is, as a share,
    narrowing: float = 2.0  # and the power of the height by which blocks become narrower
    heaviest: float = 0.072  # mass of the lowest block; all are of the same stone
    friction: float = 0.32  # block on block, block on base

    gem_mass: float = 0.006
    gem_friction: float = 0.2
    # How far a gem reaches over the block below, which is the overhang at which it drops,
    tongue: float = 0.0055
    longer_top: float = 0.003  # and how much farther at the topmost block
    gem_half_length: float = 0.007
    gem_half_width: float = 0.010
    gem_half_height: float = 0.0105
    gem_lift: float = 0.0005  # from the face of the block below to the underside of a gem

    handle: float = 0.20
    pick_mass: float = 0.060
    pick_friction: float = 0.3
    pick_tip: float = 0.004  # radius
    rebound: float = 0.3  # the speed of pick and block apart after a blow, as a share of before
    contact: float = 0.006  # seconds that a blow lasts

    def radius_of_block(self, number: int) -> float:
        """The radius of a block; -1 is the base.

        Blocks become narrower towards the top, so that blows often cost a block there, and rarely
        lower down.
        """
        up = max(number, 0) / (BLOCKS - 1)
        return self.widest * (1 - self.narrower_top * math.pow(up, self.narrowing))

    def mass_of_block(self, number: int) -> float:
        return self.heaviest * (self.radius_of_block(number) / self.widest) ** 2

    def feet_of_gem(self, number: int) -> float:
        """The distance from a block's axis where its gems rest on the block below it at set-up."""
        return self.radius_of_block(number - 1) - self.tongue_of_gem(number)

    def tongue_of_gem(self, number: int) -> float:
        """The overhang at which the gems of a block drop."""
        return self.tongue + self.longer_top * number / (BLOCKS - 1)

    def gem_outward(self, number: int) -> float:
        """The distance from a block's axis to the centres of its gems."""
        return self.feet_of_gem(number) + self.gem_half_length

    @property
    def foot_apart(self) -> float:
        """The distance of each of a gem's two feet from its middle."""
        return 0.8 * self.gem_half_width

    @property
    def gem_up(self) -> float:
        """The height of a gem's centre above that of its block."""
        return self.gem_half_height + self.gem_lift - BLOCK_HEIGHT / 2


MATERIALS: Final = Materials()
