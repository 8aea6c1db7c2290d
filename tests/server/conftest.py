from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludolith.server.settings import Settings
from tests.server.live import QUICK, Live


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Live]]:
    """Servers of one's own, stopped after the test."""
    started: list[Live] = []

    def start(settings: Settings = QUICK, client: Path | None = None) -> Live:
        started.append(Live(tmp_path, settings, client))
        return started[-1]

    yield start
    for one in started:
        one.stop()


@pytest.fixture
def live(serve: Callable[..., Live]) -> Live:
    """A quick server."""
    return serve()
