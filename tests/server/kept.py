"""A store with tables of every kind, and what a server finds in it, whatever its state."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from zlib import crc32

import msgspec

from ludolith.engine import records
from ludolith.server.bot_pool import BotPool
from ludolith.server.errors import CannotServe, StoreFailed
from ludolith.server.metrics import Metrics
from ludolith.server.rooms import Rooms
from ludolith.server.services import Services
from ludolith.server.settings import DAY, Settings
from ludolith.server.simulation_pool import SimulationPool
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append, Finished, Store, summary_of
from ludolith.server.store_check import Fault, checking
from ludolith.table import acts, requests
from ludolith.table.table import Table
from tests.table.scene import LEAVE, STAY, Scene

SETTINGS = Settings()


class Asleep(BotPool):
    """Bots that think for ever: nothing happens at their tables."""

    async def think(self, table: Table, seat: int, level: str, owner: str = "") -> int:
        return await asyncio.Future[int]()


def scenes() -> dict[str, Scene]:
    """By id of a table: games under way, games that are over, and lobbies."""
    people, bots, over, twice = (Scene(3, seated) for seated in (3, 1, 3, 3))
    people.started()
    for move in (STAY, STAY, LEAVE):
        people.all_decide(move)
    bots.started("casual").decide(0, STAY)
    over.started().play_out()
    twice.started().play_out().ask(0, requests.Rematch())
    twice.started(secret=2).play_out().ask(1, requests.Rename("Bär"))
    lobby, listed = Scene(3, 2), Scene(3, 1)
    listed.ask(0, requests.SetHouseRules(acts.HouseRules(listed=True)))
    return {
        "people-Tq9dXw0B": people,
        "robots-k2ZzPm7A": bots,
        "over-Jc83nUsEyL": over,
        "twice-0fVgRb5Hx": twice,
        "lobby-W1oQi6NdTe": lobby,
        "listed-MhY4pCa8": listed,
    }


async def keep(store: Store, table: str, history: Sequence[acts.AnyAct]) -> None:
    """Append acts as a server does, with what it knows of the table after each."""
    opened = history[0]
    assert isinstance(opened, acts.Opened)
    first = msgspec.structs.replace(opened, table=table)
    stands = Table(first)
    stands.apply(history[1])
    known = summary_of(stands, awake=False)
    done = [store.append(Append(table, 1, [first, history[1]], known))]
    for number, act in enumerate(history[2:], start=3):
        was = stands.phase
        stands.apply(act)
        record = stands.record() if stands.phase == "over" != was else None
        game = Finished(stands.round, records.to_json(record)) if record else None
        now = summary_of(stands, awake=bool(stands.bots_to_move()))
        done.append(store.append(Append(table, number, [act], now if now != known else None, game)))
        known = now
    await asyncio.gather(*done)


async def keep_all(path: Path, copies: int = 1) -> list[str]:
    """A store of its own; the ids of its tables. Copies are further tables with the same acts."""
    store = SqliteStore(path)
    found: list[str] = []
    for table, scene in scenes().items():
        ids = [
            table,
            *(f"{crc32(table.encode(), number):x}{number:x}" for number in range(1, copies)),
        ]
        await asyncio.gather(*(keep(store, each, scene.history) for each in ids))
        found += ids
    await store.close()
    return found


class Found(msgspec.Struct):
    """What a server that starts over a file has to do with each table, and what it noticed."""

    tables: dict[str, tuple[object, ...]]  # by id: all there is of it
    damaged: list[str]  # as /health names them


@asynccontextmanager
async def rooms_over(path: Path) -> AsyncIterator[Rooms]:
    """The rooms of a server without its network, not opened yet; raises CannotServe."""
    store = SqliteStore(path)
    metrics = Metrics()
    bot_pool, simulation_pool = Asleep(SETTINGS, metrics), SimulationPool(SETTINGS, metrics)
    rooms = Rooms(Services(store, bot_pool, simulation_pool, metrics, SETTINGS))
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


async def serve_from(path: Path, tables: Sequence[str] = ()) -> Found:
    """Start as a server does, without its network, and look at tables; raises CannotServe.

    Only tables with something to do are built; the others by their acts, which takes less time.
    """
    async with rooms_over(path) as rooms:
        store = rooms.services.store
        await rooms.open()
        awake = set(rooms.rooms)
        listed = {table for table, _ in await store.open_tables(99, DAY)}
        found: dict[str, tuple[object, ...]] = {
            table: (await all_of(store, table), table in awake, table in listed)
            for table in tables or TABLES
        }
        aside = store.set_aside
        return Found(found, aside.tables() + aside.records() + aside.files())


def changed(found: Found, true: Found) -> list[str]:
    """The tables of which a server tells anything else than before."""
    return [table for table in true.tables if found.tables[table] != true.tables[table]]


async def all_of(store: Store, table: str) -> list[object]:
    """The acts of a table and the records of its games; or why they cannot be told."""
    found: list[object] = []
    try:
        found.append(await store.acts(table))
    except StoreFailed as problem:
        found.append(str(problem))
    for round_ in (None, 1, 2, 3):
        try:
            found.append(await store.finished(table, round_))
        except StoreFailed as problem:
            found.append(str(problem))
    return found


TABLES = tuple(scenes())


# -- damage


def damage(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.executescript(statement)
    connection.close()


def checked(path: Path) -> list[Fault]:
    """What is wrong with a store that can be read at all."""
    with checking(path) as found:
        return [
            *found.file_faults,
            *(one for table in found.tables for one in found.faults_of(table)),
        ]


def checked_at_all(path: Path) -> list[object]:
    """What is wrong with any file."""
    try:
        return [*checked(path)]
    except CannotServe as refusal:
        return [refusal]
