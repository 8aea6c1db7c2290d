"""The write-ahead log a crash left beside a SQLite file, read further than SQLite does.

SQLite takes over pages from the log up to the first one that is wrong, and takes that for the place
where the crash came. A changed bit in the middle looks the same to it: everything behind would be
gone without a word. https://sqlite.org/fileformat2.html#walformat

The checksum of a frame goes on from that of the frame before, which is noted there. So each frame
can be checked by itself. Only damage at the end cannot be told from a crash during that write.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

MAGIC: Final = (0x377F0682, 0x377F0683)  # checksums over little-endian words, over big-endian ones
SIZES: Final = (4096, 512, 1024, 2048, 8192, 16384, 32768, 65536)  # of pages; the usual one first
SAMPLE: Final = 8  # frames by which the size of pages is found out if the head is damaged
_HEADER: Final = struct.Struct(">8I")  # magic, version, page size, sequence, two salts, checksum
_FRAME: Final = struct.Struct(">6I")  # page number, size after a commit, two salts, checksum
_SUMMED: Final = (24, 8)  # bytes of a header and of a frame's head that its checksum counts in
_WORD: Final = 0xFFFFFFFF
Pair = tuple[int, int]


class LogPages(NamedTuple):
    """What a log holds up to its last commit."""

    newest: dict[int, bytes]  # pages by number, each as it was last written without damage
    damaged: dict[int, bytes]  # and what was written later; if it is not the number that is damaged
    others: list[bytes]  # damaged pages that were written again, or whose numbers are lost
    size: int  # pages of the file after the last commit
    frames: int
    in_reach: int  # frames that SQLite finds, too
    head: bool  # the log begins as it should


class _Head(NamedTuple):
    """How a log begins."""

    words: str  # the order of bytes that checksums count in
    size: int  # of pages
    salts: Pair
    before: tuple[Pair, ...]  # what the checksum of the first frame may go on from
    sound: bool


class _Frame(NamedTuple):
    """One page in the log."""

    number: int  # of the page
    size: int  # pages of the file if this is the last of a transaction, else 0
    salts: Pair  # those of the header, or what is left from before the log was begun anew
    checksum: Pair
    summed: bytes

    @property
    def page(self) -> bytes:
        return self.summed[_SUMMED[1] :]


class _CheckedFrame(NamedTuple):
    """A frame, and what is known of it."""

    frame: _Frame
    sound: bool  # it is as it was written
    own: bool  # it is of this log, not left from before that was begun anew
    in_reach: bool


def log_of(path: Path) -> Path:
    """The write-ahead log of a SQLite file."""
    return path.with_name(path.name + "-wal")


def fault_of(log: Path) -> str:
    """What puts pages of a log out of reach; nothing if it is whole or only ends early."""
    found = pages_in(log)
    if not found.head:
        return "the head of the write-ahead log is damaged"
    if found.in_reach < found.frames:
        behind = found.frames - found.in_reach - 1
        return (
            f"page {found.in_reach + 1} of the write-ahead log is damaged, {behind} are behind it"
        )
    return ""


def pages_in(log: Path) -> LogPages:
    """All that can be read of a log."""
    content = log.read_bytes() if log.exists() else b""
    if not any(content[_HEADER.size :]):
        return LogPages({}, {}, [], 0, 0, 0, head=True)
    head = _head(content)
    checked = _up_to_the_last_commit(_checked(head, _frames(content, head.size)))
    found = LogPages(
        newest={},
        damaged={},
        others=[],
        size=checked[-1].frame.size if checked else 0,
        frames=len(checked),
        in_reach=next((at for at, one in enumerate(checked) if not one.in_reach), len(checked)),
        head=head.sound,
    )
    highest = max((one.frame.number for one in checked if one.sound), default=0)
    for frame, sound, own, _ in checked:
        if not sound and (not own or not 0 < frame.number <= max(highest, found.size)):
            found.others.append(frame.page)
            continue
        before = found.damaged.pop(frame.number, None)
        if before is not None:
            found.others.append(before)
        (found.newest if sound else found.damaged)[frame.number] = frame.page
    return found


def _up_to_the_last_commit(checked: list[_CheckedFrame]) -> list[_CheckedFrame]:
    """Without what a crash cut short: what is damaged at the end looks like that, too."""
    while checked and not checked[-1].sound:
        checked.pop()
    while checked and not checked[-1].frame.size:
        checked.pop()
    return checked


# -- how a log begins


def _head(content: bytes) -> _Head:
    magic, _, size, _, *salts, first, second = _HEADER.unpack_from(content)
    words = "<" if magic == MAGIC[0] else ">"
    checksum = _checksum(content[: _SUMMED[0]], words, (0, 0))
    if magic in MAGIC and checksum == (first, second):
        return _Head(words, size, (salts[0], salts[1]), (checksum,), sound=True)
    said = (salts[0], salts[1]), (first, second)
    guesses = [_guessed(content, size, words, *said) for size in SIZES for words in "<>"]
    return next((head for head in guesses if _explains(head, content)), guesses[0])


def _guessed(content: bytes, size: int, words: str, salts: Pair, checksum: Pair) -> _Head:
    """A head for one that is damaged, if pages are of this size."""
    first = islice(_frames(content, size), 2)
    seen = Counter(each for each in (*(frame.salts for frame in first), salts) if any(each))
    likely = seen.most_common(1)[0][0] if seen else salts
    before = (checksum, _checksum(content[: _SUMMED[0]], words, (0, 0)))
    return _Head(words, size, likely, before, sound=False)


def _explains(head: _Head, content: bytes) -> bool:
    """Whether any of the first frames is sound with this head: that is no chance."""
    first = islice(_frames(content, head.size), SAMPLE)
    return any(one.sound for one in _checked(head, first))


# -- frames


def _frames(content: bytes, size: int) -> Iterator[_Frame]:
    whole = _FRAME.size + size
    for at in range(_HEADER.size, len(content) - whole + 1, whole):
        number, pages, *salts, first, second = _FRAME.unpack_from(content, at)
        page = content[at + _FRAME.size : at + whole]
        summed = content[at : at + _SUMMED[1]] + page
        yield _Frame(number, pages, (salts[0], salts[1]), (first, second), summed)


def _checked(head: _Head, frames: Iterator[_Frame]) -> list[_CheckedFrame]:
    """The frames of a log, up to the last that was written since it was begun anew."""
    found: list[_CheckedFrame] = []
    end = 0
    before = head.before  # what the next checksum may go on from
    follows, in_reach = True, head.sound
    for frame in frames:
        fits = frame.salts == head.salts
        sums = [_checksum(frame.summed, head.words, each) for each in before if fits or follows]
        sound = frame.checksum in sums
        if sound and found and not found[-1].sound and sums.index(frame.checksum):
            found[-1] = found[-1]._replace(sound=True)  # only its checksum is damaged
        in_reach = in_reach and sound and fits
        before = (frame.checksum,) if sound else (frame.checksum, *sums[:1])
        follows = fits or sound
        found.append(_CheckedFrame(frame, sound, follows, in_reach))
        end = len(found) if follows else end
    return found[:end]


def _checksum(content: bytes, words: str, so_far: Pair) -> Pair:
    """SQLite's own, which goes on from that of the frame before."""
    first, second = so_far
    for one, two in struct.iter_unpack(f"{words}2I", content):
        first = (first + one + second) & _WORD
        second = (second + two + first) & _WORD
    return first, second
