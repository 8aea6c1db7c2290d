from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludolith.engine.bits import MOST_SEATS, SEATS, bit, count, index_of, members

SETS = st.sets(st.integers(0, 60))


def mask_of(members: set[int]) -> int:
    return sum(2**member for member in members)


def test_bit_is_a_power_of_two_up_to_the_highest() -> None:
    assert [bit(i) for i in range(62)] == [2**i for i in range(62)]


@given(SETS)
def test_count_is_the_number_of_members(numbers: set[int]) -> None:
    assert count(mask_of(numbers)) == len(numbers)


def test_count_of_nothing_and_of_everything() -> None:
    assert count(0) == 0
    assert count(2**61 - 1) == 61


def test_the_index_of_a_set_of_one_is_its_member() -> None:
    assert [index_of(2**i) for i in range(61)] == list(range(61))


@given(SETS)
def test_members_are_listed_in_ascending_order(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == tuple(sorted(numbers))


def test_seats_lists_the_seats_of_every_mask() -> None:
    assert len(SEATS) == 2**MOST_SEATS
    for mask in range(2**MOST_SEATS):
        assert tuple(SEATS[mask]) == members(mask)
