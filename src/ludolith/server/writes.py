"""What the writer thread does inside a transaction: append to tables, delete forgotten ones."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Container
from typing import Final

import msgspec

from ludolith.server.errors import NumbersClash
from ludolith.server.store import Append

# A rematch brings a table back to its lobby; its games are kept, and so is the table.
NEVER_BEGUN: Final = (
    "SELECT id FROM tables WHERE touched < ?"
    " AND json_extract(CAST(summary AS TEXT), '$.phase') = 'lobby'"
    " AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = id)"
)


def insert(connection: sqlite3.Connection, entry: Append) -> int:
    """Append all acts of an entry, or none and raise NumbersClash; how many."""
    _follows(connection, entry)
    connection.execute("SAVEPOINT entry")
    try:
        connection.executemany(
            "INSERT INTO acts VALUES (?, ?, ?)",
            [
                (entry.table, number, msgspec.json.encode(act))
                for number, act in enumerate(entry.acts, start=entry.first)
            ],
        )
        if entry.finished is not None:
            connection.execute(
                "INSERT INTO games VALUES (?, ?, ?)",
                (entry.table, entry.finished.round, entry.finished.record),
            )
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO entry")
        clash = f"act {entry.first} of table {entry.table} is written already"
        raise NumbersClash(clash) from None
    summary = entry.summary
    is_open = summary.phase == "lobby" and summary.listed and summary.free > 0
    connection.execute(
        "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)",
        (entry.table, is_open, summary.awake, time.time(), msgspec.json.encode(summary)),
    )
    connection.execute("RELEASE entry")
    return len(entry.acts)


def _follows(connection: sqlite3.Connection, entry: Append) -> None:
    """A table deleted meanwhile must not come back without its beginning."""
    last = "SELECT 1 FROM acts WHERE table_id = ? AND number = ?"
    before = (entry.table, entry.first - 1)
    if entry.first > 1 and connection.execute(last, before).fetchone() is None:
        raise NumbersClash(f"act {entry.first} of table {entry.table} follows nothing")


def delete_lobbies(connection: sqlite3.Connection, before: float, spared: Container[str]) -> int:
    """Delete tables without a game that nobody touched since; how many."""
    found = [row for row in connection.execute(NEVER_BEGUN, (before,)) if row[0] not in spared]
    connection.executemany("DELETE FROM acts WHERE table_id = ?", found)
    connection.executemany("DELETE FROM tables WHERE id = ?", found)
    return len(found)
