"""Estimates without simulation: which blow drops which gem, and what might topple.

A gem drops when its block overhangs the layer below by the gem's tongue. So there are two ways to
drop it: push its block outward on its side, or push the layer below away from under it.
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ludolith.games.seven_dwarfs.codes import HEIGHT, OFFSET, SPEED
from ludolith.games.seven_dwarfs.column import SLOTS, Block, Column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials
from ludolith.games.seven_dwarfs.push_estimates import SPARE, weight

DRAGGED: Final = 0.25  # the share of a push by which the blocks above move along


class Chance(msgspec.Struct, frozen=True):
    """A way to drop a gem: the block to push, the direction and the distance."""

    gem: tuple[int, int]
    block: int  # its index in the column, 0 is the lowest
    direction: float  # radians, in which the block shall move
    push: float  # metres; below zero: the gem is about to drop


def spots(column: Column) -> list[tuple[float, float]]:
    """The position of the base and of each block, seen from above."""
    return [(0.0, 0.0), *((block.pose[0], block.pose[1]) for block in column.blocks)]


def heading(block: Block) -> float:
    """The angle by which a block has turned about its axis."""
    return 2 * math.atan2(block.pose[6], block.pose[3])


def chances(column: Column, make: Materials = MATERIALS) -> list[Chance]:
    """Both ways to drop each gem."""
    found = []
    seen = spots(column)
    below = -1
    for place, block in enumerate(column.blocks):
        hold = make.radius_of_block(below) - make.feet_of_gem(block.number)
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


def strike_at(column: Column, place: int, direction: float, speed: float) -> Strike:
    """A level blow through the middle of a block that moves it in this direction."""
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
    """The positions of the blocks after one was pushed and those above were dragged along."""
    x, y = push * math.cos(direction), push * math.sin(direction)
    return [
        (a + x * share, b + y * share)
        for level, (a, b) in enumerate(seen)
        for share in (0.0 if level <= place else 1.0 if level == place + 1 else DRAGGED,)
    ]


def leans(
    column: Column, seen: list[tuple[float, float]], make: Materials = MATERIALS
) -> list[float]:
    """For each block how near it and all above it are to toppling; 1: they hang over the edge."""
    found = []
    mass = x = y = 0.0
    for place in range(len(column.blocks) - 1, -1, -1):
        own = weight(column.blocks[place], make)
        here, below = seen[place + 1], seen[place]
        x, y, mass = x + own * here[0], y + own * here[1], mass + own
        face = make.radius_of_block(column.blocks[place - 1].number if place else -1)
        load = math.hypot(x / mass - below[0], y / mass - below[1])
        step = math.hypot(here[0] - below[0], here[1] - below[1])
        found.append(max(load, 0.8 * step) / face)
    return found[::-1]


def lean(column: Column, seen: list[tuple[float, float]], make: Materials = MATERIALS) -> float:
    """How near the column is to toppling; 1: the load above a layer hangs over its edge."""
    return max(leans(column, seen, make), default=0.0)
