"""The chart of a finished game: what every seat could hope for. Worked out once, then kept."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from typing import Final

from ludolith.engine.records import Record
from ludolith.server.bot_pool import Thinker
from ludolith.server.errors import NoAdvice, NotFinished, TooFast
from ludolith.server.protocol import Prospects

MOST_KEPT: Final = 500
MOST_AT_ONCE: Final = 8  # charts that wait for one address; each may hold a record of a megabyte
log = logging.getLogger("ludolith.foresight")


class Foresight:
    """Charts by record; two who ask at the same time wait for the same thought."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._kept: dict[bytes, asyncio.Future[Prospects]] = {}
        self._waiting: Counter[str] = Counter()  # charts under way by address

    async def of(self, record: Record, text: bytes, owner: str = "") -> Prospects:
        """Of a record that is known to be true, with the text it was read from.

        The work is charged to the address that asked first.
        """
        if record.result is None:
            raise NotFinished("the game is not over; its chart is told then")
        key = hashlib.blake2b(text, digest_size=16).digest()
        if key not in self._kept:
            if self._waiting[owner] >= MOST_AT_ONCE and self.thinker.settings.limits.address_limits:
                raise TooFast("so many charts are worked out for your address; wait for them")
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._waiting[owner] += 1
            self._kept[key] = asyncio.ensure_future(self._foresee(text, owner))
        try:
            return await asyncio.shield(self._kept[key])
        except Exception as problem:
            self._kept.pop(key, None)  # another try may do better
            log.error("no chart of a game of %s: %r", record.game, problem)
            raise NoAdvice("the chart could not be worked out") from None

    async def _foresee(self, record: bytes, owner: str) -> Prospects:
        try:
            found = await self.thinker.foresee(record, owner)
        finally:
            self._waiting[owner] -= 1
            if not self._waiting[owner]:
                del self._waiting[owner]
        return Prospects(found.plies, found.victories)
