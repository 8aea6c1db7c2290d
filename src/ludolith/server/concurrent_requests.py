"""Limits concurrent requests per address: behind a proxy, connections cannot be counted."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ludolith.server.admission import Admission
from ludolith.server.errors import TooFast
from ludolith.server.http_endpoints import problem_reply
from ludolith.server.metrics import Metrics


class ConcurrentRequests:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, admission: Admission, metrics: Metrics) -> None:
        self.app = app
        self.admission = admission
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = self.admission.address(HTTPConnection(scope))
        try:
            self.admission.begin(address)
        except TooFast as problem:
            self.metrics.refused.labels(problem.cause).inc()
            await problem_reply(problem)(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.admission.end(address)
