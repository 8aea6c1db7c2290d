"""No key of a seat and no secret of a game is ever in the log, whatever addresses people use."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx

from tests.server.live import wait_until
from tests.server.process import Process


def test_the_log_holds_no_keys_no_secrets_and_no_whole_invitation(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        made = server.make(players=3, bots="random", start=False)
        table, keys = made["table"], [made["key"]]
        ann = server.player(table, keys[0])
        assert ann.ask("open-seat", seat=1)["tell"] == "done"
        bob = server.player(table)
        keys.append(bob.ask("join", name="Bob", seat=1)["key"])
        bob.close()
        keys.append(ann.ask("reissue", seat=1)["key"])
        wrong = server.player(table, keys[1])  # void by now
        wrong.close()
        # A request has a key where it does not belong; the log must not take it over.
        with httpx.Client(base_url=f"http://{server.host}") as http:
            for path in (
                f"/t/{table}?key={keys[0]}",
                f"/api/tables/{table}?key={keys[0]}",
                f"/api/tables/{keys[0]}",
                f"/api/tables/{table}/record?round=1&key={keys[0]}",
                f"/t/{keys[2]}",
                "/health",
            ):
                http.get(path)
            shared = [http.get(f"/api/tables{path}").text for path in ("", f"/{table}")]
            shared.append(http.get("/metrics").text)
        assert ann.ask("start", fill="random")["tell"] == "done"
        ann.close()
        wait_until(lambda: "/health" in server.said())
        stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*.sqlite*"))
        server.end(signal.SIGTERM)
        said = server.said()
    assert table[:4] in said, "requests are logged"
    assert table not in said
    for key in keys:
        assert key not in said
        assert all(key not in text for text in shared)
        assert key.encode() not in stored, "the store keeps hashes"
    assert table.encode() in stored
