"""The write-ahead log a crash left beside a SQLite file, and what of it is out of reach.

SQLite takes over pages from the log up to the first one that is wrong, and takes that for the place
where the crash came. A changed bit in the middle looks the same to it: everything behind would be
gone without a word. https://sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import filecmp
import shutil
import struct
from collections.abc import Iterator
from glob import escape
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

MAGIC: Final = (0x377F0682, 0x377F0683)  # checksums over little-endian words, over big-endian ones
_HEADER: Final = struct.Struct(">8I")  # magic, version, page size, sequence, two salts, checksum
_FRAME: Final = struct.Struct(">6I")  # page number, size after a commit, two salts, checksum
_SUMMED: Final = (24, 8)  # bytes of a header and of a frame's head that its checksum counts in
_WORD: Final = 0xFFFFFFFF
Pair = tuple[int, int]


class _Head(NamedTuple):
    """How a log begins."""

    words: str  # the order of bytes that checksums count in
    size: int  # of pages
    salts: Pair
    checksum: Pair


class _Frame(NamedTuple):
    """One page in the log."""

    number: int  # of the page
    commits: bool  # it is the last of a transaction
    salts: Pair  # those of the header, or what is left from before the log was begun anew
    checksum: Pair
    summed: bytes


def log_of(path: Path) -> Path:
    """The write-ahead log of a SQLite file."""
    return path.with_name(path.name + "-wal")


def fault_of(log: Path) -> str:
    """What puts pages of a log out of reach; nothing if it is whole or only ends early."""
    content = log.read_bytes() if log.exists() else b""
    if not any(content[_HEADER.size :]):
        return ""
    head = _head(content)
    if head is None:
        return "the head of the write-ahead log is damaged: nothing of it can be read"
    frames = _frames(content, head.size)
    number = 1 + sum(1 for _ in _sound(head, frames))  # stops behind the first that is not
    lost = sum(behind.salts == head.salts for behind in frames)
    where = f"page {number} of the write-ahead log is damaged"
    return f"{where}: {lost} behind it cannot be read" if lost else ""


def committed_pages(log: Path) -> dict[int, bytes]:
    """The newest state of pages in a log, as far as SQLite takes them over."""
    content = log.read_bytes() if log.exists() else b""
    head = _head(content)
    found: dict[int, bytes] = {}
    together: dict[int, bytes] = {}
    for frame in _sound(head, _frames(content, head.size)) if head else ():
        together[frame.number] = frame.summed[_SUMMED[1] :]
        if frame.commits:
            found |= together
            together = {}
    return found


def _head(content: bytes) -> _Head | None:
    if len(content) < _HEADER.size:
        return None
    magic, _, size, _, *salts, first, second = _HEADER.unpack_from(content)
    words = "<" if magic == MAGIC[0] else ">"
    checksum = _checksum(content[: _SUMMED[0]], words, (0, 0))
    if magic not in MAGIC or checksum != (first, second):
        return None
    return _Head(words, size, (salts[0], salts[1]), checksum)


def _sound(head: _Head, frames: Iterator[_Frame]) -> Iterator[_Frame]:
    """Frames up to the first that is not as it was written, or was left from before."""
    so_far = head.checksum
    for frame in frames:
        so_far = _checksum(frame.summed, head.words, so_far)
        if frame.salts != head.salts or frame.checksum != so_far:
            return
        yield frame


def _frames(content: bytes, size: int) -> Iterator[_Frame]:
    whole = _FRAME.size + size
    for at in range(_HEADER.size, len(content) - whole + 1, whole):
        number, commits, *salts, first, second = _FRAME.unpack_from(content, at)
        page = content[at + _FRAME.size : at + whole]
        summed = content[at : at + _SUMMED[1]] + page
        yield _Frame(number, commits > 0, (salts[0], salts[1]), (first, second), summed)


def _checksum(content: bytes, words: str, so_far: Pair) -> Pair:
    """SQLite's own, which goes on from that of the frame before."""
    first, second = so_far
    for one, two in struct.iter_unpack(f"{words}2I", content):
        first = (first + one + second) & _WORD
        second = (second + two + first) & _WORD
    return first, second


def kept_logs(path: Path) -> list[Path]:
    """Copies of damaged logs beside a SQLite file."""
    return sorted(path.parent.glob(f"{escape(path.name)}-wal.damaged-*"))


def keep_damaged(path: Path) -> None:
    """Copy the log of a SQLite file if it is damaged, before SQLite throws it away."""
    log = log_of(path)
    # A crash may have come after the copy, before the log was thrown away.
    known = any(filecmp.cmp(log, copy, shallow=False) for copy in kept_logs(path) if log.exists())
    if known or not fault_of(log):
        return
    names = (log.with_name(f"{log.name}.damaged-{number}") for number in count(1))
    shutil.copy2(log, next(name for name in names if not name.exists()))
