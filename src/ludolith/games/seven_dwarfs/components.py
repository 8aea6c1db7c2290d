# Compiled with mypyc.
"""The contents of the box of Seven Dwarfs.

The rulebook counts 9 blocks, 36 gems, a base and a pick, and gives the three colours and their
points; that there are 12 gems of each colour is our reading (see RULES.md).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

Colour = Literal["red", "pink", "clear"]

RED: Final = 0
PINK: Final = 1
CLEAR: Final = 2
COLOURS: Final = 3
NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
OF_EACH: Final = 12  # gems of a colour
GEMS: Final = 36
MOST_ALIKE: Final = 2  # gems of one colour on a block
POINTS: Final = vec[i64]([3, 2, 1])
BLOCK_POINTS: Final = -10
OWN_COLOUR: Final = 2  # points, in the variant with chosen colours
OTHER_COLOUR: Final = -1
STRIKES_A_TURN: Final = 2
MOST_STRIKES: Final = 300  # then a game ends with the present points
