"""An approximate simulation of a blow for bots, many times faster than the real one.

Gems are fixed in their slots; a gem counts as dropped when its feet were beyond the layer below for
a moment, and a block as fallen when it tilts. The result is right in four cases of five, which is
enough to tell a good blow from a bad one. It never decides a strike.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import mujoco
import numpy as np
from numpy.typing import NDArray

from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    BLOCK_RADIUS,
    SLOTS,
    Block,
    Column,
    Finding,
    Pose,
    Slides,
    Tremor,
)
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.base_world import BaseWorld, Unstable
from ludolith.games.seven_dwarfs.physics.blow_impulse import Impulse
from ludolith.games.seven_dwarfs.physics.mujoco_model import (
    FOOT,
    SKETCH_STEP,
    Parts,
    parts_of,
    sketch_text,
)
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials
from ludolith.games.seven_dwarfs.physics.pick_approach import Blow, first_touch

KEPT_SKETCHES: Final = 24
LONGEST: Final = 0.4  # seconds
AT_LEAST: Final = 0.1
LOOK: Final = 0.01  # seconds between two checks of what hangs and what moves
STILL: Final = 3e-4  # metres: no part moves farther from one check to the next ...
QUIET_LOOKS: Final = 3  # ... for so many checks
DROPPING: Final = 2  # checks after which a gem that hangs free has dropped
TILTED: Final = math.cos(math.radians(12))
LOWEST: Final = BASE_HEIGHT + BLOCK_HEIGHT / 2 - 0.004  # metres: below, a block has left the base
FARTHEST: Final = 2 * BLOCK_RADIUS  # metres from the axis


class Sketch(BaseWorld):
    """A column with gems that are fixed in their slots."""

    def __init__(self, make: Materials, parts: Parts) -> None:
        super().__init__(make, parts, sketch_text(make, parts))
        places = {number: place for place, number in enumerate(self.block_numbers)}
        self.block_of_gem = np.array([places[number] for number, _ in self.gem_places], np.int64)
        feet = [feet_of(make, number, slot) for number, slot in self.gem_places]
        self.feet = np.array(feet).reshape(-1, 2, 3)
        below = [-1, *self.block_numbers]  # by place
        self.faces = np.array([make.radius_of_block(below[place]) for place in self.block_of_gem])

    def set_up(self, column: Column) -> None:
        mujoco.mj_resetData(self.model, self.data)
        self.data.qpos[self.block_places] = [block.pose for block in column.blocks]
        mujoco.mj_forward(self.model, self.data)

    def run(self, impulse: Impulse) -> set[tuple[int, int]]:
        """Run until the column is quiet or time is up; returns the gems that drop."""
        data = self.data
        steps = round(LOOK / SKETCH_STEP)
        hung = np.zeros(len(self.gem_places), np.int64)  # checks
        off = hung > 0
        before = data.qpos[self.block_places]
        quiet = 0
        for look in range(1, round(LONGEST / LOOK) + 1):
            if (look - 1) * LOOK < impulse.lasts:
                for number in range(steps):
                    now = (look - 1) * LOOK + number * SKETCH_STEP
                    impulse.press(self, now, now + SKETCH_STEP)
                    mujoco.mj_step(self.model, data)
            else:
                data.xfrc_applied[:] = 0
                mujoco.mj_step(self.model, data, steps)
            self.check()
            hung = np.where(self.hanging(), hung + 1, 0)
            off |= hung >= DROPPING
            places = data.qpos[self.block_places]
            if np.abs(places - before)[:, :3].max() > STILL:
                before, quiet = places, 0
            else:
                quiet += 1
                if quiet >= QUIET_LOOKS and look * LOOK >= AT_LEAST:
                    break
        return {place for place, dropped in zip(self.gem_places, off, strict=True) if dropped}

    def upright(self) -> set[int]:
        """The places of all blocks that stand, by their poses.

        Contacts do not tell: with long steps a column that trembles may touch nothing for a moment.
        """
        axes = self.data.xmat[self.blocks].reshape(-1, 3, 3)[:, 2, 2]
        places = self.data.xpos[self.blocks]
        carried = (places[:, 2] > LOWEST) & (np.hypot(places[:, 0], places[:, 1]) < FARTHEST)
        return {int(place) for place in np.flatnonzero((axes > TILTED) & carried)}

    def hanging(self) -> NDArray[np.bool_]:
        """For each gem whether both its feet are beyond the face below."""
        centres = np.vstack([(0.0, 0.0, BASE_HEIGHT / 2), self.data.xpos[self.blocks]])
        turns = np.concatenate([np.eye(3)[None], self.data.xmat[self.blocks].reshape(-1, 3, 3)])
        own, below = self.block_of_gem + 1, self.block_of_gem
        feet = centres[own][:, None] + np.einsum("gij,gfj->gfi", turns[own], self.feet)
        away = feet - centres[below][:, None]
        along = np.einsum("gfi,gi->gf", away, turns[below][:, :, 2])
        aside = np.sum(away * away, 2) - along * along
        beyond: NDArray[np.bool_] = aside > (self.faces * self.faces)[:, None]
        return np.asarray(beyond.all(axis=1))


def feet_of(make: Materials, number: int, slot: int) -> list[tuple[float, float, float]]:
    """The positions of the two feet of a gem, relative to its block."""
    way = slot * math.pi / 2
    inside, low = make.feet_of_gem(number), FOOT - BLOCK_HEIGHT / 2
    return [
        (
            inside * math.cos(way) - side * math.sin(way),
            inside * math.sin(way) + side * math.cos(way),
            low,
        )
        for side in (make.foot_apart, -make.foot_apart)
    ]


@lru_cache(KEPT_SKETCHES)
def sketch_of(make: Materials, parts: Parts) -> Sketch:
    return Sketch(make, parts)


def sketched(
    column: Column, strike: Strike, tremor: Tremor, make: Materials = MATERIALS
) -> Finding:
    """The approximate result of a strike."""
    try:
        sketch = sketch_of(make, parts_of(column))
        sketch.set_up(column)
        blow = Blow(strike, tremor, column, make)
        touch = first_touch(sketch, blow)
        if touch is None:
            return Finding(tremor, False, (), (), column)
        dropped = sketch.run(Impulse(sketch, blow, touch))
    except Unstable:
        return Finding(tremor, False, (), (), column, "unstable")
    upright = sketch.upright()
    fallen = tuple(
        block.number for place, block in enumerate(column.blocks) if place not in upright
    )
    gems = tuple(place for place in sketch.gem_places if place in dropped or place[0] in fallen)
    left = tuple(
        Block(block.number, pose_of(sketch, place), slots_of(block, dropped))
        for place, block in enumerate(column.blocks)
        if place in upright
    )
    return Finding(tremor, touch.geom != sketch.base, gems, fallen, Column(left))


def pose_of(sketch: Sketch, place: int) -> Pose:
    x, y, z, a, b, c, d = map(float, sketch.data.qpos[sketch.block_places[place]])
    return (x, y, z, a, b, c, d)


def slots_of(block: Block, dropped: set[tuple[int, int]]) -> Slides:
    first, second, third, fourth = (
        None if (block.number, slot) in dropped else block.gems[slot] for slot in range(SLOTS)
    )
    return (first, second, third, fourth)
