"""Many tables at once: how quickly a server answers, and what a move costs it.

    make load            (or: python -m benchmarks.load --tables 500 --rate 400 --seconds 60)

Starts a server of its own on a new store and plays from this process: four people at every table,
each with a connection of their own, decisions at a steady rate. A decision's time runs from sending
it to the answer that it is stored. Afterwards every table in the store must hold exactly the
decisions that were acknowledged, none lost and none played twice; the exit code is 1 if one does
not, or if a person got no answer.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.memory import resident
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table as Sheet
from websockets.asyncio.client import ClientConnection, connect

from ludolith.server.protocol import PROTOCOL
from ludolith.server.run_server import DATABASE

PEOPLE = 4
TICK = 0.0025
LATE = 20  # seconds to wait for the last answers


class Choices(msgspec.Struct):
    seat: int
    asked: int
    moves: list[dict[str, Any]]


class SeatInfo(msgspec.Struct):
    member: int | None


class TableInfo(msgspec.Struct):
    version: int
    phase: str
    round: int
    ply: int
    seats: list[SeatInfo]


class Snapshot(msgspec.Struct):
    table: TableInfo
    choices: list[Choices]


class Message(msgspec.Struct):
    """The part of the server's messages that this needs."""

    tell: str
    id: str = ""
    cause: str = ""
    key: str = ""
    version: int = 0
    snapshot: Snapshot | None = None


MESSAGE = msgspec.json.Decoder(Message)


class Load:
    """What is measured."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.deliveries = 0
        self.refused: dict[str, int] = {}
        self.sent = 0


class Person:
    """One connection to one table."""

    def __init__(self, load: Load, name: str) -> None:
        self.load = load
        self.name = name
        self.socket: ClientConnection
        self.snapshot: Snapshot | None = None
        self.waiting: dict[str, asyncio.Future[Message]] = {}
        self.numbers = 0
        self.answered = -1  # the question answered last, by its version
        self.reader: asyncio.Task[None]

    async def arrive(self, address: str, table: str, key: str | None, seat: int | None) -> None:
        self.socket = await connect(
            f"ws://{address}/ws/{table}",
            compression=None,
            max_queue=None,
            ping_interval=None,  # browsers answer pings, they send none
        )
        self.reader = asyncio.create_task(self.read())
        await self.ask({"ask": "hello", "protocol": PROTOCOL, "key": key})
        if seat is not None:
            await self.ask({"ask": "join", "name": self.name, "seat": seat})

    async def read(self) -> None:
        async for text in self.socket:
            message = MESSAGE.decode(text)
            if message.snapshot is not None:
                self.snapshot = message.snapshot
                self.load.deliveries += 1
            answer = self.waiting.pop(message.id, None)
            if answer is None and message.tell == "welcome":
                answer = self.waiting.pop("hello", None)
            if answer is not None and not answer.done():
                answer.set_result(message)

    async def ask(self, request: dict[str, Any]) -> Message:
        self.numbers += 1
        own = "hello" if request["ask"] == "hello" else f"{self.name}-{self.numbers}"
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.waiting[own] = answer
        await self.socket.send(json.dumps({"id": own, "request": request}))
        return await answer

    def question(self) -> Choices | None:
        """What this person must decide and has not answered yet."""
        if self.snapshot is None:
            return None
        for choice in self.snapshot.choices:
            if choice.moves and choice.asked > self.answered:
                return choice
        return None


class Game:
    """One table and its people."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.people = people
        self.table = table
        self.acknowledged = 0  # in the present round
        self.in_all = 0
        self.busy = False

    async def decide(self, person: Person, choice: Choices) -> None:
        """One decision, from sending to the answer that it is stored."""
        assert person.snapshot is not None
        move = random.choice(choice.moves)
        began = time.perf_counter()
        message = await person.ask(
            {
                "ask": "decide",
                "seat": choice.seat,
                "move": move,
                "version": person.snapshot.table.version,
                "id": f"{person.name}-{choice.asked}-{person.numbers}",
            }
        )
        person.load.times.append(time.perf_counter() - began)
        if message.tell == "done":
            self.acknowledged += 1
            self.in_all += 1
        else:
            person.load.refused[message.cause] = person.load.refused.get(message.cause, 0) + 1

    async def again(self) -> None:
        """A game is over: all four people stay for another."""
        self.busy = True
        snapshot = self.people[0].snapshot
        assert snapshot is not None
        if self.acknowledged != snapshot.table.ply:
            raise SystemExit(f"{self.acknowledged} acknowledged, {snapshot.table.ply} at the table")
        await self.people[0].ask({"ask": "rematch"})
        self.acknowledged = 0
        await self.people[0].ask({"ask": "start"})
        self.busy = False


async def gather_people(load: Load, address: str, tables: int) -> list[Game]:
    games = []
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:
        for number in track(range(tables), "people arrive", console=Console(stderr=True)):
            body = {"game": "diamant", "name": "P0", "players": PEOPLE, "seat": 0}
            made = (await http.post("/api/tables", json=body)).json()
            people = [Person(load, f"P{seat}") for seat in range(PEOPLE)]
            await people[0].arrive(address, made["table"], made["key"], None)
            for seat in range(1, PEOPLE):
                await people[seat].arrive(address, made["table"], None, seat)
            await people[0].ask({"ask": "start"})
            games.append(Game(made["table"], people))
            if number % 50 == 0:
                await asyncio.sleep(0)
    return games


async def play(load: Load, games: list[Game], rate: float, seconds: float) -> None:
    """Decisions at a steady rate, going round the tables."""
    order = deque(games)
    tasks: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("decisions", total=rate * seconds)
        while (now := time.perf_counter() - began) < seconds:
            while load.sent < now * rate:
                task = next_decision(order)
                if task is None:
                    break
                load.sent += 1
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            progress.update(bar, completed=load.sent)
            await asyncio.sleep(TICK)
    if tasks:
        await asyncio.wait(tasks, timeout=LATE)


def next_decision(order: deque[Game]) -> asyncio.Task[None] | None:
    """The next person with something to decide; none if all have answered."""
    for _ in range(len(order)):
        game = order[0]
        order.rotate(-1)
        first = game.people[0].snapshot
        if game.busy or first is None:
            continue
        if first.table.phase == "over":
            if not any(person.waiting for person in game.people):
                game.busy = True
                background(game.again())
            continue
        for person in game.people:
            choice = person.question()
            if choice is not None and not person.waiting:
                person.answered = choice.asked
                return asyncio.create_task(game.decide(person, choice))
    return None


_running: set[asyncio.Task[None]] = set()


def background(work: Any) -> None:
    task = asyncio.create_task(work)
    _running.add(task)
    task.add_done_callback(_running.discard)


async def settled(games: list[Game], store: Path) -> int:
    """How many tables on the disk differ from what was acknowledged."""
    await asyncio.sleep(1.0)
    if _running:
        await asyncio.wait(_running, timeout=LATE)
    count = (
        "SELECT count(*) FROM acts WHERE table_id = ?"
        " AND json_extract(CAST(act AS TEXT), '$.act') = 'moved'"
    )
    with contextlib.closing(sqlite3.connect(f"{store.as_uri()}?mode=ro", uri=True)) as looking:
        stored = [looking.execute(count, (game.table,)).fetchone()[0] for game in games]
    return sum(game.in_all != found for game, found in zip(games, stored, strict=True))


def processor_seconds(pid: int) -> tuple[float, float]:
    """In the program itself, and in the system on its behalf (network, disk)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / ticks, int(fields[12]) / ticks


async def measure(
    address: str, store: Path, pid: int, tables: int, rate: float, seconds: float
) -> dict[str, float]:
    load = Load()
    before = resident(pid)
    games = await gather_people(load, address, tables)
    after = resident(pid)
    load.deliveries = 0
    spent = processor_seconds(pid)
    began = time.perf_counter()
    await play(load, games, rate, seconds)
    wall = time.perf_counter() - began
    own, system = (now - then for now, then in zip(processor_seconds(pid), spent, strict=True))
    wrong = await settled(games, store)
    times = sorted(load.times)
    if load.refused:
        raise SystemExit(f"refused: {load.refused}")
    return {
        "tables": tables,
        "connections": tables * PEOPLE,
        "moves": len(times),
        "moves_per_second": len(times) / wall,
        "deliveries_per_second": load.deliveries / wall,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "most_ms": 1000 * times[-1],
        "unanswered": load.sent - len(times),
        "tables_with_lost_or_doubled_moves": wrong,
        "server_cpu_ms_per_move": 1000 * (own + system) / len(times),
        "of_that_in_the_program": 1000 * own / len(times),
        "of_that_in_the_system": 1000 * system / len(times),
        "memory_kB_per_table": (after - before) / tables / 1024,
        "server_memory_MB": resident(pid) / 1024 / 1024,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=400, help="decisions a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludolith.cli", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            [*command, "--no-address-limits"], stderr=subprocess.PIPE, text=True
        )
        try:
            assert server.stderr is not None
            found = re.search(r"http://([\w.:]+)/", server.stderr.readline())
            assert found is not None
            store = Path(folder) / DATABASE
            result = asyncio.run(
                measure(found[1], store, server.pid, given.tables, given.rate, given.seconds)
            )
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    if given.json:
        print(json.dumps(result))
    else:
        sheet = Sheet("what", "measured")
        for name, value in result.items():
            sheet.add_row(
                name.replace("_", " "), f"{value:.10g}" if value == int(value) else f"{value:.2f}"
            )
        Console().print(sheet)
    if result["unanswered"] or result["tables_with_lost_or_doubled_moves"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
