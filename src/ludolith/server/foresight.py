"""The chart of a finished game: what every seat could hope for. Worked out once, then kept."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Final

from ludolith.engine.records import Record
from ludolith.server.errors import NoAdvice, NotFinished
from ludolith.server.protocol import Prospects
from ludolith.server.thinker import Thinker

MOST_KEPT: Final = 500
log = logging.getLogger("ludolith.foresight")


class Foresight:
    """Charts by record; two who ask at the same time wait for the same thought."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._kept: dict[bytes, asyncio.Future[Prospects]] = {}

    async def of(self, record: Record, text: bytes) -> Prospects:
        """Of a record that is known to be true, with the text it was read from."""
        if record.result is None:
            raise NotFinished("the game is not over; its chart is told then")
        key = hashlib.blake2b(text, digest_size=16).digest()
        if key not in self._kept:
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = asyncio.ensure_future(self._foresee(text))
        try:
            return await asyncio.shield(self._kept[key])
        except Exception as problem:
            self._kept.pop(key, None)  # another try may do better
            log.error("no chart of a game of %s: %r", record.game, problem)
            raise NoAdvice("the chart could not be worked out") from None

    async def _foresee(self, record: bytes) -> Prospects:
        found = await self.thinker.foresee(record)
        return Prospects(found.plies, found.victories)
