"""Rows of ours in the pages of a damaged file, told by their checksums wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from ludolith.server import row_checksums
from ludolith.server.errors import Damaged
from ludolith.server.row_checksums import Entry
from ludolith.server.sqlite_btree import (
    INNER,
    LEAF,
    PLACES,
    Cell,
    Pages,
    Record,
    all_records,
    cells,
    content_start,
    free_blocks,
    is_full,
)

Kind = Literal["acts", "games", "tables", "index"]
CONTENTS: Final[dict[Kind, bytes]] = {  # as they begin
    "acts": b'{"act":',
    "games": b"{\n",
    "tables": b'{"game":',
}
CLOSE: Final = 16  # bytes; no row is so short
BESIDE: Final = 64  # bytes from the beginning of a damaged cell that hold the id of its table


class Row(NamedTuple):
    """A row for the new file; indexes are made anew."""

    kind: Kind
    table: str
    values: Sequence[object]
    sound: bool  # it is as it was written, as far as its checksum tells
    record: Record


class DamagedRow(NamedTuple):
    """A place where a row should be and no sound one is."""

    kind: Kind
    begins: bytes
    row: Row | None  # what can be read there, if anything


class Seen(NamedTuple):
    """What was found in one page."""

    rows: list[Row]  # where the page says that rows are
    loose: list[Row]  # elsewhere in it: something may have been deleted there
    damaged_rows: list[DamagedRow]
    whole: bool  # there cannot be more


EMPTY: Final = Seen([], [], [], whole=False)


def identified(record: Record) -> Row | None:
    """What kind of row it is; None if it is none of ours."""
    values = record.values
    if len(values) in {1, 2} and isinstance(values[-1], bytes):
        return Row("index", "", values, sound=True, record=record)
    if not isinstance(values[0], bytes):
        return None
    table = values[0].decode(errors="replace")
    if len(values) in {3, 4}:
        return _act_or_game(table, record)
    if len(values) in {5, 7}:
        return _entry(table, record)
    return None


def _act_or_game(table: str, record: Record) -> Row | None:
    _, number, content, summed = (*record.values, None)[:4]
    if not isinstance(number, int) or not isinstance(content, bytes):
        return None
    is_act = summed == row_checksums.of_act(table, number, content)
    is_game = summed == row_checksums.of_game(table, number, content)
    sound = is_act or is_game or (summed is None and _is_json(content))
    if is_game or (not is_act and record.types[2] % 2):  # a text; acts are blobs
        text = content.decode(errors="replace")
        return Row("games", table, (table, number, text, summed), sound, record)
    return Row("acts", table, (table, number, content, summed), sound, record)


def _is_json(content: bytes) -> bool:
    """All that can be asked of a row from before there were checksums."""
    try:
        msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


def _entry(table: str, record: Record) -> Row:
    _, is_open, awake, touched, summary, version, summed = (*record.values, None, None)[:7]
    if isinstance(touched, int):  # a whole number is stored as such
        touched = float(touched)
    entry = Entry(table, is_open, awake, touched, summary, version, summed)
    try:
        row_checksums.sound_summary(entry)
    except Damaged:
        return Row("tables", table, entry, sound=False, record=record)
    return Row("tables", table, entry, sound=True, record=record)


# -- pages


def seen_in_page(pages: Pages, page: bytes) -> Seen:
    """What is in a page; its kind may be damaged, and the rows know which it is."""
    found = _read(pages, page, page[0] if page[0] in PLACES else LEAF)
    if not found.whole:
        other = _read(pages, page, LEAF if page[0] == INNER else INNER)
        found = max(found, other, key=lambda seen: len(seen.rows))
    if page[0] in PLACES or found.rows:
        return found
    return found._replace(damaged_rows=[])  # it is of another kind altogether


def _read(pages: Pages, page: bytes, kind: int) -> Seen:
    there = cells(pages, page, kind)
    read = [(cell, _row_of(cell)) for cell in there]
    rows = [row for _, row in read if row is not None and row.sound]
    if len(rows) == len(there) and is_full(pages, page, kind, there):
        return Seen(rows, [], [], whole=True)
    places = {row.record.begin for row in rows}
    loose = [row for row in tried(pages, page) if row.record.begin not in places]
    sound = [*rows, *loose]
    start, gaps = content_start(page), free_blocks(page)
    damaged_rows = [
        _damaged_row(row, page[cell.place : cell.place + BESIDE])
        for cell, row in read
        if (row is None or not row.sound)
        and cell.place >= start
        and not any(cell.place in gap for gap in gaps)
        and not any(_covers(one.record, cell) for one in sound)
    ]
    return Seen(rows, loose, damaged_rows, whole=False)


def _damaged_row(row: Row | None, begins: bytes) -> DamagedRow:
    """A row with a damaged head may look like one of another kind; what it holds does not."""
    by_content = (kind for kind, content in CONTENTS.items() if content in begins)
    kind = next(by_content, row.kind if row is not None else "index")
    return DamagedRow(kind, begins, row if row is not None and row.kind == kind else None)


def _row_of(cell: Cell) -> Row | None:
    row = identified(cell.record) if cell.record is not None else None
    # No checksum vouches for what an index holds: another row with a damaged head may look like it.
    return row if row is None or row.kind != "index" or cell.fits else None


def _covers(record: Record, cell: Cell) -> bool:
    """Whether a place points into a row or just before it: then only the place is wrong."""
    return record.begin - CLOSE < cell.place < record.end


def tried(pages: Pages, page: bytes) -> Iterator[Row]:
    """All sound rows in a page, whatever it says of itself."""
    for record in all_records(pages, page):
        row = identified(record)
        if row is not None and row.sound and row.kind != "index":
            yield row


def seen_in(pages: Pages, most: int | None = None) -> Iterator[tuple[int, Seen]]:
    """What is in each page but the first, which holds the schema; in so many pages at most."""
    claimed = bytearray(pages.count + 1)  # overflow pages of rows that were found
    others: list[int] = []
    for number in range(2, 1 + min(pages.count, most or pages.count)):
        page = pages[number]
        if page[0] not in PLACES:
            others.append(number)
            continue
        seen = seen_in_page(pages, page)
        for row in (*seen.rows, *seen.loose):
            for overflow in row.record.overflow:
                claimed[overflow] = 1
        yield number, seen
    for number in others:
        if not claimed[number]:
            page = pages[number]
            yield number, seen_in_page(pages, page) if any(page) else EMPTY
