"""Requests at a table take turns: in order, one at a time, whatever becomes of the others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from ludolith.server.errors import StoreFailed
from ludolith.server.request_order import Turns
from ludolith.server.room import Room, RoomGone
from ludolith.server.sqlite import SqliteStore
from ludolith.table import acts, requests
from ludolith.table.errors import WrongPhase
from ludolith.table.handlers import handle
from tests.server.kept import rooms_over
from tests.server.live import Live
from tests.table.scene import Scene


def test_turns_are_taken_one_at_a_time_in_the_order_they_were_asked_for(tmp_path: Path) -> None:
    async def all_take() -> list[str]:
        store = SqliteStore(tmp_path / "s")
        turns, done = Turns(store), []

        async def take(name: str) -> None:
            await turns.take()
            done.append(f"{name} begins")
            await asyncio.sleep(0)
            done.append(f"{name} ends")
            turns.end()

        await asyncio.gather(*map(take, "abc"))
        assert not bool(turns.busy)
        await store.close()
        return done

    expected = [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
    assert asyncio.run(all_take()) == expected


@pytest.mark.parametrize("called_off", [0, 1])
def test_a_request_that_is_called_off_while_it_waits_keeps_no_other_from_its_turn(
    tmp_path: Path, called_off: int
) -> None:
    async def call_off() -> None:
        store = SqliteStore(tmp_path / "s")
        turns = Turns(store)

        async def take() -> None:
            await turns.take()
            turns.end()

        waiting = [asyncio.create_task(take()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[called_off].cancel()
        ended = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 5)
        assert [isinstance(each, asyncio.CancelledError) for each in ended] == [
            number == called_off for number in range(3)
        ]
        assert not bool(turns.busy)
        await store.close()

    asyncio.run(call_off())


def test_a_request_that_was_given_its_turn_and_is_then_called_off_passes_it_on(
    tmp_path: Path,
) -> None:
    async def call_off() -> None:
        store = SqliteStore(tmp_path / "s")
        turns = Turns(store)
        await turns.take()
        second, third = (asyncio.create_task(turns.take()) for _ in range(2))
        await asyncio.sleep(0)
        turns.end()
        second.cancel()
        await asyncio.wait_for(third, 5)
        assert turns.busy
        turns.end()
        assert not bool(turns.busy)
        await store.close()

    asyncio.run(call_off())


def test_tables_that_wait_for_a_commit_all_go_into_it(tmp_path: Path) -> None:
    async def together() -> list[int]:
        async with rooms_over(tmp_path / "s") as rooms:
            found = [await rooms.make(history_of(f"table-{number}")) for number in range(5)]
            store = rooms.services.store
            assert isinstance(store, SqliteStore)
            commits: list[int] = []
            commit = store._commit

            def counted(waiting: list[Any]) -> list[object]:
                commits.append(len(waiting))
                return commit(waiting)

            with patch.object(store, "_commit", counted):
                await asyncio.gather(*(room.change(lambda _: [acts.Paused(0)]) for room in found))
            return commits

    assert asyncio.run(together()) == [5]


def history_of(table: str) -> list[acts.AnyAct]:
    opened, *rest = Scene().started().history
    return [msgspec.structs.replace(opened, table=table), *rest]


def test_a_refusal_changes_nothing_and_a_fault_after_storing_drops_the_room(
    tmp_path: Path,
) -> None:
    async def fail_both_ways() -> None:
        async with rooms_over(tmp_path / "s") as rooms:
            room = await rooms.make(history_of("table"))
            version = room.table.version
            with pytest.raises(WrongPhase):
                await room.change(lambda table: handle(table, 0, requests.Rematch()))
            assert (room.table.version, room.gone, room.turns.busy) == (version, False, False)
            with pytest.raises(ZeroDivisionError):
                await store_and_fail(room)
            assert (room.gone, room.turns.busy) == (True, False)
            with pytest.raises(RoomGone):
                await room.change(lambda _: pytest.fail("handled in a room that is gone"))
            assert (await rooms.get("table")).table.paused, "it was stored"

    asyncio.run(fail_both_ways())


async def store_and_fail(room: Room) -> None:
    async with room.turn() as turn:
        await turn.store([acts.Paused(0)])
        raise ZeroDivisionError


def test_the_asker_is_answered_before_the_change_is_shown_to_any_viewer(live: Live) -> None:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    ann.receive_all()
    ann.received.clear()
    for name in ("Anna", "Hanna"):
        ann.send({"ask": "rename", "name": name})
    while len(ann.received) < 4:
        ann.receive()
    assert [one["tell"] for one in ann.received] == ["done", "update"] * 2
    done, update = ann.received[2:]
    assert done["version"] == update["version"]


def test_after_the_store_is_closed_a_turn_comes_and_cannot_be_stored(tmp_path: Path) -> None:
    async def late() -> None:
        store = SqliteStore(tmp_path / "s")
        turns = Turns(store)
        await store.close()
        await asyncio.wait_for(turns.take(), 5)
        turns.end()
        with pytest.raises(StoreFailed):
            await store.forget_lobbies(1.0, ())

    asyncio.run(late())
