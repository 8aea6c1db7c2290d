# Compiled with mypyc.
"""The hand's tremor: the same law for every seat, drawn after the strike is final.

A harder strike has a less accurate aim; the error of the strength is the same at any speed, up to
the fastest speed of an arm. Bots add the aiming error of their level; a steadier hand, for
children, trembles less. Tremors are sums and products of integer random numbers, so that they are
the same on every machine.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludolith.engine.rng import Rng
from ludolith.games.seven_dwarfs.column import Tremor

AIM: Final = 1.5  # mm, of height and offset, ...
AIM_BY_SPEED: Final = 2.0  # ... and mm more for every m/s
TURN: Final = 0.04  # rad, of yaw and elevation
STRENGTH: Final = 0.30  # standard deviation of the logarithm of the speed, ...
FASTEST: Final = 170.0  # cm/s: ... which never exceeds this
STEADIER: Final = 0.5  # the share of the tremor that a steadier hand has
ONE: Final = 65536.0  # a draw of this size is one standard deviation


def draw(rng: Rng) -> i64:
    """A whole number, normally distributed around 0, one standard deviation being 65536."""
    total: i64 = 0
    for _ in range(12):
        total += rng.word()
    return (total >> 16) - 6 * 65536


def drawn(rng: Rng, speed: int, steady: bool) -> Tremor:
    """A random tremor for one strike at this speed in cm/s."""
    return tremor_of((draw(rng), draw(rng), draw(rng), draw(rng), draw(rng)), speed, steady)


def tremor_of(draws: tuple[int, int, int, int, int], speed: int, steady: bool) -> Tremor:
    """The tremor made from these draws at this speed in cm/s."""
    much = STEADIER if steady else 1.0
    aim = (AIM + AIM_BY_SPEED * (speed / 100.0)) * much
    height, offset, yaw, elevation, strength = draws
    return Tremor(
        height=round(height / ONE * aim, 6),
        offset=round(offset / ONE * aim, 6),
        yaw=round(yaw / ONE * TURN * much, 6),
        elevation=round(elevation / ONE * TURN * much, 6),
        speed=round(min(math.exp(strength / ONE * STRENGTH * much), FASTEST / speed), 6),
        draws=draws,
    )
