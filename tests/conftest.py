from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from ludolith.games.seven_dwarfs import strike_solver
from tests.games.seven_dwarfs.stand_in import stand_in

# Begun in the background, a run ignores Ctrl-C, and so would every program that the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every run and every machine; how long one takes says nothing here.
settings.register_profile("ludolith", deadline=None, derandomize=True, database=None)
settings.load_profile("ludolith")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no worker is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def quick_strikes(request: pytest.FixtureRequest) -> Iterator[None]:
    """Strikes of Seven Dwarfs are decided by a quick stand-in within the tests' own process.

    With the mark `physics` a test gets the real simulation; so does every program a test starts.
    """
    if request.node.get_closest_marker("physics"):
        yield
        return
    with strike_solver.decided_by(stand_in):
        yield
