"""Bots at many tables of all games for a long time: whether any process of a server grows.

    make soak            (or: python -m benchmarks.soak --minutes 30 --tables 40)

Starts a server of its own on a new store. At every table all seats are played by bots; one person
looks on, and asks for another game when one is over. The memory of the server and of each of its
worker processes is read again and again. Each has a third of the time to load everything and find
its size; what it grows after that must stay below the bound, or the exit code is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from benchmarks.load import MESSAGE, Snapshot
from benchmarks.memory import MB, children, growth, resident, sketch, slope
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import ludolith
from ludolith import bots, games
from ludolith.server.protocol import PROTOCOL

SAMPLES = 120  # in all
WARM_UP = 1 / 3
LEAST = 1 / 4  # of the time must be left after that, or a process is not judged
PACE = ("0.1", "0.4")  # a bot's pause; quicker than for people
HOUR = 3600.0
console = Console(stderr=True)


class Watched:
    """One table, and the connection of the person who looks on."""

    def __init__(self, address: str, game: str, level: str) -> None:
        self.address = address
        self.game = game
        self.level = level
        self.numbers = itertools.count()
        self.games_over = 0
        self.asked = ""  # what was asked last, so that it is asked once

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play game after game until cancelled."""
        wish = {"game": self.game, "name": "Soak", "bots": self.level, "start": True}
        made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        where = f"ws://{self.address}/ws/{made['table']}"
        async with connect(where, compression=None, max_queue=None) as socket:
            await self.ask(socket, {"ask": "hello", "protocol": PROTOCOL, "key": made["key"]})
            async for message in socket:
                if isinstance(message, bytes):
                    continue  # how a strike looks
                found = MESSAGE.decode(message)
                if found.tell == "refused":
                    raise SystemExit(f"refused at a table of {self.game}: {found.cause}")
                if found.snapshot is not None:
                    await self.go_on(socket, found.snapshot)

    async def go_on(self, socket: ClientConnection, snapshot: Snapshot) -> None:
        table = snapshot.table
        wanted: dict[str, Any] = {}
        if table.phase == "over":
            wanted = {"ask": "rematch"}
        elif table.phase == "lobby":
            wanted = {"ask": "start", "fill": self.level}
        elif snapshot.choices:  # no bot should wait for the person
            wanted = {"ask": "let-bot-play", "seat": snapshot.choices[0].seat, "level": self.level}
        key = f"{wanted} in round {table.round}"
        if wanted and key != self.asked:
            self.asked = key
            self.games_over += table.phase == "over"
            await self.ask(socket, wanted)

    async def ask(self, socket: ClientConnection, request: dict[str, Any]) -> None:
        await socket.send(json.dumps({"id": f"s{next(self.numbers)}", "request": request}))


class Memory:
    """What was read of every process: when, and how many MB."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.began = time.monotonic()
        self.times: dict[int, list[float]] = {}
        self.sizes: dict[int, list[float]] = {}

    def read(self) -> None:
        now = time.monotonic() - self.began
        for pid in (self.server, *children(self.server)):
            with contextlib.suppress(OSError, AssertionError):  # it has ended meanwhile
                size = resident(pid) / MB
                self.times.setdefault(pid, []).append(now)
                self.sizes.setdefault(pid, []).append(size)

    def settled(self, pid: int, seconds: float) -> tuple[list[float], list[float]]:
        """The samples of one process after its warm-up."""
        times, sizes = self.times[pid], self.sizes[pid]
        begin = next((n for n, now in enumerate(times) if now >= times[0] + seconds), len(times))
        return times[begin:], sizes[begin:]


async def watch(
    address: str, server: int, names: list[str], tables: int, seconds: float
) -> tuple[Memory, int]:
    """Let them play for so long, and read the memory all the time."""
    memory = Memory(server)
    every = seconds / SAMPLES
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        mixed = [(name, level) for name in names for level in bots.levels(games.game(name))]
        watched = [Watched(address, *mixed[n * 7 % len(mixed)]) for n in range(tables)]
        playing = [asyncio.create_task(one.play(http)) for one in watched]
        with Progress(console=console) as progress:
            bar = progress.add_task(f"{tables} tables", total=seconds)
            while (now := time.monotonic() - memory.began) < seconds:
                progress.update(bar, completed=now)
                memory.read()
                ended, _ = await asyncio.wait(playing, timeout=every)
                for task in ended:
                    task.result()  # raises what ended it
                    raise SystemExit("a table has closed its connection")
        console.print(await counted(http))
        for task in playing:
            task.cancel()
        with contextlib.suppress(ConnectionClosed):
            await asyncio.gather(*playing, return_exceptions=True)
    return memory, sum(one.games_over for one in watched)


async def counted(http: httpx.AsyncClient) -> str:
    """What the server itself says of this time."""
    text = (await http.get("/metrics")).text
    names = r"moves_total\{|\w+_failures_total|workers_started_total"
    return "\n".join(re.findall(rf"^ludolith_(?:{names}).*$", text, re.MULTILINE))


def report(memory: Memory, seconds: float, bound: float) -> bool:
    """Show every process; whether one has grown."""
    mode = "compiled" if ludolith.compiled() else "interpreted"
    sheet = Sheet("process", "minutes", "MB", "growth", "MB an hour", "all the time")
    sheet.title = f"memory in {seconds / 60:.1f} minutes, {mode}"
    grown = False
    for pid, sizes in memory.sizes.items():
        times, settled = memory.settled(pid, WARM_UP * seconds)
        lived = (memory.times[pid][-1] - memory.times[pid][0]) / 60
        row = ["server" if pid == memory.server else f"worker {pid}", f"{lived:.1f}"]
        row.append(f"{sizes[-1]:.1f}")
        if len(settled) < LEAST * SAMPLES:
            sheet.add_row(*row, "too short", "", sketch(sizes))
            continue
        more, rate = growth(settled), slope(times, settled) * HOUR
        grown |= more > bound
        verdict = "GROWS" if more > bound else "flat"
        sheet.add_row(*row, f"{more:+.1f} {verdict}", f"{rate:+.1f}", sketch(sizes))
    Console().print(sheet)
    verdict = "A process grows" if grown else "Memory is flat: no process grows"
    print(f"{verdict} by more than {bound} MB after {seconds * WARM_UP / 60:.1f} minutes.")
    return grown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--games", nargs="+", default=games.NAMES, choices=games.NAMES)
    parser.add_argument("--bound", type=float, default=8.0, help="MB that are no growth")
    given = parser.parse_args()
    seconds = 60 * given.minutes
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w+") as log:
        command = [sys.executable, "-m", "ludolith.cli", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            [*command, "--no-address-limits", "--pace", *PACE], stderr=log, text=True
        )
        try:
            address = found_in(Path(log.name), server)
            memory, over = asyncio.run(
                watch(address, server.pid, given.games, given.tables, seconds)
            )
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    console.print(f"{over} games came to their end")
    raise SystemExit(report(memory, seconds, given.bound))


def found_in(log: Path, server: subprocess.Popen[str]) -> str:
    """The address that a server says it is at."""
    while server.poll() is None:
        found = re.search(r"Ludolith is at http://([\w.:]+)/", log.read_text())
        if found:
            return found[1]
        time.sleep(0.05)
    raise SystemExit(log.read_text())


if __name__ == "__main__":
    main()
