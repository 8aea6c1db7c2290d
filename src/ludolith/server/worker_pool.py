"""A pool of worker processes for work that would hold up the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from ludolith.server import sandbox
from ludolith.server.job_queue import STUCK, Job, Kind, Lane
from ludolith.server.metrics import Metrics
from ludolith.server.process_spawning import BareContext
from ludolith.server.settings import Settings
from ludolith.server.worker_process import get_ready, warm_up

GRACE: Final = 1.0  # seconds after its time is up in which a process may end by itself
PATIENCE: Final = 3.0  # seconds for work under way when the server ends
UNUSED: Final = (
    300.0  # seconds after which a process that was not needed is ended; one always stays
)

log = logging.getLogger("ludolith.pool")
Answer = TypeVar("Answer")


class TimeUp(BrokenExecutor):
    """The process was ended because its time was up."""


class Worker:
    """One process; it may run code of other packages, so it can always be ended from outside."""

    def __init__(self, simulates: bool = False) -> None:
        self.pool = ProcessPoolExecutor(1, BareContext(), get_ready, (sandbox.hidden(),))
        self._number = self.pool.submit(os.getpid)
        self._simulates = simulates
        self.done = 0  # jobs so far
        self.since = 0.0  # when it was free again
        self.retired = False  # another one has taken its place: its job is its last

    async def ready(self) -> None:
        """Started; raises BrokenExecutor if it died at that."""
        await asyncio.wrap_future(self._number)

    async def warm(self) -> None:
        """Load beforehand what its first jobs would load."""
        await asyncio.wrap_future(self.pool.submit(warm_up, self._simulates))

    def submit(self, work: Callable[..., Answer], *args: object) -> Future[Answer]:
        """Begin; raises BrokenExecutor if the process is dead."""
        return self.pool.submit(work, *args)

    def kill(self) -> None:
        if self._number.done() and self._number.exception() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._number.result(), signal.SIGKILL)

    def end(self, wait: bool = False) -> None:
        """Let it finish what it does, and nothing more."""
        self.pool.shutdown(wait, cancel_futures=True)


class Pool:
    """Worker processes, started when they are needed. Each does one job at a time.

    A process that dies loses only its own job. After many jobs a process is replaced, whether it
    needs it or not; it works on until its successor is ready.
    """

    def __init__(
        self,
        *lanes: Lane,
        settings: Settings,
        metrics: Metrics,
        start: Callable[[], Worker] = Worker,
    ) -> None:
        self._lanes = lanes
        self._lane = {kind: lane for lane in lanes for kind in lane.queues}
        self._metrics = metrics
        self._settings = settings
        self._start_worker = start
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []  # the one used last is used next
        self._starting = 0
        self._replaced: Worker | None = None  # its successor is starting
        self._tasks: set[asyncio.Task[None]] = set()
        self._looks_again: asyncio.TimerHandle | None = None
        self._closed = False
        self._wait_seconds = {kind: metrics.wait_seconds.labels(kind) for kind in self._lane}
        for kind, lane in self._lane.items():
            metrics.jobs_waiting.labels(kind).set_function(lane.queues[kind].__len__)

    async def do(
        self,
        kind: Kind,
        work: Callable[..., Answer],
        *args: object,
        seconds: float,
        owner: str = "",
        table: str = "",
        fresh: bool = False,
    ) -> Answer:
        """Let a process do this when its turn has come, with its time as the last argument.

        Who has many jobs waiting (by the owner's address, then by table) waits behind the first
        ones of others. A fresh one runs in a process that has done nothing else. Raises
        BrokenExecutor if the job was the end of its process, and TimeUp if that was for its time.
        """
        if self._closed:
            raise BrokenExecutor("the server is closing")
        if not self._settings.limits.address_limits:
            owner = ""
        job = Job(kind, work, args, seconds, owner=owner, table=table, fresh=fresh)
        queue = self._lane[kind].queues[kind]
        queue.add(job)
        self._pump()
        try:
            answer: Answer = await job.answer
        except asyncio.CancelledError:
            queue.remove(job)
            raise
        return answer

    # -- from the queue to a process

    def _pump(self) -> None:
        """Let everything begin that can."""
        if self._closed:
            return
        loop = asyncio.get_running_loop()
        now, wanted = loop.time(), 0
        for lane in self._lanes:
            while self._idle and lane.ready(now):
                self._begin(self._idle.pop(), self._taken(lane, now))
            wanted += lane.ready(now)
        while self._starting < wanted:
            self._starting += 1
            self._task(self._start())
        while len(self._idle) > 1 and now - self._idle[0].since > UNUSED:
            self._discard(self._idle.pop(0))
        if self._looks_again is None and any(lane.spare and lane.waiting() for lane in self._lanes):
            self._looks_again = loop.call_later(STUCK * 1.01, self._look_again)

    def _look_again(self) -> None:
        """Check whether a running job is stuck by now."""
        self._looks_again = None
        self._pump()

    def _taken(self, lane: Lane, now: float) -> Job:
        job = lane.take(now)
        self._wait_seconds[job.kind].observe(now - job.asked)
        return job

    def _begin(self, one: Worker, job: Job) -> None:
        if job.fresh and one.done:
            self._discard(one)
            self._task(self._start_for(job))
            return
        try:
            self._hand_over(one, job)
        except BrokenExecutor:  # it died while it had nothing to do
            self._discard(one)
            self._task(self._start_for(job))

    def _hand_over(self, one: Worker, job: Job) -> None:
        loop = asyncio.get_running_loop()
        given = one.submit(job.work, *job.args, job.seconds)
        began = loop.time()
        limit = loop.call_later(job.seconds + GRACE, one.kill)

        def done(given: Future[Any]) -> None:
            # Also for those who no longer wait: the process is free only when it has finished.
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._finish, one, job, given, began, limit)

        given.add_done_callback(done)

    def _finish(
        self, one: Worker, job: Job, given: Future[Any], began: float, limit: asyncio.TimerHandle
    ) -> None:
        limit.cancel()
        took = asyncio.get_running_loop().time() - began
        problem = None if given.cancelled() else given.exception()
        if given.cancelled() or isinstance(problem, BrokenExecutor):
            self._discard(one)
            if took >= job.seconds:
                problem = TimeUp(f"no answer in {job.seconds} seconds")
        else:
            one.done += 1
            self._give_back(one)
        if given.cancelled():
            job.answer.cancel()
        elif problem is not None:
            self._fail(job, problem)
        elif not job.answer.done():
            job.answer.set_result(given.result())
        self._leave(job)

    def _fail(self, job: Job, problem: BaseException) -> None:
        if isinstance(problem, StopIteration):  # a future takes any error but this one
            problem = RuntimeError(repr(problem))
        if not job.answer.done():
            job.answer.set_exception(problem)

    def _leave(self, job: Job) -> None:
        """It has ended; its place is free."""
        self._lane[job.kind].running.discard(job)
        self._pump()

    # -- processes come and go

    async def _start(self) -> None:
        """Start one more process. If that fails, one waiting job gets the error."""
        try:
            one = await self._started()
        except Exception as problem:
            self._starting -= 1
            now = asyncio.get_running_loop().time()
            for lane in self._lanes:
                if lane.ready(now):
                    job = self._taken(lane, now)
                    self._fail(job, problem)
                    self._leave(job)
                    return
        else:
            self._starting -= 1
            self._give_back(one)
            self._pump()

    async def _start_for(self, job: Job) -> None:
        """A process of its own for a job that has its place already."""
        try:
            one = await self._started()
            if job.answer.done():  # given up meanwhile
                self._give_back(one)
                self._leave(job)
            else:
                self._hand_over(one, job)
        except Exception as problem:
            self._fail(job, problem)
            self._leave(job)

    async def _start_successor(self, old: Worker) -> None:
        try:
            one = await self._started(warm=True)
        except Exception as problem:
            log.error("worker_not_replaced jobs=%s problem=%r", old.done, problem)
            old.done = 0
        else:
            old.retired = True
            if old in self._idle:
                self._idle.remove(old)
                self._discard(old)
            self._give_back(one)
            self._pump()
        finally:
            self._replaced = None

    async def _started(self, *, warm: bool = False) -> Worker:
        one = self._start_worker()
        self._workers.add(one)
        self._metrics.workers_started.inc()
        try:
            await one.ready()
            if warm:
                await one.warm()
        except BaseException:
            self._discard(one)
            raise
        return one

    def _give_back(self, one: Worker) -> None:
        if one.retired:
            self._discard(one)
            return
        one.since = asyncio.get_running_loop().time()
        self._idle.append(one)
        if one.done >= self._settings.worker_jobs and self._replaced is None and not self._closed:
            self._replaced = one
            self._task(self._start_successor(one))

    def _discard(self, one: Worker) -> None:
        self._workers.discard(one)
        one.end()

    def _task(self, doing: Any) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all processes; work under way may still be done, if it does not take long."""
        self._closed = True
        if self._looks_again is not None:
            self._looks_again.cancel()
        for kind, lane in self._lane.items():
            while queue := lane.queues[kind]:
                queue.take().answer.cancel()
        started = list(self._workers)
        for task in list(self._tasks):
            task.cancel()
        ends = [asyncio.ensure_future(asyncio.to_thread(one.end, True)) for one in started]
        if ends and (await asyncio.wait(ends, timeout=PATIENCE))[1]:
            for one in started:
                one.kill()
        await asyncio.gather(*ends, *self._tasks, return_exceptions=True)
        self._workers.clear()
