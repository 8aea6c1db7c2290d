"""How many files this process may open: every connection is one."""

from __future__ import annotations

import logging
import resource
from typing import Final

import msgspec

from ludolith.server.settings import Limits, Settings

KEPT: Final = 96  # for the database, worker processes, pages being sent, and what is being closed
log = logging.getLogger("ludolith.server")


def raised() -> int:
    """Take as many as this user may have, and say how many those are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # some systems promise more than they give
        return soft
    return hard


def fitted(settings: Settings, files: int) -> Settings:
    """Settings for a process that may open so many files; a log line says if that is little."""
    limits = settings.limits
    if files == resource.RLIM_INFINITY or files - KEPT >= limits.connections + limits.requests:
        return settings
    fewer = shared_out(limits, max(2, files - KEPT))
    log.warning(
        "room for %d people at a time: this process may open only %d files (ulimit -n)",
        fewer.connections,
        files,
    )
    return msgspec.structs.replace(settings, limits=fewer)


def shared_out(limits: Limits, places: int) -> Limits:
    """A quarter of few places is for requests: people at tables keep theirs for long."""
    requests = min(limits.requests, max(1, places // 4))
    connections = min(limits.connections, places - requests)
    return msgspec.structs.replace(limits, connections=connections, requests=requests)
