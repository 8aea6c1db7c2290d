"""How the SQLite file has changed over time. A step is never edited once it was released."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from ludolith.server.errors import CannotServe

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
)


def inspect(path: Path) -> None:
    """Refuse a file that is damaged, not ours or newer than this program, without touching it."""
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        # A connection that only reads also sees what a crash left in the write-ahead log.
        looking = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            ours = looking.execute("PRAGMA application_id").fetchone()[0]
            version = looking.execute("PRAGMA user_version").fetchone()[0]
        finally:
            looking.close()
    except sqlite3.Error as problem:
        raise CannotServe(f"cannot use {path}: {problem}; it was left as it is") from None
    if ours != OURS:
        raise CannotServe(f"{path} belongs to another program; it was left as it is")
    if version > len(STEPS):
        raise CannotServe(
            f"{path} was written by a newer ludolith (format {version}, this one knows "
            f"{len(STEPS)}); it was left as it is"
        )


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an inspected file to the present form, each step whole or not at all."""
    try:
        fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if fault != "ok":
            raise CannotServe(f"{path} is damaged: {str(fault).splitlines()[-1]}")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        for number, step in enumerate(STEPS[version:], start=version + 1):
            connection.executescript(
                f"BEGIN IMMEDIATE; {step} PRAGMA application_id = {OURS};"
                f" PRAGMA user_version = {number}; COMMIT;"
            )
    except sqlite3.Error as problem:
        raise CannotServe(f"cannot use {path}: {problem}") from None
