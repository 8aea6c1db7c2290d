"""What the writer thread does inside a transaction: append to tables, delete forgotten ones."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ludolith.server.errors import NumbersClash
from ludolith.server.store import Append

MOST_TOGETHER: Final = 64  # entries in one statement

# A rematch brings a table back to its lobby; its games are kept, and so is the table.
NEVER_BEGUN: Final = (
    "SELECT id FROM tables WHERE touched < ?"
    " AND json_extract(CAST(summary AS TEXT), '$.phase') = 'lobby'"
    " AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = id)"
)


def shown(table: str) -> str:
    """A table's id as it may stand in a log: the whole would be an invitation."""
    return f"{table[:4]}…"


def insert_all(
    connection: sqlite3.Connection, entries: Sequence[Append]
) -> list[NumbersClash | None]:
    """Append every entry whole, or nothing of it; what speaks against each one."""
    found: list[NumbersClash | None] = []
    for begin in range(0, len(entries), MOST_TOGETHER):
        some = entries[begin : begin + MOST_TOGETHER]
        plain = [entry for entry in some if _is_plain(entry)]
        together = len(plain) > 1 and _inserted_together(connection, plain)
        for entry in some:
            clash = None
            if not (together and _is_plain(entry)):
                try:
                    insert(connection, entry)
                except NumbersClash as problem:
                    clash = problem
            found.append(clash)
    return found


def _is_plain(entry: Append) -> bool:
    """One act more and nothing besides, as nearly all are under load."""
    alone = entry.summary is None and entry.finished is None
    return alone and len(entry.acts) == 1 and entry.first > 1


def _inserted_together(connection: sqlite3.Connection, entries: list[Append]) -> bool:
    """Append all of these, or nothing if anything speaks against any of them.

    Two statements for all: between statements the event loop and this thread wait for each other,
    which takes longer than the statements do.
    """
    before = [key for entry in entries for key in (entry.table, entry.first - 1)]
    count, insertion = _statements(len(entries))
    if connection.execute(count, before).fetchone()[0] != len(entries):
        return False
    rows = [
        value
        for entry in entries
        for value in (entry.table, entry.first, msgspec.json.encode(entry.acts[0]))
    ]
    try:
        connection.execute(insertion, rows)
    except sqlite3.IntegrityError:
        return False  # of a statement that fails nothing is kept
    return True


@lru_cache(maxsize=MOST_TOGETHER)
def _statements(entries: int) -> tuple[str, str]:
    """Count the acts that so many entries follow; insert them."""
    pairs = ", ".join(["(?, ?)"] * entries)
    rows = ", ".join(["(?, ?, ?)"] * entries)
    return (
        f"WITH before (id, last) AS (VALUES {pairs})"
        " SELECT count(*) FROM before JOIN acts ON table_id = id AND number = last",
        f"INSERT INTO acts VALUES {rows}",
    )


def insert(connection: sqlite3.Connection, entry: Append) -> None:
    """Append all acts of an entry, or none and raise NumbersClash."""
    _follows(connection, entry)
    if len(entry.acts) == 1 and entry.finished is None:
        _write(connection, entry)  # one row, or none
    else:
        connection.execute("SAVEPOINT entry")
        try:
            _write(connection, entry)
        except NumbersClash:
            connection.execute("ROLLBACK TO entry")
            raise
        finally:
            connection.execute("RELEASE entry")
    summary = entry.summary
    if summary is not None:
        is_open = summary.phase == "lobby" and summary.listed and summary.free > 0
        connection.execute(
            "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)",
            (entry.table, is_open, summary.awake, time.time(), msgspec.json.encode(summary)),
        )


def _write(connection: sqlite3.Connection, entry: Append) -> None:
    try:
        for number, act in enumerate(entry.acts, start=entry.first):
            row = (entry.table, number, msgspec.json.encode(act))
            connection.execute("INSERT INTO acts VALUES (?, ?, ?)", row)
        if entry.finished is not None:
            connection.execute(
                "INSERT INTO games VALUES (?, ?, ?)",
                (entry.table, entry.finished.round, entry.finished.record),
            )
    except sqlite3.IntegrityError:
        clash = f"act {entry.first} of table {shown(entry.table)} is written already"
        raise NumbersClash(clash) from None


def _follows(connection: sqlite3.Connection, entry: Append) -> None:
    """A table deleted meanwhile must not come back without its beginning."""
    last = "SELECT 1 FROM acts WHERE table_id = ? AND number = ?"
    before = (entry.table, entry.first - 1)
    if entry.first > 1 and connection.execute(last, before).fetchone() is None:
        raise NumbersClash(f"act {entry.first} of table {shown(entry.table)} follows nothing")


def delete_lobbies(connection: sqlite3.Connection, before: float, spared: Container[str]) -> int:
    """Delete tables without a game that nobody touched since; how many."""
    found = [row for row in connection.execute(NEVER_BEGUN, (before,)) if row[0] not in spared]
    connection.executemany("DELETE FROM acts WHERE table_id = ?", found)
    connection.executemany("DELETE FROM tables WHERE id = ?", found)
    return len(found)


def rewrite_header(connection: sqlite3.Connection) -> None:
    """Change nothing, and yet write to the disk: to see whether that can be done."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")
