"""Opening the tables to browsers."""

from __future__ import annotations

import os
from pathlib import Path

from ludolith.engine.errors import BadRequest
from ludolith.server.run import serve as run_server
from ludolith.server.settings import DAY, Limits, Settings


def serve(
    host: str,
    port: int,
    data: Path | None,
    *,
    open_browser: bool = False,
    pace: tuple[float, float] = (0.7, 1.8),
    origins: list[str] | None = None,
    proxies: list[str] | None = None,
    keep_lobbies: float = 14,
    address_limits: bool = True,
) -> None:
    """Serve until interrupted."""
    least, most = pace
    if not 0 <= least <= most <= 60:
        raise BadRequest("a bot's pause is two numbers of seconds, from 0 to 60, the lower first")
    if keep_lobbies < 0:
        raise BadRequest("days to keep a lobby are 0 (for ever) or more")
    own = Settings()
    settings = Settings(
        pace=pace,
        origins=tuple(origins or ()),
        proxies=(*own.proxies, *(proxies or ())),
        keep_lobbies=keep_lobbies * DAY or None,
        limits=Limits(address_limits=address_limits),
    )
    run_server(host, port, data or home(), open_browser=open_browser, settings=settings)


def home() -> Path:
    """Where this person's games are kept."""
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "ludolith"
