"""Strikes at a live table: simulated in a process of their own, shown, stored, and never again."""

from __future__ import annotations

import json
import logging
import struct
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludolith.engine.records import from_json, to_json
from ludolith.engine.replay import verify
from ludolith.games.seven_dwarfs import GAME
from tests.server.live import QUICK, Live, Player

TAP = {"move": "strike", "height": 276, "azimuth": 45, "offset": 0, "elevation": 0, "speed": 90}
SMASH = {**TAP, "height": 84, "speed": 170}
MOST_BYTES = 25_000


def sit_down(live: Live, **wish: Any) -> tuple[Player, Player]:
    """Ann and Bob at a running table."""
    made = live.make(game="seven_dwarfs", players=2, **wish)
    ann = live.player(made["table"], made["key"])
    bob = live.player(made["table"])
    key = bob.ask("join", name="Bob", seat=1)["key"]
    bob = live.player(made["table"], key)
    assert ann.ask("start")["tell"] == "done"
    for player in (ann, bob):
        while player.snapshot["table"]["phase"] != "playing":
            player.receive()
    return ann, bob


def strike(player: Player, move: dict[str, Any] = TAP, number: str = "") -> dict[str, Any]:
    choice = player.open_choices()[0]
    asked = choice["asked"]
    number = number or f"s{asked}"
    return player.ask("decide", seat=choice["seat"], move=move, version=asked, id=number)


def test_a_strike_is_simulated_and_its_motion_comes_to_all_before_the_update(live: Live) -> None:
    ann, bob = sit_down(live)
    done = strike(ann)
    assert done["tell"] == "done"
    for player in (ann, bob):
        player.until_version(done["version"])
        (seen,) = player.motions
        before, message = seen
        assert before == done["version"] - 1, "it came before the update"
        assert len(message) < MOST_BYTES
        version, frames, fps, parts = struct.unpack_from("<IHBB", zlib.decompress(message))
        assert version == done["version"]
        assert frames > 10
        assert fps == 60
        assert parts > 0
    assert ann.motions[0][1] == bob.motions[0][1]
    assert ann.snapshot["views"][0]["strikes_made"] == 1
    assert "struck" in [line["event"]["event"] for line in bob.log if line["ply"] == 1]


def test_a_resent_strike_is_not_simulated_twice_and_a_foreign_one_is_refused(live: Live) -> None:
    ann, bob = sit_down(live)
    first = strike(ann, number="mine")
    ann.until_version(first["version"])
    version = ann.version
    again = ann.ask("decide", seat=0, move=TAP, version=version, id="mine")
    assert (again["tell"], again["version"]) == ("done", first["version"])
    foreign = bob.ask("decide", seat=1, move=TAP, version=version, id="x")
    assert foreign["cause"] == "not-your-decision"
    out_of_reach = {**TAP, "speed": 500}
    refused = ann.ask("decide", seat=0, move=out_of_reach, version=version, id="y")
    assert refused["cause"] == "unknown-move"
    assert ann.snapshot["views"][0]["strikes_made"] == 1


def test_after_a_restart_the_table_goes_on_without_simulating_again(live: Live) -> None:
    ann, _ = sit_down(live)
    done = strike(ann)
    ann.until_version(done["version"])
    seen = ann.snapshot["views"][0]
    key, table = live.made["key"], live.made["table"]
    live.restart()
    ann = live.player(table, key)
    assert ann.snapshot["views"][0] == seen
    assert "ludolith_find_seconds_count 0.0" in live.http.get("/metrics").text
    assert strike(ann)["tell"] == "done"
    assert "ludolith_find_seconds_count 1.0" in live.http.get("/metrics").text


def test_a_strike_that_breaks_its_process_is_a_miss_a_log_entry_and_a_measure(
    serve: Callable[..., Live], caplog: pytest.LogCaptureFixture
) -> None:
    live = serve(msgspec.structs.replace(QUICK, find_seconds=0.000_01))
    ann, _ = sit_down(live)
    before = ann.snapshot["views"][0]["blocks"]
    with caplog.at_level(logging.ERROR, logger="ludolith.simulation_pool"):
        done = strike(ann, SMASH)
    assert done["tell"] == "done"
    ann.until_version(done["version"])
    assert ann.snapshot["views"][0]["blocks"] == before
    assert ann.snapshot["views"][0]["strike_number"] == 2
    (wasted,) = [line["event"] for line in ann.log if line["event"]["event"] == "strike-wasted"]
    assert wasted["trouble"] == "too-long"
    assert ann.motions == []
    assert "simulation_given_up game=seven_dwarfs problem=too-long" in caplog.text
    assert "ludolith_find_failures_total 1.0" in live.http.get("/metrics").text


def test_a_whole_game_goes_by_wire_and_its_record_is_true(live: Live) -> None:
    ann, bob = sit_down(live)
    while ann.snapshot["table"]["phase"] == "playing":
        for player in (ann, bob):
            while player.open_choices():
                strike(player, SMASH)
                player.until_received("update")
            player.receive_all()
    table = live.made["table"]
    record = from_json(live.http.get(f"/api/tables/{table}/record").content)
    assert record.findings is not None
    assert verify(GAME, record).over
    assert live.http.post("/api/verify", content=json.dumps(msgspec.to_builtins(record))).json()[
        "ok"
    ]
    shown = live.http.get(f"/api/tables/{table}/motion?ply=1")
    assert shown.status_code == 200
    assert shown.content == live.http.post("/api/motion?ply=1", content=to_json(record)).content
    version = struct.unpack_from("<I", zlib.decompress(shown.content))[0]
    assert version == 1
    assert live.http.get(f"/api/tables/{table}/motion?ply=999").status_code == 204
    assert live.http.get(f"/api/tables/{table}/win-chances").json() == {
        "plies": [],
        "chances": [],
    }
