"""Bots think in processes of their own, on what their seat may know and nothing more."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from ludolith.bots.advice import Considered, Prospects
from ludolith.engine.rng import new_rng
from ludolith.engine.state import State
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.worker import choose, consider, foresee, get_ready
from ludolith.table.table import Table

Answer = TypeVar("Answer")
log = logging.getLogger("ludolith.bots")


class Thinker:
    """A few worker processes, started when the first bot has to think."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, table: Table, seat: int, level: str) -> int:
        """A bot's choice; the game's default if its process died or it chose nonsense."""
        assert table.play is not None
        game = table.game
        default = game.default_move(table.play.state, seat)
        known = table.play.state.clone()
        known.redeal(seat, new_rng(secrets.randbits(62)))
        legal = set(known.legal(seat))
        sent = pickle.dumps(known)
        began = time.monotonic()
        try:
            code = await self._ask(game.name, level, sent, seat)
        except Exception as problem:
            log.error("bot %s of %s failed: %r; its default is played", level, game.name, problem)
            self.metrics.bot_failures.inc()
            return default
        finally:
            self.metrics.bot_seconds.observe(time.monotonic() - began)
        if code not in legal:
            log.error("bot %s of %s chose %s, which is not legal", level, game.name, code)
            self.metrics.bot_failures.inc()
            return default
        return code

    async def advise(self, game: str, known: State, seat: int) -> tuple[Considered, ...]:
        """What a master considers, from what the seat may know."""
        args = (game, pickle.dumps(known), seat, secrets.randbits(62), self.settings.bot_seconds)
        return await self._work(consider, *args)

    async def foresee(self, record: bytes) -> Prospects:
        """What every seat could hope for; the same whenever it is asked."""
        return await self._work(foresee, record, 0, self.settings.foresight_seconds)

    async def _ask(self, game: str, level: str, known: bytes, seat: int) -> int:
        args = (game, level, known, seat, secrets.randbits(62), self.settings.bot_seconds)
        return await self._work(choose, *args)

    async def _work(self, work: Callable[..., Answer], *args: object) -> Answer:
        """One try, and a second one if another bot broke the workers meanwhile."""
        pool = self._workers()
        try:
            return await asyncio.wrap_future(pool.submit(work, *args))
        except BrokenExecutor:
            self._discard(pool)
            return await asyncio.wrap_future(self._workers().submit(work, *args))

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a worker inherits no socket and no file of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.settings.bot_workers, context, get_ready)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
