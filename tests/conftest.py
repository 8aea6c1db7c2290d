from __future__ import annotations

import signal
from collections.abc import Iterator
from importlib import import_module

import pytest

from ludolith.testing.game_setups import Observed, Setting
from tests import stand_ins

pytest_plugins = ["ludolith.testing.plugin"]

# Begun in the background, a run ignores Ctrl-C, and so would every program that the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def quick_worlds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where a game asks the world, a quick stand-in answers within the tests' own process.

    With the mark `physics` a test gets the real simulation; so does every program a test starts.
    """
    if request.node.get_closest_marker("physics"):
        yield
        return
    with stand_ins.decide():
        yield


@pytest.fixture
def observed(setting: Setting) -> Observed | None:
    """What the game's own tests work out from a view; aimed games only have bounds."""
    if not setting.game.codes():
        return None
    found = import_module(f"tests.games.{setting.name}.observed")
    return Observed(found.expected, frozenset(getattr(found, "AMBIGUOUS", ())))
