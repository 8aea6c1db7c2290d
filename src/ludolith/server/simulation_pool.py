"""Simulates moves in other processes."""

from __future__ import annotations

import logging
import pickle
import time
from functools import partial

from ludolith.engine.errors import LudolithError
from ludolith.engine.simulation_findings import Attempt
from ludolith.server.job_queue import Kind, Lane
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.worker_pool import Pool, TimeUp, Worker
from ludolith.server.worker_process import attempt, motion_in
from ludolith.table.act_results import Question
from ludolith.table.table import Table

log = logging.getLogger("ludolith.simulation_pool")


class SimulationPool:
    """Apart from the bots, so that no strike waits for a long search."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._pool = Pool(
            Lane(Kind.STRIKE, processes=settings.find_workers, spare=settings.find_spare),
            settings=settings,
            metrics=metrics,
            start=partial(Worker, simulates=True),
        )

    async def find(
        self, table: Table, question: Question, version: int, owner: str = ""
    ) -> Attempt:
        """The finding of a move and its recorded motion, marked with the table's version after it.

        An attempt that fails is made once more, in a fresh process. If that fails, too, nothing
        has come of the move, by the game's own rule for that. Raises only what is wrong for every
        attempt, such as a missing library.
        """
        began = time.monotonic()
        try:
            found = await self._attempt(table, question, version, owner, fresh=False)
            if found.trouble:
                log.warning("simulation_retried game=%s problem=%s", table.game.name, found.trouble)
                found = await self._attempt(table, question, version, owner, fresh=True)
        finally:
            self.metrics.find_seconds.observe(time.monotonic() - began)
        if found.trouble:
            log.error("simulation_given_up game=%s problem=%s", table.game.name, found.trouble)
            self.metrics.find_failures.inc()
        return found

    async def _attempt(
        self, table: Table, question: Question, version: int, owner: str, *, fresh: bool
    ) -> Attempt:
        """One try in another process; what breaks it is trouble, too."""
        seat, code, position = question.act.seat, question.code, question.position
        try:
            return await self._pool.do(
                Kind.STRIKE,
                attempt,
                *(pickle.dumps(position), seat, code, version),
                seconds=self.settings.find_seconds,
                owner=owner,
                table=table.id,
                fresh=fresh,
            )
        except LudolithError:
            raise
        except Exception as problem:
            log.warning("simulation_failed game=%s problem=%r", table.game.name, problem)
            why = "too-long" if isinstance(problem, TimeUp) else "unstable"
            return Attempt(position.give_up(seat, code, why), trouble=why)

    async def motion(self, record: bytes, ply: int, owner: str = "") -> bytes:
        """The motion of a move of a finished game; empty if there is none to show."""
        try:
            return await self._pool.do(
                Kind.STRIKE,
                motion_in,
                *(record, ply),
                seconds=self.settings.find_seconds,
                owner=owner,
            )
        except LudolithError:
            raise
        except Exception as problem:
            log.warning("motion_failed ply=%s problem=%r", ply, problem)
            return b""

    async def close(self) -> None:
        await self._pool.close()
