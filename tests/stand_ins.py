"""Quick stand-ins for the world, of the games that ask it (`tests/games/<game>/stand_in.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path

FOUND = sorted(file.parent.name for file in Path(__file__).parent.glob("games/*/stand_in.py"))


@contextmanager
def decide() -> Iterator[None]:
    """Let them decide in this process for a while."""
    with ExitStack() as stack:
        for game in FOUND:
            stack.enter_context(import_module(f"tests.games.{game}.stand_in").decides())
        yield
