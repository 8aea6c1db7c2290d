"""Means and how sure they are: 95 % intervals from values that do not depend on each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, inf, isinf, pi, sin, sqrt, tan
from statistics import fmean, stdev
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
SURE: Final = 1.959964  # standard errors on each side of a 95 % interval
_EXACT: Final = 30  # degrees of freedom


class Interval(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; of a single value it has no ends."""

    mean: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high

    @property
    def endless(self) -> bool:
        return isinf(self.low) or isinf(self.high)


def interval(values: Sequence[float]) -> Interval:
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, -inf, inf)
    reach = student(len(values)) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def share_interval(values: Sequence[float]) -> Interval:
    """As `interval`, within what a share can be. Deals that all came out alike are as unsure as a
    coin that always fell alike.
    """
    found = interval(values)
    low, high = found.low, found.high
    if low == high:
        reach = 1 - ((1 - CONFIDENCE) / 2) ** (1 / len(values))
        low, high = found.mean - reach, found.mean + reach
    return Interval(found.mean, max(0.0, low), min(1.0, high))


@cache
def student(values: int) -> float:
    """How many standard errors hold 95 % if the deviation was measured on so many values."""
    free = values - 1
    if free > _EXACT:  # by the expansion of Cornish and Fisher, right to five digits here
        z = SURE
        first = (z**3 + z) / 4
        second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
        third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
        return z + first / free + second / free**2 + third / free**3
    low, high = 0.0, pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        if chance_within(middle, free) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return sqrt(free) * tan(low)


def chance_within(angle: float, free: int) -> float:
    """How likely Student's t lies within sqrt(free) * tan(angle) on both sides: a finite sum."""
    odd = free % 2
    total = 2 * angle / pi if odd else 0.0
    step = sin(angle) * (2 / pi * cos(angle) if odd else 1.0)
    for power in range(1 + odd, free, 2):
        total += step
        step *= cos(angle) ** 2 * power / (power + 1)
    return total
