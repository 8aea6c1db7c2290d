"""Blows for tests of the physics, in the words of a miner."""

from __future__ import annotations

import math

from ludolith.engine.rng import new_rng
from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    Block,
    Column,
    Finding,
    Pose,
    Tremor,
)
from ludolith.games.seven_dwarfs.hand_tremor import drawn
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import strike


def blow(block: int, speed: int, azimuth: int = 0, offset: int = 0) -> Strike:
    """At the middle of a block of the fresh column."""
    height = BASE_HEIGHT + BLOCK_HEIGHT * (block + 0.5)
    return Strike(round(2000 * height), azimuth, offset, 0, speed)


def struck(column: Column, *blows: Strike) -> Finding:
    """What comes of the last of these blows by a hand that does not tremble."""
    for each in blows:
        found, _ = strike(column, each, Tremor())
        column = found.column
    return found


def trembling(column: Column, aimed: Strike, times: int, seed: int = 1) -> list[Finding]:
    """The same blow by an ordinary hand, several times over."""
    rng = new_rng(seed)
    return [strike(column, aimed, drawn(rng, aimed.speed, False))[0] for _ in range(times)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def block(column: Column, number: int) -> Block:
    return next(each for each in column.blocks if each.number == number)


def pose(column: Column, number: int) -> Pose:
    return block(column, number).pose


def shift(before: Column, after: Column, number: int) -> float:
    """By how many millimetres a block was shifted sideways."""
    one, other = pose(before, number), pose(after, number)
    return 1000 * math.hypot(other[0] - one[0], other[1] - one[1])


def gems(column: Column) -> int:
    return sum(slide is not None for each in column.blocks for slide in each.gems)
