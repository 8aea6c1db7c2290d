"""What stands when everything is at rest, and what has come off (DWA-42)."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ludolith.games.seven_dwarfs.column import SLOTS, Block, Column, Pose, Slides
from ludolith.games.seven_dwarfs.physics.base_world import BaseWorld, Numbers
from ludolith.games.seven_dwarfs.physics.column_world import LOST_HOLD, World

UPRIGHT: Final = math.cos(math.radians(45))  # tilted by less than 45°
CARRYING: Final = 0.7  # a contact carries if it points up at least so much
BASE: Final = -1
DIGITS: Final = 8


class Verdict(msgspec.Struct, frozen=True):
    """What came off, and the column that is left."""

    gems: tuple[tuple[int, int], ...]
    blocks: tuple[int, ...]
    column: Column


def settle(world: World) -> Verdict:
    """Look at the parts as they are now."""
    upright = standing(world)
    fallen = tuple(
        number for place, number in enumerate(world.block_numbers) if place not in upright
    )
    slides = world.data.qpos[world.slides]
    off = tuple(
        place
        for gem, place in enumerate(world.gem_places)
        if not world.in_slot[gem] or slides[gem] < LOST_HOLD or place[0] in fallen
    )
    kept = {
        place: rounded(slides[gem])
        for gem, place in enumerate(world.gem_places)
        if place not in off
    }
    blocks = [
        Block(world.block_numbers[place], pose(world, place), slots(world, place, kept))
        for place in sorted(upright, key=lambda place: height(world, place))
    ]
    return Verdict(off, fallen, Column(tuple(blocks)))


def standing(world: BaseWorld) -> set[int]:
    """The places of all blocks that stand: carried by the base, or by one that stands."""
    grounded, carried = contacts(world)
    axes = world.data.xmat[world.blocks].reshape(-1, 3, 3)[:, 2, 2]
    found: set[int] = set()
    more = True
    while more:
        more = False
        for place, carriers in enumerate(carried):
            if (
                place not in found
                and place not in grounded
                and axes[place] > UPRIGHT
                and (BASE in carriers or carriers & found)
            ):
                found.add(place)
                more = True
    return found


def contacts(world: BaseWorld) -> tuple[set[int], list[set[int]]]:
    """Blocks that touch the table or the foot of the base, and what carries each block."""
    data = world.data
    blocks = {int(geom): place for place, geom in enumerate(world.block_geoms)}
    blocks[world.base] = BASE
    grounded: set[int] = set()
    carried: list[set[int]] = [set() for _ in world.block_numbers]
    for (one, other), frame in zip(data.contact.geom, data.contact.frame, strict=True):
        if one in world.ground or other in world.ground:
            place = blocks.get(int(other if one in world.ground else one), BASE)
            if place != BASE:
                grounded.add(place)
        elif int(one) in blocks and int(other) in blocks and abs(frame[2]) > CARRYING:
            low, high = sorted(
                (blocks[int(one)], blocks[int(other)]), key=lambda place: height(world, place)
            )
            carried[high].add(low)
    return grounded, carried


def height(world: BaseWorld, place: int) -> float:
    return 0.0 if place == BASE else float(world.data.xpos[world.blocks[place], 2])


def pose(world: World, place: int) -> Pose:
    x, y, z, *turn = map(rounded, world.data.qpos[world.block_places[place]])
    return (x, y, z, turn[0], turn[1], turn[2], turn[3])


def slots(world: World, place: int, kept: dict[tuple[int, int], float]) -> Slides:
    number = world.block_numbers[place]
    first, second, third, fourth = (kept.get((number, slot)) for slot in range(SLOTS))
    return (first, second, third, fourth)


def rounded(value: Numbers | float) -> float:
    """As a column is written down; never a negative zero, which JSON would keep."""
    return round(float(value), DIGITS) + 0.0
