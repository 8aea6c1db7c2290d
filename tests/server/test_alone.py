"""Bots do not play on for ever without viewers, and no bot thinks about a game that is over."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from unittest.mock import patch

import msgspec

from ludolith.server.bot_pool import BotPool
from ludolith.server.room import Room
from ludolith.table.table import Table
from tests.server.live import QUICK, Live, wait_until

ALONE = msgspec.structs.replace(
    QUICK, bots_alone=0.0
)  # the first move without a viewer is the last


def bots_only(live: Live) -> str:
    """A running game without a person at the table."""
    made = live.make(players=3, seat=None, bots="casual", start=True)
    return str(made["table"])


def rooms(live: Live) -> dict[str, Room]:
    found: dict[str, Room] = live.app.state.rooms.rooms
    return found


def rests(live: Live, table: str) -> bool:
    """Its bots pause, nothing is under way, and it may leave the memory."""
    room = rooms(live)[table]
    return room.asleep and room.idle()


def awake(live: Live) -> list[str]:
    """The tables that a server would go on with after a restart."""
    with closing(sqlite3.connect(live.data / "test.sqlite")) as looking:
        return [table for (table,) in looking.execute("SELECT id FROM tables WHERE awake")]


def version(live: Live, table: str) -> int:
    """How far a table is, without looking on there."""
    found: int = live.http.get(f"/api/tables/{table}").json()["version"]
    return found


def test_bots_pause_where_nobody_looks_and_go_on_when_somebody_comes(
    serve: Callable[..., Live],
) -> None:
    live = serve(ALONE)
    table = bots_only(live)
    wait_until(lambda: rests(live, table))
    before = version(live, table)
    assert awake(live) == []
    assert version(live, table) == before
    viewer = live.player(table)
    while viewer.snapshot["table"]["phase"] != "over":
        viewer.until_received("update")


def test_a_server_does_not_go_on_with_tables_that_pause_until_somebody_comes(
    serve: Callable[..., Live],
) -> None:
    live = serve(ALONE)
    table = bots_only(live)
    wait_until(lambda: rests(live, table))
    live.restart()
    assert rooms(live) == {}
    before = version(live, table)
    assert rests(live, table), "to be asked how far it is wakes no bot"
    viewer = live.player(table)
    while viewer.snapshot["table"]["phase"] != "over":
        viewer.until_received("update")
    assert viewer.version > before


def test_after_a_restart_bots_play_on_for_a_while_where_somebody_was_just_now(
    serve: Callable[..., Live],
) -> None:
    live = serve(msgspec.structs.replace(QUICK, pace=(60.0, 60.0)))
    table = bots_only(live)
    assert awake(live) == [table]
    live.settings = QUICK
    live.restart()
    wait_until(lambda: live.http.get(f"/api/tables/{table}").json()["phase"] == "over")
    assert awake(live) == []


def test_bots_play_on_for_ever_where_that_is_wanted(serve: Callable[..., Live]) -> None:
    live = serve(msgspec.structs.replace(QUICK, bots_alone=None))
    table = bots_only(live)
    wait_until(lambda: live.http.get(f"/api/tables/{table}").json()["phase"] == "over")


def test_the_patience_of_bots_counts_from_the_moment_the_last_viewer_goes(
    serve: Callable[..., Live],
) -> None:
    live = serve(msgspec.structs.replace(QUICK, bots_alone=1e6))
    made = live.make(players=3, bots="casual", start=True)
    ann = live.player(made["table"], made["key"])
    room = rooms(live)[made["table"]]
    room._left -= 2e6  # she came long ago
    ann.close()
    wait_until(lambda: not room.audience.connections)
    assert not room._has_no_viewers()


def test_a_thought_about_a_question_that_is_gone_is_given_up(live: Live) -> None:
    begun: list[int] = []
    given_up: list[int] = []

    async def think(bot_pool: BotPool, table: Table, seat: int, level: str, owner: str = "") -> int:
        begun.append(seat)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            given_up.append(seat)
            raise
        return 0

    with patch.object(BotPool, "think", think):
        made = live.make(players=3, bots="casual", start=True)
        ann = live.player(made["table"], made["key"])
        wait_until(lambda: sorted(begun) == [1, 2])
        assert ann.ask("pause")["tell"] == "done"
        wait_until(lambda: sorted(given_up) == [1, 2])
        assert ann.ask("resume")["tell"] == "done"
        wait_until(lambda: sorted(begun) == [1, 1, 2, 2])


def test_bots_are_charged_to_the_address_that_made_the_table_or_came_first(live: Live) -> None:
    made = live.make(players=3, bots="casual")
    assert rooms(live)[made["table"]].owner == "127.0.0.1"
    live.restart()
    assert live.http.get(f"/api/tables/{made['table']}").status_code == 200
    assert rooms(live)[made["table"]].owner == ""
    live.player(made["table"])
    assert rooms(live)[made["table"]].owner == "127.0.0.1"
