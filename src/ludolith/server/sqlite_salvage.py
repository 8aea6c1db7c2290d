"""A store that SQLite cannot use any more: all rows that are sound move to a new file.

They are looked for in the pages themselves, so what leads to them may be damaged: the header, the
schema, the trees. A row that is damaged leaves a trace in its table, by which that is set aside.
"""

from __future__ import annotations

import contextlib
import filecmp
import logging
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator, Sequence
from glob import escape
from itertools import count
from pathlib import Path
from typing import Final

from ludolith.server import sqlite_row_scan
from ludolith.server.row_checksums import Entry, acts_in_order
from ludolith.server.sqlite_btree import Pages, pages_of
from ludolith.server.sqlite_reads import ENTRY
from ludolith.server.sqlite_row_scan import DamagedRow, Row
from ludolith.server.sqlite_writes import new_entry, write_entry
from ludolith.server.store import Summary, acts_by_itself, summary_of
from ludolith.server.wal_scan import log_of
from ludolith.table import acts
from ludolith.table.table import Table

COLUMNS: Final = {"acts": 4, "games": 4, "tables": 7}
NUMBERED: Final = ("acts", "games")
MARKS: Final = "?, ?, ?, ?"
BEYOND: Final = 1 << 40  # no table has so many acts or games: such a row only says that one is lost
ROOTS: Final = 5  # pages of a store without a table: each of the trees has one
ASKED: Final = 4096  # pages in which at least one of our rows would be
WAITING: Final = """
    CREATE TEMP TABLE loose_acts AS SELECT * FROM main.acts WHERE 0;
    CREATE TEMP TABLE loose_games AS SELECT * FROM main.games WHERE 0;
    CREATE TEMP TABLE loose_tables AS SELECT * FROM main.tables WHERE 0;
    CREATE INDEX temp.by_table ON loose_tables (id);
    CREATE TEMP TABLE ruins (kind, begins, id, number, content, checksum);
    CREATE TEMP TABLE known (id PRIMARY KEY) WITHOUT ROWID;
"""
# Something of these tables is where it should be. All else may be left from one that was deleted.
KNOWN: Final = (
    "INSERT INTO known SELECT id FROM main.tables UNION SELECT table_id FROM main.acts"
    " UNION SELECT table_id FROM main.games"
)
# Entries as they were written last, from a page of the log whose number is damaged.
NEWER: Final = (
    "REPLACE INTO main.tables SELECT loose.* FROM loose_tables AS loose JOIN main.tables AS there"
    " USING (id) WHERE loose.version > there.version ORDER BY loose.version"
)
NO_ENTRY: Final = (
    "SELECT DISTINCT table_id FROM main.acts WHERE table_id NOT IN (SELECT id FROM main.tables)"
)
LACKING: Final = (
    "SELECT id FROM main.tables WHERE coalesce(version, 1) >"
    f" (SELECT count(*) FROM main.acts WHERE table_id = id) UNION {NO_ENTRY}"
)
TRACED: Final = f"SELECT table_id FROM main.acts WHERE number >= {BEYOND}"
OVER: Final = (
    "SELECT id FROM main.tables WHERE json_extract(CAST(summary AS TEXT), '$.phase') = 'over'"
    " AND NOT EXISTS (SELECT 1 FROM main.games WHERE table_id = id)"
)
log = logging.getLogger("ludolith.store")


def kept_files(path: Path) -> list[Path]:
    """Damaged stores that were replaced, until the operator moves them away."""
    found = path.parent.glob(f"{escape(path.name)}*")
    name = re.compile(
        re.escape(path.name) + r"(-wal)?\.damaged-[0-9]+"
    )  # once, logs were kept alone
    return sorted(copy for copy in found if name.fullmatch(copy.name))


def holds_rows(path: Path) -> bool:
    """Whether a file is a store of ours, whatever its header says."""
    with pages_of(path) as pages:
        return any(
            row.sound and row.kind != "index" and row.values[-1] is not None
            for _, seen in sqlite_row_scan.seen_in(pages, ASKED)
            for row in (*seen.rows, *seen.loose)
        )


def salvage(path: Path, schema: str, fault: str) -> list[str]:
    """Replace a damaged file that has no open connection by one of all that is sound in it.

    Returns the tables that lack acts or their entry.

    The damaged one is kept beside it, byte for byte. Nothing is replaced before the new one is
    whole. Raises OSError if nothing could be read, or if most tables would lack something.
    """
    path.touch(0o600)  # only its log may be left
    kept = _keep(path)
    ready = _replacement(path)
    fresh = ready.with_name(f"{ready.name}.half")
    fresh.unlink(missing_ok=True)
    try:
        rows, lacking = salvage_to(fresh, kept, schema, most=True)
        with fresh.open("rb") as whole:
            os.fsync(whole.fileno())
        os.replace(fresh, ready)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    put_in_place(path)
    log.error(
        "store_salvaged file=%s problem=%r rows=%s kept=%s",
        path.name,
        fault,
        rows,
        kept.name,
    )
    return lacking


def salvage_to(
    fresh: Path, damaged: Path, schema: str, *, most: bool = False
) -> tuple[int, list[str]]:
    """Make a file of all that is sound in a damaged one; how many rows, and what tables lack some.

    Raises OSError if nothing could be read, or if most tables should be whole and are not.
    """
    fresh.touch(0o600)
    with contextlib.closing(sqlite3.connect(fresh, isolation_level=None)) as made:
        made.executescript(schema + WAITING)
        # The new file counts only when it is whole: what a crash leaves of it is thrown away.
        made.execute("PRAGMA journal_mode = MEMORY")
        made.execute("PRAGMA synchronous = OFF")
        made.execute("BEGIN")
        with pages_of(damaged) as pages:
            if most and not damaged.stat().st_size and not pages.in_log:
                raise OSError("its write-ahead log holds only a part of it")
            if most and pages.mostly_missing():
                raise OSError("most of it is missing")
            found = _Salvage(made)
            rows = found.take(pages)
            if most and found.most_lack_something():
                raise OSError("most tables would lack something")
        lacking = [table for (table,) in made.execute(f"{LACKING} UNION {TRACED}")]
        made.execute("COMMIT")
    return rows, lacking


def _replacement(path: Path) -> Path:
    return path.with_name(f"{path.name}.replacement")


def put_in_place(path: Path) -> None:
    """Replace a damaged file if a new one is whole: also after a crash that came between."""
    ready = _replacement(path)
    if ready.exists():
        for name in ("-wal", "-shm", "-journal"):  # they belong to the damaged file
            path.with_name(path.name + name).unlink(missing_ok=True)
        os.replace(ready, path)


def _keep(path: Path) -> Path:
    """A copy of the damaged file and its log; the one from an earlier try if a crash came then."""
    for kept in kept_files(path):
        if _same(path, kept) and _same(log_of(path), log_of(kept)):
            return kept
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists())
    log_of(kept).unlink(missing_ok=True)
    if log_of(path).exists() and log_of(path).stat().st_size:
        _copy(log_of(path), log_of(kept))
    _copy(path, kept)
    return kept


def _same(one: Path, other: Path) -> bool:
    there = [each for each in (one, other) if each.exists() and each.stat().st_size]
    return not there or (len(there) > 1 and filecmp.cmp(one, other, shallow=False))


def _copy(path: Path, to: Path) -> None:
    """Whole or not at all."""
    half = to.with_name(f"{to.name}.half")
    shutil.copy2(path, half)
    with half.open("rb") as copied:
        os.fsync(copied.fileno())
    os.replace(half, to)


class _Salvage:
    """Rows on their way to a new file. Those that must wait for others wait on the disk, too."""

    def __init__(self, made: sqlite3.Connection) -> None:
        self._made = made
        self._beyond = count(BEYOND)
        self._whole = 0  # pages that were understood
        self._hurt = 0  # and those that were not, or not to the last byte

    def take(self, pages: Pages) -> int:
        """All that is sound in these pages; how many rows."""
        self._go_through(pages)
        self._made.execute(KNOWN)
        self._made.execute(NEWER)
        for kind in NUMBERED:
            self._made.execute(
                f"INSERT OR IGNORE INTO main.{kind} SELECT * FROM loose_{kind}"
                " WHERE table_id IN known"
            )
        for damaged_row in self._made.execute("SELECT * FROM ruins"):
            self._leave_trace(*damaged_row)
        for (table,) in self._made.execute(NO_ENTRY).fetchall():
            self._restore_entry(table)
        for (table,) in self._made.execute(OVER).fetchall():
            self._lost("games", table)
        rows = sum(self._count(f"main.{kind}") for kind in COLUMNS)
        if not rows and (self._hurt or self._whole < ROOTS):
            raise OSError("nothing of it can be read")
        return rows

    def most_lack_something(self) -> bool:
        lacking = self._count(f"({LACKING})")
        return lacking > 1 and 2 * lacking > self._count("known")

    def _go_through(self, pages: Pages) -> None:
        """Sound rows to their places, and all else to wait."""
        free = pages.free()
        for number, seen in sqlite_row_scan.seen_in(pages):
            if number in free:  # or it is said to be
                self._put("temp.loose_", [*seen.rows, *seen.loose])
                continue
            # If it was written anew, and damaged in the log, rows may have been deleted there.
            self._put("temp.loose_" if number in pages.damaged else "main.", seen.rows)
            self._put("temp.loose_", seen.loose)
            self._note(seen.damaged_rows)
            self._whole += seen.whole
            self._hurt += not seen.whole
        for page in pages.damaged.values():
            seen = sqlite_row_scan.seen_in_page(pages, page)
            self._put("main.", seen.rows)
            self._put("temp.loose_", seen.loose)
            self._note(seen.damaged_rows)
        for page in pages.others:
            seen = sqlite_row_scan.seen_in_page(pages, page)
            self._put("temp.loose_", [*seen.rows, *seen.loose])

    def _note(self, damaged_rows: list[DamagedRow]) -> None:
        for damaged_row in damaged_rows:
            # Entries are rebuilt from the acts, and indexes are made anew.
            if damaged_row.kind in NUMBERED:
                row = damaged_row.row.values if damaged_row.row else (None,) * 4
                self._made.execute(
                    f"INSERT INTO ruins VALUES (?, ?, {MARKS})",
                    (damaged_row.kind, damaged_row.begins, *row),
                )

    def _count(self, rows: str) -> int:
        found: int = self._made.execute(f"SELECT count(*) FROM {rows}").fetchone()[0]
        return found

    def _put(self, place: str, rows: list[Row]) -> None:
        for row in rows:
            if row.kind != "index":
                values = ", ".join("?" * COLUMNS[row.kind])
                self._made.execute(
                    f"INSERT OR IGNORE INTO {place}{row.kind} VALUES ({values})", row.values
                )

    # -- what is damaged

    def _leave_trace(self, kind: str, begins: bytes, *row: object) -> None:
        """A damaged act or record as it is, so that its table does not go on without it."""
        table = next(filter(self._knows, self._names(begins)), None)
        if row[0] is not None and table in {None, row[0]}:
            done = self._made.execute(f"INSERT OR IGNORE INTO main.{kind} VALUES ({MARKS})", row)
            if done.rowcount:
                return
        if table is not None:
            self._lost(kind, table)

    def _lost(self, kind: str, table: str) -> None:
        values = (table, next(self._beyond), b"" if kind == "acts" else "", None)
        self._made.execute(f"INSERT INTO main.{kind} VALUES (?, ?, ?, ?)", values)

    def _knows(self, table: str) -> bool:
        known = self._made.execute("SELECT 1 FROM known WHERE id = ?", (table,))
        return known.fetchone() is not None

    def _names(self, content: bytes) -> Iterator[str]:
        """All that may be the id of a table where one should be in a row."""
        lengths = self._made.execute("SELECT DISTINCT length(id) FROM known ORDER BY 1 DESC")
        known = [length for (length,) in lengths]
        for at in range(sqlite_row_scan.CLOSE):
            yield from (content[at : at + length].decode(errors="replace") for length in known)

    # -- the list of tables

    def _restore_entry(self, table: str) -> None:
        """From the acts; without one the table is set aside when it is looked for.

        An entry that was found elsewhere may be older than the one that is lost: it only tells
        how many acts there must be at least. Without that, acts can be missing unnoticed: then no
        other page may be damaged than the one that held the entry.
        """
        older = self._made.execute(f"SELECT {ENTRY} FROM loose_tables WHERE id = ?", (table,))
        entry = max(map(Entry._make, older), key=lambda each: each.version or 0, default=None)
        rows = self._made.execute(
            "SELECT number, act, checksum FROM main.acts WHERE table_id = ? ORDER BY number",
            (table,),
        )
        with contextlib.suppress(Exception):  # whatever damage does: it is told when it is read
            history = acts_in_order(table, rows)
            if self._hurt <= 1 if entry is None else len(history) >= (entry.version or 1):
                touched = self._last_touched() if entry is None else entry.touched
                entry = new_entry(table, _summary(table, history), len(history), touched)
        if entry is not None:
            write_entry(self._made, entry)

    def _last_touched(self) -> float:
        found = self._made.execute("SELECT max(touched) FROM main.tables").fetchone()
        return float(found[0] or time.time())


def _summary(table: str, history: Sequence[acts.AnyAct]) -> Summary:
    """What is to be known of a table after these acts."""
    opened = history[0]
    if not isinstance(opened, acts.Opened) or opened.table != table:
        raise ValueError("its acts are those of another table")
    stands = Table(opened)
    for act in history[1:]:
        stands.apply(act)
    return summary_of(stands, acts_by_itself(stands))
