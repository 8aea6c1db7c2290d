"""One strike from the first touch until everything is at rest again."""

from __future__ import annotations

from typing import Final

from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor, Trouble
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.base_world import Unstable
from ludolith.games.seven_dwarfs.physics.blow_impulse import Impulse
from ludolith.games.seven_dwarfs.physics.column_world import world_for
from ludolith.games.seven_dwarfs.physics.motion_recorder import Recorder
from ludolith.games.seven_dwarfs.physics.mujoco_model import STEP
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials
from ludolith.games.seven_dwarfs.physics.pick_approach import Blow, first_touch
from ludolith.games.seven_dwarfs.physics.what_fell import Verdict, settle
from ludolith.games.seven_dwarfs.strike_motion import Motion

TIME_LIMIT: Final = 3.0  # seconds; then the column is judged as it is
AT_LEAST: Final = 0.10  # seconds, because a blow takes a moment to have an effect
SECOND_LOOK: Final = 2.0  # seconds for parts that may fall after the fallen ones were cleared
CLEARINGS: Final = 12  # more than the number of blocks


def simulate(
    column: Column,
    strike: Strike,
    tremor: Tremor,
    *,
    motion: bool = False,
    make: Materials = MATERIALS,
    step: float = STEP,
) -> tuple[Finding, Motion | None]:
    """The result of striking this column; has no side effects."""
    recorder = Recorder() if motion else None
    try:
        world = world_for(make, column)
        blow = Blow(strike, tremor, column, make)
        touch = first_touch(world, blow)
        if recorder is not None:
            recorder.begin(world, blow, touch)
        if touch is None:
            if recorder is not None:
                recorder.watch_miss()
            found = Finding(tremor, False, (), (), column)
            return found, recorded(recorder, found)
        watch = None if recorder is None else recorder.watch
        impulse = Impulse(world, blow, touch)
        world.run(TIME_LIMIT, AT_LEAST, watch=watch, impulse=impulse, step=step)
        verdict = settle(world)
        if recorder is not None:
            recorder.watch_gems()
        hit = touch.geom != world.base
        found = settled(make, verdict, tremor, hit, column, recorder, step)
        return found, recorded(recorder, found)
    except Unstable:
        return troubled(tremor, column, "unstable"), None


def settled(
    make: Materials,
    verdict: Verdict,
    tremor: Tremor,
    hit: bool,
    before: Column,
    recorder: Recorder | None,
    step: float,
) -> Finding:
    """Clear the parts that came off and check again whether the rest stands (DWA-43)."""
    gems, blocks = list(verdict.gems), list(verdict.blocks)
    came_off = bool(gems or blocks)
    for _ in range(CLEARINGS):
        if not came_off or not verdict.column.blocks:
            return Finding(tremor, hit, tuple(sorted(gems)), tuple(sorted(blocks)), verdict.column)
        world = world_for(make, verdict.column)
        if recorder is not None:
            recorder.part(world)
        watch = None if recorder is None else recorder.watch
        world.run(SECOND_LOOK, 0.0, watch=watch, step=step)
        verdict = settle(world)
        gems += verdict.gems
        blocks += verdict.blocks
        came_off = bool(verdict.gems or verdict.blocks)
    return troubled(tremor, before, "too-long")


def troubled(tremor: Tremor, column: Column, trouble: Trouble) -> Finding:
    """The finding for a strike without a result: a miss that changes nothing."""
    return Finding(tremor, False, (), (), column, trouble)


def recorded(recorder: Recorder | None, found: Finding) -> Motion | None:
    if recorder is None:
        return None
    recorder.keep()
    return recorder.motion(found.blocks)
