"""A compiled column that can be set up, struck and run until it rests, any number of times.

`set_up` resets everything that a run changes, so that a result depends only on the column, the
materials and the strike, never on earlier simulations.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import mujoco
import numpy as np

from ludolith.games.seven_dwarfs.column import Column
from ludolith.games.seven_dwarfs.physics.base_world import BaseWorld, Numbers, body_ids
from ludolith.games.seven_dwarfs.physics.blow_impulse import Impulse
from ludolith.games.seven_dwarfs.physics.mujoco_model import (
    CARRIES,
    FALLEN,
    STEP,
    Parts,
    model_text,
    parts_of,
)
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials

KEPT_WORLDS: Final = 24
STRIDE: Final = 0.002  # seconds between two checks of the gems
WITHIN: Final = 0.030  # seconds after a blow in which steps are shorter,
FINER: Final = 0.5  # and this share as long
OUT_OF_SLOT: Final = -0.022  # metres: a gem that has slid this far is loose
LOST_HOLD: Final = -0.004  # metres: a gem that hangs this low is no longer in its slot
NUDGE: Final = 0.15  # m/s outward for a gem that leaves its slot, past the gem below

# At rest: no block leaves a small neighbourhood for a while. Speeds cannot be used, because a
# crooked column never stops trembling in place.
STILL_PLACE: Final = 1e-4
STILL_TURN: Final = 1.5e-3
STILL_TIME: Final = 0.10
GEM_SLIDING: Final = 0.01
GEM_UNDER_WAY: Final = 0.03


class World(BaseWorld):
    """A column whose gems drop. Blocks and gems are numbered in the order of the parts."""

    def __init__(self, make: Materials, parts: Parts) -> None:
        super().__init__(make, parts, model_text(make, parts))
        model = self.model
        self.gems = body_ids(model, [f"gem{number}.{slot}" for number, slot in self.gem_places])
        loose = [model.body(body).name for body in range(model.nbody)]
        self.pool = body_ids(model, [name for name in loose if name.startswith("loose")])
        joints = model.body_jntadr
        self.slides = model.jnt_qposadr[joints[self.gems]]
        self.slide_speeds = model.jnt_dofadr[joints[self.gems]]
        self.pool_places = model.jnt_qposadr[joints[self.pool]]
        self.pool_speeds = model.jnt_dofadr[joints[self.pool]]
        self.pool_geoms = model.body_geomadr[self.pool]
        self.first_feet = model.body_geomadr[self.gems]
        # A geom compiled without kinds can never touch anything, so kinds are switched off here.
        model.geom_contype[self.pool_geoms] = 0
        model.geom_conaffinity[self.pool_geoms] = 0
        self.as_made = [field.copy() for field in self.changing()]
        self.in_slot = np.ones(len(self.gem_places), bool)
        self.loose: dict[int, int] = {}  # gem: place in the pool, in the order they fell

    def changing(self) -> list[Numbers]:
        """All arrays of the model that a run may change."""
        model = self.model
        return [
            model.body_mass,
            model.body_inertia,
            model.body_gravcomp,
            model.geom_contype,
            model.geom_conaffinity,
        ]

    # -- setting up

    def set_up(self, column: Column) -> None:
        """Put every part where this column has it, at rest, with the pick away."""
        for field, made in zip(self.changing(), self.as_made, strict=True):
            field[:] = made
        data = self.data
        mujoco.mj_resetData(self.model, data)
        self.in_slot[:] = True
        self.loose = {}
        if self.block_numbers:
            data.qpos[self.block_places] = [block.pose for block in column.blocks]
        data.qpos[self.slides] = [
            slide for block in column.blocks for slide in block.gems if slide is not None
        ]
        mujoco.mj_forward(self.model, data)

    # -- running

    def run(
        self,
        limit: float,
        at_least: float,
        still: float = STILL_TIME,
        watch: Callable[[], None] | None = None,
        impulse: Impulse | None = None,
        step: float = STEP,
    ) -> bool:
        """Run until everything is at rest (True) or the limit in seconds is reached (False)."""
        model, data = self.model, self.data
        begin = data.time
        strides = 0
        quiet = 0.0
        before: Numbers | None = None
        while (elapsed := strides * STRIDE) < limit:
            if watch is not None:
                watch()
            pace = step * (FINER if impulse is not None and elapsed < WITHIN else 1.0)
            model.opt.timestep = pace
            if impulse is None or elapsed >= impulse.lasts:
                data.xfrc_applied[:] = 0
                mujoco.mj_step(model, data, round(STRIDE / pace))
            else:
                for number in range(round(STRIDE / pace)):
                    impulse.press(self, elapsed + number * pace, elapsed + (number + 1) * pace)
                    mujoco.mj_step(model, data)
            strides += 1
            data.time = begin + strides * STRIDE
            self.check()
            self.let_go()
            if elapsed > at_least:
                now = data.qpos[self.block_places]
                if before is None or self.moving(now, before):
                    before = now
                    quiet = 0.0
                else:
                    quiet += STRIDE
                    if quiet > still:
                        return True
        return False

    def moving(self, now: Numbers, before: Numbers) -> bool:
        """Whether a block has moved, or a gem is sliding out; gems that fall do not count."""
        change = np.abs(now - before)
        if change.size and (change[:, :3].max() > STILL_PLACE or change[:, 3:].max() > STILL_TURN):
            return True
        data = self.data
        sliding = (data.qpos[self.slides] < -0.0015) & (
            np.abs(data.qvel[self.slide_speeds]) > GEM_SLIDING
        )
        return bool((self.in_slot & sliding).any())

    def gems_fall(self) -> bool:
        """Whether loose gems are still falling."""
        speeds = [self.pool_speeds[place] + np.arange(3) for place in self.loose.values()]
        return bool(speeds) and bool(np.abs(self.data.qvel[speeds]).max() > GEM_UNDER_WAY)

    def let_go(self) -> None:
        """Replace gems that have slid out of their slots by free bodies."""
        out = self.in_slot & (self.data.qpos[self.slides] < OUT_OF_SLOT)
        if out.any():
            for gem in np.flatnonzero(out):
                self.release(int(gem))

    def release(self, gem: int) -> None:
        model, data = self.model, self.data
        body, head, feet = self.gems[gem], self.heads[gem], self.first_feet[gem]
        centre = data.geom_xpos[head].copy()
        turn = data.xquat[body].copy()
        velocity = np.zeros(6)
        kind = mujoco.mjtObj.mjOBJ_GEOM
        mujoco.mj_objectVelocity(model, data, kind, head, velocity, 0)
        self.in_slot[gem] = False
        model.geom_conaffinity[head] = 0
        model.geom_conaffinity[feet : feet + 2] = 0
        model.body_mass[body] = 1e-6
        model.body_inertia[body] = 1e-10
        data.qpos[self.slides[gem]] = 0
        data.qvel[self.slide_speeds[gem]] = 0
        place = self.free_place()
        self.loose[gem] = place
        model.body_gravcomp[self.pool[place]] = 0
        model.geom_contype[self.pool_geoms[place]] = FALLEN
        model.geom_conaffinity[self.pool_geoms[place]] = FALLEN | CARRIES
        axes = data.geom_xmat[head].reshape(3, 3)
        at, speed = self.pool_places[place], self.pool_speeds[place]
        data.qpos[at : at + 3] = centre
        data.qpos[at + 3 : at + 7] = turn
        data.qvel[speed : speed + 3] = velocity[3:] + axes[:, 0] * NUDGE
        data.qvel[speed + 3 : speed + 6] = axes.T @ velocity[:3]

    def free_place(self) -> int:
        """An unused loose gem; if all are in use, that of the gem which fell first."""
        if len(self.loose) < len(self.pool):
            return len(self.loose)
        first = next(iter(self.loose))
        return self.loose.pop(first)


@lru_cache(KEPT_WORLDS)
def world_of(make: Materials, parts: Parts) -> World:
    """The world of these parts; cached, because compiling takes as long as a short strike."""
    return World(make, parts)


def world_for(make: Materials, column: Column) -> World:
    """A world in which this column stands."""
    world = world_of(make, parts_of(column))
    world.set_up(column)
    return world
