"""The codes of a game's moves, given out range by range.

The compiler puts only literals into its code, so a game on the hot path writes the first code of
each range down and lets `take` check it: a range that overlaps the one before, leaves a gap or is
too small for its moves is refused when the game is imported.
"""

from __future__ import annotations


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
