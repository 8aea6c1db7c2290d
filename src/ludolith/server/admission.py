"""Who is let in: checks the site, the address and the rate of requests."""

from __future__ import annotations

import time
from collections import Counter
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ludolith.server.client_addresses import address_of
from ludolith.server.errors import ForeignOrigin, ServerFull, TooFast
from ludolith.server.settings import Settings
from ludolith.server.token_buckets import Buckets


class Admission:
    """Counts per address. An address is one IPv4 address or one IPv6 network of a household."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.rates = {
            "table": Buckets(limits.tables_made),
            "join": Buckets(limits.joins),
            "replay": Buckets(limits.replays),
            "connect": Buckets(limits.connects),
        }
        self.connected: Counter[str] = Counter()
        self.asking: Counter[str] = Counter()  # requests under way

    def address(self, asker: HTTPConnection) -> str:
        return address_of(asker.client.host if asker.client else "")

    def check_origin(self, asker: HTTPConnection) -> None:
        """A browser says which site asks; programs that are no browsers say nothing."""
        origin = asker.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        try:
            site = urlsplit(origin).netloc.lower()
        except ValueError:
            raise ForeignOrigin("what asks here is no site") from None
        if site != asker.headers.get("host", "").lower():
            raise ForeignOrigin("this site may not ask here")

    def take(self, what: str, address: str) -> None:
        """Count one thing asked for, or refuse it."""
        if not self.settings.limits.address_limits:
            return
        if not self.rates[what].take(address, time.monotonic()):
            raise TooFast("too many of these from your address; wait a little")

    def enter(self, address: str) -> None:
        """Count a connection, or refuse it."""
        limits = self.settings.limits
        if self.connected.total() >= limits.connections:
            raise ServerFull("too many people are connected; try again later")
        if limits.address_limits and self.connected[address] >= limits.connections_of_address:
            raise TooFast("too many connections from your address")
        self.take("connect", address)
        self.connected[address] += 1

    def leave(self, address: str) -> None:
        self._uncount(self.connected, address)

    def begin(self, address: str) -> None:
        """Count a request under way, or refuse it."""
        limits = self.settings.limits
        if limits.address_limits and self.asking[address] >= limits.requests_of_address:
            raise TooFast("too many requests at the same time from your address")
        self.asking[address] += 1

    def end(self, address: str) -> None:
        self._uncount(self.asking, address)

    @staticmethod
    def _uncount(count: Counter[str], address: str) -> None:
        count[address] -= 1
        if not count[address]:
            del count[address]
