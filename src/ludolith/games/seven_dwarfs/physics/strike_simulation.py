"""One strike from the first touch until everything is at rest again."""

from __future__ import annotations

from typing import Final

from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor, Trouble
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.base_world import Unstable
from ludolith.games.seven_dwarfs.physics.column_world import world_for
from ludolith.games.seven_dwarfs.physics.motion_recorder import Recorder
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials
from ludolith.games.seven_dwarfs.physics.pick_approach import Blow, lead, sweep
from ludolith.games.seven_dwarfs.physics.what_fell import Verdict, settle
from ludolith.games.seven_dwarfs.strike_motion import Motion

TIME_LIMIT: Final = 3.0  # seconds; then things are judged as they are
AT_LEAST: Final = 0.10  # a blow takes a moment to show
SECOND_LOOK: Final = 2.0  # seconds for what may still fall when the fallen parts were cleared
CLEARINGS: Final = 12  # more than blocks can fall one after the other


def simulate(
    column: Column,
    strike: Strike,
    tremor: Tremor,
    *,
    motion: bool = False,
    make: Materials = MATERIALS,
) -> tuple[Finding, Motion | None]:
    """Strike this column; nothing outside is changed."""
    blow = Blow(strike, tremor)
    recorder = Recorder() if motion else None
    try:
        world = world_for(make, column)
        met = lead(world, blow)
        if met is None:
            if recorder is not None:
                recorder.part(world)
                sweep(world, blow, recorder.watch)
            found = Finding(tremor, False, (), (), column)
            return found, recorded(recorder, found)
        if recorder is not None:
            recorder.part(world)
        world.run(TIME_LIMIT, AT_LEAST, watch=None if recorder is None else recorder.watch)
        verdict = settle(world)
        if recorder is not None:
            recorder.watch_gems()
        found = settled(make, verdict, tremor, met != world.base, column, recorder)
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
) -> Finding:
    """Clear what came off and look again whether the rest stands (DWA-43)."""
    gems, blocks = list(verdict.gems), list(verdict.blocks)
    came_off = bool(gems or blocks)
    for _ in range(CLEARINGS):
        if not came_off or not verdict.column.blocks:
            return Finding(tremor, hit, tuple(sorted(gems)), tuple(sorted(blocks)), verdict.column)
        world = world_for(make, verdict.column)
        if recorder is not None:
            recorder.part(world)
        world.run(SECOND_LOOK, 0.0, watch=None if recorder is None else recorder.watch)
        verdict = settle(world)
        gems += verdict.gems
        blocks += verdict.blocks
        came_off = bool(verdict.gems or verdict.blocks)
    return troubled(tremor, before, "too-long")


def troubled(tremor: Tremor, column: Column, trouble: Trouble) -> Finding:
    """A strike that cannot be settled is a miss, and everything is as it was."""
    return Finding(tremor, False, (), (), column, trouble)


def recorded(recorder: Recorder | None, found: Finding) -> Motion | None:
    if recorder is None:
        return None
    recorder.keep()
    return recorder.motion(found.blocks)
