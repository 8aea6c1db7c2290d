"""A table comes back from the store, or says why not; the others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludolith.server import rooms as rooms_module
from ludolith.server.audience import LogHistory
from ludolith.server.errors import Damaged, StoreFailed
from ludolith.server.room import rebuilt
from ludolith.server.store import Append, Summary
from ludolith.table import acts
from ludolith.table.table import Table
from tests.server.kept import TABLES, rooms_over

PEOPLE, ROBOTS, OVER, TWICE, LOBBY, LISTED = TABLES

AGES = 1e9  # seconds: the store of all tests was made a while ago


def fail_once(monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    """The next table that is built meets this."""

    def failing(history: Sequence[acts.AnyAct]) -> tuple[Table, LogHistory]:
        monkeypatch.setattr(rooms_module, "rebuilt", rebuilt)
        raise problem

    monkeypatch.setattr(rooms_module, "rebuilt", failing)


def no_thread_once(monkeypatch: pytest.MonkeyPatch) -> None:
    true = asyncio.to_thread

    async def failing(*_: object) -> None:
        monkeypatch.setattr(asyncio, "to_thread", true)
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(asyncio, "to_thread", failing)


@pytest.mark.parametrize("lacking", ["memory", "files", "threads"])
def test_a_passing_trouble_at_loading_condemns_no_table(
    path: Path, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    async def come_twice() -> None:
        async with rooms_over(path) as rooms:
            if lacking == "threads":
                no_thread_once(monkeypatch)
            else:
                fail_once(monkeypatch, MemoryError() if lacking == "memory" else OSError(24))
            with pytest.raises(StoreFailed, match=r"table peop… cannot be loaded now") as refusal:
                await rooms.get(PEOPLE)
            assert not isinstance(refusal.value, Damaged)
            assert len(rooms.services.store.set_aside) == 0
            assert (await rooms.get(PEOPLE)).table.id == PEOPLE

    asyncio.run(come_twice())


def test_acts_of_another_table_are_set_aside(path: Path) -> None:
    opened = acts.Opened(OVER, "diamant", 3, {})
    joined = acts.Joined(0, "Ann", "hash")
    summary = Summary("diamant", "Ann", "lobby", False, 3, 2, {}, False)

    async def come() -> None:
        async with rooms_over(path) as rooms:
            await rooms.services.store.append(Append("foreign", 1, [opened, joined], summary))
            with pytest.raises(Damaged):
                await rooms.get("foreign")
            assert rooms.services.store.set_aside.tables() == ["fore…"]

    asyncio.run(come())


def test_a_table_that_cannot_go_on_keeps_no_other_from_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def start() -> None:
        async with rooms_over(path) as rooms:
            fail_once(monkeypatch, MemoryError())
            await rooms._go_on([PEOPLE, ROBOTS])
            assert set(rooms.rooms) == {ROBOTS}

    asyncio.run(start())
    assert "table_not_resumed table=peop…" in caplog.text


def test_what_is_set_aside_is_not_listed_and_not_forgotten(path: Path) -> None:
    async def look() -> None:
        async with rooms_over(path) as rooms:
            store = rooms.services.store
            assert [table for table, _ in await store.open_tables(9, AGES)] == [LISTED]
            store.set_aside.table(LISTED, "damaged")
            assert await store.open_tables(9, AGES) == []
            assert await store.forget_lobbies(-60, ()) == 1, "the other lobby"
            assert await store.acts(LISTED)

    asyncio.run(look())
