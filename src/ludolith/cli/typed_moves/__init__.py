"""Moves that people type in words of their own: a module for each game that has too many to list.

A module says in which message of its game that is explained. It either spells each of its moves, or
reads what was typed itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import msgspec

from ludolith.cli.translations import Words
from ludolith.engine.moves import Move
from ludolith.engine.view import View

# A sign belongs to its number at the beginning or after a space or comma: "2,-1", but "39-40".
PARTS: Final = re.compile(r"(?:(?<![^\s,;])[-−])?\d+|[^\W\d_]+")

Spell = Callable[[Move, Words], Sequence[str]]


class Beyond(Exception):
    """What was typed is understood, but cannot be done; a message of the game says why."""

    def __init__(self, message: str, **values: float) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


class Typed(msgspec.Struct, frozen=True):
    """How moves of a game are typed."""

    explained: str  # by this message
    covers: Callable[[Move, Words], bool]  # whether a move is typed
    # The move that is meant, of these that are legal; None: not understood; may raise Beyond.
    read: Callable[[str, View, Words, Sequence[Move]], Move | None]


def typed(game: str) -> Typed | None:
    """How moves of this game are typed; None: they are all listed."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return None
    found = import_module(module)
    if hasattr(found, "read"):
        return Typed(
            found.EXPLAINED,
            lambda move, _speech: isinstance(move, found.TYPED),
            lambda text, view, _speech, _moves: found.read(text, view),
        )
    return spelled(found.EXPLAINED, found.spellings)


def spelled(explained: str, spellings: Spell) -> Typed:
    """Moves that have spellings; where two share one, the move that is listed first is meant."""

    def covers(move: Move, speech: Words) -> bool:
        return bool(spellings(move, speech))

    def read(text: str, _view: View, speech: Words, moves: Sequence[Move]) -> Move | None:
        meant = parts_of(text)
        return next(
            (
                move
                for move in moves
                if any(parts_of(spelling) == meant for spelling in spellings(move, speech))
            ),
            None,
        )

    return Typed(explained, covers, read)


def parts_of(text: str) -> list[str]:
    """The numbers and words of an answer, however they are set apart."""
    return [part.replace("−", "-").casefold() for part in PARTS.findall(text)]
