"""The codes of a game's moves, allocated range by range.

The compiler puts only literals into its code, so a game on the hot path writes the first code of
each range down and lets `take` check it: a range that overlaps the one before, leaves a gap or is
too small for its moves is refused when the game is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ludolith.engine.errors import UnknownMove
from ludolith.engine.moves import Move

Kind = TypeVar("Kind", bound=Move)
_ONE = ((),)  # the values of a kind of move without fields


class Ranges:
    """Ranges of codes, one after the other from 0 on."""

    def __init__(self) -> None:
        self.total = 0  # codes given out so far; the next range begins here

    def take(self, count: int, *, first: int | None = None, room: int | None = None) -> int:
        """The first code of a new range for so many moves.

        `first` says which code that must be; `room` keeps more codes than there are moves today.
        """
        begin = self.total
        if first is not None and first != begin:
            fault = "overlaps the range before it" if first < begin else "leaves a gap"
            raise ValueError(f"the range from code {first} {fault}: {begin} is the next free code")
        size = count if room is None else room
        if not 0 < count <= size:
            raise ValueError(f"the range from code {begin} has room for {size} moves, not {count}")
        self.total = begin + size
        return begin


class MoveTable:
    """Every move of a game by its code. Each kind is numbered where it is defined, in order."""

    def __init__(self) -> None:
        self.moves: dict[int, Move] = {}
        self.codes: dict[Move, int] = {}
        self._ranges = Ranges()

    def kind(
        self, first: int, values: Iterable[object] = _ONE, *, room: int | None = None
    ) -> Callable[[type[Kind]], type[Kind]]:
        """Number a kind of move from this code on: one move for each of these values of its fields.

        A tuple holds the values of several fields; `room` keeps codes for more moves.
        """

        def number(kind: type[Kind]) -> type[Kind]:
            moves = [kind(*value) if isinstance(value, tuple) else kind(value) for value in values]
            self._ranges.take(len(moves), first=first, room=room)
            for code, move in enumerate(moves, start=first):
                self.moves[code] = move
                self.codes[move] = code
            return kind

        return number

    def describe(self, code: int, game: str) -> Move:
        """The move of a code; raises UnknownMove."""
        if code not in self.moves:
            raise UnknownMove(f"{code} is no move of {game}")
        return self.moves[code]

    def encode(self, move: Move, game: str) -> int:
        """The code of a move; raises UnknownMove."""
        if move not in self.codes:
            raise UnknownMove(f"{move!r} is no move of {game}")
        return self.codes[move]
