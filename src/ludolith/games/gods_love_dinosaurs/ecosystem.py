# Compiled with mypyc.
"""One player's world: hexes, animals, eggs, and what the player is doing in an activation.

A cell is a number: the nest is 0, its ring 1 to 6, every tile adds two. Sets of cells are bits of
one integer. Laid tiles never move, so a copy shares the land with the original until either lays
a tile; `shares_land` says whether there may be another owner.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import INDEX, ORDER, bit
from ludolith.engine.copy_marks import Own, Shared
from ludolith.engine.scratch import scratch
from ludolith.games.gods_love_dinosaurs.clone_and_pickle import (
    copy_ecosystem,
    pack_ecosystem,
    unpack_ecosystem,
)
from ludolith.games.gods_love_dinosaurs.codes import PLACE, WAITING
from ludolith.games.gods_love_dinosaurs.components import (
    DINOSAUR,
    DQ,
    DR,
    EAGLE,
    FIRST_EGGS,
    FROG,
    HABITAT,
    MOST_CELLS,
    NO_ANIMAL,
    RABBIT,
    RAT,
    REACH,
    START_ANIMALS,
    START_CELLS,
    START_TERRAINS,
    TIGER,
    UNIVERSAL,
)

NOTHING: Final = vec[i64]()
NO_CELL: Final = 63  # where a world ends
NO_NEIGHBOURS: Final = (1 << 36) - 1
SIDE: Final = 2 * REACH

# The map: one set of hexes for each q, with two hexes to spare around the world on every side, and
# two empty sets at the end for those who look beyond.
SPAN: Final = 61
MIDDLE: Final = 30
_NO_MAP: Final = vec[i64]([0] * (SPAN + 2))
_NO_CELLS: Final = vec[i64]([0] * MOST_CELLS)
_ALL: Final = (1 << SPAN) - 1
_BACK: Final = vec[i64]([18, 24, 30, 0, 6, 12])  # by direction: where `around` has the opposite one


def q_of(place: i64) -> i64:
    """The first coordinate of a place."""
    return (place >> 7) - REACH


def r_of(place: i64) -> i64:
    return (place & 127) - REACH


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ecosystem:
    """A world of hexes and everything that lives in it."""

    # -- the land
    cells: i64 = 0
    shares_land: Own[bool] = True  # the vecs of the land may belong to a copy as well
    # By cell: its six neighbours, six bits each, NO_CELL where the world ends.
    around: Shared[vec[i64]] = NOTHING
    near: Shared[vec[i64]] = NOTHING  # by cell: its neighbours as a set
    place: Shared[vec[i64]] = NOTHING  # by cell: (q + REACH) * SIDE + r + REACH
    land: Shared[vec[i64]] = NOTHING  # by terrain: a set of cells
    map: Shared[vec[i64]] = NOTHING  # by q - left: the hexes there, as a set of r - top
    left: i64 = -MIDDLE
    top: i64 = -MIDDLE
    west: i64 = -1  # least and greatest q and r
    east: i64 = 1
    north: i64 = -1
    south: i64 = 1

    # -- what lives there
    herd: vec[i64] = NOTHING  # by animal: a set of cells
    eggs: i64 = FIRST_EGGS

    # -- an activation
    doing: i64 = WAITING
    part: i64 = 0  # of the activation
    animal: i64 = NO_ANIMAL  # which breeds or hunts
    to_act: i64 = 0  # cells of figures that have not bred or hunted yet
    born: i64 = 0  # cells of newborn and young of this activation
    running: bool = False  # a hunt is under way
    at: i64 = 0  # where the hunter stands
    steps: i64 = 0  # made in this hunt
    heading: i64 = 0  # direction of the last step
    way: i64 = 0  # cells of its path, the first in the lowest six bits
    fed: i64 = 0  # cells where it ate
    meals: i64 = 0  # what it ate: 1 + animal, three bits each, the last one lowest
    laid: i64 = 0  # eggs of this run
    spare: i64 = 0  # strict supply: cells among which the player chooses those of the young

    def clone(self) -> Ecosystem:
        twin = Ecosystem()
        copy_ecosystem(self, twin)
        self.shares_land = True  # as the twin does from its beginning
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, pack_ecosystem(self)

    # -- who is where

    def prey(self) -> i64:
        """All cells with a frog, rabbit or rat."""
        herd = self.herd
        return herd[FROG] | herd[RABBIT] | herd[RAT]

    def hunters(self) -> i64:
        """All cells with a tiger or an eagle."""
        herd = self.herd
        return herd[TIGER] | herd[EAGLE]

    def taken(self) -> i64:
        """All cells with an animal; a cell has room for one (GLD-22)."""
        herd = self.herd
        return herd[FROG] | herd[RABBIT] | herd[RAT] | herd[TIGER] | herd[EAGLE] | herd[DINOSAUR]

    def habitat(self, prey: i64) -> i64:
        """Cells where this prey can live."""
        return self.land[HABITAT[prey]] | self.land[UNIVERSAL]

    def animal_at(self, cell: i64) -> i64:
        """The animal on a cell, or NO_ANIMAL."""
        herd = self.herd
        for animal in range(len(herd)):
            if herd[animal] >> cell & 1:
                return animal
        return NO_ANIMAL

    def fed_now(self) -> i64:
        """Cells where the running hunter has eaten."""
        return self.fed if self.running else 0

    def neighbour(self, cell: i64, direction: i64) -> i64:
        """The neighbour of a cell in a direction, or NO_CELL."""
        return self.around[cell] >> 6 * direction & 63

    def q(self, cell: i64) -> i64:
        return q_of(self.place[cell])

    def r(self, cell: i64) -> i64:
        return r_of(self.place[cell])

    # -- the land grows (GLD-11)

    def lay(self, q: i64, r: i64, direction: i64, terrain: i64, other_terrain: i64) -> None:
        """Join a tile: its first hex at (q, r), the second next to it."""
        self.own_land()
        self.add_cell(q, r, terrain)
        self.add_cell(q + DQ[direction], r + DR[direction], other_terrain)

    def own_land(self) -> None:
        """Have land that no copy shares, so that it can be changed."""
        if self.shares_land:
            self.around = self.around[:]
            self.near = self.near[:]
            self.place = self.place[:]
            self.land = self.land[:]
            self.map = self.map[:]
            self.shares_land = False

    def add_cell(self, q: i64, r: i64, terrain: i64) -> None:
        """Add a hex and connect it with its neighbours."""
        cell = self.cells
        self.make_room(q, r)
        x = q - self.left
        y = r - self.top
        place = (q + REACH) * SIDE + r + REACH
        drawn = self.map
        on_right = drawn[x + 1] >> (y - 1)
        here = drawn[x] >> (y - 1)
        on_left = drawn[x - 1] >> y
        self.around[cell] = NO_NEIGHBOURS
        self.near[cell] = 0
        if on_right & 2:
            self.connect(cell, 0, place + SIDE)
        if on_right & 1:
            self.connect(cell, 1, place + SIDE - 1)
        if here & 1:
            self.connect(cell, 2, place - 1)
        if on_left & 1:
            self.connect(cell, 3, place - SIDE)
        if on_left & 2:
            self.connect(cell, 4, place - SIDE + 1)
        if here & 4:
            self.connect(cell, 5, place + 1)
        self.place[cell] = place
        self.land[terrain] |= bit(cell)
        drawn[x] |= bit(y)
        self.cells = cell + 1

    def connect(self, cell: i64, direction: i64, place: i64) -> None:
        """Make neighbours of a new cell and the one at this place, which lies in this direction."""
        other = self.cell_at(place)
        around = self.around
        around[cell] ^= (NO_CELL ^ other) << 6 * direction
        around[other] ^= (NO_CELL ^ cell) << _BACK[direction]
        near = self.near
        near[cell] |= bit(other)
        near[other] |= bit(cell)

    def cell_at(self, place: i64) -> i64:
        """The cell at a place, which must be part of the world."""
        places = self.place
        cell: i64 = 0
        while places[cell] != place:
            cell += 1
        return cell

    def make_room(self, q: i64, r: i64) -> None:
        """Redraw the map if fewer than two free hexes surround the world with this new hex."""
        self.west = min(self.west, q)
        self.east = max(self.east, q)
        self.north = min(self.north, r)
        self.south = max(self.south, r)
        if (
            self.west - self.left < 2
            or self.left + SPAN - 1 - self.east < 2
            or self.north - self.top < 2
            or self.top + SPAN - 1 - self.south < 2
        ):
            self.redraw()

    def redraw(self) -> None:
        """Redraw the map with the world in its middle."""
        self.left = (self.west + self.east) // 2 - MIDDLE
        self.top = (self.north + self.south) // 2 - MIDDLE
        self.map = _NO_MAP[:]
        for cell in range(self.cells):
            self.map[self.q(cell) - self.left] |= bit(self.r(cell) - self.top)

    def placements(self) -> vec[i64]:
        """The codes of all placements of a tile."""
        moves = scratch()
        return moves[: self.write_placements(moves)]

    def write_placements(self, moves: vec[i64]) -> i64:
        """Write all placements of a tile: both hexes free, one of them beside the world.

        It goes through the map from the west. Each code is written, and the next one over it if the
        placement is not possible: no `if`, because processors mispredict it.
        """
        number: i64 = 0
        drawn = self.map
        row_of = INDEX
        x = self.west - self.left - 2
        last = self.east - self.left + 2
        code = PLACE + ((x + self.left + REACH) * SIDE + self.top + REACH) * 6
        # The world in the column to the left, in this one and in the one to the right; its rim.
        on_left: i64 = 0
        here: i64 = 0
        on_right: i64 = 0
        rim_left: i64 = 0
        rim: i64 = 0
        while x <= last:
            beyond = drawn[x + 2]
            touched = on_right << 1 | on_right >> 1 | here | here >> 1 | beyond | beyond << 1
            rim_right = touched & ~on_right
            free = _ALL ^ here
            to_0 = free & ~on_right & (rim | rim_right)
            to_1 = free & ~(on_right << 1) & (rim | rim_right << 1)
            to_2 = free & ~(here << 1) & (rim | rim << 1)
            to_3 = free & ~on_left & (rim | rim_left)
            to_4 = free & ~(on_left >> 1) & (rim | rim_left >> 1)
            to_5 = free & ~(here >> 1) & (rim | rim >> 1)
            some = to_0 | to_1 | to_2 | to_3 | to_4 | to_5
            while some:
                spot = some & -some
                some ^= spot
                first = code + 6 * row_of[spot * ORDER >> 55 & 63]
                moves[number] = first
                number += to_0 & spot != 0
                moves[number] = first + 1
                number += to_1 & spot != 0
                moves[number] = first + 2
                number += to_2 & spot != 0
                moves[number] = first + 3
                number += to_3 & spot != 0
                moves[number] = first + 4
                number += to_4 & spot != 0
                moves[number] = first + 5
                number += to_5 & spot != 0
            on_left = here
            here = on_right
            on_right = beyond
            rim_left = rim
            rim = rim_right
            code += SIDE * 6
            x += 1
        return number

    def contacts(self, code: i64) -> i64:
        """How many hexes of the world a tile placed by this move would touch."""
        place = (code - PLACE) // 6
        direction = (code - PLACE) % 6
        x = place // SIDE - REACH - self.left
        y = place % SIDE - REACH - self.top
        return self.touches(x, y) + self.touches(x + DQ[direction], y + DR[direction])

    def touches(self, x: i64, y: i64) -> i64:
        """How many hexes of the world lie around a place of the map."""
        number: i64 = 0
        for direction in range(6):
            number += self.map[x + DQ[direction]] >> (y + DR[direction]) & 1
        return number


def new_world() -> Ecosystem:
    """The starting tile with its animals, and three eggs (GLD-04)."""
    return _FIRST.clone()


def _starting_tile() -> Ecosystem:
    world = Ecosystem()
    world.shares_land = False
    world.around = _NO_CELLS[:]
    world.near = _NO_CELLS[:]
    world.place = _NO_CELLS[:]
    world.map = _NO_MAP[:]
    world.land = vec[i64]([0] * 5)
    world.herd = vec[i64]([0] * 6)
    for cell in range(START_CELLS):
        q: i64 = 0
        r: i64 = 0
        if cell:
            q = DQ[cell - 1]
            r = DR[cell - 1]
        world.add_cell(q, r, START_TERRAINS[cell])
        if START_ANIMALS[cell] != NO_ANIMAL:
            world.herd[START_ANIMALS[cell]] |= bit(cell)
    return world


_FIRST: Final = _starting_tile()


# -- pickling: a vec does not pickle by itself


def _restored(numbers: list[int], rows: list[list[int]]) -> Ecosystem:
    """The inverse of pickling."""
    world = Ecosystem()
    unpack_ecosystem(world, numbers, rows)
    return world
