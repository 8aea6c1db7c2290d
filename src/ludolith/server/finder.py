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
from ludolith.table.table import Question

log = logging.getLogger("ludolith.finder")


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
        sent = pickle.dumps(position)
        began = time.monotonic()
        try:
            return await self._workers.do(
                attempt, sent, seat, code, version, self.settings.find_seconds
            )
        except LudolithError:
            raise
        except Exception as problem:
            why = "too-long" if isinstance(problem, BrokenExecutor) else "unstable"
            log.error("nobody knows what came of a move of %s (%s): %r", game, why, problem)
            self.metrics.find_failures.inc()
            return Attempt(position.give_up(seat, code, why))
        finally:
            self.metrics.find_seconds.observe(time.monotonic() - began)

    async def close(self) -> None:
        await self._workers.close()
