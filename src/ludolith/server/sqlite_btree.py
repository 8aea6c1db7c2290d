"""The pages of a SQLite file, read without SQLite, which stops at the first thing that is wrong.

What of the format matters here (https://sqlite.org/fileformat2.html):

- A file is a row of pages of one size, counted from 1. The first begins with a header of 100 bytes
  and holds the schema. The newest state of a page may be in the write-ahead log.
- Our tables are made WITHOUT ROWID, so they are kept as SQLite keeps an index: rows lie in the
  leaves of a tree, and as dividers in its inner pages, too.
- A page of a tree begins with its kind (leaf or inner page), the first free block, the number of
  cells, the place where their contents begin, and how many bytes are lost in between; an inner page
  adds its last child. Then come the places of the cells, two bytes each. Contents fill the end.
- A cell is the length of a row and the row; in an inner page the number of a child comes before.
- A row is the length of its head, a type for each column (which tells the length of the value), and
  the values. So a row can be read wherever it begins: neither the places of cells, nor the lengths
  of rows, nor the tree are needed to find it.
- Of a long row only the beginning is in the cell, followed by the number of an overflow page; each
  of those begins with the number of the next.
- Numbers of variable length have seven bits in a byte; the highest bit says that more come.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from ludolith.server.wal_scan import SIZES, LogPages, log_of, pages_in

MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100
USUAL: Final = 4096
LEAF: Final = 10
INNER: Final = 2
PLACES: Final = {LEAF: 8, INNER: 12}  # where the places of the cells begin, by kind of page
HEAD: Final = range(2, 32)  # lengths that the head of a row of ours may have
LONGEST: Final = 8 * 1024 * 1024  # bytes; a longer row is none
SAMPLE: Final = 64  # pages by which the size of all is found out
_LENGTHS: Final = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)  # of values, by their types up to 9
_REAL: Final = 7
_ZERO: Final = 8
_BLOB: Final = 12  # and all even types above; texts have the odd ones
Value = None | int | float | bytes


class Record(NamedTuple):
    """A row as it lies in a page."""

    values: tuple[Value, ...]  # texts and blobs as bytes
    types: tuple[int, ...]
    length: int
    begin: int
    end: int  # behind the part of it that is in the page
    overflow: tuple[int, ...]  # pages with the rest, as far as they could be reached


class Cell(NamedTuple):
    """What lies where a page says that a row is."""

    place: int
    record: Record | None
    fits: bool  # the length that is noted before the row is the row's


class Pages:
    """A file as numbered pages, each in its newest state."""

    def __init__(self, file: int, log: LogPages, size: int, reserved: int) -> None:
        self._file = file  # its descriptor
        fits = all(len(page) == size for page in log.newest.values())
        self._newer: Mapping[int, bytes] = log.newest if fits else {}
        self.size = size
        self.usable = size - reserved
        self.count = max(-(-os.fstat(file).st_size // size), *self._newer, 0)
        self.damaged: Mapping[int, bytes] = log.damaged if fits else {}  # written later than these
        self.others = log.others if fits else []
        written = {*self._newer, *self.damaged}
        self.in_log = written.issuperset(range(1, log.size + 1))  # nothing is only in the file

    def __getitem__(self, number: int) -> bytes:
        """A page; where a file was cut short, with zeros to its end."""
        newer = self._newer.get(number)
        return self._in_file(number) if newer is None else newer

    def _in_file(self, number: int) -> bytes:
        return os.pread(self._file, self.size, (number - 1) * self.size).ljust(self.size, b"\0")

    def free(self) -> set[int]:
        """The pages that are not in use, as the file's header says; it may be wrong."""
        found: set[int] = set()
        trunk = int.from_bytes(self[1][32:36])
        while 1 < trunk <= self.count and trunk not in found:
            page = self[trunk]
            found.add(trunk)
            many = min(int.from_bytes(page[4:8]), self.usable // 4 - 2)
            found.update(struct.unpack_from(f">{many}I", page, 8))
            trunk = int.from_bytes(page[:4])
        return found


@contextmanager
def pages_of(path: Path) -> Iterator[Pages]:
    """The pages of a file and of its write-ahead log, whatever its header says of their size."""
    log = pages_in(log_of(path))
    with path.open("rb") as file:
        header = file.read(HEADER).ljust(HEADER, b"\0")
        said = int.from_bytes(header[16:18])
        likely = [(said, header[20]), (said, 0), (USUAL, 0), *((size, 0) for size in SIZES)]
        tried = (
            Pages(file.fileno(), log, size, reserved)
            for size, reserved in dict.fromkeys(likely)
            if size in SIZES
        )
        yield max(tried, key=_fitting)


def _fitting(pages: Pages) -> int:
    """How many pages are without a fault if they are of this size."""
    found = (pages[number] for number in range(2, min(pages.count, SAMPLE) + 1))
    return sum(
        page[0] in PLACES and is_full(pages, page, page[0], cells(pages, page, page[0]))
        for page in found
    )


def header_fault(path: Path) -> str:
    """What in the header of a file keeps SQLite from using it as we do."""
    with path.open("rb") as file:
        header = file.read(HEADER)
    if len(header) < HEADER or not header.startswith(MAGIC):
        return "it does not begin as it should"
    if int.from_bytes(header[16:18]) not in {1, *SIZES} or header[21:24] != bytes((64, 32, 32)):
        return "its pages cannot be of such a size"
    if not {*header[18:20]} <= {1, 2} or not 1 <= int.from_bytes(header[44:48]) <= 4:
        return "its format is unknown"
    if int.from_bytes(header[56:60]) != 1:
        return "its texts are not in UTF-8"
    return ""


# -- cells


def cells(pages: Pages, page: bytes, kind: int) -> list[Cell]:
    """What a page says it holds, if it is of this kind; without places that cannot be."""
    first, many = PLACES[kind], _many(pages, page, kind)
    places = struct.unpack_from(f">{many}H", page, first)
    lowest = first + 2 * many
    return [_cell(pages, page, at, kind) for at in places if lowest <= at < pages.usable - 4]


def _many(pages: Pages, page: bytes, kind: int) -> int:
    return min(int.from_bytes(page[3:5]), (pages.usable - PLACES[kind]) // 2)


def _cell(pages: Pages, page: bytes, place: int, kind: int) -> Cell:
    length, at = _number(page, place + 4 if kind == INNER else place)
    record = record_at(pages, page, at)
    return Cell(place, record, record is not None and record.length == length)


def content_start(page: bytes) -> int:
    return int.from_bytes(page[5:7]) or 1 << 16


def free_blocks(page: bytes) -> list[range]:
    """The gaps between contents that are large enough to be noted, from first to last."""
    found: list[range] = []
    at = int.from_bytes(page[1:3])
    while (found[-1].stop if found else 8) <= at < len(page) - 3:
        following, length = struct.unpack_from(">2H", page, at)
        found.append(range(at, at + max(length, 4)))
        at = following
    return found


def is_full(pages: Pages, page: bytes, kind: int, found: list[Cell]) -> bool:
    """Whether every byte of a page belongs to a cell or is said to be free."""
    many = int.from_bytes(page[3:5])
    start = content_start(page)
    if len(found) != many or not all(cell.fits for cell in found):
        return False
    used = sum(max(cell.record.end - cell.place, 4) for cell in found if cell.record is not None)
    free = sum(map(len, free_blocks(page))) + page[7]
    return start >= PLACES[kind] + 2 * many and used + free == pages.usable - start


# -- rows


def all_records(pages: Pages, page: bytes) -> Iterator[Record]:
    """Everything in a page that can be read as a row, wherever it begins."""
    for at in range(min(PLACES.values()), pages.usable - 2):
        if page[at] in HEAD:
            found = record_at(pages, page, at)
            if found is not None:
                yield found


def record_at(pages: Pages, page: bytes, at: int) -> Record | None:
    """What is read as a row from here on; None if that cannot be one."""
    begin = at
    head, at = _number(page, at)
    if head not in HEAD or begin + head > pages.usable:
        return None
    types: list[int] = []
    length = head
    while at < begin + head:
        type_, at = _number(page, at)
        if type_ in {10, 11}:  # not in use
            return None
        types.append(type_)
        length += _LENGTHS[type_] if type_ < len(_LENGTHS) else (type_ - _BLOB) // 2
    here = _in_page(length, pages.usable)
    end = begin + here + (4 if here < length else 0)
    if at != begin + head or length > LONGEST or end > pages.usable:
        return None
    content = page[at : begin + here]
    overflow: list[int] = []
    if here < length:
        rest = _overflow(pages, int.from_bytes(page[begin + here : end]), length - here, overflow)
        content += rest
    return Record(tuple(_values(types, content)), tuple(types), length, begin, end, tuple(overflow))


def _in_page(length: int, usable: int) -> int:
    """How much of a row is in its cell; the rest fills overflow pages if it can."""
    most = (usable - 12) * 64 // 255 - 23
    least = (usable - 12) * 32 // 255 - 23
    if length <= most:
        return length
    fitting = least + (length - least) % (usable - 4)
    return fitting if fitting <= most else least


def _overflow(pages: Pages, number: int, length: int, passed: list[int]) -> bytes:
    """The rest of a row; shorter if the way to it is lost. Notes the pages it came through."""
    found = bytearray()
    while len(found) < length and 1 < number <= pages.count:
        page = pages[number]
        passed.append(number)
        found += page[4 : pages.usable]
        number = int.from_bytes(page[:4])
    return bytes(found[:length])


def _number(page: bytes, at: int) -> tuple[int, int]:
    """A number of variable length, and where it ends; beyond the page there are zeros."""
    value = 0
    for byte in page[at : at + 8]:
        at += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    return value << 8 | (page[at] if at < len(page) else 0), at + 1


def _values(types: list[int], content: bytes) -> Iterator[Value]:
    at = 0
    for type_ in types:
        length = _LENGTHS[type_] if type_ < len(_LENGTHS) else (type_ - _BLOB) // 2
        value = content[at : at + length]
        at += length
        if type_ >= _BLOB:
            yield value
        elif type_ == 0:
            yield None
        elif type_ == _REAL:
            yield struct.unpack(">d", value.ljust(8, b"\0"))[0]
        elif type_ >= _ZERO:
            yield type_ - _ZERO
        else:
            yield int.from_bytes(value, signed=True)
