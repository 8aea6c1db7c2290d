"""Codes of moves are given out range by range, and no two moves share one."""

from __future__ import annotations

import pytest

from ludolith.engine.move_codes import Ranges


def test_ranges_follow_each_other_without_a_gap() -> None:
    codes = Ranges()
    assert [codes.take(1), codes.take(24), codes.take(4, room=8), codes.take(2)] == [0, 1, 25, 33]
    assert codes.total == 35


def test_a_first_code_written_down_must_be_the_next_free_one() -> None:
    codes = Ranges()
    assert codes.take(24, first=0) == 0
    with pytest.raises(ValueError, match="from code 23 overlaps the range before it: 24 is"):
        codes.take(1, first=23)
    with pytest.raises(ValueError, match="from code 25 leaves a gap: 24 is the next free code"):
        codes.take(1, first=25)
    assert codes.take(1, first=24) == 24, "a refusal takes nothing"


@pytest.mark.parametrize("count", [0, 25])
def test_a_range_holds_all_of_its_moves_and_at_least_one(count: int) -> None:
    codes = Ranges()
    with pytest.raises(ValueError, match=f"room for 24 moves, not {count}"):
        codes.take(count, room=24)
    assert codes.total == 0
