"""One flipped bit in a store is noticed or harmless, and costs one table at most."""

from __future__ import annotations

import asyncio
import os
import random
import struct
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from tests.server.kept import TABLES, Found, changed, checked_at_all, serve_from

FLIPS = 200
DIRECTED = 20  # at every kind of place
SEED = 20261118
SIZE = 4096
HEADER = 100
LEAF, INNER = 10, 2  # kinds of pages
Flip = tuple[int, int]  # a byte and a bit of it


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time to wait for others, nor for the disk."""
    monkeypatch.setattr("ludolith.server.sqlite.BREATH", 0.0)
    monkeypatch.setattr(os, "fsync", lambda _: None)


def named(found: Found, table: str) -> bool:
    return any(name.startswith(table[:4]) for name in found.damaged)


async def flip_each(whole: bytes, flips: Iterable[Flip], folder: Path) -> Counter[str]:
    """Serve a store after each of these flips; how many came to which end."""
    untouched = folder / "untouched"
    untouched.write_bytes(whole)
    true = await serve_from(untouched)
    assert true.damaged == []
    ends: Counter[str] = Counter()
    for number, (place, bit) in enumerate(flips):
        flipped = whole[:place] + bytes([whole[place] ^ 1 << bit]) + whole[place + 1 :]
        path = folder / str(number)
        path.write_bytes(flipped)
        faults = checked_at_all(path)
        assert path.read_bytes() == flipped, "to check changes nothing"
        found = await serve_from(path)
        suffers = changed(found, true)
        where = f"bit {bit} of byte {place}: {suffers}, {found.damaged}, {faults}"
        assert len(suffers) <= 1, where
        assert all(named(found, table) for table in suffers), where
        assert bool(found.damaged) <= bool(faults), where
        kept = path.with_name(f"{number}.damaged-1")
        if kept.exists():
            assert kept.read_bytes() == flipped
            ends["salvaged"] += 1
        ends["suffers" if suffers else "noticed" if found.damaged else "harmless"] += 1
    return ends


def some_of(places: Sequence[int], many: int = DIRECTED) -> list[Flip]:
    """Flips anywhere in these bytes."""
    chance = random.Random(SEED)
    return [(chance.choice(places), chance.randrange(8)) for _ in range(many)]


def test_every_flipped_bit_is_noticed_or_harmless_and_no_other_table_suffers(
    whole: bytes, tmp_path: Path
) -> None:
    flips = some_of(range(len(whole)), FLIPS)
    ends = asyncio.run(flip_each(whole, flips, tmp_path))
    assert len(ends) == 4, "no kind of end was left out"


# -- what only leads to rows


def pages(whole: bytes, *kinds: int) -> list[int]:
    """Where pages of a tree begin."""
    return [at for at in range(SIZE, len(whole), SIZE) if whole[at] in kinds]


def header(_whole: bytes) -> list[int]:
    return [*range(HEADER)]


def schema(whole: bytes) -> list[int]:
    start = int.from_bytes(whole[HEADER + 5 : HEADER + 7])
    return [*range(HEADER, HEADER + 24), *range(start, SIZE)]


def kinds_of_pages(whole: bytes) -> list[int]:
    return pages(whole, LEAF, INNER)


def heads_of_pages(whole: bytes) -> list[int]:
    return [at + byte for at in pages(whole, LEAF, INNER) for byte in range(1, 8)]


def places_of(whole: bytes, at: int) -> range:
    """Where a page keeps the places of its cells."""
    first = at + (8 if whole[at] == LEAF else 12)
    return range(first, first + 2 * int.from_bytes(whole[at + 3 : at + 5]))


def places_of_cells(whole: bytes) -> list[int]:
    return [byte for at in pages(whole, LEAF, INNER) for byte in places_of(whole, at)]


def ways_to_pages(whole: bytes) -> list[int]:
    """In an inner page before every row, and one at the beginning."""
    found: list[int] = []
    for at in pages(whole, INNER):
        places = places_of(whole, at)
        cells = struct.unpack_from(f">{len(places) // 2}H", whole, places.start)
        found += (at + cell + byte for cell in cells for byte in range(4))
        found += range(at + 8, at + 12)
    return found


def free_space(whole: bytes) -> list[int]:
    """Between the places of cells and their contents."""
    return [
        byte
        for at in pages(whole, LEAF)
        for byte in range(places_of(whole, at).stop, at + int.from_bytes(whole[at + 5 : at + 7]))
    ]


Where = Callable[[bytes], list[int]]
LEADING: list[Where] = [
    header,
    schema,
    kinds_of_pages,
    heads_of_pages,
    places_of_cells,
    ways_to_pages,
]


@pytest.mark.parametrize("where", [*LEADING, free_space])
def test_no_table_suffers_where_no_row_is_damaged(
    whole: bytes, tmp_path: Path, where: Where
) -> None:
    ends = asyncio.run(flip_each(whole, some_of(where(whole)), tmp_path))
    assert not ends["suffers"]
    assert bool(ends["salvaged"]) == (where is not free_space)


# -- rows


def list_of_tables(whole: bytes) -> list[int]:
    at = whole.index(b'"diamant","host"') // SIZE * SIZE
    return [*range(at + int.from_bytes(whole[at + 5 : at + 7]), at + SIZE)]


def rows_in_inner_pages(whole: bytes) -> list[int]:
    return [
        byte
        for at in pages(whole, INNER)
        for byte in range(at + int.from_bytes(whole[at + 5 : at + 7]), at + SIZE)
    ]


def overflow_pages(whole: bytes) -> list[int]:
    """Half of these flips in the number of the next page."""
    starts = pages(whole, 0)
    return [*(at + byte for at in starts for byte in range(4)), *(at + 99 for at in starts)]


def beginnings_of_rows(whole: bytes) -> list[int]:
    """Their lengths, the types of their columns, and the ids of their tables."""
    found: list[int] = []
    for at in pages(whole, LEAF):
        places = places_of(whole, at)
        cells = struct.unpack_from(f">{len(places) // 2}H", whole, places.start)
        found += (at + cell + byte for cell in cells for byte in range(24))
    return found


def newest_decisions(whole: bytes) -> list[int]:
    """Nothing else tells how many acts there should be: an entry is not written at every move."""
    found: list[int] = []
    for table in TABLES[:2]:  # a game is under way
        row = next(
            whole.rindex(row)
            for number in range(99, 0, -1)
            if (row := table.encode() + bytes([number]) + b'{"act"') in whole
        )
        found += range(row - 6, row + 3)
    return found


@pytest.mark.parametrize(
    "where",
    [newest_decisions, list_of_tables, rows_in_inner_pages, overflow_pages, beginnings_of_rows],
)
def test_a_damaged_row_costs_its_own_table_at_most(
    whole: bytes, tmp_path: Path, where: Where
) -> None:
    ends = asyncio.run(flip_each(whole, some_of(where(whole)), tmp_path))
    assert ends["suffers"]
