"""Where strikes are decided: by the physics, or in a test by whatever stands in for it.

Everybody who wants to know what comes of a strike asks here, the rules and the bots alike. The
physics is loaded when the first strike is made, so that records can be replayed without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import msgspec

from ludolith.engine.findings import Attempt
from ludolith.games.seven_dwarfs import strike_motion as motions
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.strike_motion import Motion


class Physics(Protocol):
    """Tells what a strike with its tremor does to a column, and if asked how that looks."""

    def __call__(
        self, column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
    ) -> tuple[Finding, Motion | None]: ...


def simulated(
    column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
) -> tuple[Finding, Motion | None]:
    """By the rigid-body simulation."""
    from ludolith.games.seven_dwarfs import physics

    return physics.strike(column, strike, tremor, motion=motion)


_deciding: list[Physics] = [simulated]  # the last one decides


def decide(column: Column, strike: Strike, tremor: Tremor) -> Finding:
    """What this strike does to this column."""
    finding, _ = _deciding[-1](column, strike, tremor)
    return finding


def glimpse(column: Column, strike: Strike, tremor: Tremor) -> Finding:
    """What it seems to do at first, for those who try it in the mind: less sure, but quicker."""
    if _deciding[-1] is not simulated:
        return decide(column, strike, tremor)
    from ludolith.games.seven_dwarfs import physics

    return physics.glimpse(column, strike, tremor)


def attempt(column: Column, strike: Strike, tremor: Tremor, version: int | None) -> Attempt:
    """The same for the table: as text, and with a version with the motion to be shown."""
    finding, motion = _deciding[-1](column, strike, tremor, motion=version is not None)
    text = msgspec.json.encode(finding).decode()
    if motion is None or version is None:
        return Attempt(text, trouble=finding.trouble)
    return Attempt(text, motions.pack(motion, version), finding.trouble)


def ready() -> None:
    """Refuse before the first strike if nothing here can decide it."""
    if _deciding[-1] is simulated:
        from ludolith.games.seven_dwarfs import physics

        physics.ready()


@contextmanager
def decided_by(physics: Physics) -> Iterator[None]:
    """Let something else decide strikes meanwhile; what comes of them is then not the game's."""
    _deciding.append(physics)
    try:
        yield
    finally:
        _deciding.pop()
