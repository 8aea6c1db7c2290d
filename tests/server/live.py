"""A real server on a free port, and players with real sockets."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludolith.server.app import make_app
from ludolith.server.protocol import PROTOCOL
from ludolith.server.run_server import config_of
from ludolith.server.settings import Limits, Settings
from ludolith.server.signing import Signer
from ludolith.server.sqlite import SqliteStore
from ludolith.table.option_files import NO_FILES, Files

QUICK = Settings(
    pace=(0.0, 0.0), bot_workers=1, presence_grace=0.05, limits=Limits(address_limits=False)
)
SOON = 60.0  # seconds after which a test gives up waiting; only a broken server takes so long


class Live:
    """A server in a thread of its own, over one database file."""

    def __init__(
        self,
        data: Path,
        settings: Settings = QUICK,
        client: Path | None = None,
        files: Files = NO_FILES,
        signer: Signer | None = None,
    ) -> None:
        self.files = files
        self.signer = signer
        self.settings = settings
        self.data = data
        self.players: list[Player] = []
        self.made: dict[str, Any] = {}  # the latest table
        self.client = client or data / "no client"
        self.start()

    def start(self) -> None:
        self.store = SqliteStore(self.data / "test.sqlite")
        self.app: Starlette = make_app(
            self.store, self.settings, self.client, self.files, self.signer
        )
        self.server = uvicorn.Server(config_of(self.app, self.settings))
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))
        self.thread.start()
        wait_until(lambda: self.server.started)
        self.http = httpx.Client(
            base_url=f"http://{self.host}",
            timeout=SOON,
            # The server may close an idle connection at the very moment a request goes out on it.
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    def stop(self) -> None:
        self.http.close()
        for player in self.players:
            player.close()
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()

    def restart(self) -> None:
        self.stop()
        self.start()

    def make(self, **wish: Any) -> dict[str, Any]:
        """A new table; Ann is its host."""
        answer = self.http.post("/api/tables", json={"game": "diamant", "name": "Ann", **wish})
        assert answer.status_code == 201, answer.text
        self.made = answer.json()
        return self.made

    def player(
        self,
        table: str,
        key: str | None = None,
        last: int | None = None,
        contributes: bool = False,
    ) -> Player:
        """A player whose connection has said hello."""
        found = self.connect(table)
        found.contributes = contributes
        found.hello(key, last)
        return found

    def connect(self, table: str, **options: Any) -> Player:
        """A player whose connection has said nothing yet."""
        self.players.append(Player(self.host, table, **options))
        return self.players[-1]


class Player:
    """One connection: sends requests, and keeps what it was told."""

    def __init__(self, host: str, table: str, **options: Any) -> None:
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            # A full queue would keep the server's goodbye from being read for ten seconds.
            connect(f"ws://{host}/ws/{table}", **{"max_queue": None, **options})
        )
        self.received: list[dict[str, Any]] = []
        self.motions: list[tuple[int, bytes]] = []  # each with the version known when it came
        self.sent = 0
        self.snapshot: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.version = 0
        self.member: int | None = None
        self.goodbye: dict[str, Any] | None = None
        self.contributes = False  # says that it gives its part of the chance

    def send(self, request: dict[str, Any]) -> str:
        self.sent += 1
        number = f"r{self.sent}"
        self.socket.send(msgspec.json.encode({"id": number, "request": request}).decode())
        return number

    def receive(self, patience: float = SOON) -> dict[str, Any]:
        """The next message; keeps sight and log up to date as a client does."""
        received = self.socket.recv(timeout=patience)
        while isinstance(received, bytes):
            self.motions.append((self.version, received))
            received = self.socket.recv(timeout=patience)
        message: dict[str, Any] = msgspec.json.decode(received)
        self.received.append(message)
        match message["tell"]:
            case "welcome":
                self.member = message["member"]
                self._look(message)
            case "update":
                assert message["previous"] == self.version, "an update was missed"
                self._look(message)
            case "goodbye":
                self.goodbye = message
        return message

    def _look(self, message: dict[str, Any]) -> None:
        self.snapshot = message["snapshot"]
        self.version = self.snapshot["table"]["version"]
        assert message["log_from"] <= len(self.log), "lines of the log are missing"
        self.log[message["log_from"] :] = message["log"]

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message from now on that is wanted."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def until_received(self, *kinds: str) -> dict[str, Any]:
        return self.until(lambda message: message["tell"] in kinds)

    def until_log(self, event: str) -> None:
        """Until the log tells of this."""
        while all(line["event"]["event"] != event for line in self.log):
            self.receive()

    def until_version(self, version: int) -> None:
        while self.version < version:
            self.receive()

    def hello(self, key: str | None = None, last: int | None = None) -> dict[str, Any]:
        hello = {"ask": "hello", "protocol": PROTOCOL, "key": key, "last": last}
        self.send(hello | ({"contributes": True} if self.contributes else {}))
        return self.until_received("welcome", "refused", "goodbye")

    def ask(self, what: str, **params: Any) -> dict[str, Any]:
        """A request and its answer."""
        number = self.send({"ask": what, **params})
        return self.until(lambda message: message.get("id") == number)

    def receive_all(self, patience: float = 0.02) -> None:
        """All that has come, or comes in a moment."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.receive(patience)

    def decide(self, move: str, seat: int | None = None, number: str | None = None) -> Any:
        """Answer the open question of a seat."""
        choice = next(c for c in self.open_choices() if seat in (None, c["seat"]))
        return self.ask(
            "decide",
            seat=choice["seat"],
            move={"move": move},
            version=choice["asked"],
            id=number or f"{choice['seat']}-{choice['asked']}",
        )

    def open_choices(self) -> list[dict[str, Any]]:
        return [choice for choice in self.snapshot["choices"] if choice["moves"]]

    def play_out(self) -> None:
        """To the end, staying twice of three times."""
        while self.snapshot["table"]["phase"] == "playing":
            if self.open_choices():
                self.decide("leave" if self.sent % 3 == 0 else "continue")
                if not self.open_choices():
                    continue
            self.until_received("update")

    def farewell(self) -> dict[str, Any]:
        """Listen until the server closes; what it said last."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            assert self.goodbye is not None, "closed without a word"
            return self.goodbye

    def close(self) -> None:
        self._open.close()


def wait_until(true: Callable[[], bool], every: float = 0.01) -> None:
    """Wait for something that has no message of its own; looks every so many seconds."""
    end = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(every)
