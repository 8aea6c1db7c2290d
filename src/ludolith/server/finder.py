"""What comes of a decision that the rules alone do not decide: found out in other processes."""

from __future__ import annotations

import logging
import pickle
import time
from concurrent.futures import BrokenExecutor

from ludolith.engine.errors import LudolithError
from ludolith.engine.findings import Attempt
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.server.worker import attempt
from ludolith.server.workers import Workers
from ludolith.table.changes import Question

log = logging.getLogger("ludolith.finder")


class TookTooLong(Exception):
    """The process was ended because its time was up."""


class Finder:
    """Apart from the bots, so that nobody waits for their thoughts to end."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._workers = Workers(settings.find_workers)

    async def find(self, game: str, question: Question, version: int) -> Attempt:
        """The world's answer, and how it looks, marked with the table's version after it.

        An attempt that takes too long or breaks its process comes to nothing, by the game's own
        rule for that. Raises only what is wrong for every attempt, such as a missing library.
        """
        seat, code, position = question.act.seat, question.code, question.position
        began = time.monotonic()
        try:
            found = await self._attempt(pickle.dumps(position), seat, code, version)
        except LudolithError:
            raise
        except Exception as problem:
            why = "too-long" if isinstance(problem, TookTooLong) else "unstable"
            self._failed(game, why, repr(problem))
            return Attempt(position.give_up(seat, code, why), trouble=why)
        finally:
            self.metrics.find_seconds.observe(time.monotonic() - began)
        if found.trouble:
            self._failed(game, found.trouble, "found in the simulation")
        return found

    async def _attempt(self, sent: bytes, seat: int, code: int, version: int) -> Attempt:
        """In another process, and once more if that one was ended by something else."""
        try:
            return await self._ask(sent, seat, code, version)
        except BrokenExecutor:
            return await self._ask(sent, seat, code, version)

    async def _ask(self, sent: bytes, seat: int, code: int, version: int) -> Attempt:
        limit, began = self.settings.find_seconds, time.monotonic()
        try:
            return await self._workers.do(attempt, sent, seat, code, version, seconds=limit)
        except BrokenExecutor as problem:
            if time.monotonic() - began < limit:
                raise
            raise TookTooLong(f"no answer in {limit} seconds") from problem

    def _failed(self, game: str, why: str, problem: str) -> None:
        log.error("nobody knows what came of a move of %s (%s): %s", game, why, problem)
        self.metrics.find_failures.inc()

    async def close(self) -> None:
        await self._workers.close()
