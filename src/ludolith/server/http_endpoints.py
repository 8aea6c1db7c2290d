"""The HTTP half: making and finding tables, records and replays, health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ludolith import bots, games
from ludolith.engine.errors import CorruptRecord, LudolithError, UnknownGame
from ludolith.engine.json_faults import DEEP
from ludolith.engine.records import from_json
from ludolith.engine.signatures import fingerprint_of
from ludolith.server import protocol
from ludolith.server.admission import Admission
from ludolith.server.errors import (
    BadMessage,
    NotFinished,
    NotFound,
    ServerError,
    TooLarge,
)
from ludolith.server.new_table import new_key, open_table
from ludolith.server.replay_frames import frames_of, true_record, verdict_on
from ludolith.server.rooms import Rooms
from ludolith.server.settings import DAY
from ludolith.server.store import Finished
from ludolith.server.win_chances import WinChanceCharts
from ludolith.table.option_files import NO_FILES, Files
from ludolith.table.visibility import table_info
from ludolith.text import rules_of
from ludolith.text.languages import FALLBACK
from ludolith.text.messages import introduction, texts_of
from ludolith.text.rule_texts import book_of

JSON: Final = "application/json"
MOST_LISTED: Final = 100
AT_ONCE: Final = 2  # replays worked out at the same time
Body = TypeVar("Body")
Answer = TypeVar("Answer")


class _GameOf(msgspec.Struct):
    """All of a record that its name needs."""

    game: str


def reply(body: Any, status: int = 200) -> Response:
    """A value as JSON; nothing an API says is kept by caches."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, JSON)


def text_reply(text: str) -> Response:
    return Response(text, headers={"Cache-Control": "no-store"}, media_type="text/plain")


def problem_reply(problem: LudolithError) -> Response:
    """A refusal as HTTP says it."""
    status = problem.status if isinstance(problem, ServerError) else 400
    if isinstance(problem, UnknownGame):
        status = 404
    return reply(protocol.problem_of(problem), status)


class Api:
    """Every endpoint under /api, and the two for those who run the server."""

    def __init__(self, rooms: Rooms, admission: Admission) -> None:
        self.rooms = rooms
        self.admission = admission
        self.limits = rooms.services.settings.limits
        self.metrics = rooms.services.metrics
        self.files = rooms.services.files
        signer = rooms.services.signer
        self.signer = None if signer is None else signer.public
        self.win_chance_charts = WinChanceCharts(rooms.services.bot_pool)
        self._replaying = asyncio.Semaphore(AT_ONCE)

    def routes(self) -> list[Route]:
        return [
            Route("/api/games", self.games),
            Route("/api/games/texts", self.shelf),
            Route("/api/games/{game}/rules", self.rules),
            Route("/api/games/{game}/rulebook", self.rulebook),
            Route("/api/games/{game}/texts", self.texts),
            Route("/api/tables", self.open_tables),
            Route("/api/tables", self.make_table, methods=["POST"]),
            Route("/api/tables/{table}", self.table),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/tables/{table}/replay", self.replay),
            Route("/api/tables/{table}/win-chances", self.win_chances),
            Route("/api/win-chances", self.win_chances_of_record, methods=["POST"]),
            Route("/api/tables/{table}/motion", self.motion),
            Route("/api/motion", self.motion_in_record, methods=["POST"]),
            Route("/api/replay", self.replay_record, methods=["POST"]),
            Route("/api/verify", self.verify_record, methods=["POST"]),
            Route("/api/key", self.signing_key),
            Route("/health", self.health),
            Route("/metrics", self.measures),
        ]

    # -- games and tables

    async def games(self, request: Request) -> Response:
        return reply([game_info(name, self.files) for name in games.NAMES])

    async def rules(self, request: Request) -> Response:
        game = games.game(request.path_params["game"])
        return reply(rules_of(game, request.query_params.get("lang", "en")))

    async def rulebook(self, request: Request) -> Response:
        """The rules as they are written, for pages that were built without this game."""
        game = games.game(request.path_params["game"])
        return text_reply(book_of(game, request.query_params.get("lang", FALLBACK)))

    async def texts(self, request: Request) -> Response:
        """A game's sentences, for pages that were built without it."""
        game = games.game(request.path_params["game"])
        return text_reply(texts_of(game, request.query_params.get("lang", FALLBACK)))

    async def shelf(self, request: Request) -> Response:
        """Name and tagline of each game that another package brings along."""
        language = request.query_params.get("lang", FALLBACK)
        outside = [name for name in games.NAMES if name not in games.OWN]
        return reply({name: introduction(games.game(name), language) for name in outside})

    async def make_table(self, request: Request) -> Response:
        self.admission.check_origin(request)
        address = self.admission.address(request)
        self.admission.take("table", address)
        wish = decode(await body_of(request, self.limits.body_bytes), protocol.NewTable)
        key = new_key()
        room = await self.rooms.make(open_table(wish, key, self.files), address)
        return reply(protocol.TableMade(room.table.id, room.table.host, key), 201)

    async def open_tables(self, request: Request) -> Response:
        rows = await self.rooms.services.store.open_tables(MOST_LISTED, DAY)
        return reply(
            [
                protocol.OpenTable(table, one.game, one.host, one.seats, one.free, one.options)
                for table, one in rows
            ]
        )

    async def table(self, request: Request) -> Response:
        room = await self.rooms.get(request.path_params["table"])
        async with room.turn():  # only what is stored is shown
            return reply(table_info(room.table))

    # -- records

    async def record(self, request: Request) -> Response:
        finished = await self._finished(request)
        game = msgspec.json.decode(finished.record, type=_GameOf).game
        name = f"ludolith-{game}-{finished.round}.json"
        headers = {
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        }
        return Response(finished.record, 200, headers, JSON)

    async def replay(self, request: Request) -> Response:
        perspective = perspective_from(request)
        text = (await self._finished(request)).record
        return await self._work(lambda: reply(frames_of(from_json(text), *perspective)))

    async def replay_record(self, request: Request) -> Response:
        perspective = perspective_from(request)
        text = await self._posted(request)
        return await self._work(lambda: reply(frames_of(from_json(text), *perspective)))

    async def win_chances(self, request: Request) -> Response:
        text = (await self._finished(request)).record.encode()
        record = await self._work(lambda: from_json(text))
        return reply(await self.win_chance_charts.of(record, text, self.admission.address(request)))

    async def win_chances_of_record(self, request: Request) -> Response:
        text = await self._posted(request)
        record = await self._work(lambda: true_record(text))
        return reply(await self.win_chance_charts.of(record, text, self.admission.address(request)))

    async def motion(self, request: Request) -> Response:
        text = (await self._finished(request)).record.encode()
        return await self._motion(request, text)

    async def motion_in_record(self, request: Request) -> Response:
        text = await self._posted(request)
        await self._work(lambda: true_record(text))
        return await self._motion(request, text)

    async def _motion(self, request: Request, record: bytes) -> Response:
        """How a strike looked, as live tables are shown it; no content: it cannot be shown."""
        pool, owner = self.rooms.services.simulation_pool, self.admission.address(request)
        found = await pool.motion(record, number_from(request, "ply") or 0, owner)
        headers = {"Cache-Control": "no-store"}
        return Response(found, 200 if found else 204, headers, "application/octet-stream")

    async def verify_record(self, request: Request) -> Response:
        text = await self._posted(request)
        return await self._work(lambda: reply(verdict_on(from_json(text), self.signer)))

    async def signing_key(self, request: Request) -> Response:
        if self.signer is None:
            raise NotFound("this server signs nothing")
        return reply(protocol.SigningKey(self.signer, fingerprint_of(self.signer)))

    async def _posted(self, request: Request) -> bytes:
        self.admission.check_origin(request)
        self.admission.take("replay", self.admission.address(request))
        return await body_of(request, self.limits.record_bytes)

    async def _finished(self, request: Request) -> Finished:
        """The finished game asked for; a running game is refused."""
        self.admission.take("replay", self.admission.address(request))
        table, wanted = request.path_params["table"], number_from(request, "round")
        finished = await self.rooms.services.store.finished(table, wanted)
        if finished is not None:
            return finished
        room = await self.rooms.get(table)
        if wanted is not None and wanted != room.table.round:
            raise NotFound(f"this table has played no round {wanted}")
        raise NotFinished("the game is not over; its record is told then")

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        """Run long work in a thread, a few at a time: reading, replaying, making sentences."""
        async with self._replaying:
            try:
                return await asyncio.to_thread(work)
            except RecursionError:
                raise CorruptRecord(
                    f"not a record: {DEEP}", fault="record-shape", flaw="nested"
                ) from None

    # -- for those who run the server

    async def health(self, request: Request) -> Response:
        store = self.rooms.services.store
        await store.check()
        people = self.admission.connected.total()
        aside = store.set_aside
        named = aside.tables(), aside.records(), aside.files()
        damaged = [tuple(some[:MOST_LISTED]) for some in named]
        return reply(protocol.Health(True, len(self.rooms.rooms), people, len(aside), *damaged))

    async def measures(self, request: Request) -> Response:
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")


def game_info(name: str, files: Files = NO_FILES) -> protocol.GameInfo:
    game = games.game(name)
    options = tuple(
        protocol.OptionInfo(
            one.name,
            (*one.values, *files.get((name, one.name), ())),
            one.default,
            one.rule,
            one.is_file,
            one.is_seats,
        )
        for one in game.options
    )
    counts = game.player_counts
    return protocol.GameInfo(
        name=name,
        least=counts[0],
        most=counts[-1],
        options=options,
        levels=bots.names(game),
        hints=game.search_profile is not None,
        odds=game.shows_odds,
    )


def number_from(request: Request, name: str) -> int | None:
    """A number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise BadMessage(f"{name} is a small whole number")
    return int(text)


def perspective_from(request: Request) -> tuple[int | None, bool]:
    """The seat a replay is seen from, or that everything is to be seen."""
    seat, everything = number_from(request, "seat"), number_from(request, "open")
    if everything not in (None, 0, 1) or (everything and seat is not None):
        raise BadMessage("open is 0 or 1, and 1 goes without a seat")
    return seat, everything == 1


async def body_of(request: Request, most: int) -> bytes:
    """The body, read no further than allowed."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise TooLarge(f"a body has at most {most} bytes here")
    except ClientDisconnect:
        raise BadMessage("the body broke off") from None
    return bytes(body)


def decode(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(f"not what is expected here: {problem}") from None
