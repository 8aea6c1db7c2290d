"""How the parts are made, in SI units: the numbers the study of the balance chose.

Sizes are those of `column.py`; what is here decides how a blow spreads. docs/games/
seven_dwarfs-physics.md tells what was tried and measured.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ludolith.games.seven_dwarfs.column import BLOCK_HEIGHT, BLOCK_RADIUS, BLOCKS


class Materials(msgspec.Struct, frozen=True):
    """Masses, surfaces and the pick. Hashable, so that compiled worlds can be kept by it."""

    block_mass: float = 0.024  # of the topmost block
    heavier_base: float = 2.0  # by which share more the lowest block weighs
    face_radius: float = BLOCK_RADIUS  # of the flat faces that lie on each other, at the bottom
    narrower_top: float = 0.55  # by which share less it is at the top,
    narrowing: float = 3.0  # and with which power of the height
    friction: float = 0.28  # block on block, block on base

    gem_mass: float = 0.006
    gem_friction: float = 0.2
    tongue: float = 0.006  # how far a gem reaches inside the face: so much overhang drops it
    tongue_half_width: float = 0.008
    gem_half_length: float = 0.008
    gem_half_width: float = 0.014
    gem_half_height: float = 0.011
    gem_outward: float = 0.033  # from the block's axis to the gem's centre

    handle: float = 0.20
    pick_mass: float = 0.045
    pick_friction: float = 0.3
    pick_tip: float = 0.004  # radius

    def mass_of_block(self, number: int) -> float:
        return self.block_mass * (1 + self.heavier_base * (BLOCKS - 1 - number) / (BLOCKS - 1))

    def face_of_block(self, number: int) -> float:
        """The radius of a block's flat faces; -1 is the base.

        It shrinks fast near the top: there a blow soon costs a block, farther down hardly ever.
        """
        up = min(max(number, 0) / (BLOCKS - 2), 1.0)  # nothing stands on the topmost block
        return self.face_radius * (1 - self.narrower_top * math.pow(up, self.narrowing))

    def feet_of_gem(self, number: int) -> float:
        """How far from a block's axis its gems rest on the block that was below it at set-up."""
        return self.face_of_block(number - 1) - self.tongue

    @property
    def gem_up(self) -> float:
        """From the block's centre to the gem's."""
        return self.gem_half_height - BLOCK_HEIGHT / 2


MATERIALS: Final = Materials()
