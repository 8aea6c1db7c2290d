"""The chart of a finished game: each seat's chances of winning. Computed once, then kept."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from typing import Final

from ludolith.engine.records import Record
from ludolith.server.bot_pool import BotPool
from ludolith.server.errors import NoHint, NotFinished, TooFast
from ludolith.server.protocol import WinChances

MOST_KEPT: Final = 500
MOST_AT_ONCE: Final = 8  # charts that wait for one address; each may hold a record of a megabyte
log = logging.getLogger("ludolith.win_chance_charts")


class WinChanceCharts:
    """Charts by record; two clients that ask at the same time wait for the same computation."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self._kept: dict[bytes, asyncio.Future[WinChances]] = {}
        self._waiting: Counter[str] = Counter()  # charts under way by address

    async def of(self, record: Record, text: bytes, owner: str = "") -> WinChances:
        """Of a record that is known to be true, with the text it was read from.

        The work is charged to the address that asked first.
        """
        if record.result is None:
            raise NotFinished("the game is not over; its chart is told then")
        key = hashlib.blake2b(text, digest_size=16).digest()
        if key not in self._kept:
            if (
                self._waiting[owner] >= MOST_AT_ONCE
                and self.bot_pool.settings.limits.address_limits
            ):
                raise TooFast("so many charts are worked out for your address; wait for them")
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._waiting[owner] += 1
            self._kept[key] = asyncio.ensure_future(self._work_out(text, owner))
        try:
            return await asyncio.shield(self._kept[key])
        except Exception as problem:
            self._kept.pop(key, None)  # another try may do better
            log.error("win_chances_failed game=%s problem=%r", record.game, problem)
            raise NoHint("the chart could not be worked out") from None

    async def _work_out(self, record: bytes, owner: str) -> WinChances:
        try:
            found = await self.bot_pool.win_chances(record, owner)
        finally:
            self._waiting[owner] -= 1
            if not self._waiting[owner]:
                del self._waiting[owner]
        return WinChances(found.plies, found.chances)
