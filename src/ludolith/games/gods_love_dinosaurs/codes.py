# Compiled with mypyc.
"""Numbers of moves and stages.

A cell is named by its number in its own world: the nest is 0, its ring 1 to 6, and every tile adds
two, in the order of its hexes. A cell keeps its number for the whole game.
"""

from __future__ import annotations

from typing import Final

from ludolith.engine.move_codes import Ranges
from ludolith.games.gods_love_dinosaurs.components import COLUMNS, MOST_CELLS, MOST_ROWS, REACH

# -- moves: the code of a kind, plus its parameters

DONE: Final = 0
STOP: Final = 1
KEEP_EGGS: Final = 2
HATCH: Final = 3
TAKE: Final = 8  # + column * 3 + row
GIVE_UP: Final = 64  # + cell
YOUNG: Final = 128  # + cell
STEP: Final = 512  # + cell * 6 + direction
BREED: Final = 1024  # + cell * 6 + direction
PLACE: Final = 2048  # + ((q + 64) * 128 + r + 64) * 6 + direction


def _ranges() -> Ranges:
    """The ranges above, with the number of moves in each and the room kept for more."""
    codes = Ranges()
    codes.take(1, first=DONE)
    codes.take(1, first=STOP)
    codes.take(1, first=KEEP_EGGS)
    codes.take(1, first=HATCH, room=5)
    codes.take(COLUMNS * MOST_ROWS, first=TAKE, room=56)
    codes.take(MOST_CELLS, first=GIVE_UP, room=64)
    codes.take(MOST_CELLS, first=YOUNG, room=384)
    codes.take(MOST_CELLS * 6, first=STEP, room=512)
    codes.take(MOST_CELLS * 6, first=BREED, room=1024)
    codes.take((2 * REACH) * (2 * REACH) * 6, first=PLACE)
    return codes


RANGES: Final = _ranges()

# -- what a seat is doing

WAITING: Final = 0
TAKING: Final = 1
PLACING: Final = 2
BREEDING: Final = 3
HUNTING: Final = 4
HATCHING: Final = 5
RUNNING: Final = 6
OVER: Final = 7
