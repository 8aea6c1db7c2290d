"""A store whose pages do not fit together: all rows that can still be read move to a new file."""

from __future__ import annotations

import contextlib
import filecmp
import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from glob import escape
from itertools import count
from pathlib import Path
from typing import Final

from ludolith.server.ahead import log_of
from ludolith.server.pages import TROUBLE

KEYS: Final = {"acts": ("table_id", "number"), "games": ("table_id", "round")}
ALL: Final = "SELECT count(*) FROM main.tables"
LACKING: Final = f"""{ALL} WHERE version >
    (SELECT count(*) FROM main.acts WHERE table_id = id)"""
log = logging.getLogger("ludolith.store")


def kept_files(path: Path) -> list[Path]:
    """Damaged stores that were replaced, until the operator moves them away."""
    return sorted(path.parent.glob(f"{escape(path.name)}.damaged-*"))


def salvage(path: Path, schema: str, fault: str) -> None:
    """Replace a damaged file, to which nobody is connected, by one of all that can be read of it.

    The damaged one is kept beside it, byte for byte. A row that is lost leaves a gap in its table's
    numbers, by which that table is set aside when it is read; all others go on. The list of tables
    must be whole, and most tables with it: otherwise raises sqlite3.Error or OSError.
    """
    ahead = log_of(path)
    if ahead.exists() and ahead.stat().st_size:
        raise OSError(f"{ahead.name} was not taken over into it")
    kept = _keep(path)
    fresh = path.with_name(f"{path.name}.salvaged")
    fresh.unlink(missing_ok=True)
    fresh.touch(0o600)
    with contextlib.closing(sqlite3.connect(fresh, isolation_level=None, uri=True)) as made:
        made.executescript(schema)
        made.execute("ATTACH ? AS damaged", (f"{kept.resolve().as_uri()}?immutable=1",))
        made.execute("PRAGMA cell_size_check = ON")
        # A transaction over both files would fail with the first page that cannot be read. Nothing
        # is lost in a crash: the new file counts only when it is whole.
        made.execute("PRAGMA main.journal_mode = MEMORY")
        made.execute("PRAGMA main.synchronous = OFF")
        made.execute("INSERT INTO main.tables SELECT * FROM damaged.tables WHERE id IS NOT NULL")
        for rows in KEYS:
            _copy(made, rows)
        if 2 * made.execute(LACKING).fetchone()[0] > made.execute(ALL).fetchone()[0]:
            raise OSError("most tables would lack acts")
    with fresh.open("rb") as whole:
        os.fsync(whole.fileno())
    os.replace(fresh, path)
    log.error("%s was damaged (%s); it is kept as %s", path.name, fault, kept.name)


def _keep(path: Path) -> Path:
    """A copy of the damaged file; the one from an earlier try if a crash came in between."""
    for kept in kept_files(path):
        if filecmp.cmp(path, kept, shallow=False):
            return kept
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists())
    shutil.copy2(path, kept)
    return kept


def _copy(made: sqlite3.Connection, rows: str) -> None:
    """All at once, or one by one where SQLite cannot get through."""
    # Without a condition SQLite would copy rows as they lie in their pages, damage included.
    copy = f"INSERT OR IGNORE INTO main.{rows} SELECT * FROM damaged.{rows} WHERE"
    with contextlib.suppress(*TROUBLE):
        made.execute(f"{copy} {KEYS[rows][0]} IS NOT NULL")
        return
    # A page with one bad row may hold good ones of other tables; checksums tell them apart.
    made.execute("PRAGMA cell_size_check = OFF")
    one = f"{copy} {' AND '.join(f'{column} = ?' for column in KEYS[rows])}"
    for key in set(_keys(made, rows)):
        with contextlib.suppress(*TROUBLE):
            made.execute(one, key)


def _keys(made: sqlite3.Connection, rows: str) -> Iterator[tuple[object, ...]]:
    """The keys of all rows that can be reached: from either end, and from either end of a table."""
    columns = KEYS[rows]
    everywhere = f"SELECT {', '.join(columns)} FROM damaged.{rows}"
    ids = [row[0] for row in made.execute("SELECT id FROM main.tables").fetchall()]
    for order in ("ASC", "DESC"):
        by = f"ORDER BY {', '.join(f'{column} {order}' for column in columns)}"
        yield from _readable(made, f"{everywhere} {by}", ())
        for table in ids:
            yield from _readable(made, f"{everywhere} WHERE {columns[0]} = ? {by}", (table,))


def _readable(
    made: sqlite3.Connection, query: str, values: tuple[object, ...]
) -> Iterator[tuple[object, ...]]:
    """The rows up to the first that cannot be read."""
    with contextlib.suppress(*TROUBLE):
        yield from made.execute(query, values)
