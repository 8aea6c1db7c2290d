"""What is asked of a SQLite file, which may be damaged anywhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Set
from contextlib import contextmanager
from functools import partial
from itertools import count
from typing import Final

from ludolith.server.errors import Damaged, Part
from ludolith.server.row_checksums import Entry, sound_acts, sound_record
from ludolith.server.sqlite_integrity import is_damage
from ludolith.server.store import Finished
from ludolith.table.acts import AnyAct

ALL: Final = "NOT INDEXED"  # entries, without the help of an index that may be damaged
ENTRY: Final = ", ".join(Entry._fields)
LEAST_ALIKE: Final = 4  # letters that two ids have in common by more than chance
_ROWS: Final[tuple[tuple[Part, str, str], ...]] = (
    ("act", "number", "acts"),
    ("record", "round", "games"),
)
# By leaps from id to id through the key: as quick as there are tables, not as there are rows.
_STRAY: Final = (
    "WITH RECURSIVE kept (id) AS (SELECT min(table_id) FROM {rows} UNION ALL"
    " SELECT (SELECT min(table_id) FROM {rows} WHERE table_id > id) FROM kept WHERE id NOT NULL)"
    " SELECT 1 FROM kept WHERE id NOT NULL AND id NOT IN (SELECT id FROM tables) LIMIT 1"
)


def lenient(text: bytes) -> str:
    """Text from a file: a byte that is no text must not fail the whole query."""
    return text.decode(errors="replace")


@contextmanager
def at_one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """Several queries that see the same; raises Damaged where a page cannot be understood."""
    try:
        connection.execute("BEGIN")
        try:
            yield
        finally:
            connection.execute("COMMIT")
    except sqlite3.DatabaseError as problem:
        if is_damage(problem):
            raise Damaged("table", "unreadable") from problem
        raise  # it may pass


def entries(connection: sqlite3.Connection, query: str, *values: object) -> Iterator[Entry]:
    """What is kept of tables beside their acts."""
    rows = connection.execute(f"SELECT {ENTRY} FROM tables {query}", values)
    return (Entry(str(table), *rest) for table, *rest in rows)


def acts_of(connection: sqlite3.Connection, table: str) -> list[AnyAct]:
    """All acts of a table; none if there is no such table."""
    with at_one_moment(connection):
        entry = next(entries(connection, "WHERE id = ?", table), None)
        rows = connection.execute(
            "SELECT number, act, checksum FROM acts WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
    return sound_acts(table, entry, rows)


def rounds_of(
    connection: sqlite3.Connection, table: str, lost: Collection[int]
) -> tuple[int, bool]:
    """The latest finished game of a table, and whether those before are all there.

    `lost` are rounds that were seen to be missing.
    """
    found = connection.execute("SELECT round FROM games WHERE table_id = ?", (table,))
    rounds = {number for (number,) in found}
    first_gap = next(number for number in count(1) if number not in rounds)
    whole = first_gap > len(rounds) and first_gap not in lost
    return len(rounds) if whole else first_gap, whole


def game_of(connection: sqlite3.Connection, table: str, round_: int) -> Finished | None:
    row = connection.execute(
        "SELECT record, checksum FROM games WHERE table_id = ? AND round = ?", (table, round_)
    ).fetchone()
    return None if row is None else sound_record(table, round_, *row)


def go_through(connection: sqlite3.Connection) -> bool:
    """Look at every entry and at the ways to all acts and records; raises sqlite3.Error.

    Returns whether there are any acts or records without an entry.
    """
    connection.execute(f"SELECT sum(length(summary)) FROM tables {ALL}").fetchone()
    for index, column in (("open_tables", "open"), ("awake_tables", "awake")):
        connection.execute(
            f"SELECT count(id) FROM tables INDEXED BY {index} WHERE {column}"
        ).fetchone()
    found = [connection.execute(_STRAY.format(rows=rows)).fetchone() for _, _, rows in _ROWS]
    return any(found)


def strays(connection: sqlite3.Connection, known: Set[str]) -> Iterator[tuple[str, Damaged]]:
    """Tables of which there are acts or records and no entry; and those that may lack these."""
    for part, number, rows in _ROWS:
        found = connection.execute(
            f"SELECT table_id, min({number}) FROM {rows}"
            " WHERE table_id NOT IN (SELECT id FROM tables) GROUP BY table_id"
        )
        for of, least in found.fetchall():
            stray = lenient(of) if isinstance(of, bytes) else str(of)
            first = least if isinstance(least, int) else 0
            own = Damaged("entry", "missing") if first == 1 else Damaged(part, "stray", first)
            yield stray, own
            there = f"SELECT 1 FROM {rows} WHERE table_id = ? AND {number} = ?"
            for table in filter(partial(_resembles, stray), known):
                if connection.execute(there, (table, first)).fetchone() is None:
                    yield table, Damaged(part, "missing", first)


def _resembles(stray: str, table: str) -> bool:
    """Whether an id may have been this one before a byte of it or its length was damaged."""
    half = max(len(table) // 2, LEAST_ALIKE)
    return stray[:half] == table[:half] or stray[-half:] == table[-half:]
