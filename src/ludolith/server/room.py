# Compiled with mypyc.
"""A table in memory: requests take turns, and results are shown only when stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from types import TracebackType
from typing import Any

from ludolith.engine.errors import IllegalMove
from ludolith.engine.simulation_findings import Attempt
from ludolith.server.audience import Audience, LogHistory
from ludolith.server.connection import Connection
from ludolith.server.decision_clock import Clock
from ludolith.server.errors import ServerError, StoreFailed, UnknownTable
from ludolith.server.request_order import Turns
from ludolith.server.services import Services
from ludolith.server.signing import finished_game
from ludolith.server.store import Append, Summary, acts_by_itself, summary_of
from ludolith.server.token_buckets import Buckets
from ludolith.table import acts
from ludolith.table.act_results import Question
from ludolith.table.handlers import begin, bot_move, clock_move, refuse_undo
from ludolith.table.table import Table

log = logging.getLogger("ludolith.room")
_chance = random.SystemRandom()

Handler = Callable[[Table], Sequence[acts.AnyAct]]  # what a request comes to at its turn


class RoomGone(ServerError):
    """The room was dropped while a request waited for it; the table itself is in the store."""

    cause = "store-failed"
    status = 503


class Turn:
    """One request has the table to itself: `async with room.turn() as turn`.

    What it stores is shown to all viewers when the turn ends, after the answer to the request. A
    request that raises before it has stored anything has changed nothing.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._happened: Sequence[acts.AnyAct] = ()
        self._previous = 0  # the version before
        self._kept = 0  # lines of the log that stay as they were
        self._motion = b""

    async def __aenter__(self) -> Turn:
        room = self._room
        await room.turns.take()
        if room.gone:
            room.turns.end()
            raise RoomGone("the table had to be opened anew; say hello again")
        return self

    async def store(self, happening: Sequence[acts.AnyAct]) -> None:
        """Let acts happen, and wait until they are stored. An error half way drops the room."""
        room = self._room
        question = room.table.question(happening)
        if question is not None:
            found = await room.find(question)
            happening, self._motion = [room.table.answered(question, found.finding)], found.motion
        if not happening:
            return
        self._previous, self._kept, entry = room.happen(happening)
        self._happened = happening
        began = time.monotonic()
        try:
            await room.services.store.append(entry)
        except Exception as problem:
            log.error("append_failed table=%s… problem=%s", room.table.id[:4], problem)
            room.drop("store-failed", "the last change could not be stored; say hello again")
            raise StoreFailed(str(problem)) from problem
        room.services.metrics.stored.append(entry.acts, time.monotonic() - began)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        room = self._room
        try:
            if self._happened and problem is None:
                self._show()
            elif self._happened and not room.gone:
                room.failed()  # stored or not, it was not answered
        except Exception:
            room.failed()
        finally:
            room.turns.end()

    def _show(self) -> None:
        room = self._room
        now = room.loop.time()
        room.clock.follow(room.table, now, taken_back(self._happened))
        if self._motion:
            room.audience.show(self._motion)
        room.audience.update(self._previous, self._kept, now)
        room.schedule()


class Room:
    """One table, its viewers, its clock and its bots."""

    def __init__(self, table: Table, memory: LogHistory, services: Services) -> None:
        self.services = services
        self.table = table
        self.owner = ""  # the address that is charged for its bots: of the first who came
        self.clock = Clock()
        self.memory = memory
        self.chat = Buckets(services.settings.limits.chat)  # by member
        self.audience = Audience(self.table, self.clock, memory)
        self.turns = Turns(services.store)
        self._summary: Summary | None = None  # as it is stored, where that is known
        self.gone = False
        self.touched = 0.0
        self.loop = asyncio.get_running_loop()
        self.asleep = False  # its bots rest until a viewer comes
        self._left = self.loop.time()  # when the last one went, or might have come
        # By seat and version of its question; None: it has decided, and waits for its turn.
        self._thinking: dict[tuple[int, int], asyncio.Task[None] | None] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._finding: asyncio.Task[Attempt] | None = None  # what comes of the latest strike
        self._clock_timer: asyncio.TimerHandle | None = None
        self._undo_timer: asyncio.TimerHandle | None = None
        self._begin_timer: asyncio.TimerHandle | None = None
        self._devices_came = True  # one of those whose parts are awaited has been here since

    # -- changes

    def turn(self) -> Turn:
        """A turn at this table. It goes on to its end even if the client disconnects meanwhile."""
        return Turn(self)

    async def change(self, handler: Handler) -> None:
        """Wait for a turn and carry out what a handler decides; raises its refusal."""
        async with self.turn() as turn:
            await turn.store(handler(self.table))

    async def find(self, question: Question) -> Attempt:
        """Simulate a move before anything happens; other requests wait meanwhile."""
        after = self.table.version + 1
        finding = self.services.simulation_pool.find(self.table, question, after, self.owner)
        self._finding = task = self.loop.create_task(finding)
        await asyncio.wait([task])
        if self.gone:
            raise RoomGone("the table had to be opened anew; say hello again")
        return task.result()

    def happen(self, happening: Sequence[acts.AnyAct]) -> tuple[int, int, Append]:
        """In memory only. An error here is a fault of the server, and the memory can no longer be
        trusted.

        Returns the version before, how many lines of the log stayed, and what is to be stored.
        """
        table = self.table
        previous, was, kept = table.version, table.phase, len(table.log)
        self.asleep = self.asleep or self._has_no_viewers()
        try:
            for act in happening:
                change = table.apply(act)
                self.memory.note(change)
                kept = min(kept if change.log_from is None else change.log_from, kept)
            over = table.phase == "over" and was != "over"
            finished = finished_game(table, self.services.signer) if over else None
            summary = self._new_summary(happening, table.phase != was)
        except Exception:
            self.failed()
            raise
        entry = Append(table.id, previous + 1, happening, summary, finished)
        return previous, min(kept, len(table.log)), entry

    def failed(self) -> None:
        """Drop the room because of the present exception, a fault of the server."""
        log.exception("room_failed table=%s… version=%s", self.table.id[:4], self.table.version)
        self.drop("server-error", "the table had to be opened anew; say hello again")

    def summary(self) -> Summary:
        return summary_of(self.table, self.acts_by_itself())

    def _new_summary(self, happening: Sequence[acts.AnyAct], new_phase: bool) -> Summary | None:
        """What the store must know besides the acts; None: as it is there."""
        known = self._summary
        moved = not new_phase and all(isinstance(act, acts.Moved) for act in happening)
        if known is not None and moved and known.awake == self.acts_by_itself():
            return None  # a decision changes nothing else of it
        self._summary = summary = self.summary()
        lobby = self.table.phase == "lobby"  # lobbies grow old, and must be touched
        return summary if lobby or summary != known else None

    # -- what the table does by itself

    def acts_by_itself(self) -> bool:
        """Whether something will happen here without a request."""
        return acts_by_itself(self.table, bots_play=not self.asleep)

    def wake(self) -> None:
        """Start timers and bots, after the room was made or loaded from the store."""
        self.clock.follow(self.table, self.loop.time())
        # A game promised in this room was promised to devices that were here.
        self._devices_came = self.table.promise is None
        self.schedule()

    def wake_bots(self) -> None:
        """A viewer is here, or may come back soon: bots play."""
        self._left = self.loop.time()
        if self.asleep:
            self.asleep = False
            self.schedule()

    def _has_no_viewers(self) -> bool:
        """No viewer has been here for so long that bots need not play on."""
        patience = self.services.settings.bots_alone
        if self.audience.connections or patience is None:
            return False
        return self.loop.time() - self._left >= patience

    def schedule(self) -> None:
        """Set the timers and let the bots think, as the table stands now."""
        if self.gone:
            return
        self._let_bots_think()
        self._stop(self._clock_timer)
        runs_out = self.clock.next()
        self._clock_timer = None
        if runs_out is not None:
            self._clock_timer = self.loop.call_at(runs_out, self._start, self._time_out)
        if self.table.undo_by is None:
            self._stop(self._undo_timer)
            self._undo_timer = None
        elif self._undo_timer is None:
            patience = self.services.settings.undo_within
            self._undo_timer = self.loop.call_later(patience, self._start, self._refuse_undo)
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
            self._begin_timer = self.loop.call_later(patience, self._start, self._begin)

    def _let_bots_think(self) -> None:
        levels = {} if self.asleep else dict(self.table.bots_to_move())
        asked = {(seat, self.table.asked[seat]): level for seat, level in levels.items()}
        for question, thought in list(self._thinking.items()):
            if thought is not None and question not in asked:
                # The question is gone, and other jobs wait for the process.
                del self._thinking[question]
                thought.cancel()
        for question, level in asked.items():
            if question not in self._thinking:
                self._thinking[question] = self._task(self._bot(question, level))

    async def _bot(self, question: tuple[int, int], level: str) -> None:
        seat, asked = question
        try:
            # It thinks during the pause, so its time reveals nothing about its choice.
            pause = self.loop.create_task(
                asyncio.sleep(_chance.uniform(*self.services.settings.pace))
            )
            code = await self.services.bot_pool.think(self.table, seat, level, self.owner)
            await pause
            if not self._stands(question):
                return
            self._thinking[question] = None
            await self.change(lambda table: bot_move(table, seat, code, asked))
        except IllegalMove:
            self.failed()  # legal by what the seat knows, so the position is wrong
        except Exception as problem:
            log.warning("bot_move_failed table=%s… problem=%r", self.table.id[:4], problem)
        finally:
            if self._thinking.get(question) in (None, asyncio.current_task()):
                self._thinking.pop(question, None)

    def _stands(self, question: tuple[int, int]) -> bool:
        seat, asked = question
        deciding = dict(self.table.bots_to_move())
        return not self.gone and seat in deciding and self.table.asked.get(seat) == asked

    async def _time_out(self) -> None:
        def run_out(table: Table) -> Sequence[acts.AnyAct]:
            """One seat at a time: the first move may change the other seats' questions."""
            over = self.clock.run_out(self.loop.time())
            return clock_move(table, over[0]) if over else []

        await self.change(run_out)
        self.schedule()

    async def _refuse_undo(self) -> None:
        self._undo_timer = None
        await self.change(refuse_undo)

    async def _begin(self) -> None:
        self._begin_timer = None
        await self.change(begin)

    # -- tasks and the end

    def _start(self, doing: Callable[[], Awaitable[None]]) -> None:
        """From a timer: start a task of the table itself."""

        async def guarded() -> None:
            try:
                await doing()
            except Exception as problem:
                log.warning("timer_failed table=%s… problem=%r", self.table.id[:4], problem)

        self._task(guarded())

    def start_for_viewer(self, doing: Coroutine[Any, Any, None]) -> None:
        """Start a task for one viewer while the table goes on."""
        self._task(doing)

    def _task(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.loop.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @staticmethod
    def _stop(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()

    def idle(self) -> bool:
        """No viewer is connected, nothing is under way, nothing is going to happen."""
        timers = (self._clock_timer, self._undo_timer, self._begin_timer)
        asked = self.turns.busy or any(timer is not None for timer in timers)
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
            async with self.turn():
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- coming and going

    def attach(self, one: Connection) -> None:
        self.audience.connections.add(one)
        self.owner = self.owner or one.address
        self.wake_bots()

    def detach(self, one: Connection) -> None:
        """A connection ended. The others learn it after a moment, so that a reload does not
        flicker.
        """
        self.audience.connections.discard(one)
        self.touched = self._left = self.loop.time()
        self.loop.call_later(self.services.settings.presence_grace, self.audience.announce)


def rebuilt(history: Sequence[acts.AnyAct]) -> tuple[Table, LogHistory]:
    """A table from its acts, and what became of its log on the way."""
    if not history or not isinstance(history[0], acts.Opened):
        raise UnknownTable("there is no such table")
    table, memory = Table(history[0]), LogHistory()
    for act in history[1:]:
        memory.note(table.apply(act))
    return table, memory


def taken_back(happening: Sequence[acts.AnyAct]) -> int | None:
    """The seat whose decision was taken back, if one was."""
    return next((act.seat for act in happening if isinstance(act, acts.TookBack)), None)
