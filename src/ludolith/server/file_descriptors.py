"""How many files this process may open: every connection is one."""

from __future__ import annotations

import contextlib
import logging
import resource
from typing import Final

import msgspec

from ludolith.server.settings import Limits, Settings

KEPT: Final = 96  # for the database, worker processes, pages being sent, and what is being closed
FEWER: Final = (1 << 20, 1 << 16, 1 << 14, 10_240, 4096)  # to try where the most is not given
log = logging.getLogger("ludolith.server")


def raised() -> int:
    """Take as many as this user may have, and say how many those are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    fewer = [number for number in FEWER if more(hard, number) and more(number, soft)]
    for number in (hard, *fewer):
        with contextlib.suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
            return number
    return soft


def more(one: int, other: int) -> bool:
    """Infinity is a negative number there."""
    return other != resource.RLIM_INFINITY and (one == resource.RLIM_INFINITY or one > other)


def fitted(settings: Settings, files: int) -> Settings:
    """Settings for a process that may open so many files; a log line says if that is little."""
    limits = settings.limits
    if files == resource.RLIM_INFINITY or files - KEPT >= limits.connections + limits.requests:
        return settings
    fewer = shared_out(limits, max(2, files - KEPT))
    log.warning(
        "few_file_descriptors connections=%d files=%d (raise ulimit -n)", fewer.connections, files
    )
    return msgspec.structs.replace(settings, limits=fewer)


def shared_out(limits: Limits, places: int) -> Limits:
    """If there are few, a quarter is for requests: connections to tables last long."""
    requests = min(limits.requests, max(1, places // 4))
    connections = min(limits.connections, places - requests)
    return msgspec.structs.replace(limits, connections=connections, requests=requests)
