"""Checksums of what a store keeps, and what they show when it is read again.

The checksums detect flipped bits of disks and memory, not forgery. A CRC finds every such change,
costs next to nothing beside a commit, and includes the place of the row. So an act that stands
under another table or number is found as well as one that was changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple
from zlib import crc32

import msgspec

from ludolith.server.errors import Damaged
from ludolith.server.store import Finished, Summary
from ludolith.table.acts import AnyAct
from ludolith.table.former_acts import decode_act

LATEST: Final = 2.0**32  # seconds, in the year 2106: no table was touched then
_decode_summary: Final = msgspec.json.Decoder(Summary).decode


class Entry(NamedTuple):
    """What is kept of a table beside its acts and games; in a damaged store, anything at all."""

    id: str
    open: Any
    awake: Any
    touched: Any
    summary: Any
    version: Any  # acts when this was written: there are as many or more; None: written long ago
    checksum: Any

    @property
    def old(self) -> bool:
        """Written before there were checksums."""
        return self.checksum is None and self.version is None


def of_act(table: str, number: int, act: bytes) -> int:
    return crc32(act, crc32(f"{table}\n{number}".encode()))


def of_game(table: str, round_: int, record: bytes) -> int:
    return crc32(record, crc32(f"{table}\ngame\n{round_}".encode()))


def of_entry(entry: Entry) -> int:
    place = f"{entry.id}\n{entry.open}\n{entry.awake}\n{entry.touched}\n{entry.version}"
    return crc32(entry.summary, crc32(place.encode()))


# -- reading; rows of a time before checksums have none, and are taken as they are


def sound_summary(entry: Entry) -> Summary:
    """What an entry says; raises Damaged unless it is as it was written."""
    try:
        if not entry.old and entry.checksum != of_entry(entry):
            raise Damaged("entry", "changed")
        if not isinstance(entry.touched, float) or (entry.old and not 0 <= entry.touched < LATEST):
            raise Damaged("entry", "unreadable")
        return _decode_summary(entry.summary)
    except Damaged:
        raise
    except Exception:  # bytes can be damaged in more ways than there are names for
        raise Damaged("entry", "unreadable") from None


def sound_acts(
    table: str, entry: Entry | None, rows: Iterable[tuple[Any, Any, Any]]
) -> list[AnyAct]:
    """All acts from their rows (number, act, checksum); raises Damaged unless all are there."""
    found = acts_in_order(table, rows)
    if entry is not None:
        sound_summary(entry)
        if len(found) < (entry.version or 1):
            raise Damaged("act", "missing", len(found) + 1)
    elif found:
        raise Damaged("entry", "missing")
    return found


def acts_in_order(table: str, rows: Iterable[tuple[Any, Any, Any]]) -> list[AnyAct]:
    """Acts from their rows; raises Damaged unless they are as they were written, without a gap."""
    found: list[AnyAct] = []
    summed = False
    for number, act, checksum in rows:
        place = len(found) + 1
        if number != place:
            raise Damaged("act", "missing", place)
        if checksum is not None or summed:
            summed = True
            if not isinstance(act, bytes) or checksum != of_act(table, number, act):
                raise Damaged("act", "changed", place)
        try:
            found.append(decode_act(act))
        except Exception:
            raise Damaged("act", "unreadable", place) from None
    return found


def sound_record(table: str, round_: int, record: Any, checksum: Any) -> Finished:
    """The record of a finished game; raises Damaged unless it is as it was written."""
    if not isinstance(record, str):
        raise Damaged("record", "unreadable", round_)
    if checksum is not None and checksum != of_game(table, round_, record.encode()):
        raise Damaged("record", "changed", round_)
    return Finished(round_, record)
