"""Lists of moves are written in shared room, each as if it were alone."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from ludolith.engine.scratch import scratch
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem, new_world


def test_there_is_room_for_the_longest_list_of_moves() -> None:
    assert len(scratch()) >= 4096


def small_and_large_world() -> tuple[Ecosystem, Ecosystem]:
    small, large = new_world(), new_world()
    for number in range(12):
        large.lay(-2 - 2 * number, 0, 3, 0, 0)
    return small, large


def test_a_list_of_moves_stays_as_it_is_when_others_are_written() -> None:
    small, large = small_and_large_world()
    first = small.placements()
    before = list(first)
    large.placements()
    assert list(first) == before


def test_threads_do_not_write_into_the_list_of_another() -> None:
    """A server reads tables of its store in a thread."""
    worlds = small_and_large_world()
    expected = [list(world.placements()) for world in worlds]

    def all_alike(number: int) -> bool:
        return all(list(worlds[number].placements()) == expected[number] for _ in range(40))

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert all(threads.map(all_alike, [0, 1] * 4))
    finally:
        sys.setswitchinterval(usual)
