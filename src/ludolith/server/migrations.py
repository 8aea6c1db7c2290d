"""How the SQLite file has changed over time.

A step is never edited once it was released, and every step changes the schema: so a damaged version
number can be distinguished from a newer one.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from ludolith.server.errors import CannotServe
from ludolith.server.sqlite_btree import HEADER, header_fault
from ludolith.server.sqlite_integrity import (
    TROUBLE,
    BrokenFile,
    broken_schema,
    fault_beyond_rows,
    has_schema,
    refusal,
    using,
)
from ludolith.server.sqlite_reads import go_through, lenient
from ludolith.server.sqlite_salvage import holds_rows
from ludolith.server.wal_scan import fault_of, log_of, pages_in

OURS: Final = 0x4C55444F  # "LUDO", the application id in the file's header

STEPS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE acts (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        act BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        open INTEGER NOT NULL,
        awake INTEGER NOT NULL,
        touched REAL NOT NULL,
        summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX open_tables ON tables (touched) WHERE open;
    CREATE INDEX awake_tables ON tables (id) WHERE awake;
    CREATE TABLE games (
        table_id TEXT NOT NULL,
        round INTEGER NOT NULL,
        record TEXT NOT NULL,
        PRIMARY KEY (table_id, round)
    ) WITHOUT ROWID;
    """,
    # Rows that are there keep none: whether they are still as they were written is unknown.
    """
    ALTER TABLE acts ADD COLUMN checksum INTEGER;
    ALTER TABLE tables ADD COLUMN version INTEGER;
    ALTER TABLE tables ADD COLUMN checksum INTEGER;
    ALTER TABLE games ADD COLUMN checksum INTEGER;
    """,
)


def present_schema() -> str:
    """How an empty file is made."""
    return f"{''.join(STEPS)} PRAGMA application_id = {OURS}; PRAGMA user_version = {len(STEPS)};"


def inspect(path: Path) -> None:
    """Refuse a file that is not ours or newer than this program, without touching it.

    Raises BrokenFile for one that is damaged; that is found without a connection that could write,
    which would take the write-ahead log over into the file when it is closed.
    """
    try:
        roll_back(path)
        fault = fault_of(log_of(path))
        if not path.exists() or path.stat().st_size == 0:
            if fault or pages_in(log_of(path)).frames:
                raise BrokenFile("it is empty, but its write-ahead log is not")
            return
        # A connection that only reads also sees what a crash left in the write-ahead log.
        looking = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        with contextlib.closing(looking):
            looking.text_factory = lenient
            looking.execute("PRAGMA cell_size_check = ON")
            version = version_of(looking, path)
            fault = (
                fault
                or header_fault(path)
                or next(iter(broken_schema(looking, STEPS[:version])), "")
                or fault_beyond_rows(looking, path)
            )
            if not fault:
                go_through(looking)
    except (*TROUBLE, OSError) as problem:
        if is_ours(path):
            raise refusal(path, problem) from None
        raise CannotServe(f"cannot use {path}: {problem}; it was left as it is") from None
    if fault:
        raise BrokenFile(fault)


def journal_of(path: Path) -> Path:
    """What SQLite undoes a change with that a crash cut short."""
    return path.with_name(path.name + "-journal")


def roll_back(path: Path) -> None:
    """Undo a change that a crash cut short; only a connection that writes can do that.

    Only what comes before the write-ahead log is begun leaves a journal: a new file, for example.
    """
    if journal_of(path).exists() and path.exists():
        with contextlib.closing(sqlite3.connect(path)) as writing:
            writing.execute("PRAGMA schema_version")


def is_ours(path: Path) -> bool:
    """Whether a file that cannot be understood is a damaged store."""
    try:
        with path.open("rb") as file:
            header = file.read(HEADER)
        return header[68:72] == OURS.to_bytes(4) or holds_rows(path)
    except OSError:
        return False


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The form a file is in; refuses one that is not ours or newer than this program.

    Raises BrokenFile if its header is damaged: the schema shows what it should be.
    """
    ours = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if ours == OURS and 1 <= version <= len(STEPS):
        return version
    if ours != OURS:
        if _made_by(connection) or holds_rows(path):
            raise BrokenFile("it does not say that it is ours")
        raise CannotServe(f"{path} belongs to another program; it was left as it is")
    # Every step changes the schema: a number that does not go with it is no newer one.
    if version < 1 or any((version ^ made).bit_count() == 1 for made in _made_by(connection)):
        raise BrokenFile(f"it cannot be of format {version}")
    raise CannotServe(
        f"{path} was written by a newer ludolith (format {version}, this one knows "
        f"{len(STEPS)}); it was left as it is"
    )


def _made_by(connection: sqlite3.Connection) -> list[int]:
    """The number of steps that made this schema."""
    return [number for number in range(1, len(STEPS) + 1) if has_schema(connection, STEPS[:number])]


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an inspected file to the present form, each step whole or not at all."""
    with using(path):
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        for number, step in enumerate(STEPS[version:], start=version + 1):
            connection.executescript(
                f"BEGIN IMMEDIATE; {step} PRAGMA application_id = {OURS};"
                f" PRAGMA user_version = {number}; COMMIT;"
            )
