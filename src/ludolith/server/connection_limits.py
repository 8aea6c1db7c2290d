"""Limits open connections, and chooses which one is closed when there are too many."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from ludolith.server.client_addresses import Proxies, address_of
from ludolith.server.settings import Settings


class OpenConnection(Protocol):
    """An open connection that has not become a WebSocket."""

    def make_room(self) -> None:
        """Close it now: a newer one takes its place."""


class ConnectionLimits:
    """Every connection counts from its first moment to its last, whatever becomes of it.

    If an address or the server has reached its limit, the connection that has sent no request for
    the longest time is closed. So a new one is refused only if all others are being served, and
    unfinished requests cannot keep other clients out.
    """

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._most = limits.connections + limits.requests
        self._most_of_address = limits.connections_of_address + limits.requests_of_address
        self._per_address = limits.address_limits
        self._proxies = Proxies(settings.proxies)
        self._open: Counter[str] = Counter()
        self._waiting: dict[OpenConnection, str] = {}  # addresses; the longest wait first
        self._waiting_at: dict[str, dict[OpenConnection, None]] = {}  # the same, by address

    def enter(self, host: str) -> str | None:
        """Count a new connection and say under which address; None: there is no place for it."""
        # A proxy's connections are many people's: their requests are counted instead.
        address = "" if host in self._proxies else address_of(host)
        full = self._per_address and address and self._open[address] >= self._most_of_address
        if full:
            waiting = self._waiting_at.get(address, {})  # others make no room for what is too much
            if not self._dismiss(waiting):
                return None
        elif self._open.total() >= self._most and not self._dismiss(self._waiting):
            return None
        self._open[address] += 1
        return address

    def leave(self, guest: OpenConnection, address: str) -> None:
        self.served(guest)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def waits(self, guest: OpenConnection, address: str) -> None:
        """From now on we wait for this one to send something."""
        self.served(guest)
        self._waiting[guest] = address
        self._waiting_at.setdefault(address, {})[guest] = None

    def served(self, guest: OpenConnection) -> None:
        """It has sent all we need to go on."""
        address = self._waiting.pop(guest, None)
        if address is not None:
            there = self._waiting_at[address]
            del there[guest]
            if not there:
                del self._waiting_at[address]

    def _dismiss(self, waiting: dict[OpenConnection, str] | dict[OpenConnection, None]) -> bool:
        """Let the one go that has waited longest, if there is one."""
        longest = next(iter(waiting), None)
        if longest is None:
            return False
        self.served(longest)
        longest.make_room()
        return True
