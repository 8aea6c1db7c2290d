"""Codes of moves are given out range by range, and no two moves share one."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import UnknownMove
from ludolith.engine.move_codes import MoveTable, Ranges
from ludolith.engine.moves import Move


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


def test_a_kind_of_move_is_numbered_where_it_is_defined() -> None:
    table = MoveTable()

    @table.kind(0)
    class Wait(Move, frozen=True):
        pass

    @table.kind(1, [(0, 1), (0, 2)], room=4)
    class Swap(Move, frozen=True):
        one: int
        other: int

    assert table.moves == {0: Wait(), 1: Swap(0, 1), 2: Swap(0, 2)}
    assert [table.encode(table.describe(code, "toy"), "toy") for code in table.moves] == [0, 1, 2]
    with pytest.raises(UnknownMove, match="3 is no move of toy"):
        table.describe(3, "toy")
    with pytest.raises(UnknownMove, match="is no move of toy"):
        table.encode(Swap(1, 0), "toy")


def test_a_kind_of_move_too_many_is_refused_and_renumbers_nothing() -> None:
    table = MoveTable()

    @table.kind(0, range(24))
    class Take(Move, frozen=True):
        card: int

    class Drop(Move, frozen=True):
        card: int

    with pytest.raises(ValueError, match="from code 23 overlaps"):
        table.kind(23, range(24))(Drop)
    assert list(table.moves) == list(range(24))
    assert all(isinstance(move, Take) for move in table.moves.values())
