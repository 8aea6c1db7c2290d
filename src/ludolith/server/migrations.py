"""How the SQLite file has changed over time. A step is never edited once it was released."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from ludolith.server.errors import CannotServe
from ludolith.server.pages import TROUBLE, broken_schema, mend

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
    # Rows that are there keep none: nobody knows whether they are still as they were written.
    """
    ALTER TABLE acts ADD COLUMN checksum INTEGER;
    ALTER TABLE tables ADD COLUMN version INTEGER;
    ALTER TABLE tables ADD COLUMN checksum INTEGER;
    ALTER TABLE games ADD COLUMN checksum INTEGER;
    """,
)


class BrokenPages(Exception):
    """Pages of a file do not fit together: nothing may be written to it."""

    def __init__(self, fault: str, version: int) -> None:
        super().__init__(fault)
        self.version = version


def schema_of(version: int) -> str:
    """How an empty file of this form is made."""
    made = "".join(STEPS[:version])
    return f"{made} PRAGMA application_id = {OURS}; PRAGMA user_version = {version};"


def inspect(path: Path) -> None:
    """Refuse a file that is damaged, not ours or newer than this program, without touching it."""
    try:
        if not path.exists() or path.stat().st_size == 0:
            return
        # A connection that only reads also sees what a crash left in the write-ahead log.
        looking = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            version_of(looking, path)
        finally:
            looking.close()
    except (*TROUBLE, OSError) as problem:
        raise CannotServe(f"cannot use {path}: {problem}; it was left as it is") from None


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """The form a file is in; refuses one that is not ours or newer than this program."""
    ours = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if ours != OURS:
        raise CannotServe(f"{path} belongs to another program; it was left as it is")
    if version < 1:  # written together with the application's id, or not at all
        raise CannotServe(f"{path} is damaged (format {version}); it was left as it is")
    if version > len(STEPS):
        raise CannotServe(
            f"{path} was written by a newer ludolith (format {version}, this one knows "
            f"{len(STEPS)}); it was left as it is"
        )
    return version


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an inspected file to the present form, each step whole or not at all."""
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        faults = broken_schema(connection, STEPS[:version])
        if faults:
            text = f"{path} is damaged ({faults[0]}); `ludolith store check` says more"
            raise CannotServe(text)
        fault = mend(connection, path) if version else ""
        if fault:
            raise BrokenPages(fault, version)
        for number, step in enumerate(STEPS[version:], start=version + 1):
            connection.executescript(
                f"BEGIN IMMEDIATE; {step} PRAGMA application_id = {OURS};"
                f" PRAGMA user_version = {number}; COMMIT;"
            )
    except TROUBLE as problem:
        raise CannotServe(f"cannot use {path}: {problem}") from None
