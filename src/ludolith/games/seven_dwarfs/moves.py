"""The moves of Seven Dwarfs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludolith.engine.errors import UnknownMove
from ludolith.engine.moves import Move, shown_times
from ludolith.games.seven_dwarfs.codes import (
    AFTER_STRIKES,
    AZIMUTH,
    ELEVATION,
    FIRST_STRIKE,
    HEIGHT,
    NUMBERS,
    OFFSET,
    SPEED,
)
from ludolith.games.seven_dwarfs.components import NAMES, Colour


class ChooseColour(Move, frozen=True):
    """The colour that counts for this player."""

    colour: Colour


class Strike(Move, frozen=True):
    """Where the pick meets the column, from where it comes, and how hard."""

    # Half millimetres above the table.
    height: Annotated[int, shown_times(0.5, ge=HEIGHT[0], le=HEIGHT[1])]
    azimuth: Annotated[int, msgspec.Meta(ge=AZIMUTH[0], le=AZIMUTH[1])]  # degrees: from which side
    # Half millimetres to the side.
    offset: Annotated[int, shown_times(0.5, ge=OFFSET[0], le=OFFSET[1])]
    # In steps of 2 degrees; more than 0: from above.
    elevation: Annotated[int, shown_times(2, ge=ELEVATION[0], le=ELEVATION[1])]
    speed: Annotated[int, msgspec.Meta(ge=SPEED[0], le=SPEED[1])]  # cm/s

    @property
    def numbers(self) -> tuple[int, int, int, int, int]:
        return self.height, self.azimuth, self.offset, self.elevation, self.speed


def move_of(code: int) -> Move:
    """The move of a code; raises UnknownMove."""
    if 0 <= code < len(NAMES):
        return ChooseColour(NAMES[code])
    if not FIRST_STRIKE <= code < AFTER_STRIKES:
        raise UnknownMove(f"{code} is no move of seven_dwarfs")
    rest = code - FIRST_STRIKE
    numbers = []
    for least, most in reversed(NUMBERS):
        rest, number = divmod(rest, most - least + 1)
        numbers.append(number + least)
    return Strike(*reversed(numbers))


def code_of(move: Move) -> int:
    """The code of a move; raises UnknownMove."""
    if isinstance(move, ChooseColour) and move.colour in NAMES:
        return NAMES.index(move.colour)
    if not isinstance(move, Strike):
        raise UnknownMove(f"{move!r} is no move of seven_dwarfs")
    code = 0
    for number, (least, most) in zip(move.numbers, NUMBERS, strict=True):
        if not least <= number <= most:
            raise UnknownMove(f"{move!r} is no move of seven_dwarfs: {number} is out of range")
        code = code * (most - least + 1) + number - least
    return FIRST_STRIKE + code
