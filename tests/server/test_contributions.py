"""Parts of the chance over real sockets: who is waited for, and how long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from ludolith.engine.records import from_json
from ludolith.engine.replay import verify
from ludolith.games import game
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append
from tests.server.live import QUICK, Live, Player, wait_until

HEX = "0123456789abcdef"
ENDLESS = msgspec.structs.replace(QUICK, parts_within=1e6, pages_within=1e6)
# Waits a moment for the parts of those who are there, and for ever for their pages to load.
NO_PARTS = msgspec.structs.replace(QUICK, parts_within=0.05, pages_within=1e6)
# The other way round.
NO_PAGES = msgspec.structs.replace(QUICK, parts_within=1e6, pages_within=0.05)


@pytest.fixture
def endless(serve: Callable[..., Live]) -> Live:
    """A server that waits for parts for ever: what begins here, begins without a time-out."""
    return serve(ENDLESS)


def table_of(player: Player) -> dict[str, Any]:
    table: dict[str, Any] = player.snapshot["table"]
    return table


def part_of(player: Player) -> str:
    """The part that this player's device gives."""
    return HEX[(player.member or 0) + 1] * 64


def contribute(player: Player, part: str | None = None) -> dict[str, Any]:
    commitment = table_of(player)["commitment"] or "none"
    return player.ask("contribute", commitment=commitment, part=part or part_of(player))


def until_starting(player: Player) -> None:
    while not table_of(player)["starting"]:
        player.receive()


def until_playing(player: Player) -> None:
    while table_of(player)["phase"] != "playing":
        player.receive()


def people(live: Live, *contributes: bool) -> list[Player]:
    """Ann and others at a table for three, each with a device that gives parts or does not."""
    made = live.make(players=3)
    found = [live.player(made["table"], made["key"], contributes=contributes[0])]
    for seat, gives in enumerate(contributes[1:], start=1):
        guest = live.player(made["table"])
        key = guest.ask("join", name=f"Guest {seat}", seat=seat)["key"]
        guest.contributes = gives
        guest.hello(key)
        found.append(guest)
    return found


def test_the_game_begins_when_every_device_has_given_its_part(endless: Live) -> None:
    ann, bob = people(endless, True, True)
    assert ann.ask("start", fill="steady")["tell"] == "done"
    for one in (ann, bob):
        until_starting(one)
        assert table_of(one)["phase"] == "lobby"
        assert contribute(one)["tell"] == "done"
    for one in (ann, bob):
        until_playing(one)
        assert [given["part"] for given in table_of(one)["parts"]] == [part_of(ann), part_of(bob)]


def test_devices_that_never_said_they_contribute_are_not_waited_for(endless: Live) -> None:
    ann, bob = people(endless, False, True)
    bob.close()
    wait_until(
        lambda: not endless.app.state.rooms.rooms[endless.made["table"]].audience.contributors()
    )
    ann.ask("start", fill="steady")
    until_playing(ann)
    assert table_of(ann)["parts"] == []


def test_a_spectator_is_not_waited_for_and_may_not_contribute(endless: Live) -> None:
    (ann,) = people(endless, True)
    joe = endless.player(endless.made["table"], contributes=True)
    ann.ask("start", fill="steady")
    until_starting(joe)
    assert contribute(joe, "ab" * 32)["cause"] == "host-only"
    until_starting(ann)
    contribute(ann)
    until_playing(ann)


def test_who_does_not_answer_in_time_is_left_out(serve: Callable[..., Live]) -> None:
    live = serve(NO_PARTS)
    ann, bob = people(live, True, True)
    ann.ask("start", fill="steady")
    until_starting(ann)
    contribute(ann)
    until_playing(ann)
    assert [given["member"] for given in table_of(ann)["parts"]] == [0]
    until_playing(bob)
    version = bob.version
    late = contribute(bob)
    assert (late["tell"], late["cause"]) == ("refused", "wrong-phase")
    assert bob.version == version


def test_what_is_no_part_is_refused_with_its_cause(endless: Live) -> None:
    (ann,) = people(endless, True)
    ann.ask("start", fill="steady")
    until_starting(ann)
    commitment = table_of(ann)["commitment"]
    for part in ("", "ab", "AB" * 32, "zz" * 32, "ab" * 33, "ab" * 31 + "a\n", "ab" * 32 + "\n", 5):
        refused = ann.ask("contribute", commitment=commitment, part=part)
        assert (refused["tell"], refused["cause"]) == ("refused", "bad-message"), part
    assert table_of(ann)["starting"]
    assert contribute(ann)["tell"] == "done"


def test_the_first_part_counts_and_a_resend_does_no_harm(endless: Live) -> None:
    ann, bob = people(endless, True, True)
    ann.ask("start", fill="steady")
    until_starting(ann)
    assert contribute(ann)["tell"] == "done"
    assert contribute(ann)["tell"] == "done"
    assert contribute(ann, "ab" * 32)["cause"] == "part-given"
    until_starting(bob)
    contribute(bob)
    until_playing(ann)
    assert table_of(ann)["parts"][0]["part"] == part_of(ann)


def test_a_table_opened_and_started_in_one_waits_for_its_hosts_page(endless: Live) -> None:
    made = endless.make(players=3, bots="steady", start=True, contributes=True)
    ann = endless.player(made["table"], made["key"], contributes=True)
    assert table_of(ann)["starting"]
    assert contribute(ann)["tell"] == "done"
    until_playing(ann)
    assert [given["member"] for given in table_of(ann)["parts"]] == [0]


def test_a_host_who_never_comes_is_not_waited_for_endlessly(serve: Callable[..., Live]) -> None:
    live = serve(NO_PAGES)
    made = live.make(players=3, bots="steady", start=True, contributes=True)
    wait_until(lambda: live.http.get(f"/api/tables/{made['table']}").json()["phase"] == "playing")


def test_a_table_whose_game_was_about_to_begin_goes_on_by_itself_after_a_restart(
    serve: Callable[..., Live],
) -> None:
    live = serve(ENDLESS)
    ann, bob = people(live, True, True)
    ann.ask("start", fill="steady")
    until_starting(ann)
    shown = table_of(ann)["commitment"]
    contribute(ann)
    table = live.made["table"]
    live.settings = NO_PAGES
    live.restart()
    rooms = live.app.state.rooms.rooms  # a request would load the table, which would do
    wait_until(lambda: table in rooms and rooms[table].table.phase == "playing")
    again = live.http.get(f"/api/tables/{table}").json()
    assert again["commitment"] == shown
    assert again["parts"] == [{"member": 0, "part": part_of(ann)}]
    assert bob.member == 1


def test_a_silent_device_is_waited_for_only_a_moment_from_its_hello_on(
    serve: Callable[..., Live],
) -> None:
    live = serve(NO_PARTS)
    made = live.make(players=3, bots="steady", start=True, contributes=True)
    joe = live.player(made["table"], contributes=True)
    assert table_of(joe)["starting"], "a spectator gives no part"
    ann = live.player(made["table"], made["key"], contributes=True)
    until_playing(ann)
    assert table_of(ann)["parts"] == []


def test_a_device_that_comes_back_silent_after_a_restart_is_waited_for_only_a_moment(
    serve: Callable[..., Live],
) -> None:
    live = serve(ENDLESS)
    people(live, True, True)[0].ask("start", fill="steady")
    key, table = live.made["key"], live.made["table"]
    live.settings = NO_PARTS
    live.restart()
    until_playing(live.player(table, key, contributes=True))


def test_a_device_that_goes_while_the_start_is_stored_is_waited_for_only_a_moment(
    serve: Callable[..., Live],
) -> None:
    live = serve(NO_PARTS)
    ann, _ = people(live, False, True)
    room = live.app.state.rooms.rooms[live.made["table"]]
    append = SqliteStore.append

    def append_as_all_go(store: SqliteStore, entry: Append) -> asyncio.Future[None]:
        for one in room.audience.connections:
            one.contributes = False
        return append(store, entry)

    with patch.object(SqliteStore, "append", append_as_all_go):
        ann.ask("start", fill="steady")
        until_playing(ann)
    assert table_of(ann)["parts"] == []


def test_a_part_can_still_be_given_after_a_restart(endless: Live) -> None:
    (ann,) = people(endless, True)
    ann.ask("start", fill="steady")
    until_starting(ann)
    key, table = endless.made["key"], endless.made["table"]
    endless.restart()
    again = endless.player(table, key, contributes=True)
    assert table_of(again)["starting"]
    contribute(again)
    until_playing(again)
    assert table_of(again)["parts"] == [{"member": 0, "part": part_of(again)}]


def finish(ann: Player) -> None:
    """To the end: a bot decides for Ann."""
    seats = table_of(ann)["seats"]
    own = next(seat for seat, one in enumerate(seats) if one["member"] == ann.member)
    ann.ask("let-bot-play", seat=own, level="random")
    while table_of(ann)["phase"] != "over":
        ann.receive()


def test_every_round_has_a_commitment_and_parts_of_its_own_which_its_record_holds(
    endless: Live,
) -> None:
    (ann,) = people(endless, True)
    shown: list[str] = []
    for part in ("ab" * 32, "cd" * 32):
        ann.ask("start", fill="steady")
        until_starting(ann)
        for old in shown:
            assert ann.ask("contribute", commitment=old, part=part)["cause"] == "stale"
        shown.append(table_of(ann)["commitment"])
        contribute(ann, part)
        until_playing(ann)
        finish(ann)
        text = endless.http.get(f"/api/tables/{endless.made['table']}/record").text
        record = from_json(text)
        assert record.commitment == shown[-1]
        assert record.contributions is not None
        assert [one.part for one in record.contributions] == [part]
        assert verify(game("diamant"), record).over
        assert endless.http.post("/api/verify", content=text).json()["ok"]
        ann.ask("rematch")
        while table_of(ann)["phase"] != "lobby":
            ann.receive()
    assert shown[0] != shown[1]
