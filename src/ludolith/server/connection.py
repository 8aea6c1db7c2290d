# Compiled with mypyc.
"""One viewer's connection: who they are, and what is sent to them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludolith.server.protocol import Goodbye, ServerMessage
from ludolith.server.settings import Limits
from ludolith.server.token_buckets import Bucket
from ludolith.server.websocket_frames import framed
from ludolith.server.ws_protocol import wire_of

CLOSED_BY_US: Final = 4000  # the close code after a Goodbye
PATIENCE: Final = 5.0  # seconds a goodbye may take

_encode: Final = msgspec.json.Encoder().encode


def encode(message: ServerMessage) -> bytes:
    """A message as it stands on the wire; the same bytes may go to several viewers."""
    return framed(_encode(message))


class Connection:
    """Who is at the other end. What is sent goes out in order, or not at all."""

    def __init__(self, socket: WebSocket, address: str, limits: Limits) -> None:
        self.socket = socket
        self.wire = wire_of(socket)
        self.address = address
        self.limits = limits
        self.member: int | None = None  # None: a spectator
        self.greeted = False
        self.contributes = False  # gives its part of the chance when a game is to begin
        self.leaving = False
        self.void = False  # their key was replaced: nothing they have asked for may happen any more
        self.awaiting_hint = False  # a hint is being worked out for them
        self.wrong = 0
        self.loop = asyncio.get_running_loop()
        self.since = now = self.loop.time()
        self.messages = Bucket(limits.messages, now)
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: ServerMessage) -> None:
        self.send_frames(encode(message))

    def send_frames(self, frames: bytes) -> None:
        """Send an encoded message; a client that reads too slowly is closed and must resync."""
        if self.leaving:
            return
        if self.wire.clogged and self.wire.unread > self.limits.waiting_bytes:
            self.goodbye("too-slow", "you missed too much; say hello again")
            return
        self.wire.write(frames)

    def goodbye(self, cause: str, message: str) -> None:
        """Say why and close, after all that was sent before."""
        if self.leaving:
            return
        self.leaving = True
        self.wire.write(encode(Goodbye(cause, message)))
        self._closing = self.loop.create_task(self._close())
        self.loop.call_later(PATIENCE, self.wire.cut)

    async def _close(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(CLOSED_BY_US)

    async def ended(self) -> None:
        """Until one of both sides has ended this."""
        with contextlib.suppress(WebSocketDisconnect):
            while (await self.socket.receive())["type"] != "websocket.disconnect":
                pass  # messages go another way
        self.leaving = True
