# Compiled with mypyc.
"""How far a blow pushes a block, by an estimate without simulation, and three strengths for it.

Bots aim by it, the strikes listed as choices follow from it, and so does the shift that a board
shows in advance. It holds for level blows through the middle of a block whose hand does not err.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, final

from ludolith.games.seven_dwarfs.codes import SPEED
from ludolith.games.seven_dwarfs.column import BLOCKS, Block, Column
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials

GRAVITY: Final = 9.81
SPARE: Final = 0.001  # metres beyond the tongue, so that a gem surely drops
LEAST_PUSH: Final = 0.002
# A light, a firm and a hard blow: the push as a share of what drops a gem, and the speed as a share
# of the fastest strike that is never exceeded, so that the three differ even at the heaviest block.
WORDS: Final = ((0.5, 0.6), (1.3, 0.8), (2.6, 1.0))


@final
class Resistance:
    """How a block withstands a blow."""

    def __init__(self, braking: float, share: float, lag: float) -> None:
        self.braking = braking  # m/s², by the friction under and above it
        self.share = share  # its speed after a blow, as a share of the pick's
        self.lag = lag  # m/s that friction takes during the blow

    def push(self, speed: float) -> float:
        """Metres that a blow at this speed in m/s pushes the block."""
        return float(max(0.0, speed * self.share - self.lag) ** 2 / (2 * self.braking))

    def speed(self, push: float) -> float:
        """The speed in m/s that pushes the block so far."""
        return (math.sqrt(2 * self.braking * max(push, LEAST_PUSH)) + self.lag) / self.share


def resistances(column: Column, make: Materials = MATERIALS) -> list[Resistance]:
    """That of each block, the lowest first.

    Friction works during the blow, too: as if it had all its force for a third of that time.
    """
    found: list[Resistance] = []
    bare = masses(make)
    above = 0.0
    for block in reversed(column.blocks):
        own = bare[block.number] + gems_of(block) * make.gem_mass
        braking = make.friction * GRAVITY * (2 * above + own) / own
        share = (1 + make.rebound) * make.pick_mass / (make.pick_mass + own)
        found.append(Resistance(braking, share, braking * make.contact / 3))
        above += own
    return found[::-1]


def weight(block: Block, make: Materials = MATERIALS) -> float:
    """The mass of a block with its gems."""
    return masses(make)[block.number] + gems_of(block) * make.gem_mass


def gems_of(block: Block) -> int:
    """How many gems a block still has."""
    gems = 0
    for slide in block.gems:
        if slide is not None:
            gems += 1
    return gems


def speed_for(column: Column, place: int, push: float, make: Materials = MATERIALS) -> float:
    """The speed in m/s that pushes a block so far."""
    return resistances(column, make)[place].speed(push)


def push_of(column: Column, place: int, speed: float, make: Materials = MATERIALS) -> float:
    """The distance in metres that a blow at this speed pushes a block."""
    return resistances(column, make)[place].push(speed)


def strengths(column: Column, make: Materials = MATERIALS) -> list[tuple[int, int, int]]:
    """For each block the speeds in cm/s of a light, a firm and a hard blow."""
    found: list[tuple[int, int, int]] = []
    hold = overhangs(make)
    for block, resistance in zip(column.blocks, resistances(column, make), strict=True):
        drops = hold[block.number] + SPARE
        light, firm, hard = [blow(resistance, drops * share, most) for share, most in WORDS]
        found.append((light, firm, hard))
    return found


def blow(resistance: Resistance, push: float, most: float) -> int:
    """The speed in cm/s that pushes a block so far, but at most this share of the fastest one."""
    return max(SPEED[0], round(min(most * SPEED[1], 100 * resistance.speed(push))))


@cache
def masses(make: Materials) -> list[float]:
    """Of each block without gems, by its number."""
    return [make.mass_of_block(number) for number in range(BLOCKS)]


@cache
def overhangs(make: Materials) -> list[float]:
    """At which the gems of each block drop, by its number."""
    return [make.tongue_of_gem(number) for number in range(BLOCKS)]
