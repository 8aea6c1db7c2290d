"""A blow is the same whatever the step of time, and grows smoothly with its strength."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from ludolith.games.seven_dwarfs.column import Tremor, fresh_column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.mujoco_model import STEP
from ludolith.games.seven_dwarfs.physics.strike_simulation import simulate
from tests.games.seven_dwarfs.physics.blows import blow, mean, shift

FRESH = fresh_column()
BETWEEN = 45  # degrees: between two gems


def shifted(number: int, strike: Strike, step: float = STEP) -> float:
    found, _ = simulate(FRESH, strike, Tremor(), step=step)
    return shift(FRESH, found.column, number)


@pytest.mark.rule("DWA-40")
@pytest.mark.parametrize(("number", "speeds"), [(1, (80, 171)), (4, (60, 151)), (7, (30, 81))])
def test_half_the_step_changes_the_mean_shift_by_less_than_three_per_cent(
    number: int, speeds: tuple[int, int]
) -> None:
    strikes = [blow(number, speed, BETWEEN) for speed in range(*speeds, 10)]
    whole = mean([shifted(number, strike) for strike in strikes])
    halved = mean([shifted(number, strike, STEP / 2) for strike in strikes])
    assert whole > 2
    assert halved == pytest.approx(whole, rel=0.03)


@pytest.mark.rule("DWA-40")
@pytest.mark.parametrize(("number", "speeds"), [(1, (120, 161)), (4, (90, 131)), (7, (40, 71))])
def test_every_centimetre_a_second_pushes_a_little_farther(
    number: int, speeds: tuple[int, int]
) -> None:
    shifts = [shifted(number, blow(number, speed, BETWEEN)) for speed in range(*speeds)]
    steps = [other - one for one, other in pairwise(shifts)]
    usual = (shifts[-1] - shifts[0]) / len(steps)
    assert min(steps) > -0.5 * usual  # no break
    assert max(steps) < 3 * usual
    longer = [other - one for one, other in zip(shifts, shifts[5:], strict=False)]
    assert min(longer) > 0


@pytest.mark.rule("DWA-41")
def test_a_blow_from_above_or_below_pushes_no_farther_than_a_level_one() -> None:
    level = shifted(4, blow(4, 110, BETWEEN))
    steep = {
        tilt: shifted(4, Strike(blow(4, 110).height, BETWEEN, 0, tilt, 110))
        for tilt in (-15, -10, -5, 5, 10, 15)
    }
    assert steep[15] < steep[10] < steep[5] < level
    assert steep[-15] < steep[-10] < 1.1 * level
    assert max(steep.values()) < 1.1 * level


@pytest.mark.rule("DWA-41")
def test_sides_between_gems_are_alike() -> None:
    found = [shifted(4, blow(4, 110, side)) for side in (45, 135, 225, 315)]
    assert max(found) - min(found) < 0.05 * mean(found)
    right, left = (shifted(4, blow(4, 110, BETWEEN, offset)) for offset in (12, -12))
    assert math.isclose(right, left, rel_tol=0.05)
