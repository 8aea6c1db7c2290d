"""Security headers for every answer, and one line in the log for each."""

from __future__ import annotations

import logging
import re
import time
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludolith.server.protocol import Problem

log = logging.getLogger("ludolith.access")

FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the link to a table is an invitation; it must not travel
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; "
    "connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")
_TABLE: Final = re.compile(r"(/(?:tables|t|ws|replay)/.{4})[^/]*")


class SafeHeaders:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        policy = content_policy(Headers(scope=scope).get("host", ""))

        begun = False

        async def send_safely(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in FIXED.items():
                    headers[name] = value
                headers["Content-Security-Policy"] = policy
                took = (time.monotonic() - began) * 1000
                path = shortened(scope["path"])
                log.info(
                    "request method=%s path=%s status=%s ms=%.1f",
                    scope["method"],
                    path,
                    message["status"],
                    took,
                )
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        except Exception:
            # The log has the traceback; the client only learns that the server failed.
            log.exception(
                "request_failed method=%s path=%s", scope["method"], shortened(scope["path"])
            )
            if not begun:
                fault = Problem("server-error", "something went wrong here")
                answer = Response(msgspec.json.encode(fault), 500, media_type="application/json")
                await answer(scope, receive, send_safely)


def content_policy(host: str) -> str:
    """Older browsers do not count a WebSocket to the same host as 'self'."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets)


def shortened(path: str) -> str:
    """A path for the log: a table's id is an invitation, so only its beginning is written."""
    plain = path.encode("unicode_escape").decode()
    return _TABLE.sub(r"\1…", plain)[:120]
