"""uvicorn's WebSocket with a fast path for the common messages.

The handshake, pings, closing and every check of what peers send are uvicorn's and websockets' own;
how much of that one peer may send, and how much they may leave unread, is counted here.
Only whole messages go another way. In: they are handed to the listener as they arrive, without a
task per connection that waits for them; a plain one, which nearly all are, does not even go through
the parser. Out: what was encoded once for several viewers is written to each as it is, all that one
of them is told at a time in one go.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, ClassVar, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ludolith.server.client_addresses import plain_host
from ludolith.server.settings import KILO, Limits
from ludolith.server.token_buckets import Bucket
from ludolith.server.websocket_frames import Boundary, plain_text

EXTENSION: Final = "ludolith.wire"
MOST_HELD: Final = 16 * KILO  # more than that for one peer is not kept until the end of a turn


class Outbox:
    """What is written in one turn of the event loop, sent at its end: one system call per peer."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Something waits on this wire."""
        if not self._wires:
            wire.loop.call_soon(self._flush)
        self._wires.append(wire)

    def _flush(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.flush()


class Wire(WebSocketsSansIOProtocol):
    """One connection, as uvicorn makes it."""

    limits: ClassVar[Limits] = Limits()
    outbox: ClassVar[Outbox]
    _receive: Callable[[bytes], None] | None = None
    when_lost: Callable[[], None] | None = None

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self._alive = self.loop.time()  # when the peer last sent anything
        self._signals = Bucket(self.limits.signals, self._alive)
        self._boundary = Boundary()
        self.clogged = False  # the peer is behind; only then its backlog needs to be looked at
        self._held = b""  # to be sent at the end of this turn

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(min(64 * KILO, self.limits.waiting_bytes))
        if self.client is not None:
            self.client = (plain_host(self.client[0]), self.client[1])

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def listen(self, receive: Callable[[bytes], None]) -> None:
        """Pass every message to this function from now on, those that came early first."""
        self._receive = receive
        ended = []
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                receive(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                ended.append(event)
        for event in ended:
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # -- the way in

    def data_received(self, data: bytes) -> None:
        """Plain messages take the short way; everything else goes through the parser."""
        self._alive = self.loop.time()
        while self._receive is not None and self._open():
            found = plain_text(data, self.limits.message_bytes)
            if found is None:
                break
            text, data = found
            self._receive(text)
            if not data:
                return
        if self.handshake_initiated:
            self._boundary.follow(data)
        super().data_received(data)

    def _open(self) -> bool:
        """Whether a new message may begin now, as the parser sees it."""
        return (
            self._boundary.between
            and not self.frames  # pieces of a message that is not whole yet
            and not self.close_sent
            and self.conn.state is State.OPEN
        )

    def send_receive_event_to_app(self) -> None:
        if self._receive is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            self._allowed()
        else:
            self._receive(data)

    def send_keepalive_ping(self) -> None:
        """Ping only peers that have sent nothing for that long."""
        assert self.ping_interval is not None
        quiet = self.loop.time() - self._alive
        if quiet < self.ping_interval:
            left = self.ping_interval - quiet
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

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
        """Whether the peer keeps to its rate; otherwise it is cut off."""
        if self.transport.is_closing():
            return False
        if self._signals.take(self.loop.time()):
            return True
        self.cut()
        return False

    # -- the way out

    def write(self, frames: bytes) -> None:
        """Whole frames, sent at the end of this turn of the loop."""
        if not self._held:
            self.outbox.add(self)
        self._held += frames
        if len(self._held) > MOST_HELD:
            self.flush()

    def flush(self) -> None:
        """Send what was written; nothing once either side has ended this."""
        held, self._held = self._held, b""
        if held and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(held)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.clogged = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.clogged = False

    @property
    def unread(self) -> int:
        """Bytes the peer has not taken yet."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it without waiting for anything."""
        self.transport.abort()


def wire_with(limits: Limits) -> type[Wire]:
    """The class of wires with these limits, for uvicorn to instantiate."""
    return type("Wire", (Wire,), {"limits": limits, "outbox": Outbox()})


def wire_of(socket: WebSocket) -> Wire:
    """The wire below a WebSocket of this server."""
    wire = socket.scope["extensions"][EXTENSION]["wire"]
    assert isinstance(wire, Wire)
    return wire
