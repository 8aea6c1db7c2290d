"""The way of the pick: where it first touches the column, and how it looks."""

from __future__ import annotations

import math
from typing import Final

import mujoco
import numpy as np

from ludolith.games.seven_dwarfs.column import BLOCK_HEIGHT, Column, Pose, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.base_world import FAR, BaseWorld, Numbers
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials

FROM: Final = 0.12  # metres before the surface at which the search for the first touch begins
REACH: Final = 0.28  # and how far it goes
CLOSE: Final = 1e-6  # metres: so near counts as touching
LOOKS: Final = 80
UP: Final = np.array([0.0, 0.0, 1.0])
SWEEP: Final = 0.5  # seconds that a miss is shown
WOUND: Final = 0.45  # radians by which the pick is drawn back before a miss, and after a blow
BACK: Final = 0.10  # seconds in which the pick draws back


class Blow:
    """A strike with its tremor, as a straight line towards the column."""

    def __init__(self, strike: Strike, tremor: Tremor, column: Column, make: Materials) -> None:
        azimuth = math.radians(strike.azimuth)
        elevation = math.radians(2 * strike.elevation) + tremor.elevation
        outward = np.array([math.cos(azimuth), math.sin(azimuth), 0.0])
        sideways = np.array([-math.sin(azimuth), math.cos(azimuth), 0.0])
        level = -(math.cos(tremor.yaw) * outward + math.sin(tremor.yaw) * sideways)
        self.direction: Numbers = math.cos(elevation) * level - math.sin(elevation) * UP
        side = np.cross(self.direction, UP)
        self.handle: Numbers = -side / np.linalg.norm(side)  # from the hand to the head
        self.speed = strike.speed / 100 * tremor.speed
        offset = strike.offset / 2000 + tremor.offset / 1000
        height = strike.height / 2000
        # Aim at the surface: if aimed at the axis, a blow from above would hit another block.
        radius = radius_at(column, height, make)
        height += tremor.height / 1000
        self.aim: Numbers = radius * outward + offset * sideways + height * UP
        self.start: Numbers = self.aim - self.direction * FROM
        self.length = make.handle

    def pose(self, tip: Numbers, angle: float) -> Pose:
        """The pick with its tip here, swung about the hand; below zero: drawn back."""
        hand = tip - self.length * self.handle
        along = math.cos(angle) * self.handle + math.sin(angle) * self.direction
        forth = math.cos(angle) * self.direction - math.sin(angle) * self.handle
        frame = np.stack([along, forth, np.cross(along, forth)], 1)
        turn = np.empty(4)
        mujoco.mju_mat2Quat(turn, frame.flatten())
        x, y, z = map(float, hand + self.length * along)
        a, b, c, d = map(float, turn)
        return (x, y, z, a, b, c, d)

    def after(self, touch: Numbers, seconds: float) -> Pose:
        """The pick so long after it touched the column: it springs back."""
        return self.pose(touch, -WOUND * (1 - math.exp(-seconds / BACK)))

    def past(self, seconds: float) -> Pose:
        """The pick that misses: it swings past the column."""
        turn = self.speed / self.length
        return self.pose(self.aim, min(turn * seconds - WOUND, WOUND))


def radius_at(column: Column, height: float, make: Materials) -> float:
    """The radius of the block at this height; of the base if there is none."""
    nearest = min(column.blocks, key=lambda block: abs(block.pose[2] - height), default=None)
    if nearest is None or abs(nearest.pose[2] - height) > BLOCK_HEIGHT:
        return make.widest
    return make.radius_of_block(nearest.number)


class Touch:
    """The first touch of the pick."""

    def __init__(self, geom: int, point: Numbers, inward: Numbers, tip: Numbers) -> None:
        self.geom = geom
        self.point = point
        self.inward = inward  # from the tip into the part that it meets
        self.tip = tip  # its foremost point, where films show it


def first_touch(world: BaseWorld, blow: Blow) -> Touch | None:
    """Where the tip first meets a part, moving straight on; None: it meets nothing."""
    model, data, make = world.model, world.data, world.make
    near = [geom for geom in targets(world) if passes(world, geom, blow.start, blow.direction)]
    way = 0.0
    points = np.zeros(6)
    for _ in range(LOOKS):
        centre = blow.start + blow.direction * way
        data.geom_xpos[world.tip] = centre
        gap, met = min(
            (
                (mujoco.mj_geomDistance(model, data, world.tip, geom, 0.2, points), geom)
                for geom in near
            ),
            default=(FAR, world.base),
        )
        if gap < CLOSE:
            break
        way += gap
        if way > REACH:
            return None
    mujoco.mj_geomDistance(model, data, world.tip, met, 0.2, points)
    point = points[3:].copy()
    inward = point - centre
    length = float(np.linalg.norm(inward))
    inward = inward / length if length > make.pick_tip / 2 else blow.direction
    return Touch(int(met), point, inward, centre + make.pick_tip * blow.direction)


def targets(world: BaseWorld) -> list[int]:
    """All geoms that a pick can hit."""
    return [world.base, *map(int, np.concatenate([world.block_geoms, world.heads]))]


def passes(world: BaseWorld, geom: int, tip: Numbers, direction: Numbers) -> bool:
    """Whether the path of the tip crosses the bounding sphere of a geom."""
    there = world.data.geom_xpos[geom] - tip
    aside = there - (there @ direction) * direction
    return bool(aside @ aside < (world.model.geom_rbound[geom] + world.make.pick_tip + 0.001) ** 2)
