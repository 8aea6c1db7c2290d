"""Bringing the pick to the column: where it meets it first, and how fast."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import mujoco
import numpy as np

from ludolith.games.seven_dwarfs.column import BLOCK_RADIUS, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.base_world import FAR, BaseWorld, Numbers
from ludolith.games.seven_dwarfs.physics.mujoco_model import BACK, STEP, SWING

GAP: Final = 0.003  # metres before the first touch where the simulation of the swing begins
FROM: Final = 0.12  # metres before the surface where the search for the touch begins
REACH: Final = 0.28  # and how far it goes
CLOSE: Final = 1e-4
LOOKS: Final = 60
SWEEP: Final = 0.5  # seconds that a miss is shown
UP: Final = np.array([0.0, 0.0, 1.0])


class Blow:
    """A strike with its tremor, as a straight line towards the column."""

    def __init__(self, strike: Strike, tremor: Tremor) -> None:
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
        self.height = strike.height / 2000 + tremor.height / 1000
        # Aimed at the surface: through the axis, a blow from above would meet another block.
        aim = BLOCK_RADIUS * outward + offset * sideways + self.height * UP
        self.start: Numbers = aim - self.direction * FROM

    def quaternion(self) -> Numbers:
        """Of the hand: x along the handle, y along the blow."""
        axis = np.cross(self.handle, self.direction)
        found = np.empty(4)
        frame = np.stack([self.handle, self.direction, axis], 1)
        mujoco.mju_mat2Quat(found, frame.flatten())
        return found


def lead(world: BaseWorld, blow: Blow) -> int | None:
    """Put the pick just before its first touch, swinging; the geom it will meet, if any."""
    model, data, make = world.model, world.data, world.make
    data.mocap_quat[0] = blow.quaternion()
    data.qpos[world.swing] = 0
    hand = blow.start - make.handle * blow.handle
    data.mocap_pos[0] = hand
    mujoco.mj_kinematics(model, data)
    tip = data.geom_xpos[world.tip].copy()
    near = [geom for geom in targets(world) if passes(world, geom, tip, blow.direction)]
    way = 0.0
    points = np.zeros(6)
    for _ in range(LOOKS):
        data.geom_xpos[world.tip] = tip + blow.direction * way
        gap, met = min(
            (
                (mujoco.mj_geomDistance(model, data, world.tip, geom, 0.2, points), geom)
                for geom in near
            ),
            default=(FAR, world.base),
        )
        if gap < GAP + CLOSE:
            break
        way += gap - GAP
        if way > REACH:
            world.take_pick_away()
            return None
    data.mocap_pos[0] = hand + blow.direction * way
    pull = SWING**2 * -BACK * make.handle  # the spring slows the pick over the gap
    data.qvel[world.swing_speed] = math.sqrt(blow.speed**2 + 2 * pull * GAP) / make.handle
    return int(met)


def sweep(world: BaseWorld, blow: Blow, watch: Callable[[], None]) -> None:
    """Swing past the column, for those who look on: nothing is met, so nothing is simulated."""
    data = world.data
    data.mocap_quat[0] = blow.quaternion()
    data.mocap_pos[0] = blow.start + blow.direction * FROM - world.make.handle * blow.handle
    turn = blow.speed / world.make.handle
    data.time = 0.0
    while data.time < SWEEP:
        data.qpos[world.swing] = min(BACK + turn * data.time, -BACK)
        mujoco.mj_kinematics(world.model, data)
        watch()
        data.time += STEP


def targets(world: BaseWorld) -> list[int]:
    """All that a pick can meet."""
    return [world.base, *map(int, np.concatenate([world.block_geoms, world.rims, world.heads]))]


def passes(world: BaseWorld, geom: int, tip: Numbers, direction: Numbers) -> bool:
    """Whether the tip's way leads through the sphere about a geom."""
    there = world.data.geom_xpos[geom] - tip
    aside = there - (there @ direction) * direction
    return bool(aside @ aside < (world.model.geom_rbound[geom] + world.make.pick_tip + 0.001) ** 2)
