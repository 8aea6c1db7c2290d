"""The address of a client as limits count it, also behind trusted proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable


def plain_host(host: str) -> str:
    """An IPv4 address is the same one where a socket for both kinds wraps it into IPv6."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    wrapped = found.ipv4_mapped if found.version == 6 else None
    return host if wrapped is None else str(wrapped)


def address_of(host: str) -> str:
    """One IPv4 address, or one IPv6 network of a household."""
    host = plain_host(host)
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else host


class Proxies:
    """The proxies whose forwarded addresses are trusted."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(one, strict=False) for one in named]

    def __contains__(self, host: str) -> bool:
        try:
            found = ipaddress.ip_address(plain_host(host))
        except ValueError:
            return False
        return any(found in network for network in self._networks)
