from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import msgspec
import pytest

from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor, fresh_column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import strike
from ludolith.games.seven_dwarfs.physics.column_world import world_of
from tests.games.seven_dwarfs.physics.blows import blow

TREMOR = Tremor(1.25, -0.75, 0.03, -0.02, 1.07)
BLOWS = (blow(7, 120), blow(4, 150, 50), blow(4, 120, 230), blow(6, 90, 140))

SCRIPT = """
import sys, msgspec
from ludolith.games.seven_dwarfs.column import Column, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import strike
sent = tuple[Column, Strike, Tremor]
column, aimed, tremor = msgspec.json.decode(sys.stdin.buffer.read(), type=sent)
sys.stdout.buffer.write(msgspec.json.encode(strike(column, aimed, tremor)[0]))
"""


def series() -> list[Finding]:
    column = fresh_column()
    found = []
    for aimed in BLOWS:
        found.append(strike(column, aimed, TREMOR)[0])
        column = found[-1].column
    return found


@pytest.mark.rule("DWA-45")
def test_a_fresh_process_finds_the_same_to_the_last_bit_from_a_column_read_from_json() -> None:
    found = series()
    assert any(each.gems for each in found)
    for before, after in pairwise(found):
        aimed = BLOWS[found.index(after)]
        sent = msgspec.json.encode((before.column, aimed, TREMOR))
        answer = subprocess.run(
            [sys.executable, "-c", SCRIPT], input=sent, capture_output=True, check=True, timeout=120
        )
        assert msgspec.json.decode(answer.stdout, type=Finding) == after


@pytest.mark.rule("DWA-45")
def test_what_was_simulated_before_makes_no_difference() -> None:
    column = fresh_column()
    world_of.cache_clear()
    first = strike(column, BLOWS[1], TREMOR)[0]
    strike(column, blow(2, 220), Tremor(speed=1.4))
    strike(column, blow(8, 200), Tremor())
    assert strike(column, BLOWS[1], TREMOR)[0] == first
    world_of.cache_clear()
    assert strike(column, BLOWS[1], TREMOR)[0] == first


@pytest.mark.rule("DWA-45")
def test_to_watch_a_strike_does_not_change_it() -> None:
    column = fresh_column()
    for aimed in BLOWS[:2]:
        plain, nothing = strike(column, aimed, TREMOR)
        watched, motion = strike(column, aimed, TREMOR, motion=True)
        assert nothing is None
        assert motion is not None
        assert watched == plain


def test_a_column_is_the_same_after_a_trip_through_json() -> None:
    for found in series():
        again = msgspec.json.decode(msgspec.json.encode(found.column), type=Column)
        assert again == found.column
        assert isinstance(BLOWS[0], Strike)
