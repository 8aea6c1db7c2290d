"""The store in one SQLite file: one writer thread, and many appends share a commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Container, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from ludolith.server import sqlite_reads
from ludolith.server.damaged_tables import SetAside
from ludolith.server.errors import CannotServe, Damaged, StoreFailed
from ludolith.server.migrations import inspect, migrate, present_schema
from ludolith.server.row_checksums import Entry, sound_summary
from ludolith.server.sqlite_integrity import TROUBLE, BrokenFile, using
from ludolith.server.sqlite_salvage import kept_files, put_in_place, salvage
from ludolith.server.sqlite_writes import Change, delete_lobbies, rewrite_header, write
from ludolith.server.store import Append, Finished, OwnTime, Summary
from ludolith.table.acts import AnyAct

# Seconds between the beginnings of two commits. Under load many appends share one: a commit costs
# the processor more than all its rows.
BREATH: Final = 0.025
FRESH: Final = 10.0  # seconds for which a commit shows that the next one will do, too
Answer = TypeVar("Answer")


class _Waiting(NamedTuple):
    """A change on its way to the disk, and the future that its caller awaits."""

    change: Change
    done: asyncio.Future[Any]


_HandedOver = tuple[list[_Waiting], asyncio.AbstractEventLoop]


class SqliteStore:
    """Appends are acknowledged after the commit, with synchronous=FULL: a crash loses none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.set_aside = SetAside()
        try:
            put_in_place(path)
            inspect(path)
            self._open()
        except OSError as problem:
            raise CannotServe(f"cannot use {path}: {problem}") from None
        except BrokenFile as problem:
            self._salvage(problem)
        for copy in kept_files(path):
            self.set_aside.file(copy.name)
        self._closed = False
        self._reader = ThreadPoolExecutor(1, "store-reader")
        # Looked up once: each look-up asks the system for the number of this process.
        self._loop: asyncio.AbstractEventLoop | None = None
        self._awaited: list[asyncio.Future[None]] = []  # done when the next commit begins
        self._waiting: list[_Waiting] = []  # for the next commit
        self._planned = False  # the next commit has its time
        self._under_way: list[_Waiting] = []  # in the commit of the moment
        self._committed: float | None = None  # when the last commit was done; None: it failed
        self._next = 0.0  # when the next commit may begin
        self._queue: queue.SimpleQueue[_HandedOver | None] = queue.SimpleQueue()
        # A daemon: a program that fails before it closes the store can end. `close` waits for it.
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    def _open(self) -> None:
        """Raises BrokenFile if the file is damaged as a whole."""
        with contextlib.ExitStack() as on_failure, using(self.path):
            self._writing = self._connect(on_failure)
            migrate(self._writing, self.path)
            self._log_ahead(self._writing)
            self._reading = self._connect(on_failure)
            self._has_strays = sqlite_reads.go_through(self._reading)
            self._time = self._own_time()
            on_failure.pop_all()

    def _salvage(self, problem: BrokenFile) -> None:
        """To write into pages that do not fit together would spread the damage."""
        try:
            lacking = salvage(self.path, present_schema(), str(problem))
            self._open()
        except (*TROUBLE, OSError, BrokenFile) as trouble:
            raise CannotServe(
                f"{self.path} is damaged ({problem}) and could not be salvaged ({trouble}); "
                "`ludolith store check` says more"
            ) from None
        for table in lacking:
            self.set_aside.table(table, "rows of it are lost")

    def _connect(self, on_failure: contextlib.ExitStack) -> sqlite3.Connection:
        made = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=5)
        on_failure.callback(made.close)
        made.text_factory = sqlite_reads.lenient
        # A damaged page is refused when it is read, not taken for something else.
        made.execute("PRAGMA cell_size_check = ON")
        return made

    def _own_time(self) -> OwnTime:
        found = [entry for entry, _ in self._sound_entries()]
        newest = [entry.touched for entry in found if not entry.old]
        if not newest:  # what no checksum vouches for leads into no future
            newest = [min(entry.touched, time.time()) for entry in found]
        return OwnTime(max(newest, default=time.time()))

    def _log_ahead(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")  # what a statement may have to undo
        # What is deleted leaves no row behind that could be taken for one that was lost.
        connection.execute("PRAGMA secure_delete = ON")
        # Room for the pages of a thousand tables; and the log is taken over into the file after
        # 32 MB, not 4: a page that is written again and again is copied once.
        connection.execute("PRAGMA cache_size = -16000")
        connection.execute("PRAGMA wal_autocheckpoint = 8000")
        # What a crash left is taken over now: behind new pages it would look like damage.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # -- writing

    def next_commit(self) -> asyncio.Future[None]:
        loop = self._loop = self._loop or asyncio.get_running_loop()
        begins: asyncio.Future[None] = loop.create_future()
        if self._closed:
            begins.set_result(None)
        else:
            self._awaited.append(begins)
            self._plan(loop)
        return begins

    def append(self, entry: Append) -> asyncio.Future[None]:
        return self._change(entry)

    async def forget_lobbies(self, seconds: float, spared: Container[str]) -> int:
        def forget(connection: sqlite3.Connection) -> int:
            return delete_lobbies(connection, self._time.ago(seconds), spared, self.set_aside)

        found: int = await self._change(forget)
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
        """At once if the last commit was a while ago; else later appends go along with this one."""
        if not self._planned:
            self._planned = True
            loop.call_at(self._next, self._begin, loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """It is time: the tasks that awaited this append first, then all of it is handed over."""
        self._release()
        loop.call_soon(self._hand_over, loop)

    def _release(self) -> None:
        awaited, self._awaited = self._awaited, []
        for begins in awaited:
            if not begins.done():
                begins.set_result(None)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """All that waits goes to the writer thread, unless that is busy.

        A commit that takes long holds up only appends: requests that only look go on.
        """
        self._planned = False
        if self._waiting and not self._under_way:
            self._next = loop.time() + BREATH
            self._under_way, self._waiting = self._waiting, []
            self._queue.put((self._under_way, loop))
        if self._awaited:
            self._plan(loop)

    def _write(self) -> None:
        """The writer thread: everything that was handed over goes into one transaction."""
        while (handed := self._queue.get()) is not None:
            together, loop = handed
            results = self._commit(together)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._settle, loop, results)

    def _commit(self, together: list[_Waiting]) -> list[object]:
        try:
            results = write(
                self._writing, [waiting.change for waiting in together], self._time.now()
            )
        except Exception as problem:
            # Whatever went wrong: the futures must be resolved and the thread must live on.
            with contextlib.suppress(sqlite3.Error):
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
            self._committed = None
            return [StoreFailed(f"the store cannot write: {problem}") for _ in together]
        self._committed = time.monotonic()
        return results

    def _settle(self, loop: asyncio.AbstractEventLoop, results: list[object]) -> None:
        """Resolve the futures of this commit, and plan the next if appends came meanwhile."""
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
        def read() -> list[AnyAct]:
            try:
                return sqlite_reads.acts_of(self._reading, table)
            except Damaged as damage:
                self.set_aside.table(table, damage)
                raise

        return await self._read(read)

    async def finished(self, table: str, round_: int | None) -> Finished | None:
        def read() -> Finished | None:
            number = round_ or 0
            try:
                with sqlite_reads.at_one_moment(self._reading):
                    lost = self.set_aside.rounds(table)
                    latest, whole = sqlite_reads.rounds_of(self._reading, table, lost)
                    number = latest if round_ is None else round_
                    found = sqlite_reads.game_of(self._reading, table, number)
                if found is None and not whole:
                    number = latest
                    raise Damaged("record", "missing", number)
            except Damaged as damage:
                self.set_aside.record(table, number, damage)
                raise
            return found

        return await self._read(read)

    async def open_tables(self, most: int, seconds: float) -> list[tuple[str, Summary]]:
        def rows() -> list[tuple[str, Summary]]:
            query = "WHERE open AND touched > ? ORDER BY touched DESC LIMIT ?"
            found = self._sound_entries(query, self._time.now() - seconds, most)
            return [(entry.id, said) for entry, said in found if entry.id not in self.set_aside]

        return await self._read(rows)

    async def awake(self) -> list[str]:
        def rows() -> list[str]:
            found = [entry for entry, _ in self._sound_entries()]
            known = {entry.id for entry in found}
            for table, damage in (
                sqlite_reads.strays(self._reading, known) if self._has_strays else ()
            ):
                if damage.part == "record":
                    self.set_aside.record(table, damage.number, damage)
                else:
                    self.set_aside.table(table, damage)
            return [entry.id for entry in found if entry.awake and entry.id not in self.set_aside]

        return await self._read(rows)

    def _sound_entries(
        self, query: str = sqlite_reads.ALL, *values: float
    ) -> Iterator[tuple[Entry, Summary]]:
        """Entries of tables with what they say; those that are damaged are set aside."""
        for entry in sqlite_reads.entries(self._reading, query, *values):
            try:
                yield entry, sound_summary(entry)
            except Damaged as damage:
                self.set_aside.table(entry.id, damage)

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
            except TROUBLE as problem:
                raise StoreFailed(f"the store cannot be read: {problem}") from None

        if self._closed:
            raise StoreFailed("the store has been closed")
        return await asyncio.get_running_loop().run_in_executor(self._reader, answer)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        loop = asyncio.get_running_loop()
        self._release()
        while self._waiting or self._under_way:
            self._hand_over(loop)
            if self._under_way:
                await asyncio.wait([waiting.done for waiting in self._under_way])
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
