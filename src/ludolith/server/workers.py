"""Processes of their own for what would hold up everybody else."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from ludolith.server.worker import get_ready

Answer = TypeVar("Answer")


class Workers:
    """A few worker processes, started when the first of them is needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., Answer], *args: object) -> Answer:
        """One try, and a second one if somebody else broke the workers meanwhile."""
        pool = self._started()
        try:
            return await asyncio.wrap_future(pool.submit(work, *args))
        except BrokenExecutor:
            self._discard(pool)
            return await asyncio.wrap_future(self._started().submit(work, *args))

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a worker inherits no socket and no file of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, get_ready)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
