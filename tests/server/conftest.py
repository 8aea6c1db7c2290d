from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludolith.server.run_server import DATABASE
from ludolith.server.settings import Settings
from tests.server.kept import keep_all
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


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A sound store."""
    path = tmp_path_factory.mktemp("whole") / "s"
    asyncio.run(keep_all(path))
    return path.read_bytes()


@pytest.fixture
def path(whole: bytes, tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    copy = tmp_path / DATABASE
    copy.write_bytes(whole)
    return copy
