"""What a seat sees as a row of numbers, for programs that learn."""

from __future__ import annotations

import msgspec


class Field(msgspec.Struct, frozen=True):
    """Some numbers of such a row that belong together.

    Players are counted from the viewer: 0 is the viewer, 1 the next seat, and so on; what there is
    one of for each player stands in that order.
    """

    name: str
    low: int
    high: int
    meaning: str  # one line, for the table in the documentation
    size: int = 1


def width(fields: tuple[Field, ...]) -> int:
    """How many numbers a row has."""
    return sum(field.size for field in fields)
