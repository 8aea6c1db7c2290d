"""A bot from outside: joins a table by its link and plays by one simple rule.

    python examples/outside_bot.py http://127.0.0.1:8000/t/TABLE --name Rocky

It needs the `websockets` package and nothing of Ludolith; docs/protocol.md tells what it says.
The rule, for Diamant: go home with ten rubies or more, else go on. In any other game: any of the
moves offered.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PROTOCOL = 2
ENOUGH = 10


class Bot:
    """One seat at one table. What it must remember between two connections is its key."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.key: str | None = None
        self.answered: set[tuple[int, int]] = set()  # (seat, version of the question)
        self.over = False
        self._numbers = itertools.count(1)

    async def play(self, link: str) -> None:
        """Play one game, through any number of lost connections."""
        where = urlsplit(link)
        scheme = "wss" if where.scheme == "https" else "ws"
        socket = f"{scheme}://{where.netloc}/ws/{where.path.rstrip('/').rpartition('/')[2]}"
        while not self.over:
            try:
                async with connect(socket) as connection:
                    await self._exchange_messages(connection)
            except ConnectionClosed:
                self.answered.clear()  # requests may be lost: the new snapshot tells
                await asyncio.sleep(0.5)

    async def _exchange_messages(self, connection: ClientConnection) -> None:
        await self._say(connection, {"ask": "hello", "protocol": PROTOCOL, "key": self.key})
        async for text in connection:
            if isinstance(text, bytes):
                continue  # a recorded motion, for clients that draw
            message = json.loads(text)
            match message["tell"]:
                case "welcome" | "update":
                    await self._look(connection, message["snapshot"])
                case "key":
                    self.key = message["key"]
                case "refused" if message["cause"] != "stale":
                    sys.exit(f"refused: {message['cause']}: {message['message']}")
                case "goodbye" if message["cause"] in {"unknown-table", "protocol", "key-replaced"}:
                    sys.exit(f"sent away: {message['cause']}: {message['message']}")
            if self.over:
                return

    async def _look(self, connection: ClientConnection, snapshot: dict[str, Any]) -> None:
        table = snapshot["table"]
        if self.key is None:
            await self._sit_down(connection, table)
        self.over = table["phase"] == "over"
        for choice in snapshot["choices"]:
            question = (choice["seat"], choice["asked"])
            if choice["moves"] and question not in self.answered:
                self.answered.add(question)
                view = next(one for one in snapshot["views"] if one["seat"] == choice["seat"])
                decision = {
                    "ask": "decide",
                    "seat": choice["seat"],
                    "move": choose(view, choice["moves"]),
                    "version": choice["asked"],
                    "id": uuid.uuid4().hex,
                }
                await self._say(connection, decision)

    async def _sit_down(self, connection: ClientConnection, table: dict[str, Any]) -> None:
        if self.answered:
            return  # already asked to join
        seats = enumerate(table["seats"])
        free = [seat for seat, one in seats if one["member"] is None and one["bot"] is None]
        if table["phase"] != "lobby" or not free:
            sys.exit("no free seat at this table")
        self.answered.add((-1, 0))
        await self._say(connection, {"ask": "join", "name": self.name, "seat": free[0]})

    async def _say(self, connection: ClientConnection, request: dict[str, Any]) -> None:
        message = {"id": str(next(self._numbers)), "request": request}
        await connection.send(json.dumps(message))


def choose(view: dict[str, Any], moves: list[dict[str, Any]]) -> dict[str, Any]:
    """The rule of thumb."""
    if view["game"] == "diamant":
        carried = view["explorers"][view["seat"]]["carried"]
        wanted = "leave" if carried >= ENOUGH else "continue"
        return next(move for move in moves if move["move"] == wanted)
    return random.choice(moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link", help="the table's link, as one would send it to a friend")
    parser.add_argument("--name", default="Rocky")
    given = parser.parse_args()
    asyncio.run(Bot(given.name).play(given.link))


if __name__ == "__main__":
    main()
