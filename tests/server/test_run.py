"""The server as people run it: as a process, with its folder and its port."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ludolith.server.errors import CannotServe
from ludolith.server.run_server import listening, locked_folder, url
from tests.server.live import SOON, Live
from tests.server.process import Process

BOT = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def test_served_interrupted_and_served_again(tmp_path: Path) -> None:
    with Process(tmp_path / "data") as server:
        made = server.make(players=3, bots="steady", start=True)
        ann = server.player(made["table"], made["key"])
        ann.decide("continue")
        ann.close()
        assert server.end(signal.SIGINT) in {0, 130, -signal.SIGINT}
        assert "Traceback" not in server.said()
        assert made["key"] not in server.said()
        assert made["table"] not in server.said()
    with Process(tmp_path / "data") as server:
        again = server.player(made["table"], made["key"])
        assert again.snapshot["table"]["phase"] == "playing"
        again.close()
        assert server.end(signal.SIGTERM) in {0, 143, -signal.SIGTERM}


def test_the_data_are_private(tmp_path: Path) -> None:
    with Process(tmp_path / "deep" / "data"):
        for path in (tmp_path / "deep" / "data").iterdir():
            assert path.stat().st_mode & 0o077 == 0, path
    assert (tmp_path / "deep" / "data").stat().st_mode & 0o077 == 0


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        second = Process.refused(tmp_path)
        assert second == f"ludolith: another server is using {tmp_path}; stop it first\n"
        assert httpx.get(f"http://{server.host}/health").json()["ok"]


def test_a_port_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = Process.refused(tmp_path, port)
    assert said.startswith(f"ludolith: cannot serve at 127.0.0.1 port {port}: ")
    assert said.count("\n") == 1


def test_who_only_wants_to_play_gets_the_next_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with listening("127.0.0.1", port, 20) as found:
            assert port < found.getsockname()[1] <= port + 20
            with pytest.raises(CannotServe, match=f"port {port}:"), listening("127.0.0.1", port):
                pass


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = Process.refused(tmp_path / "file" / "data")
    assert said.startswith(f"ludolith: cannot write to {tmp_path / 'file' / 'data'}: ")
    assert said.count("\n") == 1


def test_a_foreign_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "ludolith.sqlite").write_text("my diary" * 1000)
    said = Process.refused(tmp_path)
    assert "ludolith.sqlite" in said
    assert said.count("\n") == 1


def test_nonsense_for_a_host_or_port_is_refused() -> None:
    for host, port in (("no such host.invalid", 0), ("127.0.0.1", 70_000)):
        with pytest.raises(CannotServe), listening(host, port):
            pass


def test_the_lock_is_free_again_afterwards(tmp_path: Path) -> None:
    for _ in range(2):
        with locked_folder(tmp_path), pytest.raises(CannotServe), locked_folder(tmp_path):
            pass


def test_the_address_to_open() -> None:
    assert url("0.0.0.0", 80) == "http://localhost:80/"
    assert url("::1", 80) == "http://[::1]:80/"


def test_a_bot_from_outside_joins_by_the_link_and_plays(live: Live) -> None:
    made = live.make(players=3)
    ann = live.player(made["table"], made["key"])
    link = f"http://{live.host}/t/{made['table']}"
    bot = subprocess.Popen(
        [sys.executable, str(BOT), link, "--name", "Rocky"], stderr=subprocess.PIPE, text=True
    )
    ann.until(
        lambda received: (
            received["tell"] == "update"
            and received["snapshot"]["table"]["seats"][1]["name"] == "Rocky"
        )
    )
    assert ann.ask("start", fill="casual")["tell"] == "done"
    ann.until_received("update")
    ann.play_out()
    _, problems = bot.communicate(timeout=SOON)
    assert (bot.returncode, problems) == (0, "")
    record = live.http.get(f"/api/tables/{made['table']}/record").json()
    assert any(seat == 1 and move["move"] == "continue" for seat, move in record["moves"])
