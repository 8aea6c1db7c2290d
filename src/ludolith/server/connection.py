"""One viewer's wire: messages go out in order through a queue of bounded length."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludolith.server.limits import Bucket
from ludolith.server.protocol import AnyServerMessage, Goodbye
from ludolith.server.settings import Limits

CLOSED_BY_US: Final = 4000  # the close code after a Goodbye
PATIENCE: Final = 5.0  # seconds a goodbye may take


def encode(message: AnyServerMessage) -> str:
    """A message as it stands on the wire."""
    return msgspec.json.encode(message).decode()


class Connection:
    """Who is at the other end, and what waits to be sent to them."""

    def __init__(self, socket: WebSocket, address: str, limits: Limits) -> None:
        self.socket = socket
        self.address = address
        self.limits = limits
        self.member: int | None = None  # None: a spectator
        self.greeted = False
        self.leaving = False
        self.wrong = 0
        now = asyncio.get_running_loop().time()
        self.messages = Bucket(limits.messages, now)
        self.talk = Bucket(limits.talk, now)
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def tell(self, message: AnyServerMessage) -> None:
        self.send(encode(message))

    def send(self, text: str) -> None:
        """Put an encoded message in line; who does not read for long is sent away to resync."""
        if self.leaving:
            return
        if len(self._waiting) >= self.limits.waiting_messages:
            self._waiting.clear()
            self.goodbye("too-slow", "you missed too much; say hello again")
            return
        self._waiting.append(text)
        self._news.set()

    def goodbye(self, cause: str, message: str) -> None:
        """Say why and close, after all that waits before it."""
        if self.leaving:
            return
        self._waiting.append(encode(Goodbye(cause, message)))
        self.leaving = True
        self._news.set()
        asyncio.get_running_loop().call_later(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        if self._writer is not None:
            self._writer.cancel()

    async def run(self, reader: asyncio.Task[None]) -> None:
        """Send until either side has had enough; `reader` is the task that listens."""
        self._writer = asyncio.create_task(self._write())
        both = (reader, self._writer)
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.leaving = True
            for task in both:
                task.cancel()
            for result in await asyncio.gather(*both, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    raise result

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await self._news.wait()
                self._news.clear()
                while self._waiting:
                    await self.socket.send_text(self._waiting.popleft())
                if self.leaving:
                    if self.socket.application_state is WebSocketState.CONNECTED:
                        await self.socket.close(CLOSED_BY_US)
                    return
