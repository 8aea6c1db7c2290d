"""Moves that people type in words of their own: a module for each game that has too many to list.

A module says in which message of its game that is explained, and reads what was typed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import msgspec

from ludolith.engine.moves import Move
from ludolith.engine.view import View


class Beyond(Exception):
    """What was typed is understood, but cannot be done; a message of the game says why."""

    def __init__(self, message: str, **values: float) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


class Typed(msgspec.Struct, frozen=True):
    """How moves of a game are typed."""

    explained: str  # by this message
    read: Callable[[str, View], Move | None]  # None: not understood; may raise Beyond


def typed(game: str) -> Typed | None:
    """How moves of this game are typed; None: they are all listed."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return None
    found = import_module(module)
    return Typed(found.EXPLAINED, found.read)
