"""Damage to a SQLite file as a whole: to its pages, its keys and its schema."""

from __future__ import annotations

import contextlib
import logging
import re
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from ludolith.server.errors import CannotServe
from ludolith.server.sqlite_btree import header_fault

# SQLite goes through every page to find damage, a gigabyte in a second or a few. A larger store
# would start too slowly: there every table is only looked at by itself when it is read.
MOST_CHECKED: Final = 512 * 1024 * 1024  # bytes
MOST_FAULTS: Final = 100
# What SQLite raises; of a damaged file even the message may be no text.
TROUBLE: Final = (sqlite3.Error, UnicodeError)
_WRONG_VALUE: Final = re.compile("(NULL|TEXT|NUMERIC|non-[A-Z]+) value in .*")
_BROKEN: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_KIND: Final = 0xFF  # the bits of an error code that say what kind it is
log = logging.getLogger("ludolith.store")


class BrokenFile(Exception):
    """A file of ours is damaged as a whole: nothing may be written to it."""


def is_damage(problem: BaseException) -> bool:
    """Whether SQLite failed because it does not understand a file; else it may pass."""
    return getattr(problem, "sqlite_errorcode", 0) & _KIND in _BROKEN


def refusal(path: Path, problem: BaseException) -> BrokenFile | CannotServe:
    """What it means for a file of ours that SQLite has trouble with it."""
    fault = ""
    with contextlib.suppress(OSError):
        fault = header_fault(path)
    if fault or is_damage(problem) or isinstance(problem, UnicodeError):
        return BrokenFile(fault or str(problem))
    return CannotServe(f"cannot use {path}: {problem}")


@contextlib.contextmanager
def using(path: Path) -> Iterator[None]:
    """Raises BrokenFile if SQLite does not understand a file, CannotServe for any other trouble."""
    try:
        yield
    except TROUBLE as problem:
        raise refusal(path, problem) from None


def broken_pages(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with pages, keys and indexes, a line each."""
    try:
        found = connection.execute(f"PRAGMA integrity_check({MOST_FAULTS})").fetchall()
    except TROUBLE as problem:  # it cannot get through
        return [str(problem)]
    lines = [line for (text,) in found for line in str(text).splitlines()]
    return [line for line in lines if line != "ok" and not line.startswith("***")]


def broken_schema(connection: sqlite3.Connection, steps: Sequence[str]) -> list[str]:
    """Tables and indexes that are not as these steps have made them; more may be there."""
    wanted, found = _schema_after(steps), _schema(connection)
    return [
        f"{name} is not what it should be" for name in wanted if wanted[name] != found.get(name)
    ]


def has_schema(connection: sqlite3.Connection, steps: Sequence[str]) -> bool:
    """Whether a file holds what these steps have made, and nothing else."""
    return _schema(connection) == _schema_after(steps)


def _schema_after(steps: Sequence[str]) -> dict[object, tuple[object, object, list[str]]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as new:
        new.executescript("".join(steps))
        return _schema(new)


def _schema(connection: sqlite3.Connection) -> dict[object, tuple[object, object, list[str]]]:
    """By name; from a damaged file anything may come."""
    rows = connection.execute("SELECT name, type, tbl_name, sql FROM sqlite_schema")
    return {name: (kind, table, str(sql).split()) for name, kind, table, sql in rows}


def fault_beyond_rows(connection: sqlite3.Connection, path: Path) -> str:
    """What is wrong with pages, keys or indexes, so that some rows may hide others.

    What is wrong within a row concerns its table, and is found when that is read.
    """
    if path.stat().st_size > MOST_CHECKED:
        log.info("store_not_checked file=%s (too large; see `store check`)", path.name)
        return ""
    found = (fault for fault in broken_pages(connection) if not _WRONG_VALUE.fullmatch(fault))
    return next(found, "")
