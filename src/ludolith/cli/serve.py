"""Opening the tables to browsers."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ludolith.engine.errors import BadRequest
from ludolith.server.run_server import serve as run_server
from ludolith.server.settings import DAY, Limits, Settings

MOST_DAYS: Final = 36_500


def serve(
    host: str,
    port: int,
    data: Path | None,
    *,
    open_browser: bool = False,
    or_next_ports: int = 0,
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
    if not 0 <= keep_lobbies <= MOST_DAYS:
        raise BadRequest(f"days to keep a lobby are 0 (for ever) to {MOST_DAYS}")
    for proxy in proxies or ():
        check_proxy(proxy)
    for origin in origins or ():
        check_origin(origin)
    own = Settings()
    settings = Settings(
        pace=pace,
        origins=tuple(origins or ()),
        proxies=(*own.proxies, *(proxies or ())),
        keep_lobbies=keep_lobbies * DAY or None,
        limits=Limits(address_limits=address_limits),
    )
    run_server(
        host,
        port,
        data or home(),
        open_browser=open_browser,
        settings=settings,
        or_next_ports=or_next_ports,
    )


def check_proxy(address: str) -> None:
    try:
        ipaddress.ip_network(address)
    except ValueError:
        raise BadRequest(
            f"a proxy is an address or a network such as 10.0.0.0/8, not {address!r}"
        ) from None


def check_origin(site: str) -> None:
    """Refuse an origin that is not as browsers write it: it would never match."""
    try:
        parts = urlsplit(site)
        plain = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        plain = False
    if not plain or f"{parts.scheme}://{parts.netloc}" != site or site != site.lower():
        raise BadRequest(
            f"an origin is a site such as https://games.example or http://10.0.0.2:8000, "
            f"without a path, not {site!r}"
        )


def home() -> Path:
    """Where this person's games are kept."""
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "ludolith"
