"""One decision on its way through a server to four viewers: the calls and modules it takes.

    LUDOLITH_PURE=1 python -m benchmarks.decision_path            # a count
    LUDOLITH_PURE=1 python -m benchmarks.decision_path --modules  # the calls of each module

Starts a server in this process and plays Dinokalipsa with four people over real sockets. Counted
are the Python functions of this package that the server calls in all its threads, from the arrival
of the last of four secret choices to the last update. The count is the same in every run. Compiled
functions cannot be counted, so this runs from source.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import json
import socket
import tempfile
import threading
import time
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

import ludolith
from ludolith.server.app import make_app
from ludolith.server.protocol import PROTOCOL
from ludolith.server.run_server import DATABASE, config_of
from ludolith.server.settings import Limits, Settings
from ludolith.server.sqlite import SqliteStore

GAME = "dinokalipsa"
PEOPLE = 4
FOLDER = str(Path(ludolith.__file__).parent)
QUIET = 0.3  # seconds in which a server does nothing more


class Calls:
    """Counts calls by module and function while it is on, in every thread started after it."""

    def __init__(self) -> None:
        self.on = False
        self.made: collections.Counter[tuple[str, str]] = collections.Counter()
        threading.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(FOLDER):
            module = frame.f_code.co_filename.removeprefix(FOLDER + "/")
            self.made[module, frame.f_code.co_qualname] += 1

    def modules(self) -> collections.Counter[str]:
        found: collections.Counter[str] = collections.Counter()
        for (module, _), times in self.made.items():
            found[module] += times
        return found


class Viewer:
    """One person at the table."""

    def __init__(self, address: str, table: str, key: str | None) -> None:
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(f"ws://{address}/ws/{table}", compression=None)
        )
        self.snapshot: dict[str, Any] = {}
        self.send({"ask": "hello", "protocol": PROTOCOL, "key": key})
        self.until("welcome")

    def close(self) -> None:
        self._open.close()

    def send(self, request: dict[str, Any]) -> None:
        self.socket.send(json.dumps({"id": request["ask"], "request": request}))

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
            self.snapshot = message.get("snapshot", self.snapshot)
            if message["tell"] == "refused":
                raise SystemExit(f"refused: {message}")
            if message["tell"] == kind:
                return message

    def until_version(self, version: int) -> None:
        while self.snapshot["table"]["version"] < version:
            self.until("update")

    def decide(self) -> None:
        (choice,) = (each for each in self.snapshot["choices"] if each["moves"])
        move, seat, version = choice["moves"][0], choice["seat"], choice["asked"]
        self.send({"ask": "decide", "seat": seat, "move": move, "version": version, "id": "first"})


def four_viewers(address: str) -> list[Viewer]:
    """A game of four has begun."""
    wish = {"game": GAME, "name": "P0", "players": PEOPLE, "seat": 0}
    made = httpx.post(f"http://{address}/api/tables", json=wish).json()
    viewers = [Viewer(address, made["table"], made["key"])]
    for seat in range(1, PEOPLE):
        viewers.append(Viewer(address, made["table"], None))
        viewers[seat].send({"ask": "join", "name": f"P{seat}", "seat": seat})
        viewers[seat].until("key")
    viewers[0].send({"ask": "start"})
    started = viewers[0].until("done")["version"]
    for viewer in viewers:
        viewer.until_version(started)
    return viewers


def count(calls: Calls, address: str) -> None:
    """Three choose; the fourth choice is counted."""
    viewers = four_viewers(address)
    last = viewers[-1]
    for viewer in viewers[:-1]:
        viewer.decide()
        version = viewer.until("done")["version"]
        for each in viewers:
            each.until_version(version)
    time.sleep(QUIET)
    calls.on = True
    last.decide()
    version = last.until("done")["version"]
    for viewer in viewers:
        viewer.until_version(version)
    time.sleep(QUIET)
    calls.on = False
    for viewer in viewers:
        viewer.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--modules", action="store_true", help="the calls of each module")
    parser.add_argument("--functions", action="store_true", help="the calls of each function")
    given = parser.parse_args()
    if ludolith.compiled():
        raise SystemExit("compiled calls cannot be counted: set LUDOLITH_PURE=1")
    calls = Calls()
    settings = Settings(limits=Limits(address_limits=False))
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / DATABASE)
        server = uvicorn.Server(config_of(make_app(store, settings), settings))
        listening = socket.create_server(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            count(calls, f"127.0.0.1:{listening.getsockname()[1]}")
        finally:
            server.should_exit = True
            thread.join()
            listening.close()
    if given.modules:
        for module, times in calls.modules().most_common():
            print(f"{times:6} {module}")
    if given.functions:
        for (module, function), times in calls.made.most_common():
            print(f"{times:6} {module} {function}")
    print(f"{sum(calls.made.values())} calls in {len(calls.modules())} modules")


if __name__ == "__main__":
    main()
