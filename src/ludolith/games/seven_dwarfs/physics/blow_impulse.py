"""The momentum that a blow gives to the part it meets.

It is computed, not simulated: a contact as short as a blow would depend on where a time step
happens to fall. Pick and part are two free bodies that meet with friction and rebound; the hand
draws the pick back at once. The momentum arrives as a smooth force over a few milliseconds, of
which every step gets exactly its share, so that it is the same with any step.
"""

from __future__ import annotations

import math

import mujoco
import numpy as np

from ludolith.games.seven_dwarfs.physics.base_world import BaseWorld, Numbers
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials
from ludolith.games.seven_dwarfs.physics.pick_approach import Blow, Touch


class Impulse:
    """A momentum, and the body and the arm it acts on."""

    def __init__(self, world: BaseWorld, blow: Blow, touch: Touch) -> None:
        model, data, make = world.model, world.data, world.make
        self.body = int(model.geom_bodyid[touch.geom])
        self.arm: Numbers = touch.point - data.xipos[self.body]
        self.lasts = make.contact
        if self.body == 0:  # the base does not move
            self.whole: Numbers = np.zeros(3)
        else:
            velocity = blow.speed * blow.direction
            mobility = mobility_of(world, self.body, touch.point)
            self.whole = momentum(make, mobility, velocity, touch.inward)

    def press(self, world: BaseWorld, begin: float, end: float) -> None:
        """Set the force for the time between two moments after the touch."""
        share = risen(end / self.lasts) - risen(begin / self.lasts)
        force = self.whole * (share / (end - begin))
        world.data.xfrc_applied[self.body, :3] = force
        world.data.xfrc_applied[self.body, 3:] = np.cross(self.arm, force)


def risen(share: float) -> float:
    """The share of the momentum that was given after this share of the time."""
    if share >= 1:
        return 1.0
    return share - math.sin(2 * math.pi * share) / (2 * math.pi)


def mobility_of(world: BaseWorld, body: int, point: Numbers) -> Numbers:
    """The change of a point's velocity by a momentum there, if nothing else holds the body."""
    model, data = world.model, world.data
    ways = np.zeros((3, model.nv))
    mujoco.mj_jac(model, data, ways, None, point, body)
    solved = np.zeros((3, model.nv))
    mujoco.mj_solveM(model, data, solved, ways)
    return np.asarray(ways @ solved.T)


def momentum(make: Materials, mobility: Numbers, velocity: Numbers, inward: Numbers) -> Numbers:
    """The momentum that a pick of this velocity gives, with rebound and Coulomb friction."""
    both = mobility + np.eye(3) / make.pick_mass
    closing = float(velocity @ inward)
    if closing <= 0:
        return np.zeros(3)
    wanted = velocity + make.rebound * closing * inward
    held: Numbers = np.linalg.solve(both, wanted).astype(np.float64)
    normal = float(held @ inward)
    along = held - normal * inward
    aside = float(np.linalg.norm(along))
    if aside <= make.pick_friction * normal:
        return held
    way = inward + make.pick_friction * along / aside
    return np.asarray((1 + make.rebound) * closing / float(inward @ both @ way) * way)
