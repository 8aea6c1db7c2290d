"""Records a simulation at 60 frames per second, for viewers."""

from __future__ import annotations

from typing import Final

import numpy as np

from ludolith.games.seven_dwarfs.column import BLOCK_HEIGHT, Pose
from ludolith.games.seven_dwarfs.physics.base_world import Numbers
from ludolith.games.seven_dwarfs.physics.column_world import World
from ludolith.games.seven_dwarfs.physics.mujoco_model import STEP
from ludolith.games.seven_dwarfs.physics.pick_approach import SWEEP, Blow, Touch
from ludolith.games.seven_dwarfs.strike_motion import PICK, Happening, Motion, block_part, gem_part

FPS: Final = 60
LANDING: Final = 1.0  # seconds given to gems to come to rest
LOOK: Final = 0.05


class Recorder:
    """Poses of all parts, frame by frame, and sounds.

    One strike may need several worlds, because parts that came off are cleared; `part` begins the
    next world, and parts that are no longer simulated stay where they were.
    """

    def __init__(self) -> None:
        self.frames: list[dict[int, Pose]] = []
        self.happened: list[Happening] = []
        self.begun = 0.0  # when the present world began, in the time of the strike
        self.latest = 0.0
        self.landed: set[int] = set()
        self.left: set[int] = set()
        self.dropped: set[tuple[int, int]] = set()
        self.heights: dict[int, float] = {}

    def begin(self, world: World, blow: Blow, touch: Touch | None) -> None:
        """The first world, with the pick about to touch it."""
        self.part(world)
        self.blow, self.touch = blow, touch
        self.heights = {
            number: float(world.data.xpos[body, 2])
            for number, body in zip(world.block_numbers, world.blocks, strict=True)
        }
        met = None if touch is None else self.part_of(touch.geom)
        if met is not None:
            self.add(0.0, "touch", met, blow.speed)

    def part(self, world: World) -> None:
        self.world = world
        self.begun = self.latest

    def watch(self) -> None:
        """Called before every stride of the simulation."""
        now = self.latest = self.begun + self.world.data.time
        self.listen_for_drops(now)
        if now >= len(self.frames) / FPS - STEP / 2:
            self.keep()
            self.listen_for_falls(now)

    def watch_gems(self) -> None:
        """Record the landing of loose gems, although the result of the strike is already known."""
        for _ in range(round(LANDING / LOOK)):
            if not self.world.gems_fall():
                break
            self.world.run(LOOK, LOOK, watch=self.watch)

    def keep(self) -> None:
        """Record a frame."""
        world, data = self.world, self.world.data
        frame = dict(self.frames[-1]) if self.frames else {}
        for number, body in zip(world.block_numbers, world.blocks, strict=True):
            frame[block_part(number)] = pose(data.xpos[body], data.xquat[body])
        for gem, place in enumerate(world.gem_places):
            if world.in_slot[gem]:
                at, turn = data.geom_xpos[world.heads[gem]], data.xquat[world.gems[gem]]
            elif gem in world.loose:
                body = world.pool[world.loose[gem]]
                at, turn = data.xpos[body], data.xquat[body]
            else:
                continue
            frame[gem_part(*place)] = pose(at, turn)
        frame[PICK] = self.pick()
        self.frames.append(frame)

    def pick(self) -> Pose:
        if self.touch is None:
            return self.blow.past(self.latest)
        return self.blow.after(self.touch.tip, self.latest)

    def watch_miss(self) -> None:
        """Show the pick swinging past the column; nothing is simulated."""
        while self.latest < SWEEP:
            self.keep()
            self.latest = len(self.frames) / FPS

    def motion(self, fallen: tuple[int, ...]) -> Motion:
        """The whole motion. A block that only sank, because one below it left, did not fall."""
        sounds = [each for each in self.happened if each.kind != "fall" or each.part in fallen]
        return Motion(FPS, tuple(self.frames), tuple(sorted(sounds)))

    # -- sounds

    def add(self, now: float, kind: str, part: int, strength: float) -> None:
        self.happened.append(Happening(round(now * 1000), kind, part, round(abs(strength) * 100)))

    def part_of(self, geom: int) -> int | None:
        world = self.world
        body = world.model.geom_bodyid[geom]
        for number, block in zip(world.block_numbers, world.blocks, strict=True):
            if body == block:
                return block_part(number)
        for place, gem in zip(world.gem_places, world.gems, strict=True):
            if body == gem:
                return gem_part(*place)
        for gem_number, place_in_pool in world.loose.items():
            if body == world.pool[place_in_pool]:
                return gem_part(*world.gem_places[gem_number])
        return None

    def listen_for_drops(self, now: float) -> None:
        world = self.world
        for gem in np.flatnonzero(~world.in_slot):
            place = world.gem_places[gem]
            if place not in self.dropped:
                self.dropped.add(place)
                self.add(now, "drop", gem_part(*place), 0)

    def listen_for_falls(self, now: float) -> None:
        world, data = self.world, self.world.data
        for number, body in zip(world.block_numbers, world.blocks, strict=True):
            low = data.xpos[body, 2] < self.heights[number] - BLOCK_HEIGHT / 2
            if low and number not in self.left:
                self.left.add(number)
                self.add(now, "fall", block_part(number), 0)
        pairs = data.contact.geom
        on_ground = pairs[np.isin(pairs, world.ground).any(1)]
        for one, other in on_ground:
            part = self.part_of(int(other if one in world.ground else one))
            if part is not None and part not in self.landed:
                self.landed.add(part)
                self.add(now, "land", part, self.speed_before(part))

    def speed_before(self, part: int) -> float:
        """The speed of a part between the two frames before it met the table."""
        if len(self.frames) < 3 or part not in self.frames[-3]:
            return 0.0
        one, other = self.frames[-3][part], self.frames[-2][part]
        return float(np.linalg.norm(np.subtract(other[:3], one[:3]))) * FPS


def pose(place: Numbers, turn: Numbers) -> Pose:
    x, y, z = map(float, place)
    a, b, c, d = map(float, turn)
    return (x, y, z, a, b, c, d)
