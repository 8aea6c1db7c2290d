"""Processes of their own for what would hold up everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import Final, TypeVar

from ludolith.server import sandbox
from ludolith.server.spawning import BareContext
from ludolith.server.worker import get_ready

GRACE: Final = 1.0  # seconds after its time is up in which a process may end by itself
PATIENCE: Final = 3.0  # seconds for work under way when the server ends

Answer = TypeVar("Answer")


class Worker:
    """One process; what it runs may be anybody's code, so it can always be ended from outside."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, BareContext(), get_ready, (sandbox.hidden(),))
        self._number = self.pool.submit(os.getpid)

    async def ready(self) -> None:
        """Started; raises BrokenExecutor if it died at that."""
        await asyncio.wrap_future(self._number)

    def kill(self) -> None:
        if self._number.done() and self._number.exception() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._number.result(), signal.SIGKILL)


class Workers:
    """A few worker processes, started when they are needed. Each does one thing at a time.

    A process that dies takes along only what it was doing: nobody else has given it anything yet.
    """

    def __init__(self, processes: int) -> None:
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(processes):
            self._free.put_nowait(None)  # to be started
        self._started: set[Worker] = set()

    async def do(self, work: Callable[..., Answer], *args: object, seconds: float) -> Answer:
        """Wait for a free process and let it do this, with its time as the last argument.

        Raises BrokenExecutor if the work was the end of the process. Whoever's time is up ends
        itself, and what does not is ended.
        """
        one = await self._free.get()
        try:
            one, job = await self._begin(one, work, *args, seconds)
        except BaseException:
            self._free.put_nowait(None)
            raise
        loop = asyncio.get_running_loop()
        limit = loop.call_later(seconds + GRACE, one.kill)

        def done(job: Future[Answer]) -> None:
            # Also for those who no longer wait: the process is free only when it has finished.
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._give_back, one, job, limit)

        job.add_done_callback(done)
        return await asyncio.wrap_future(job)

    async def _begin(
        self, one: Worker | None, work: Callable[..., Answer], *args: object
    ) -> tuple[Worker, Future[Answer]]:
        if one is not None:
            try:
                return one, one.pool.submit(work, *args)
            except BrokenExecutor:  # it died while it had nothing to do
                self._discard(one)
        one = Worker()
        self._started.add(one)
        try:
            await one.ready()
            return one, one.pool.submit(work, *args)
        except BaseException:
            self._discard(one)
            raise

    def _give_back(self, one: Worker, job: Future[Answer], limit: asyncio.TimerHandle) -> None:
        limit.cancel()
        if not job.cancelled() and isinstance(job.exception(), BrokenExecutor):
            self._discard(one)
            self._free.put_nowait(None)
        else:
            self._free.put_nowait(one)

    def _discard(self, one: Worker) -> None:
        self._started.discard(one)
        one.pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """End all processes; work under way may still be done, if it does not take long."""
        ends = [
            asyncio.ensure_future(asyncio.to_thread(one.pool.shutdown, cancel_futures=True))
            for one in self._started
        ]
        if ends and (await asyncio.wait(ends, timeout=PATIENCE))[1]:
            for one in self._started:
                one.kill()
        await asyncio.gather(*ends)
        self._started.clear()
