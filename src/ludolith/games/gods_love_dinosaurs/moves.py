"""The moves of Gods Love Dinosaurs, in small steps.

A cell is named by its number in the player's own world (its index in `World.cells` of the view), a
direction by its number from the east, counter-clockwise: 0 is (q + 1, r), 1 (q + 1, r - 1),
2 (q, r - 1), 3 (q - 1, r), 4 (q - 1, r + 1), 5 (q, r + 1).

A step is legal only if its hunt can still be completed. A whole run is sent step by step;
`Plans.targets` of the view lists the ends that each figure can reach, with the best path.
"""

from __future__ import annotations

import msgspec

from ludolith.engine.errors import UnknownMove
from ludolith.engine.moves import Move
from ludolith.games.gods_love_dinosaurs import codes
from ludolith.games.gods_love_dinosaurs.components import COLUMNS, MOST_CELLS, MOST_ROWS, REACH


class Done(Move, frozen=True):
    """End one's own part of an activation; animals that could still breed do not."""


class Stop(Move, frozen=True):
    """End the hunt under way where the hunter stands."""


class KeepEggs(Move, frozen=True):
    """Hatch no dinosaur this time."""


class Hatch(Move, frozen=True):
    """Give an egg for a dinosaur on the nest."""


class TakeTile(Move, frozen=True):
    """Take the tile of this column (0 to 4) and row (0 to 2) of the biome board."""

    column: int
    row: int


class GiveUp(Move, frozen=True):
    """Let the tiger, eagle or dinosaur on this cell starve without moving."""

    cell: int


class PlaceYoung(Move, frozen=True):
    """Put the only eagle left in the supply on this cell of the prey just eaten."""

    cell: int


class Step(Move, frozen=True):
    """Move the hunter on this cell to the next cell in this direction, eating what is there."""

    cell: int
    direction: int


class Breed(Move, frozen=True):
    """Let the animal on this cell produce a newborn on the next cell in this direction."""

    cell: int
    direction: int


class PlaceTile(Move, frozen=True):
    """Lay the first hex of the tile at (q, r), the second next to it in this direction."""

    q: int
    r: int
    direction: int


_BARE: dict[int, Move] = {
    codes.DONE: Done(),
    codes.STOP: Stop(),
    codes.KEEP_EGGS: KeepEggs(),
    codes.HATCH: Hatch(),
}
_SIDE = 2 * REACH
FARTHEST = 1 << 20  # larger than any number in a move; input can have thousands of digits


def describe(code: int) -> Move:
    """The typed value of a code."""
    if code in _BARE:
        return _BARE[code]
    if codes.TAKE <= code < codes.TAKE + COLUMNS * MOST_ROWS:
        return TakeTile(*divmod(code - codes.TAKE, MOST_ROWS))
    if codes.GIVE_UP <= code < codes.GIVE_UP + MOST_CELLS:
        return GiveUp(code - codes.GIVE_UP)
    if codes.YOUNG <= code < codes.YOUNG + MOST_CELLS:
        return PlaceYoung(code - codes.YOUNG)
    if codes.STEP <= code < codes.STEP + MOST_CELLS * 6:
        return Step(*divmod(code - codes.STEP, 6))
    if codes.BREED <= code < codes.BREED + MOST_CELLS * 6:
        return Breed(*divmod(code - codes.BREED, 6))
    if codes.PLACE <= code < codes.PLACE + _SIDE * _SIDE * 6:
        place, direction = divmod(code - codes.PLACE, 6)
        q, r = divmod(place, _SIDE)
        return PlaceTile(q - REACH, r - REACH, direction)
    raise UnknownMove(f"{code} is no move of gods_love_dinosaurs")


def encode(move: Move) -> int:
    """The code of a typed value; raises UnknownMove if a number is out of range."""
    if any(abs(number) > FARTHEST for number in msgspec.structs.astuple(move)):
        raise UnknownMove(f"{move!r} is no move of gods_love_dinosaurs")
    match move:
        case TakeTile():
            code = codes.TAKE + move.column * MOST_ROWS + move.row
        case GiveUp():
            code = codes.GIVE_UP + move.cell
        case PlaceYoung():
            code = codes.YOUNG + move.cell
        case Step():
            code = codes.STEP + move.cell * 6 + move.direction
        case Breed():
            code = codes.BREED + move.cell * 6 + move.direction
        case PlaceTile():
            place = (move.q + REACH) * _SIDE + move.r + REACH
            code = codes.PLACE + place * 6 + move.direction
        case _:
            code = next((code for code, bare in _BARE.items() if bare == move), -1)
    try:
        named = describe(code)
    except UnknownMove:
        named = None
    if named != move:
        raise UnknownMove(f"{move!r} is no move of gods_love_dinosaurs")
    return code
