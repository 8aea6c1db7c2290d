"""The store in one SQLite file: one writer thread, and many appends share a commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Container
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from ludolith.server.errors import CannotServe, StoreFailed
from ludolith.server.migrations import inspect, migrate
from ludolith.server.store import Append, Finished, Summary
from ludolith.server.writes import Change, delete_lobbies, rewrite_header, shown, write
from ludolith.table.acts import AnyAct

# Seconds between the beginnings of two commits. Under load many appends share one: a commit costs
# the processor more than all its rows.
BREATH: Final = 0.025
FRESH: Final = 10.0  # seconds for which a commit shows that the next one will do, too
Answer = TypeVar("Answer")
log = logging.getLogger("ludolith.store")

_decode_act: Final = msgspec.json.Decoder(AnyAct).decode
_decode_summary: Final = msgspec.json.Decoder(Summary).decode


class _Waiting(NamedTuple):
    """A change on its way to the disk, and who waits for it."""

    change: Change
    done: asyncio.Future[Any]


_HandedOver = tuple[list[_Waiting], asyncio.AbstractEventLoop]


class SqliteStore:
    """Appends are acknowledged after the commit, with synchronous=FULL: a crash loses none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        inspect(path)
        self._writing = self._connect()
        try:
            migrate(self._writing, path)
            self._log_ahead(self._writing)
        except CannotServe:
            self._writing.close()
            raise
        self._reading = self._connect()
        self._closed = False
        self._reader = ThreadPoolExecutor(1, "store-reader")
        # Of those who ask, looked up once: to look it up asks the system who we are.
        self._loop: asyncio.AbstractEventLoop | None = None
        self._before: list[Callable[[], None]] = []  # to be called when the next commit begins
        self._waiting: list[_Waiting] = []  # for the next commit
        self._planned = False  # the next commit has its time
        self._under_way: list[_Waiting] = []  # in the commit of the moment
        self._committed: float | None = None  # when the last commit was done; None: it failed
        self._next = 0.0  # when the next commit may begin
        self._queue: queue.SimpleQueue[_HandedOver | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store-writer")
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            return sqlite3.connect(
                self.path, isolation_level=None, check_same_thread=False, timeout=5
            )
        except sqlite3.Error as problem:
            raise CannotServe(f"cannot use {self.path}: {problem}") from None

    def _log_ahead(self, connection: sqlite3.Connection) -> None:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA temp_store = MEMORY")  # what a statement may have to undo
            # Room for the pages of a thousand tables; and the log is taken over into the file after
            # 32 MB, not 4: a page that is written again and again is copied once.
            connection.execute("PRAGMA cache_size = -16000")
            connection.execute("PRAGMA wal_autocheckpoint = 8000")
        except sqlite3.Error as problem:
            raise CannotServe(f"cannot use {self.path}: {problem}") from None

    # -- writing

    def before_commit(self, do: Callable[[], None]) -> None:
        if self._closed:
            do()
            return
        self._before.append(do)
        if not self._planned:
            self._plan(asyncio.get_running_loop())

    def append(self, entry: Append) -> asyncio.Future[None]:
        return self._change(entry)

    async def forget_lobbies(self, seconds: float, spared: Container[str]) -> int:
        before = time.time() - seconds
        found: int = await self._change(
            lambda connection: delete_lobbies(connection, before, spared)
        )
        return found

    def _change(self, change: Change) -> asyncio.Future[Any]:
        """Put a change in line for the next commit."""
        loop = self._loop = self._loop or asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        if self._closed:
            done.set_exception(StoreFailed("the store has been closed"))
            return done
        self._waiting.append(_Waiting(change, done))
        self._plan(loop)
        return done

    def _plan(self, loop: asyncio.AbstractEventLoop) -> None:
        """At once if the last commit was a while ago; else those who come meanwhile go along."""
        if not self._planned:
            self._planned = True
            loop.call_at(self._next, self._begin, loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """It is time: what is to be worked out before the next commit, and then all that waits.

        A commit that takes long keeps only the writing waiting, not those who want to look.
        """
        self._call_those_before()
        self._planned = False
        self._hand_over(loop)

    def _call_those_before(self) -> None:
        before, self._before = self._before, []
        for do in before:
            try:
                do()
            except Exception:
                # Others wait for this commit, too.
                log.exception("something went wrong before a commit")

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """All that waits to the writer thread, unless that is busy."""
        if self._waiting and not self._under_way:
            self._next = loop.time() + BREATH
            self._under_way, self._waiting = self._waiting, []
            self._queue.put((self._under_way, loop))

    def _write(self) -> None:
        """The writer thread: everything that was handed over goes into one transaction."""
        while (handed := self._queue.get()) is not None:
            together, loop = handed
            results = self._commit(together)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._settle, loop, results)

    def _commit(self, together: list[_Waiting]) -> list[object]:
        try:
            results = write(self._writing, [waiting.change for waiting in together])
        except Exception as problem:
            # Whatever went wrong, those who wait must hear of it and the thread must live on.
            with contextlib.suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            self._committed = None
            return [StoreFailed(f"the store cannot write: {problem}") for _ in together]
        self._committed = time.monotonic()
        return results

    def _settle(self, loop: asyncio.AbstractEventLoop, results: list[object]) -> None:
        """Tell whoever still waits, and go on with those who came meanwhile."""
        stored, self._under_way = self._under_way, []
        for waiting, result in zip(stored, results, strict=True):
            if waiting.done.done():
                continue
            if isinstance(result, StoreFailed):
                waiting.done.set_exception(result)
            else:
                waiting.done.set_result(result)
        if self._waiting:
            self._plan(loop)

    # -- reading

    async def acts(self, table: str) -> list[AnyAct]:
        return await self._read(lambda: self._acts(table))

    def _acts(self, table: str) -> list[AnyAct]:
        rows = self._reading.execute(
            "SELECT number, act FROM acts WHERE table_id = ? ORDER BY number", (table,)
        ).fetchall()
        if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
            raise StoreFailed(f"acts of table {shown(table)} are missing")
        return [_decode_act(act) for _, act in rows]

    async def finished(self, table: str, round_: int | None) -> Finished | None:
        return await self._read(lambda: self._finished(table, round_))

    def _finished(self, table: str, round_: int | None) -> Finished | None:
        row = self._reading.execute(
            "SELECT round, record FROM games WHERE table_id = ? AND (? IS NULL OR round = ?)"
            " ORDER BY round DESC LIMIT 1",
            (table, round_, round_),
        ).fetchone()
        return None if row is None else Finished(*row)

    async def open_tables(self, most: int, seconds: float) -> list[tuple[str, Summary]]:
        def rows() -> list[tuple[str, Summary]]:
            found = self._reading.execute(
                "SELECT id, summary FROM tables WHERE open AND touched > ?"
                " ORDER BY touched DESC LIMIT ?",
                (time.time() - seconds, most),
            )
            return [(table, summary) for table, text in found for summary in read(table, text)]

        def read(table: str, text: bytes) -> list[Summary]:
            try:
                return [_decode_summary(text)]
            except (msgspec.MsgspecError, UnicodeError) as problem:
                log.error("the summary of table %s is damaged: %s", shown(table), problem)
                return []

        return await self._read(rows)

    async def awake(self) -> list[str]:
        def rows() -> list[str]:
            return [
                table for (table,) in self._reading.execute("SELECT id FROM tables WHERE awake")
            ]

        return await self._read(rows)

    async def check(self) -> None:
        if self._closed or not self._writer.is_alive():
            raise StoreFailed("the store has been closed")
        await self._read(lambda: self._reading.execute("SELECT count(*) FROM games").fetchone())
        if self._committed is None or time.monotonic() - self._committed > FRESH:
            await self._change(rewrite_header)

    async def _read(self, question: Callable[[], Answer]) -> Answer:
        def answer() -> Answer:
            try:
                return question()
            except (sqlite3.Error, msgspec.MsgspecError) as problem:
                raise StoreFailed(f"the store cannot be read: {problem}") from None

        if self._closed:
            raise StoreFailed("the store has been closed")
        return await asyncio.get_running_loop().run_in_executor(self._reader, answer)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        loop = asyncio.get_running_loop()
        while self._before or self._waiting or self._under_way:
            self._call_those_before()
            self._hand_over(loop)
            if self._under_way:
                await asyncio.wait([waiting.done for waiting in self._under_way])
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
