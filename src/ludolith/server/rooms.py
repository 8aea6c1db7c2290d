"""All tables in memory: loaded when a viewer comes, unloaded when none is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from ludolith.engine.errors import UnknownGame
from ludolith.server.audience import LogHistory
from ludolith.server.damaged_tables import shown
from ludolith.server.errors import Damaged, ServerFull, StoreFailed, UnknownTable
from ludolith.server.room import Room, rebuilt
from ludolith.server.services import Services
from ludolith.server.settings import DAY
from ludolith.server.store import Append
from ludolith.table import acts
from ludolith.table.table import Table

log = logging.getLogger("ludolith.rooms")
TICK: Final = 15.0
JUST_NOW: Final = 5.0  # a request that fetched a room has taken a place in it by then


class Rooms:
    """Every room by the id of its table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._ticker: asyncio.Task[None] | None = None
        self._cleared = 0.0  # when old lobbies were looked for last

    async def open(self) -> None:
        """Go on with every table where something is to happen without a request."""
        await self._go_on(await self.services.store.awake())
        await self._forget_lobbies()
        self._ticker = asyncio.create_task(self._tick())

    async def _go_on(self, tables: list[str]) -> None:
        for table in tables:
            try:
                (await self.get(table)).wake_bots()
            except Damaged:
                pass  # set aside, and named there
            except Exception as problem:
                # Whatever it is: the other tables go on.
                log.error("table_not_resumed table=%s problem=%r", shown(table), problem)

    async def get(self, table: str) -> Room:
        """The room of a table, from memory or from the store."""
        room = self.rooms.get(table)
        if room is None or room.gone:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        room.touched = asyncio.get_running_loop().time()
        return room

    async def _load(self, table: str) -> Room:
        if table in self.services.store.set_aside:
            raise Damaged("table", "unreadable")
        history = await self.services.store.acts(table)
        if not history:
            raise UnknownTable("there is no such table")
        try:
            # Beside the loop: a long game takes a while, and other tables play on meanwhile.
            found, memory = await asyncio.to_thread(played_again, table, history)
        except Damaged as damage:
            self.services.store.set_aside.table(table, f"{damage}: {damage.__cause__!r}")
            raise
        except UnknownGame:
            raise  # it is there again when its game is installed
        except Exception as problem:  # no thread or no memory: the table itself is sound
            raise StoreFailed(
                f"table {shown(table)} cannot be loaded now: {problem!r}"
            ) from problem
        self._make_place()
        room = Room(found, memory, self.services)
        room.asleep = True  # bots do not play for a request that only reads the state
        return self._add(room)

    async def make(self, history: list[acts.AnyAct], owner: str = "") -> Room:
        """A new table with what has happened at it so far, made from this address."""
        self._make_place()
        room = Room(*rebuilt(history), self.services)
        room.owner = owner
        entry = Append(room.table.id, 1, history, room.summary())
        await self.services.store.append(entry)
        return self._add(room)

    def _add(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.services.metrics.tables.set(len(self.rooms))
        room.touched = asyncio.get_running_loop().time()
        room.wake()
        return room

    # -- putting away

    def _make_place(self) -> None:
        most = self.services.settings.limits.tables
        if len(self.rooms) >= most:
            self.put_away(JUST_NOW)
        if len(self.rooms) >= most:
            raise ServerFull("too many tables are in use; try again later")

    def put_away(self, idle: float) -> None:
        """Forget rooms that were not used for so many seconds."""
        before = asyncio.get_running_loop().time() - idle
        for table, room in list(self.rooms.items()):
            if room.gone or (room.idle() and room.touched <= before):
                room.gone = True
                del self.rooms[table]
        self.services.metrics.tables.set(len(self.rooms))

    async def _forget_lobbies(self) -> None:
        """Tables without a game are not kept for ever."""
        seconds = self.services.settings.keep_lobbies
        self._cleared = asyncio.get_running_loop().time()
        if seconds is None:
            return
        try:
            gone = await self.services.store.forget_lobbies(seconds, self.rooms)
        except StoreFailed as problem:
            log.error("lobbies_not_deleted problem=%s", problem)
            return
        if gone:
            log.info("lobbies_deleted count=%s", gone)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            if asyncio.get_running_loop().time() - self._cleared >= DAY:
                await self._forget_lobbies()
            broken = [room.table.id for room in self.rooms.values() if room.gone]
            self.put_away(self.services.settings.idle)
            await self._go_on(broken)

    async def close(self) -> None:
        if self._ticker is not None:
            self._ticker.cancel()
        await asyncio.gather(*(room.finish() for room in list(self.rooms.values())))
        self.rooms.clear()


def played_again(table: str, history: Sequence[acts.AnyAct]) -> tuple[Table, LogHistory]:
    """A table from its acts; raises Damaged if they cannot have happened at it."""
    try:
        found, memory = rebuilt(history)
        if found.id != table:
            raise ValueError("its acts are those of another table")
    except (MemoryError, OSError, UnknownGame):
        raise  # says nothing about the acts
    except Exception as problem:
        raise Damaged("table", "impossible") from problem
    return found, memory
