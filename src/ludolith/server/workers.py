"""Processes of their own for what would hold up everybody else."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import TypeVar

from ludolith.server.worker import get_ready

Answer = TypeVar("Answer")


class Workers:
    """A few worker processes, started when they are needed. Each does one thing at a time.

    A process that dies takes along only what it was doing: nobody else has given it anything yet.
    """

    def __init__(self, processes: int) -> None:
        self._free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.Queue()
        for _ in range(processes):
            self._free.put_nowait(None)  # to be started
        self._started: set[ProcessPoolExecutor] = set()

    async def do(self, work: Callable[..., Answer], *args: object) -> Answer:
        """Wait for a free process; raises BrokenExecutor if the work was the end of it."""
        one = await self._free.get() or self._start()
        try:
            job = one.submit(work, *args)
        except BrokenExecutor:  # it died while it had nothing to do
            self._discard(one)
            one = self._start()
            job = one.submit(work, *args)
        loop = asyncio.get_running_loop()

        def done(job: Future[Answer]) -> None:
            # Also for those who no longer wait: the process is free only when it has finished.
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._give_back, one, job)

        job.add_done_callback(done)
        return await asyncio.wrap_future(job)

    def _give_back(self, one: ProcessPoolExecutor, job: Future[Answer]) -> None:
        if not job.cancelled() and isinstance(job.exception(), BrokenExecutor):
            self._discard(one)
            self._free.put_nowait(None)
        else:
            self._free.put_nowait(one)

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a worker inherits no socket and no file of the server.
        context = multiprocessing.get_context("spawn")
        one = ProcessPoolExecutor(1, context, get_ready)
        self._started.add(one)
        return one

    def _discard(self, one: ProcessPoolExecutor) -> None:
        self._started.discard(one)
        one.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        for one in self._started:
            await asyncio.to_thread(one.shutdown, cancel_futures=True)
        self._started.clear()
