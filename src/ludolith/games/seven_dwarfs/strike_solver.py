"""Finds the result of a strike: by the physics, or in a test by a replacement for it.

Rules and bots both call this module. The physics is loaded at the first strike, so that records can
be replayed without it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

import msgspec

from ludolith.engine.simulation_findings import Attempt
from ludolith.games.seven_dwarfs import strike_motion as motions
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.strike_motion import Motion

VISIBLE: Final = 0.002  # metres


class Physics(Protocol):
    """A function from column, strike and tremor to a finding and, if wanted, the motion."""

    def __call__(
        self, column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
    ) -> tuple[Finding, Motion | None]: ...


def simulated(
    column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
) -> tuple[Finding, Motion | None]:
    """The result by the rigid-body simulation."""
    from ludolith.games.seven_dwarfs import physics

    return physics.strike(column, strike, tremor, motion=motion)


_deciding: list[Physics] = [simulated]  # a stack: the last one is used


def decide(column: Column, strike: Strike, tremor: Tremor) -> Finding:
    """The result of this strike at this column."""
    finding, _ = _deciding[-1](column, strike, tremor)
    return finding


def glimpse(column: Column, strike: Strike, tremor: Tremor) -> Finding:
    """The approximate result, for bots that try strikes: less accurate, but faster."""
    if _deciding[-1] is not simulated:
        return decide(column, strike, tremor)
    from ludolith.games.seven_dwarfs import physics

    return physics.glimpse(column, strike, tremor)


def attempt(column: Column, strike: Strike, tremor: Tremor, version: int | None) -> Attempt:
    """The result for a table, as text; if `version` is given, with the motion to show."""
    finding, motion = _deciding[-1](column, strike, tremor, motion=version is not None)
    text = msgspec.json.encode(finding).decode()
    if motion is None or version is None:
        return Attempt(text, trouble=finding.trouble)
    return Attempt(text, motions.pack(motion, version), finding.trouble)


def motion_again(column: Column, strike: Strike, found: Finding, version: int) -> bytes:
    """The motion of a strike whose finding is known; empty if the physics finds another result."""
    again, motion = _deciding[-1](column, strike, found.tremor, motion=True)
    if motion is None or not alike(again, found):
        return b""
    return motions.pack(motion, version)


def alike(one: Finding, other: Finding) -> bool:
    """Whether the same came off, and blocks stand where they stood, as far as can be seen."""
    if (one.hit, one.gems, one.blocks) != (other.hit, other.gems, other.blocks):
        return False
    return all(
        math.dist(block.pose[:3], twin.pose[:3]) < VISIBLE
        for block, twin in zip(one.column.blocks, other.column.blocks, strict=True)
    )


def ready() -> None:
    """Raise an error before the first strike if no physics is available."""
    if _deciding[-1] is simulated:
        from ludolith.games.seven_dwarfs import physics

        physics.ready()


@contextmanager
def decided_by(physics: Physics) -> Iterator[None]:
    """Use another physics meanwhile; its results are not those of the real game."""
    _deciding.append(physics)
    try:
        yield
    finally:
        _deciding.pop()
