"""What blows do to the column, as statistics over the hand's tremor.

The margins hold for the tuning of docs/games/seven_dwarfs-physics.md; if you change how the
parts are made, some of them will fail; then look at that study again.
"""

from __future__ import annotations

import math

import pytest

from ludolith.games.seven_dwarfs.column import Finding, fresh_column
from tests.games.seven_dwarfs.physics.blows import (
    blow,
    gems,
    mean,
    pose,
    shift,
    struck,
    trembling,
)

FRESH = fresh_column()


def shifts(found: list[Finding], number: int) -> list[float]:
    return [shift(FRESH, each.column, number) for each in found]


@pytest.mark.rule("DWA-40")
def test_a_soft_tap_shifts_a_middle_block_by_next_to_nothing() -> None:
    found = trembling(FRESH, blow(4, 40), 12)
    assert 0.1 < mean(shifts(found, 4)) < 1.2
    assert all(not each.gems and not each.blocks for each in found)


@pytest.mark.rule("DWA-40")
def test_the_harder_the_blow_the_farther_the_block() -> None:
    light, medium, strong = (
        mean(shifts(trembling(FRESH, blow(4, speed), 12), 4)) for speed in (60, 90, 120)
    )
    assert light < 0.7 * medium
    assert medium < 0.8 * strong


@pytest.mark.rule("DWA-40")
def test_a_low_block_carries_more_and_moves_less() -> None:
    low, middle, high = (
        mean(shifts(trembling(FRESH, blow(number, 55), 12), number)) for number in (1, 4, 7)
    )
    assert low < 0.7 * middle
    assert middle < 0.5 * high


@pytest.mark.rule("DWA-40")
def test_the_blocks_above_are_dragged_along_a_little_and_those_below_hardly() -> None:
    after = struck(FRESH, blow(4, 100)).column
    moved = [-1000 * pose(after, number)[0] for number in range(9)]
    assert 3.5 < moved[4] < 7.5
    assert 0.15 * moved[4] < moved[6] < 0.4 * moved[4]
    assert abs(moved[2]) < 0.05 * moved[4]


@pytest.mark.rule("DWA-40")
def test_a_block_pushed_out_drops_the_gem_on_its_far_side() -> None:
    """Struck from azimuth 0, slot 2 is on the far side."""
    dropped = [gem for each in trembling(FRESH, blow(4, 120), 12) for gem in each.gems]
    assert 5 <= dropped.count((4, 2)) <= 10
    assert not {(4, 0), (4, 1), (4, 3)} & set(dropped)


@pytest.mark.rule("DWA-40")
def test_a_block_pushed_away_from_under_the_next_drops_its_gem_on_the_near_side() -> None:
    dropped = [gem for each in trembling(FRESH, blow(4, 120), 12) for gem in each.gems]
    assert 4 <= dropped.count((5, 0)) <= 10
    assert (5, 2) not in dropped


@pytest.mark.rule("DWA-43")
def test_a_first_blow_prepares_and_a_second_one_drops() -> None:
    first = struck(FRESH, blow(4, 90))
    assert not first.gems
    second = struck(FRESH, blow(4, 90), blow(4, 90))
    assert (4, 2) in second.gems


@pytest.mark.rule("DWA-43")
def test_a_block_can_be_knocked_back_and_drops_the_opposite_gem() -> None:
    out = struck(FRESH, blow(4, 150))
    assert (4, 2) in out.gems
    offset = pose(out.column, 4)[0]
    assert offset < -0.005
    back = struck(out.column, blow(4, 120, 180))
    assert pose(back.column, 4)[0] > offset + 0.005
    further = struck(back.column, blow(4, 110, 180), blow(4, 110, 180))
    assert gems(further.column) < gems(out.column)


@pytest.mark.rule("DWA-42")
def test_a_blow_that_drops_gems_high_up_now_and_then_costs_a_block() -> None:
    """The risk of every turn: no hand is sure enough for the narrow top."""
    found = trembling(FRESH, blow(7, 80), 24)
    assert 1 <= sum(bool(each.blocks) for each in found) <= 8
    assert sum(len(each.gems) for each in found if not each.blocks) >= 8
    assert all(len(each.blocks) <= 3 for each in found)


@pytest.mark.rule("DWA-42")
def test_a_hard_blow_high_up_brings_the_top_down_but_not_the_column() -> None:
    found = trembling(FRESH, blow(8, 120), 8)
    assert 0.8 <= mean([len(each.blocks) for each in found]) <= 1.5
    assert all(set(each.blocks) <= {6, 7, 8} for each in found)
    for each in found:
        lost = {gem for gem in each.gems if gem[0] in each.blocks}
        assert len(lost) == 4 * len(each.blocks)


@pytest.mark.rule("DWA-42")
def test_a_column_undercut_far_enough_collapses_and_all_of_it_is_the_strikers() -> None:
    crooked = FRESH
    for _ in range(14):
        found = struck(crooked, blow(0, 170))
        crooked = found.column
        if found.blocks:
            break
    assert len(found.blocks) >= 7
    assert gems(crooked) <= 4 * len(crooked.blocks)
    assert {block.number for block in crooked.blocks}.isdisjoint(found.blocks)


@pytest.mark.rule("DWA-41")
def test_an_offset_blow_turns_the_block_it_meets() -> None:
    after = struck(FRESH, blow(7, 80, 45, 40)).column
    assert abs(2 * math.atan2(pose(after, 7)[6], pose(after, 7)[3])) > 0.02
