# Compiled with mypyc.
"""The hand's tremor: the same law for every seat, drawn after the strike is final.

The softer the strike, the steadier the hand: the errors of aim, direction and strength all grow
with the speed, and none is ever larger than twice its usual size. Bots add the aiming error of
their level; a steadier hand, for children, trembles half as much. Tremors are sums and products of
integer random numbers, so that they are the same on every machine.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludolith.engine.rng import Rng
from ludolith.games.seven_dwarfs.column import Tremor

# The usual error (one standard deviation) of a strike, and how much it grows with every m/s.
AIM: Final = 0.8  # mm, of height and offset
AIM_BY_SPEED: Final = 2.0
DIRECTION: Final = 0.015  # rad, of yaw and elevation
DIRECTION_BY_SPEED: Final = 0.025
STRENGTH: Final = 0.13  # of the logarithm of the speed
STRENGTH_BY_SPEED: Final = 0.05
MOST: Final = 2.0  # usual errors: no strike strays farther
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
    aim = aim_error(speed, steady)
    direction = direction_error(speed, steady)
    height, offset, yaw, elevation, strength = draws
    return Tremor(
        height=round(strays(height) * aim, 6),
        offset=round(strays(offset) * aim, 6),
        yaw=round(strays(yaw) * direction, 6),
        elevation=round(strays(elevation) * direction, 6),
        speed=round(math.exp(strays(strength) * strength_error(speed, steady)), 6),
        draws=draws,
    )


def aim_error(speed: int, steady: bool) -> float:
    """The usual error of height and offset, in mm, at this speed in cm/s."""
    return (AIM + AIM_BY_SPEED * (speed / 100.0)) * (STEADIER if steady else 1.0)


def direction_error(speed: int, steady: bool) -> float:
    """The usual error of yaw and elevation, in radians, at this speed in cm/s."""
    return (DIRECTION + DIRECTION_BY_SPEED * (speed / 100.0)) * (STEADIER if steady else 1.0)


def strength_error(speed: int, steady: bool) -> float:
    """The usual error of the logarithm of the speed, at this speed in cm/s."""
    return (STRENGTH + STRENGTH_BY_SPEED * (speed / 100.0)) * (STEADIER if steady else 1.0)


def strays(draw: int) -> float:
    """A draw in usual errors, within limits."""
    return max(-MOST, min(MOST, draw / ONE))
