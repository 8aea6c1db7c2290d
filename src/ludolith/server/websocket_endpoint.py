"""The WebSocket of a table: from the handshake to the end."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from ludolith.engine.errors import LudolithError
from ludolith.server.admission import Admission
from ludolith.server.connection import Connection
from ludolith.server.errors import ForeignOrigin
from ludolith.server.rooms import Rooms
from ludolith.server.session import Session


class Sockets:
    """All connections of the server."""

    def __init__(self, rooms: Rooms, admission: Admission) -> None:
        self.rooms = rooms
        self.admission = admission
        self.settings = rooms.services.settings
        self.metrics = rooms.services.metrics

    async def serve(self, socket: WebSocket) -> None:
        """One connection. A page of another site does not even get its handshake."""
        try:
            self.admission.check_origin(socket)
        except ForeignOrigin as problem:
            self.metrics.refused.labels(problem.cause).inc()
            await socket.close(1008)
            return
        address = self.admission.address(socket)
        await socket.accept()
        one = Connection(socket, address, self.settings.limits)
        try:
            self.admission.enter(address)
        except LudolithError as problem:
            await self._turn_away(one, problem)
            return
        self.metrics.connections.inc()
        try:
            await self._at_table(one, socket.path_params["table"])
        finally:
            self.metrics.connections.dec()
            self.admission.leave(address)

    async def _at_table(self, one: Connection, table: str) -> None:
        try:
            room = await self.rooms.get(table)
        except LudolithError as problem:
            await self._turn_away(one, problem)
            return
        room.attach(one)
        patience = asyncio.get_running_loop().call_later(
            self.settings.hello_within, self._no_hello, one
        )
        try:
            one.wire.listen(Session(room, one, self.admission).receive)
            await one.ended()
        finally:
            patience.cancel()
            room.detach(one)

    @staticmethod
    def _no_hello(one: Connection) -> None:
        if not one.greeted:
            one.goodbye("no-hello", "the first message must be a hello")

    async def _turn_away(self, one: Connection, problem: LudolithError) -> None:
        """Say why, then close."""
        self.metrics.refused.labels(problem.cause).inc()
        one.goodbye(problem.cause, str(problem))
        await one.ended()
