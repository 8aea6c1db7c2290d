# Compiled with mypyc.
"""The order in which requests at one table are handled."""

from __future__ import annotations

import asyncio
from collections import deque

from ludolith.server.store import Store


class Turns:
    """One request at a time, in the order they came.

    The first in line waits for the next commit, so that nothing is decided before it could be
    stored: under load many tables take their turns together, while the code is still in the
    processor's caches. Requests behind the first follow without waiting for another commit.
    """

    def __init__(self, store: Store) -> None:
        self.busy = False
        self._store = store
        self._line: deque[asyncio.Future[None]] = deque()

    async def take(self) -> None:
        """Wait for a turn. It lasts until `end`."""
        first = not self.busy
        self.busy = True
        turn = self._store.next_commit() if first else self._join_line()
        try:
            await turn
        except asyncio.CancelledError:
            if first or not turn.cancelled():
                self.end()
            raise

    def _join_line(self) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        return turn

    def end(self) -> None:
        """Let the next one in."""
        while self._line:
            turn = self._line.popleft()
            if not turn.done():  # else it was called off
                turn.set_result(None)
                return
        self.busy = False
