"""Running the server: its folder, its lock, its port."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from ludolith.server import file_descriptors, sandbox
from ludolith.server.app import make_app
from ludolith.server.errors import CannotServe
from ludolith.server.http_protocol import protocol_with
from ludolith.server.operator_files import read_files
from ludolith.server.settings import Settings
from ludolith.server.signing import signer_of
from ludolith.server.sqlite import SqliteStore
from ludolith.server.ws_protocol import wire_with

DATABASE: Final = "ludolith.sqlite"
FILES: Final = "files"
LOCK: Final = "lock"
PATIENCE: Final = 5  # seconds for connections to end at shutdown
LOG: Final = logging.getLogger("ludolith.server")


def serve(
    host: str,
    port: int,
    data: Path,
    *,
    open_browser: bool = False,
    settings: Settings | None = None,
    or_next_ports: int = 0,
) -> None:
    """Serve until interrupted. Raises CannotServe with one line that says why it cannot.

    If another program uses the port, one of so many next ones will do.
    """
    settings = settings or Settings()
    with locked_folder(data), listening(host, port, or_next_ports) as taken:
        files = read_files(data / FILES)
        log_to_terminal()
        signer = signer_of(data)
        store = SqliteStore(data / DATABASE)
        address = url(host, taken.getsockname()[1])
        if or_next_ports and taken.getsockname()[1] != port:
            LOG.info("another program uses port %s", port)
        settings = file_descriptors.fitted(settings, file_descriptors.raised())
        sandbox.hide(data)
        sandbox.guard_server()
        sandbox.log_missing_restrictions()
        app = make_app(store, settings, files=files, signer=signer)
        tune_garbage_collection()
        server = AnnouncingServer(config_of(app, settings), address, open_browser=open_browser)
        try:
            server.run([taken])
        except SystemExit:
            raise CannotServe(f"cannot serve {data}: {app.state.failure}") from None


class AnnouncingServer(uvicorn.Server):
    """Prints the address once the server accepts connections; the caller reports errors."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        traces = logging.getLogger("uvicorn.error")
        traces.addFilter(silence)
        try:
            await super().startup(sockets)
        finally:
            traces.removeFilter(silence)
        if self.started:
            LOG.info("Ludolith is at %s", self._address)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(self._address,)).start()


def silence(_record: logging.LogRecord) -> bool:
    """A filter that lets nothing through."""
    return False


def tune_garbage_collection() -> None:
    """Keep the garbage collector away from modules and games, which live as long as the server.

    Nearly everything a move makes is freed by its reference count; cycles are few, so the rest is
    looked through less often than Python's default, which would do so many times a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application; our own log knows what must not be written."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=protocol_with(settings, app.state.rooms.services.metrics),
        ws=wire_with(settings.limits),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_keep_alive=settings.keep_alive,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=PATIENCE,
        forwarded_allow_ips=list(settings.proxies),
    )


@contextlib.contextmanager
def locked_folder(data: Path) -> Iterator[None]:
    """The data folder, private and locked while the server runs."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.fdopen(private(data / LOCK, os.O_CREAT | os.O_RDWR), "r+")
    except OSError as problem:
        raise CannotServe(f"cannot write to {data}: {problem.strerror or problem}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(f"another server is using {data}; stop it first") from None
        with contextlib.suppress(FileExistsError):
            # Created here so that SQLite finds it with private permissions.
            os.close(private(data / DATABASE, os.O_CREAT | os.O_EXCL))
        yield


def private(path: Path, flags: int) -> int:
    return os.open(path, flags, 0o600)


@contextlib.contextmanager
def listening(host: str, port: int, or_next: int = 0) -> Iterator[socket.socket]:
    """The port, or if it is in use one of the next, taken before anything else is started."""
    if not 0 <= port <= 65535:
        raise CannotServe(f"there is no port {port}: ports go from 0 to 65535")
    try:
        family, kind, number, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        taken = socket.socket(family, kind, number)
    except (OSError, OverflowError) as problem:
        raise CannotServe(f"cannot serve at {host}: {problem}") from None
    with taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for choice in range(port, port + or_next + 1):
            try:
                taken.bind((where[0], choice, *where[2:]))
                taken.listen(2048)
            except OSError as problem:
                if problem.errno == errno.EADDRINUSE and choice < port + or_next:
                    continue
                reason = problem.strerror or problem
                raise CannotServe(f"cannot serve at {host} port {port}: {reason}") from None
            break
        yield taken


def url(host: str, port: int) -> str:
    """The address to open in a browser on this machine."""
    shown = {"0.0.0.0": "localhost", "::": "localhost", "": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def log_to_terminal() -> None:
    """One plain line per thing worth knowing; never a query or a secret."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(message)s", "%H:%M:%S"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
