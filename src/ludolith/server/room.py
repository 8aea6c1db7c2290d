# Compiled with mypyc.
"""A table in memory: requests become acts one after another, and are told only when stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec

from ludolith.engine.findings import Attempt
from ludolith.server.audience import Audience, Memory
from ludolith.server.bot_pool import BotPool
from ludolith.server.clock import Clock
from ludolith.server.connection import Connection
from ludolith.server.errors import ServerError, StoreFailed, UnknownTable
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.signing import Signer, finished_game
from ludolith.server.simulation_pool import SimulationPool
from ludolith.server.store import Append, Store, Summary, restless, summary_of
from ludolith.server.token_buckets import Buckets
from ludolith.table import acts
from ludolith.table.changes import Question
from ludolith.table.handlers import begin, bot_move, clock_move, refuse_undo
from ludolith.table.option_files import NO_FILES, Files
from ludolith.table.table import Table

log = logging.getLogger("ludolith.room")
_chance = random.SystemRandom()


class Services(msgspec.Struct, frozen=True):
    """What all rooms of a server share."""

    store: Store
    bot_pool: BotPool
    simulation_pool: SimulationPool
    metrics: Metrics
    settings: Settings
    files: Files = NO_FILES
    signer: Signer | None = None  # None: records are not signed


Judge = Callable[[Table], Sequence[acts.AnyAct]]


class Asked(Protocol):
    """A request that waits for its turn."""

    def judge(self, table: Table) -> Sequence[acts.AnyAct]:
        """What it comes to now, or why it is refused."""

    def told(self) -> None:
        """It is done and stored."""

    def refused(self, problem: Exception) -> None:
        """Nothing has happened."""


class _Awaited:
    """What somebody in this program waits for."""

    def __init__(self, judge: Judge, told: Callable[[], None], done: asyncio.Future[None]) -> None:
        self.judge = judge
        self._told = told
        self._done = done

    def told(self) -> None:
        self._told()
        if not self._done.done():
            self._done.set_result(None)

    def refused(self, problem: Exception) -> None:
        if not self._done.done():
            self._done.set_exception(problem)


def nothing() -> None:
    """For those whom nobody need tell."""


class RoomGone(ServerError):
    """The room was dropped while somebody waited for it; the table itself is in the store."""

    cause = "store-failed"
    status = 503


class Room:
    """One table, its viewers, its clock and its bots."""

    def __init__(self, table: Table, memory: Memory, services: Services) -> None:
        self.services = services
        self.table = table
        self.owner = ""  # the address that is charged for its bots: of the first who came
        self.clock = Clock()
        self.memory = memory
        self.chat = Buckets(services.settings.limits.chat)  # by member
        self.audience = Audience(self.table, self.clock, memory)
        self._line: deque[Asked] = deque()  # those who wait for their turn
        self._called = False  # the store will say when the next in line is to be judged
        self._busy = False  # from the judgement of a request to its commit
        self._summary: Summary | None = None  # as it is stored, where that is known
        self.gone = False
        self.touched = 0.0
        self._loop = asyncio.get_running_loop()
        self.asleep = False  # its bots rest until somebody comes
        self._left = self._loop.time()  # when the last one went, or might have come
        # By seat and version of its question; None: it has decided, and waits for its turn.
        self._thinking: dict[tuple[int, int], asyncio.Task[None] | None] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._finding: asyncio.Task[Attempt] | None = None  # what comes of the latest strike
        self._clock_timer: asyncio.TimerHandle | None = None
        self._undo_timer: asyncio.TimerHandle | None = None
        self._begin_timer: asyncio.TimerHandle | None = None
        self._devices_came = True  # one of those whose parts are awaited has been here since

    # -- changes

    def ask(self, asked: Asked) -> None:
        """Judge at its turn, let it happen, store it; then tell the asker, then show everybody.

        Or tell why it is refused; then nothing has happened. Nobody can call it off half way: it
        goes on to its end even if the asker hangs up meanwhile.

        Nothing is judged before it could be stored: under load many tables take their turns
        together, and what a turn needs is still at the processor's hand from the one before.
        """
        self._line.append(asked)
        if not (self._busy or self._called):
            self._called = True
            self.services.store.before_commit(self._take_turns)

    async def change(self, judge: Judge, told: Callable[[], None] = nothing) -> None:
        """As `ask`, for those who wait; raises what it is refused with."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.ask(_Awaited(judge, told, done))
        await done

    async def look(self, seen: Callable[[], None]) -> None:
        """Look when nothing is under way, so that only what is stored is ever shown."""
        await self.change(lambda _: (), seen)

    def _take_turns(self) -> None:
        """One after another, until something has to be stored first."""
        self._called = False
        self._busy = True
        while self._line:
            asked = self._line.popleft()
            try:
                if self.gone:
                    raise RoomGone("the table had to be opened anew; say hello again")
                happening = asked.judge(self.table)
                question = self.table.question(happening)
                if question is not None:
                    self._task(self._find_out(asked, question, self._find(question)))
                    return
                if happening:
                    self._store(asked, happening)
                    return
                asked.told()
            except Exception as problem:
                asked.refused(problem)
        self._busy = False

    def _find(self, question: Question) -> asyncio.Task[Attempt]:
        after = self.table.version + 1
        finding = self.services.simulation_pool.find(self.table, question, after, self.owner)
        self._finding = self._loop.create_task(finding)
        return self._finding

    async def _find_out(
        self, asked: Asked, question: Question, finding: asyncio.Task[Attempt]
    ) -> None:
        """Ask the world before anything happens; whoever comes meanwhile waits."""
        try:
            await asyncio.wait([finding])
            if self.gone:
                raise RoomGone("the table had to be opened anew; say hello again")
            found = finding.result()
            self._store(asked, [self.table.answered(question, found.finding)], found.motion)
        except Exception as problem:
            asked.refused(problem)
            self._take_turns()

    def _store(self, asked: Asked, happening: Sequence[acts.AnyAct], motion: bytes = b"") -> None:
        previous, kept, entry = self._happen(happening)
        began = time.monotonic()

        def stored(done: asyncio.Future[None]) -> None:
            try:
                problem = done.exception()
                if problem is None:
                    self._count(entry, time.monotonic() - began)
                    asked.told()
                    now = self._loop.time()
                    self.clock.follow(self.table, now, taken_back(happening))
                    if motion:
                        self.audience.show(motion)
                    self.audience.update(previous, kept, now)
                    self.carry_on()
                else:
                    log.error("table %s…: %s", self.table.id[:4], problem)
                    text = "the last change could not be stored; say hello again"
                    self.drop("store-failed", text)
                    asked.refused(StoreFailed(str(problem)))
            except Exception:
                self._failed()
            self._take_turns()

        self.services.store.append(entry).add_done_callback(stored)

    def _happen(self, happening: Sequence[acts.AnyAct]) -> tuple[int, int, Append]:
        """In memory only. A fault here is ours: what is in memory can no longer be trusted."""
        table = self.table
        previous, was, kept = table.version, table.phase, len(table.log)
        self.asleep = self.asleep or self._deserted()
        try:
            for act in happening:
                change = table.apply(act)
                self.memory.note(change)
                kept = min(kept if change.log_from is None else change.log_from, kept)
            over = table.phase == "over" and was != "over"
            finished = finished_game(table, self.services.signer) if over else None
            summary = self._new_summary(happening, table.phase != was)
        except Exception:
            self._failed()
            raise
        entry = Append(table.id, previous + 1, happening, summary, finished)
        return previous, min(kept, len(table.log)), entry

    def _failed(self) -> None:
        log.exception("table %s… failed at version %s", self.table.id[:4], self.table.version)
        self.drop("server-error", "the table had to be opened anew; say hello again")

    def summary(self) -> Summary:
        return summary_of(self.table, self.restless())

    def _new_summary(self, happening: Sequence[acts.AnyAct], new_phase: bool) -> Summary | None:
        """What the store must know besides the acts; None: as it is there."""
        known = self._summary
        moved = not new_phase and all(isinstance(act, acts.Moved) for act in happening)
        if known is not None and moved and known.awake == self.restless():
            return None  # a decision changes nothing else of it
        self._summary = summary = self.summary()
        lobby = self.table.phase == "lobby"  # lobbies grow old, and must be touched
        return summary if lobby or summary != known else None

    def _count(self, entry: Append, seconds: float) -> None:
        stored = self.services.metrics.stored
        stored.commit(seconds)
        for act in entry.acts:
            stored.count(act)

    # -- what the table does by itself

    def restless(self) -> bool:
        """Whether something will happen here without anybody asking."""
        return restless(self.table, bots_play=not self.asleep)

    def wake(self) -> None:
        """Begin to live: after it was made, or loaded from the store."""
        self.clock.follow(self.table, self._loop.time())
        # A game promised in this room was promised to devices that were here.
        self._devices_came = self.table.promise is None
        self.carry_on()

    def rouse(self) -> None:
        """Somebody is here, or may come back soon: bots play."""
        self._left = self._loop.time()
        if self.asleep:
            self.asleep = False
            self.carry_on()

    def _deserted(self) -> bool:
        """Nobody has looked for so long that bots need not play on."""
        patience = self.services.settings.bots_alone
        if self.audience.connections or patience is None:
            return False
        return self._loop.time() - self._left >= patience

    def carry_on(self) -> None:
        """Set the timers and let the bots think, as the table stands now."""
        if self.gone:
            return
        self._let_bots_think()
        self._stop(self._clock_timer)
        runs_out = self.clock.next()
        self._clock_timer = None
        if runs_out is not None:
            self._clock_timer = self._loop.call_at(runs_out, self._start, self._time_out)
        if self.table.undo_by is None:
            self._stop(self._undo_timer)
            self._undo_timer = None
        elif self._undo_timer is None:
            patience = self.services.settings.undo_within
            self._undo_timer = self._loop.call_later(patience, self._start, self._refuse_undo)
        self.await_parts()

    def await_parts(self) -> None:
        """A game about to begin waits a moment for parts of its chance, longer for their pages."""
        promise = self.table.promise
        if promise is None:
            self._stop(self._begin_timer)
            self._begin_timer = None
            self._devices_came = True
            return
        come = not self._devices_came and promise.missing() & self.audience.contributors()
        if come or self._begin_timer is None:
            self._devices_came = self._devices_came or bool(come)
            settings = self.services.settings
            patience = settings.parts_within if self._devices_came else settings.pages_within
            self._stop(self._begin_timer)
            self._begin_timer = self._loop.call_later(patience, self._start, self._begin)

    def _let_bots_think(self) -> None:
        levels = {} if self.asleep else dict(self.table.bots_to_move())
        asked = {(seat, self.table.asked[seat]): level for seat, level in levels.items()}
        for question, thought in list(self._thinking.items()):
            if thought is not None and question not in asked:
                # Nobody wants to know that any more, and others wait for the process.
                del self._thinking[question]
                thought.cancel()
        for question, level in asked.items():
            if question not in self._thinking:
                self._thinking[question] = self._task(self._bot(question, level))

    async def _bot(self, question: tuple[int, int], level: str) -> None:
        seat, asked = question
        try:
            # It thinks during the pause: how much there was to think about does not show.
            pause = self._loop.create_task(
                asyncio.sleep(_chance.uniform(*self.services.settings.pace))
            )
            code = await self.services.bot_pool.think(self.table, seat, level, self.owner)
            await pause
            if not self._stands(question):
                return
            self._thinking[question] = None
            await self.change(lambda table: bot_move(table, seat, code, asked))
        except Exception as problem:
            log.warning("table %s…: no bot's turn: %r", self.table.id[:4], problem)
        finally:
            if self._thinking.get(question) in (None, asyncio.current_task()):
                self._thinking.pop(question, None)

    def _stands(self, question: tuple[int, int]) -> bool:
        seat, asked = question
        deciding = dict(self.table.bots_to_move())
        return not self.gone and seat in deciding and self.table.asked.get(seat) == asked

    async def _time_out(self) -> None:
        def run_out(table: Table) -> Sequence[acts.AnyAct]:
            """One seat at a time: the first move may change everybody's question."""
            over = self.clock.run_out(self._loop.time())
            return clock_move(table, over[0]) if over else []

        await self.change(run_out)
        self.carry_on()

    async def _refuse_undo(self) -> None:
        self._undo_timer = None
        await self.change(refuse_undo)

    async def _begin(self) -> None:
        self._begin_timer = None
        await self.change(begin)

    # -- tasks and the end

    def _start(self, doing: Callable[[], Awaitable[None]]) -> None:
        """From a timer: do something of the table's own."""

        async def guarded() -> None:
            try:
                await doing()
            except Exception as problem:
                log.warning("table %s…: %r", self.table.id[:4], problem)

        self._task(guarded())

    def beside(self, doing: Coroutine[Any, Any, None]) -> None:
        """Something for one viewer, while the table goes on."""
        self._task(doing)

    def _task(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._loop.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @staticmethod
    def _stop(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()

    def idle(self) -> bool:
        """Nobody looks, nothing is under way, nothing is going to happen."""
        timers = (self._clock_timer, self._undo_timer, self._begin_timer)
        asked = self._busy or self._called or any(timer is not None for timer in timers)
        return not (self.audience.connections or self._tasks or asked)

    def drop(self, cause: str, message: str) -> None:
        """Forget what is in memory; the store knows the truth."""
        self.gone = True
        self._stop(self._clock_timer)
        self._stop(self._undo_timer)
        self._stop(self._begin_timer)
        self.audience.dismiss(cause, message)

    async def finish(self) -> None:
        """At the end of the server: bots stop, changes under way come to their end."""
        self.drop("closing", "the server is closing; come back soon")
        if self._finding is not None:
            self._finding.cancel()  # nothing can come of it any more
        with contextlib.suppress(RoomGone):
            await self.look(nothing)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- coming and going

    def attach(self, one: Connection) -> None:
        self.audience.connections.add(one)
        self.owner = self.owner or one.address
        self.rouse()

    def detach(self, one: Connection) -> None:
        """Gone; the others hear of it after a moment, so that a reload does not flicker."""
        self.audience.connections.discard(one)
        self.touched = self._left = self._loop.time()
        self._loop.call_later(self.services.settings.presence_grace, self.audience.announce)


def rebuilt(history: Sequence[acts.AnyAct]) -> tuple[Table, Memory]:
    """A table from its acts, and what became of its log on the way."""
    if not history or not isinstance(history[0], acts.Opened):
        raise UnknownTable("there is no such table")
    table, memory = Table(history[0]), Memory()
    for act in history[1:]:
        memory.note(table.apply(act))
    return table, memory


def taken_back(happening: Sequence[acts.AnyAct]) -> int | None:
    """The seat whose decision was taken back, if one was."""
    return next((act.seat for act in happening if isinstance(act, acts.TookBack)), None)
