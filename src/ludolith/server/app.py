"""The application: all endpoints, pools and the store together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from ludolith.engine.errors import LudolithError
from ludolith.server import static_files
from ludolith.server.admission import Admission
from ludolith.server.bot_pool import BotPool
from ludolith.server.concurrent_requests import ConcurrentRequests
from ludolith.server.errors import NotFound, WrongMethod
from ludolith.server.http_endpoints import Api, problem_reply
from ludolith.server.metrics import Metrics
from ludolith.server.response_headers import SafeHeaders
from ludolith.server.rooms import Rooms
from ludolith.server.services import Services
from ludolith.server.settings import Settings
from ludolith.server.signing import Signer
from ludolith.server.simulation_pool import SimulationPool
from ludolith.server.store import Store
from ludolith.server.websocket_endpoint import Sockets
from ludolith.table.option_files import NO_FILES, Files


def make_app(
    store: Store,
    settings: Settings | None = None,
    client: Path = static_files.FOLDER,
    files: Files = NO_FILES,
    signer: Signer | None = None,
) -> Starlette:
    """A server over a store, which is closed with it.

    `client` is the folder of the built pages; `files` are those that options may name; records
    are signed if there is a `signer`.
    """
    settings = settings or Settings()
    metrics = Metrics()
    bot_pool = BotPool(settings, metrics)
    simulation_pool = SimulationPool(settings, metrics)
    rooms = Rooms(Services(store, bot_pool, simulation_pool, metrics, settings, files, signer))
    admission = Admission(settings)
    metrics.set_aside.set_function(lambda: len(store.set_aside))

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        try:
            try:
                await bot_pool.ask_plugin_bots()
                await rooms.open()
            except Exception as problem:
                app.state.failure = problem
                raise
            yield
        finally:
            await rooms.close()
            await bot_pool.close()
            await simulation_pool.close()
            await store.close()

    async def refused(_request: Request, problem: Exception) -> Response:
        assert isinstance(problem, LudolithError)
        metrics.refused.labels(problem.cause).inc()
        return problem_reply(problem)

    app = Starlette(
        routes=[
            *Api(rooms, admission).routes(),
            WebSocketRoute("/ws/{table}", Sockets(rooms, admission).serve),
            *static_files.routes(client),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(ConcurrentRequests, admission=admission, metrics=metrics),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={LudolithError: refused, HTTPException: not_found},
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    app.state.failure = None  # what kept it from starting
    return app


async def not_found(request: Request, problem: Exception) -> Response:
    """Starlette's own refusals, in our words."""
    if isinstance(problem, HTTPException) and problem.status_code == 405:
        return problem_reply(WrongMethod(f"{request.method} is not what this path is for"))
    return problem_reply(NotFound("there is nothing here"))
