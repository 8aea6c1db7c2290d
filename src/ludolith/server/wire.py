"""uvicorn's WebSocket with a short way in and out, for what is said many times a second.

The handshake, pings, closing and every check of what peers send are uvicorn's and websockets' own;
how much of that one peer may send, and how much they may leave unread, is counted here.
Only whole messages go another way: they are handed to whoever listens as they arrive, without a
task per connection that waits for them, and what was encoded once for several viewers is written to
each as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ludolith.server.limits import Bucket
from ludolith.server.settings import Limits

EXTENSION: Final = "ludolith.wire"
_TEXT: Final = 0x81  # the first byte of a text in one frame
_BINARY: Final = 0x82  # the same of bytes


class Wire(WebSocketsSansIOProtocol):
    """One connection, as uvicorn makes it."""

    limits: ClassVar[Limits] = Limits()
    _heard: Callable[[bytes], None] | None = None

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._signals = Bucket(self.limits.signals, self.loop.time())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """From now on every message goes there, those that came early first."""
        self._heard = heard
        ended = []
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                heard(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                ended.append(event)
        for event in ended:
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._heard is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            self._allowed()
        else:
            self._heard(data)

    # -- what never comes to those who listen, and must not be endless for that

    def handle_ping(self) -> None:
        if self._allowed():
            super().handle_ping()
            if self.unread > self.limits.waiting_bytes:
                self.cut()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed():
            super().handle_cont(event)

    def _allowed(self) -> bool:
        """Whether the peer keeps to the pace; who does not is cut off without a word."""
        if self.transport.is_closing():
            return False
        if self._signals.take(self.loop.time()):
            return True
        self.cut()
        return False

    # -- the way out

    def write(self, frames: bytes) -> None:
        """Whole frames; nothing once either side has ended this."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames)

    @property
    def unread(self) -> int:
        """Bytes the peer has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it without waiting for anything."""
        self.transport.abort()


def wire_with(limits: Limits) -> type[Wire]:
    """Wires that keep to these limits; uvicorn makes them, so that is all it can be told."""
    return type("Wire", (Wire,), {"limits": limits})


def wire_of(socket: WebSocket) -> Wire:
    """The wire below a WebSocket of this server."""
    wire = socket.scope["extensions"][EXTENSION]["wire"]
    assert isinstance(wire, Wire)
    return wire


def framed(text: bytes) -> bytes:
    """A text message as it stands on the wire."""
    return _frame(_TEXT, text)


def framed_bytes(data: bytes) -> bytes:
    """A binary message as it stands on the wire."""
    return _frame(_BINARY, data)


def _frame(kind: int, payload: bytes) -> bytes:
    """A whole message in one frame, from a server (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        return bytes((kind, length)) + payload
    if length < 1 << 16:
        return bytes((kind, 126)) + length.to_bytes(2, "big") + payload
    return bytes((kind, 127)) + length.to_bytes(8, "big") + payload
