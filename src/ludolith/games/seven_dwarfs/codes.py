# Compiled with mypyc.
"""Numbers that never change their meaning: the codes of moves.

The lowest codes are colours. The code of a strike combines five numbers; the last one varies
fastest.
"""

from __future__ import annotations

from math import prod
from typing import Final

from ludolith.engine.move_codes import Ranges
from ludolith.games.seven_dwarfs.components import COLOURS

# The range of each number of a strike: (least, most).
HEIGHT: Final = (0, 511)
AZIMUTH: Final = (0, 359)
OFFSET: Final = (-100, 100)
ELEVATION: Final = (-15, 15)
SPEED: Final = (20, 170)
NUMBERS: Final = (HEIGHT, AZIMUTH, OFFSET, ELEVATION, SPEED)
COLOUR: Final = 0  # + colour
FIRST_STRIKE: Final = 8
AFTER_STRIKES: Final = FIRST_STRIKE + 512 * 360 * 201 * 31 * 151  # below 2**40


def _ranges() -> Ranges:
    """The ranges above, with the number of moves in each and the room kept for more."""
    codes = Ranges()
    codes.take(COLOURS, first=COLOUR, room=8)
    strikes = prod([most - least + 1 for least, most in NUMBERS])
    codes.take(strikes, first=FIRST_STRIKE, room=AFTER_STRIKES - FIRST_STRIKE)
    return codes


RANGES: Final = _ranges()
