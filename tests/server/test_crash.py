"""The server is killed in the middle of everything; no acknowledged move may be missing."""

from __future__ import annotations

import contextlib
import random
import signal
import threading
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.live import Player, wait_until
from tests.server.process import Process

KILLS = 4
TABLES = 3
DECISIONS_BETWEEN = (2, 20)


class Stubborn:
    """A player who comes back after every crash, resends, and remembers what was promised."""

    def __init__(self, table: str, key: str) -> None:
        self.table = table
        self.key = key
        self.promised: dict[str, tuple[int, int]] = {}  # id of a decision: seat, version
        self.log: list[dict[str, Any]] = []
        self.version = 0
        self.open: dict[str, Any] | None = None  # a decision sent but not yet acknowledged
        self.resumed = 0
        self.made = 0
        self.faults: list[str] = []

    def play(self, host: str, stop: threading.Event) -> None:
        """Until the game is over, the server dies or it is time to stop."""
        lost = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
        with contextlib.suppress(*lost):
            player = Player(host, self.table)
            try:
                self.sit_down(player, stop)
            except AssertionError as fault:
                self.faults.append(str(fault))
            finally:
                self.log, self.version = player.log, player.version
                player.close()

    def sit_down(self, player: Player, stop: threading.Event) -> None:
        known = self.version
        player.log = list(self.log)
        player.hello(self.key, known or None)
        assert player.version >= known, f"version {known} was told, {player.version} is there"
        self.resumed += 1
        if self.open is not None:
            self.send(player, self.open)
        while not stop.is_set():
            phase = player.snapshot["table"]["phase"]
            if phase == "over":
                self.promised = {}
                player.ask("rematch")
            elif phase == "lobby":
                player.ask("start", fill="casual")
            elif player.open_choices():
                choice = player.open_choices()[0]
                number = f"{choice['seat']}-{player.version}-{len(self.promised)}"
                self.open = {
                    "seat": choice["seat"],
                    "move": {"move": random.choice(("continue", "continue", "leave"))},
                    "version": choice["asked"],
                    "id": number,
                }
                self.send(player, self.open)
                continue
            player.until_received("update")

    def send(self, player: Player, decision: dict[str, Any]) -> None:
        answer = player.ask("decide", **decision)
        if answer["tell"] == "done":
            self.promised[decision["id"]] = (decision["seat"], answer["version"])
            self.made += 1
            player.until_version(answer["version"])
        self.open = None

    def check(self, host: str) -> None:
        """All that was promised stands: the same answer comes again, and nothing is played."""
        player = Player(host, self.table)
        player.hello(self.key)
        player.ask("pause")
        for number, (seat, version) in self.promised.items():
            answer = player.ask(
                "decide", seat=seat, move={"move": "leave"}, version=player.version, id=number
            )
            assert (answer["tell"], answer.get("version")) == ("done", version), answer
        player.ask("resume")
        player.close()


def enough(players: list[Stubborn], goals: list[int]) -> bool:
    """All players have come back and gone on playing, or one has found a fault."""
    played = all(player.made >= goal for player, goal in zip(players, goals, strict=True))
    return played or any(player.faults for player in players)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    players: list[Stubborn] = []
    for crash in range(KILLS + 1):
        with Process(tmp_path) as server:
            if not players:
                for _ in range(TABLES):
                    made = server.make(players=3, bots="casual", start=True)
                    players.append(Stubborn(made["table"], made["key"]))
            for player in players:
                player.check(server.host)
            stop = threading.Event()
            threads = [
                threading.Thread(target=player.play, args=(server.host, stop)) for player in players
            ]
            for thread in threads:
                thread.start()
            goals = [player.made + random.randint(*DECISIONS_BETWEEN) for player in players]
            wait_until(partial(enough, players, goals))
            if crash < KILLS:
                server.end(signal.SIGKILL)
            stop.set()
            for thread in threads:
                thread.join()
            assert [fault for player in players for fault in player.faults] == []
            if crash == KILLS:
                for player in players:
                    player.check(server.host)
                assert httpx.get(f"http://{server.host}/health").json()["ok"]
    assert all(player.made > KILLS for player in players)
    assert all(player.resumed > KILLS for player in players)
