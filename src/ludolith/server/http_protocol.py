"""uvicorn's HTTP with deadlines: a connection stays open only as long as its client goes on.

Parsing, pipelining and answering are uvicorn's and h11's own. What is added here: a client has so
long for the header of a request, so long for its body, and so long to take the answer; what is no
HTTP costs one line in the log; and every connection has a place, or makes room for another.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import socket
import struct
import termios
from enum import Enum
from http import HTTPStatus
from typing import Any, ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludolith.server.client_addresses import plain_host
from ludolith.server.connection_limits import ConnectionLimits
from ludolith.server.metrics import Metrics
from ludolith.server.settings import KILO, Settings
from ludolith.server.ws_protocol import Wire

log = logging.getLogger("ludolith.http")


class Stage(Enum):
    """What is to come next on a connection."""

    HEADER = "the header of a request"
    BODY = "the body of a request"
    ANSWER = "our answer"
    NOTHING = "a next request, perhaps"  # uvicorn ends this by itself
    END = "the end, once all is sent"


class Parser(h11.Connection):
    """h11 that keeps what is wrong with a request, and refuses one with two lengths."""

    fault: h11.RemoteProtocolError | None = None

    def next_event(self) -> Any:
        if self.fault is not None:
            return h11.NEED_DATA
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                check_length(event)
        except h11.RemoteProtocolError as problem:
            self.fault = problem
            return h11.NEED_DATA
        return event


def check_length(request: h11.Request) -> None:
    """Two servers that read two lengths see two different requests (RFC 9112, 6.1)."""
    names = {name for name, _ in request.headers}
    if b"transfer-encoding" in names:
        if b"content-length" in names:
            raise h11.RemoteProtocolError("Transfer-Encoding together with Content-Length")
        if request.http_version != b"1.1":
            raise h11.RemoteProtocolError("Transfer-Encoding before HTTP/1.1")


class HttpProtocol(H11Protocol):
    """One connection, as uvicorn makes it."""

    settings: ClassVar[Settings]
    metrics: ClassVar[Metrics]
    open_connections: ClassVar[ConnectionLimits]
    conn: Parser

    def __init__(self, *args: Any, **params: Any) -> None:
        super().__init__(*args, **params)
        self.conn = Parser(h11.SERVER)
        self._address: str | None = None  # under which it is counted
        self._gone = False
        self._now: tuple[Stage, object] | None = None  # with the request it belongs to
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # -- from the first moment to the last

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if self.client is not None:
            self.client = (plain_host(self.client[0]), self.client[1])
        self._address = self.open_connections.enter(self.client[0] if self.client else "")
        if self._address is None:
            self.metrics.refused.labels("server-full").inc()
            self._refuse(503, "too many connections")
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a WebSocket, which has its own pings and keeps the place of the
        connection.
        """
        self._stop_clocks()
        self.open_connections.served(self)
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        wire.when_lost = self._ended
        if not wire.handshake_initiated:  # websockets wants no such request, uvicorn waits for more
            self._fault(400, "not the beginning of a WebSocket")

    def _ended(self) -> None:
        self._gone = True
        self._stop_clocks()
        address, self._address = self._address, None
        if address is not None:
            self.open_connections.leave(self, address)

    # -- what it is waiting for, and how long

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.transport.get_protocol() is not self:
            return
        fault = self.conn.fault
        if fault is not None and not self.transport.is_closing():
            why = str(fault).partition(":")[0]  # what follows was written by the client
            self._fault(fault.error_status_hint, why)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def _look(self) -> None:
        """See what is to come next; if that is something new, its clock starts."""
        stage = self._stage()
        if self._gone or self._now == (stage, self.cycle):
            return
        self._now = (stage, self.cycle)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = {
            Stage.HEADER: self.settings.header_within,
            Stage.BODY: self.settings.body_within,
        }.get(stage)
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._too_slow, stage)
        if stage is Stage.END:
            self._watch_reading()
        if self._address is None or stage in (Stage.ANSWER, Stage.END):
            self.open_connections.served(self)
        else:
            self.open_connections.waits(self, self._address)

    def _stage(self) -> Stage:
        if self.transport.is_closing():
            return Stage.END
        if self.conn.their_state is h11.SEND_BODY:
            return Stage.BODY
        if self.conn.their_state is not h11.IDLE:
            return Stage.ANSWER
        begun = self.cycle is None or self.conn.trailing_data[0]
        return Stage.HEADER if begun else Stage.NOTHING

    def _too_slow(self, stage: Stage) -> None:
        self.metrics.refused.labels("too-slow").inc()
        self._refuse(408, f"{stage.value} did not come in time")

    # -- the answer must be taken, too

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None and not self.transport.is_closing():
            self._unread.cancel()
            self._unread = None

    def _watch_reading(self) -> None:
        """A client that goes on reading is not cut off, however long it takes."""
        if self._unread is not None:
            self._unread.cancel()
        seconds = self.settings.read_within
        most = self._untaken() - seconds * KILO
        self._unread = self.loop.call_later(seconds, self._look_at_reading, most)

    def _look_at_reading(self, most: float) -> None:
        if self._untaken() <= most:
            self._watch_reading()
        else:
            self.metrics.refused.labels("too-slow").inc()
            self._cut()

    def _untaken(self) -> int:
        """Bytes here and on their way: the system takes more of them only in large parts."""
        found = self.transport.get_extra_info("socket")
        try:
            (sent,) = struct.unpack("i", fcntl.ioctl(found.fileno(), termios.TIOCOUTQ, bytes(4)))
        except OSError:  # not every system tells
            sent = 0
        return self.transport.get_write_buffer_size() + int(sent)

    # -- the ways to end it

    def make_room(self) -> None:
        """A newer connection takes its place."""
        self.metrics.refused.labels("server-full").inc()
        self._give_up()
        self._cut()

    def _cut(self) -> None:
        """At once, and with it what the system would still keep for a client that does not read."""
        at_once = struct.pack("ii", 1, 0)
        found = self.transport.get_extra_info("socket")
        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
        self.transport.abort()

    def _fault(self, status: int, why: str) -> None:
        log.warning("bad_http_request problem=%s", why)
        self._refuse(status, why)

    def _refuse(self, status: int, why: str) -> None:
        """Say why, where no answer has begun yet, and close."""
        self._give_up()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            text = why.encode()
            headers = [
                ("Content-Type", "text/plain; charset=utf-8"),
                ("Content-Length", str(len(text))),
                ("Connection", "close"),
            ]
            for event in (
                h11.Response(status_code=status, headers=headers, reason=HTTPStatus(status).phrase),
                h11.Data(data=text),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
        self._look()

    def _give_up(self) -> None:
        """Cancel the work for a client that is gone; its answer is dropped."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _stop_clocks(self) -> None:
        self._unset_keepalive_if_required()
        for clock in (self._deadline, self._unread):
            if clock is not None:
                clock.cancel()
        self._deadline = self._unread = None


def protocol_with(settings: Settings, metrics: Metrics) -> type[HttpProtocol]:
    """Connections that keep to these settings; uvicorn makes them by itself."""
    own = {"settings": settings, "metrics": metrics, "open_connections": ConnectionLimits(settings)}
    return type("HttpProtocol", (HttpProtocol,), own)
