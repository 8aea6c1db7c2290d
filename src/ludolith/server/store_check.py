"""Going through a whole SQLite store to say what is wrong with it. Nothing is changed."""

from __future__ import annotations

import contextlib
import fcntl
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ludolith.engine.errors import UnknownGame
from ludolith.engine.records import VERSION, Record
from ludolith.engine.replay import present_moves
from ludolith.games import game as game_by_name
from ludolith.server import sqlite_reads
from ludolith.server.damaged_tables import shown
from ludolith.server.errors import CannotServe, Damaged
from ludolith.server.migrations import (
    STEPS,
    is_ours,
    journal_of,
    present_schema,
    roll_back,
    version_of,
)
from ludolith.server.replay_frames import true_record
from ludolith.server.row_checksums import Entry, sound_acts, sound_record
from ludolith.server.sqlite_btree import header_fault
from ludolith.server.sqlite_integrity import TROUBLE, BrokenFile, broken_pages, broken_schema
from ludolith.server.sqlite_salvage import kept_files, salvage_to
from ludolith.server.wal_scan import fault_of, log_of
from ludolith.table import acts
from ludolith.table.table import Table

IDS: Final = (("tables", "id"), ("acts", "table_id"), ("games", "table_id"))


class Fault(NamedTuple):
    """Something that is wrong: with a table, or without one, with the file."""

    table: str  # as it may be shown
    damage: Damaged | None
    detail: str = ""  # in English, if SQLite found it


class InUse(Exception):
    """A server is using the store."""


@contextlib.contextmanager
def unused(lock: Path) -> Iterator[None]:
    """No server may begin to use the store meanwhile; raises InUse if one does already."""
    if not lock.exists():  # a copy that was never served
        yield
        return
    with lock.open("rb") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse from None
        yield


@contextlib.contextmanager
def only_read(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that leaves nothing behind; raises CannotServe."""
    ahead, index = log_of(path), path.with_name(path.name + "-shm")
    # What a crash left in the write-ahead log counts; to read that, SQLite makes an index of it.
    settled = not ahead.exists() or ahead.stat().st_size == 0
    clean_up = not settled and not index.exists()
    mode = "mode=ro&immutable=1" if settled else "mode=ro"
    try:
        connection = sqlite3.connect(
            f"{path.resolve().as_uri()}?{mode}", uri=True, isolation_level=None
        )
        connection.text_factory = sqlite_reads.lenient
        with contextlib.closing(connection):
            yield connection
    except TROUBLE as problem:
        raise CannotServe(f"cannot read {path}: {problem}") from None
    finally:
        if clean_up:
            index.unlink(missing_ok=True)


@contextlib.contextmanager
def checking(path: Path) -> Iterator[StoreCheck]:
    """A look at a store; what SQLite cannot read is salvaged elsewhere. Raises CannotServe."""
    with tempfile.TemporaryDirectory(prefix="ludolith-") as folder:
        source, readable = Path(folder, "copy"), Path(folder, "salvaged")
        try:
            if journal_of(path).exists():  # a crash cut a change short: it is undone in a copy
                shutil.copy(path, source)
                shutil.copy(journal_of(path), journal_of(source))
                roll_back(source)
            else:
                source = path
            faults = unusable(source)
            if faults:
                salvage_to(readable, source, present_schema())
            else:
                readable = source
        except (*TROUBLE, OSError) as problem:
            raise CannotServe(f"cannot read {path}: {problem}") from None
        with only_read(readable) as connection:
            yield StoreCheck(connection, path, faults)


def unusable(path: Path) -> list[str]:
    """What keeps SQLite from reading all of a file, but for damaged pages; raises CannotServe."""
    wrong = [*filter(None, [header_fault(path), fault_of(log_of(path))])]
    if wrong and is_ours(path):
        return wrong
    try:
        with only_read(path) as connection:
            return broken_schema(connection, STEPS[: version_of(connection, path)])
    except BrokenFile as problem:
        return [str(problem)]
    except CannotServe as problem:
        if isinstance(problem.__context__, TROUBLE) and is_ours(path):
            return [str(problem.__context__)]
        raise


class StoreCheck:
    """One look at everything in a store."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, faults: Sequence[str] = ()
    ) -> None:
        self._connection = connection
        self.acts = 0
        self.records = 0
        wrong = [*faults, *broken_pages(connection)]
        self.file_faults = [Fault("", None, line) for line in wrong]
        self.kept = [
            Fault("", None, f"{copy.name} was damaged and replaced: something may be missing")
            for copy in kept_files(path)
        ]
        self._entry = self._columns("tables", Entry._fields)
        self._act = self._columns("acts", ("number", "act", "checksum"))
        self._game = self._columns("games", ("round", "record", "checksum"))
        self.tables = self._ids()

    def _columns(self, rows: str, wanted: Sequence[str]) -> str:
        """Of a file that an older version wrote, without those that came later."""
        there = {name for _, name, *_ in self._connection.execute(f"PRAGMA table_info({rows})")}
        return ", ".join(name if name in there else "NULL" for name in wanted)

    def _ids(self) -> list[str]:
        found: set[Any] = set()
        for rows, column in IDS:
            try:
                found.update(
                    row[0] for row in self._connection.execute(f"SELECT {column} FROM {rows}")
                )
            except TROUBLE as problem:
                self.file_faults.append(Fault("", None, f"{rows}: {problem}"))
        return sorted(found, key=str)

    def faults_of(self, table: str) -> Iterator[Fault]:
        """All that is wrong with a table: its entry, its acts, the game they make, its records."""
        name = shown(str(table))
        history: list[acts.AnyAct] | None = None
        expected: dict[int, Record] | None = None
        try:
            history = self._acts(table)
            expected = finished_games(table, history)
        except Damaged as damage:
            yield Fault(name, damage)
        except TROUBLE as problem:
            yield Fault(name, Damaged("table", "unreadable"), str(problem))
        except UnknownGame as problem:
            yield Fault(name, Damaged("table", "no-game"), str(problem))
        except Exception as problem:  # whatever rules say to what never happened
            yield Fault(name, Damaged("table", "impossible"), repr(problem))
        self.acts += len(history or ())
        try:
            yield from (
                Fault(name, damage, detail) for damage, detail in self._records(table, expected)
            )
        except TROUBLE as problem:
            yield Fault(name, Damaged("table", "unreadable"), str(problem))

    def _acts(self, table: str) -> list[acts.AnyAct]:
        row = self._connection.execute(
            f"SELECT {self._entry} FROM tables WHERE id = ?", (table,)
        ).fetchone()
        rows = self._connection.execute(
            f"SELECT {self._act} FROM acts WHERE table_id = ? ORDER BY number", (table,)
        )
        found = sound_acts(table, None if row is None else Entry(*row), rows)
        if not found:  # only a record, or an id under which nothing can be found
            raise Damaged("table", "missing")
        return found

    def _records(
        self, table: str, expected: dict[int, Record] | None
    ) -> Iterator[tuple[Damaged, str]]:
        rounds = set()
        rows = self._connection.execute(
            f"SELECT {self._game} FROM games WHERE table_id = ?", (table,)
        )
        for round_, record, checksum in rows:
            rounds.add(round_)
            self.records += 1
            played = None if expected is None else expected.get(round_)
            try:
                text = sound_record(table, round_, record, checksum).record
                if expected is not None and played is None:
                    raise Damaged("record", "stray", round_)
                found = true_record(text.encode())
                if played is not None and unsigned(found) != unsigned(played):
                    raise Damaged("record", "stray", round_)
            except Damaged as damage:
                yield damage, ""
            except UnknownGame:
                pass  # said of the table
            except Exception as problem:
                yield Damaged("record", "impossible", round_), str(problem)
        for round_ in sorted({*(expected or ())} - rounds):
            yield Damaged("record", "missing", round_), ""


def unsigned(record: Record) -> Record:
    """All that a record says of a game, as this version would write it, without its signature."""
    return msgspec.structs.replace(
        record,
        version=VERSION,
        moves=present_moves(game_by_name(record.game), record),
        signer=None,
        seal=None,
        signature=None,
    )


def finished_games(table: str, history: Sequence[acts.AnyAct]) -> dict[int, Record]:
    """Play a table again; the games that came to their end, by round."""
    opened = history[0]
    if not isinstance(opened, acts.Opened) or opened.table != table:
        raise ValueError("its acts are those of another table")
    stands = Table(opened)
    found: dict[int, Record] = {}
    for act in history[1:]:
        was = stands.phase
        stands.apply(act)
        if stands.phase == "over" != was:
            record = stands.record()
            assert record is not None
            found[stands.round] = record
    return found
