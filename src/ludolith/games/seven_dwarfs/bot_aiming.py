"""What a practised eye sees: which gem can be brought down by which blow, and what might topple.

A gem drops when its block overhangs the layer below by the gem's tongue. So it can be had by
pushing its block outward on its side, or by pushing the layer below away from under it. How hard
follows from friction and from the load above. Nothing is simulated here.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ludolith.games.seven_dwarfs.codes import HEIGHT, OFFSET, SPEED
from ludolith.games.seven_dwarfs.column import SLOTS, Block, Column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials

GRAVITY: Final = 9.81
SPARE: Final = 0.001  # metres beyond the tongue, for a gem that really drops
LEAST_PUSH: Final = 0.002
REBOUND: Final = 0.81  # of the speed a blow without rebound would need
DRAGGED: Final = 0.25  # share of a push that the blocks above follow


class Chance(msgspec.Struct, frozen=True):
    """A gem, and the block to push, whither and how far, so that it drops."""

    gem: tuple[int, int]
    block: int  # its place in the column, 0 the lowest
    direction: float  # radians, whither the block shall move
    push: float  # metres; below zero: the gem hangs by a thread


def spots(column: Column) -> list[tuple[float, float]]:
    """Where each block stands, seen from above; before them the base."""
    return [(0.0, 0.0), *((block.pose[0], block.pose[1]) for block in column.blocks)]


def heading(block: Block) -> float:
    """How far a block has turned about its axis."""
    return 2 * math.atan2(block.pose[6], block.pose[3])


def chances(column: Column, make: Materials = MATERIALS) -> list[Chance]:
    """Both ways to every gem."""
    found = []
    seen = spots(column)
    below = -1
    for place, block in enumerate(column.blocks):
        hold = make.face_of_block(below) - make.feet_of_gem(block.number)
        below = block.number
        x, y = seen[place + 1][0] - seen[place][0], seen[place + 1][1] - seen[place][1]
        for slot in range(SLOTS):
            if block.gems[slot] is None:
                continue
            way = heading(block) + slot * math.pi / 2
            push = hold + SPARE - (x * math.cos(way) + y * math.sin(way))
            gem = (block.number, slot)
            found.append(Chance(gem, place, way, push))
            if place:
                found.append(Chance(gem, place - 1, way + math.pi, push))
    return found


def weight(block: Block, make: Materials) -> float:
    """Its mass with its gems."""
    gems = sum(slide is not None for slide in block.gems)
    return make.mass_of_block(block.number) + gems * make.gem_mass


def speed_for(column: Column, place: int, push: float, make: Materials = MATERIALS) -> float:
    """Metres a second that push a block so far, against the friction under and above it."""
    return stiffness(column, place, make) * math.sqrt(max(push, LEAST_PUSH))


def push_of(column: Column, place: int, speed: float, make: Materials = MATERIALS) -> float:
    """How far a blow with so many metres a second pushes a block."""
    return (speed / stiffness(column, place, make)) ** 2


def stiffness(column: Column, place: int, make: Materials) -> float:
    """The speed needed is so much times the root of the push."""
    own = weight(column.blocks[place], make)
    above = sum(weight(block, make) for block in column.blocks[place + 1 :])
    braking = make.friction * GRAVITY * (2 * above + own) / own
    return REBOUND * math.sqrt(2 * braking) * (make.pick_mass + own) / make.pick_mass


def strike_at(column: Column, place: int, direction: float, speed: float) -> Strike:
    """A level blow through the middle of a block, that it may move in this direction."""
    x, y, z = column.blocks[place].pose[:3]
    azimuth = round(math.degrees(direction + math.pi)) % 360
    side = math.radians(azimuth)
    offset = round(2000 * (y * math.cos(side) - x * math.sin(side)))
    return Strike(
        within(round(2000 * z), HEIGHT),
        azimuth,
        within(offset, OFFSET),
        0,
        within(round(100 * speed), SPEED),
    )


def within(number: int, limits: tuple[int, int]) -> int:
    return max(limits[0], min(limits[1], number))


def pushed(
    seen: list[tuple[float, float]], place: int, direction: float, push: float
) -> list[tuple[float, float]]:
    """Where the blocks will stand when one was pushed and those above were dragged along."""
    x, y = push * math.cos(direction), push * math.sin(direction)
    return [
        (a + x * share, b + y * share)
        for level, (a, b) in enumerate(seen)
        for share in (0.0 if level <= place else 1.0 if level == place + 1 else DRAGGED,)
    ]


def lean(column: Column, seen: list[tuple[float, float]], make: Materials = MATERIALS) -> float:
    """How near the column is to toppling: 1 where the load above a layer hangs over its edge."""
    most = 0.0
    mass = x = y = 0.0
    for place in range(len(column.blocks) - 1, -1, -1):
        own = weight(column.blocks[place], make)
        here, below = seen[place + 1], seen[place]
        x, y, mass = x + own * here[0], y + own * here[1], mass + own
        face = make.face_of_block(column.blocks[place - 1].number if place else -1)
        load = math.hypot(x / mass - below[0], y / mass - below[1])
        step = math.hypot(here[0] - below[0], here[1] - below[1])
        most = max(most, load / face, 0.8 * step / face)
    return most
