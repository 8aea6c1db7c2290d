"""What the writer thread does inside a transaction: append to tables, delete forgotten ones."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from ludolith.server.damaged_tables import shown
from ludolith.server.errors import Damaged, NumbersClash
from ludolith.server.row_checksums import Entry, of_act, of_entry, of_game, sound_summary
from ludolith.server.sqlite_reads import ENTRY
from ludolith.server.store import Append, Summary

MOST_AT_ONCE: Final = 64  # entries in one statement
Change = Append | Callable[[sqlite3.Connection], object]

# A rematch brings a table back to its lobby; its games are kept, and so is the table.
NEVER_BEGUN: Final = (
    f"SELECT {ENTRY} FROM tables WHERE touched < ?"
    " AND CASE WHEN json_valid(CAST(summary AS TEXT))"  # a damaged one must not stop the rest
    " THEN json_extract(CAST(summary AS TEXT), '$.phase') = 'lobby' END"
    " AND NOT EXISTS (SELECT 1 FROM games WHERE table_id = id)"
)


def write(connection: sqlite3.Connection, changes: Sequence[Change], now: float) -> list[object]:
    """Make all changes and commit them; what came of each. An append may clash by itself.

    Nearly all are plain appends. Those are one statement, if nothing speaks against any of them,
    and without others no more than that: between two statements this thread and the event loop
    wait for each other, which takes longer than a statement does.
    """
    appends = [change for change in changes if isinstance(change, Append)]
    # Anything else may concern the same tables: then all happens in its order.
    plain = [each for each in appends if _is_plain(each)] if len(appends) == len(changes) else []
    groups = [plain[at : at + MOST_AT_ONCE] for at in range(0, len(plain), MOST_AT_ONCE)]
    if len(plain) == len(changes) and len(groups) == 1 and _inserted(connection, plain):
        return [None] * len(changes)
    connection.execute("BEGIN IMMEDIATE")
    done = [entry for group in groups if _inserted(connection, group) for entry in group]
    written = set(map(id, done))
    found = [
        None if id(change) in written else _made(connection, change, now) for change in changes
    ]
    connection.execute("COMMIT")
    return found


def _made(connection: sqlite3.Connection, change: Change, now: float) -> object:
    """What came of one change."""
    if not isinstance(change, Append):
        return change(connection)
    try:
        insert(connection, change, now)
    except NumbersClash as clash:
        return clash
    return None


def _is_plain(entry: Append) -> bool:
    """One act more and nothing besides."""
    alone = entry.summary is None and entry.finished is None
    return alone and len(entry.acts) == 1 and entry.first > 1


def _inserted(connection: sqlite3.Connection, entries: Sequence[Append]) -> bool:
    """Append all of these plain entries, or nothing if anything speaks against any of them."""
    values: list[object] = []
    for entry in entries:
        act = msgspec.json.encode(entry.acts[0])
        values += (entry.table, entry.first, act, of_act(entry.table, entry.first, act))
    try:
        done = connection.execute(_insertion(len(entries)), values)
    except sqlite3.IntegrityError:
        return False  # a statement that fails leaves nothing behind
    return done.rowcount == len(entries)


@lru_cache(maxsize=MOST_AT_ONCE)
def _insertion(entries: int) -> str:
    """Insert so many acts, if each follows one that is there."""
    rows = ", ".join(["(?, ?, ?, ?)"] * entries)
    return (
        f"INSERT INTO acts WITH new (id, place, what, checksum) AS (VALUES {rows})"
        " SELECT id, place, what, checksum FROM new WHERE"
        f" (SELECT count(*) FROM new JOIN acts ON table_id = id AND number = place - 1) = {entries}"
    )


def insert(connection: sqlite3.Connection, entry: Append, now: float) -> None:
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
    if entry.summary is not None:
        version = entry.first + len(entry.acts) - 1
        write_entry(connection, new_entry(entry.table, entry.summary, version, now))


def new_entry(table: str, summary: Summary, version: int, now: float) -> Entry:
    """What is kept of a table that has so many acts."""
    is_open = summary.phase == "lobby" and summary.listed and summary.free > 0
    text = msgspec.json.encode(summary)
    row = Entry(table, int(is_open), int(summary.awake), now, text, version, None)
    return row._replace(checksum=of_entry(row))


def write_entry(connection: sqlite3.Connection, entry: Entry) -> None:
    connection.execute(
        f"INSERT OR REPLACE INTO tables ({ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?)", entry
    )


def _write(connection: sqlite3.Connection, entry: Append) -> None:
    try:
        for number, act in enumerate(entry.acts, start=entry.first):
            text = msgspec.json.encode(act)
            row = (entry.table, number, text, of_act(entry.table, number, text))
            connection.execute("INSERT INTO acts VALUES (?, ?, ?, ?)", row)
        if entry.finished is not None:
            round_, record = entry.finished.round, entry.finished.record
            checksum = of_game(entry.table, round_, record.encode())
            connection.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?)", (entry.table, round_, record, checksum)
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


def delete_lobbies(connection: sqlite3.Connection, before: float, *spared: Container[str]) -> int:
    """Delete tables without a game that were not touched since; how many."""
    rows = connection.execute(NEVER_BEGUN, (before,)).fetchall()
    found = [(entry.id,) for entry in map(Entry._make, rows) if _is_sound(entry)]
    gone = [row for row in found if not any(row[0] in each for each in spared)]
    connection.executemany("DELETE FROM acts WHERE table_id = ?", gone)
    connection.executemany("DELETE FROM tables WHERE id = ?", gone)
    return len(gone)


def _is_sound(entry: Entry) -> bool:
    """Whether an entry can be believed: one that is damaged may only look old."""
    try:
        sound_summary(entry)
    except Damaged:
        return False
    return True


def rewrite_header(connection: sqlite3.Connection) -> None:
    """Change nothing, and yet write to the disk: to see whether that can be done."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")
