"""A disk that takes nothing more: it is told, nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import resource
import signal
from pathlib import Path

import httpx

from tests.server.process import Process


def let_write(server: Process, most: int) -> None:
    """The system refuses every write beyond so many bytes of a file, as a full disk does."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def test_a_full_disk_is_told_and_costs_no_acknowledged_move(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        made = server.make(players=3)
        table, key = made["table"], made["key"]
        ann = server.player(table, key)
        for seat, name in ((1, "Bob"), (2, "Eve")):
            assert ann.ask("sit", seat=seat, name=name)["tell"] == "done"
        ann.until_version(ann.ask("start", fill=None)["version"])
        promised = ann.decide("continue", seat=0, number="first")
        ann.until_version(promised["version"])

        let_write(server, 0)
        choice = next(one for one in ann.open_choices() if one["seat"] == 1)
        ann.send(
            {
                "ask": "decide",
                "seat": 1,
                "move": {"move": "leave"},
                "version": choice["asked"],
                "id": "second",
            }
        )
        assert ann.farewell()["cause"] == "store-failed"
        assert all(received["tell"] != "done" for received in ann.received[-2:])
        ann.close()
        wish = {"game": "diamant", "name": "Zoe"}
        refused = httpx.post(f"http://{server.host}/api/tables", json=wish)
        assert (refused.status_code, refused.json()["cause"]) == (503, "store-failed")

        let_write(server, resource.RLIM_INFINITY)
        ann = server.player(table, key)
        assert ann.version == promised["version"]
        assert ann.decide("leave", seat=1, number="third")["tell"] == "done"
        server.end(signal.SIGKILL)
        ann.close()

    with Process(tmp_path) as server:
        ann = server.player(table, key)
        assert ann.version == promised["version"] + 1
        again = ann.ask("decide", seat=0, move={"move": "leave"}, version=ann.version, id="first")
        assert (again["tell"], again["version"]) == ("done", promised["version"])
        ann.close()
