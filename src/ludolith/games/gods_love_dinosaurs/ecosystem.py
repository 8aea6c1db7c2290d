# Compiled with mypyc.
"""One player's world: hexes, animals, eggs, and what the player is doing in an activation.

A cell is a number: the nest is 0, its ring 1 to 6, every tile adds two. Sets of cells are bits of
one integer. Laid tiles never move, so a copy shares the land with the original until either lays
a tile.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count
from ludolith.engine.copy_marks import Shared
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

# The map: one set of hexes for each q, with two hexes to spare around the world on every side.
SPAN: Final = 61
MIDDLE: Final = 30
_NO_MAP: Final = vec[i64]([0] * SPAN)
_ALL: Final = (1 << SPAN) - 1
_BLANK: Final = vec[i64]([0] * 4096)


def q_of(place: i64) -> i64:
    """The first coordinate of a place."""
    return (place >> 7) - REACH


def r_of(place: i64) -> i64:
    return (place & 127) - REACH


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ecosystem:
    """A world of hexes and everything that lives in it."""

    # -- the land; replaced when a tile is laid
    cells: i64 = 0
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
        return self.herd[TIGER] | self.herd[EAGLE]

    def taken(self) -> i64:
        """All cells with an animal; a cell has room for one (GLD-22)."""
        return self.prey() | self.hunters() | self.herd[DINOSAUR]

    def habitat(self, prey: i64) -> i64:
        """Cells where this prey can live."""
        return self.land[HABITAT[prey]] | self.land[UNIVERSAL]

    def animal_at(self, cell: i64) -> i64:
        """The animal on a cell, or NO_ANIMAL."""
        for animal in range(len(self.herd)):
            if self.herd[animal] >> cell & 1:
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
        self.land = self.land[:]
        self.map = self.map[:]
        self.add_cell(q, r, terrain)
        self.add_cell(q + DQ[direction], r + DR[direction], other_terrain)

    def add_cell(self, q: i64, r: i64, terrain: i64) -> None:
        """Add a hex and connect it with its neighbours."""
        cell = self.cells
        self.make_room(q, r)
        around = append(self.around[:], i64(NO_NEIGHBOURS))
        near = append(self.near[:], i64(0))
        ring: i64 = NO_NEIGHBOURS
        beside: i64 = 0
        here = (q + REACH) * SIDE + r + REACH
        for direction in range(6):
            x = q + DQ[direction] - self.left
            y = r + DR[direction] - self.top
            if self.map[x] >> y & 1:
                other = self.cell_at(here + DQ[direction] * SIDE + DR[direction])
                ring ^= (NO_CELL ^ other) << 6 * direction
                beside |= bit(other)
                back = direction + 3 if direction < 3 else direction - 3
                around[other] ^= (NO_CELL ^ cell) << 6 * back
                near[other] |= bit(cell)
        around[cell] = ring
        near[cell] = beside
        self.around = around
        self.near = near
        self.place = append(self.place[:], here)
        self.land[terrain] |= bit(cell)
        self.map[q - self.left] |= bit(r - self.top)
        self.cells = cell + 1

    def cell_at(self, place: i64) -> i64:
        """The cell at a place, which must be part of the world."""
        cell: i64 = 0
        while self.place[cell] != place:
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
        """The codes of all placements of a tile: both hexes free, one of them beside the world."""
        first = self.west - self.left - 2
        last = self.east - self.left + 2
        rim = _NO_MAP[:]
        touching: i64 = 0
        for x in range(first + 1, last):
            rim[x] = self.rim(x)
            touching += count(rim[x])
        moves = _BLANK[: touching * 10]
        number: i64 = 0
        drawn = self.map
        lowest = self.north - self.top - 2
        highest = self.south - self.top + 2
        for x in range(first, last + 1):
            here = drawn[x]
            free = _ALL ^ here
            edge = rim[x]
            on_left: i64 = 0
            edge_left: i64 = 0
            if x > first:
                on_left = drawn[x - 1]
                edge_left = rim[x - 1]
            on_right: i64 = 0
            edge_right: i64 = 0
            if x < last:
                on_right = drawn[x + 1]
                edge_right = rim[x + 1]
            to_0 = edge & ~on_right | free & edge_right
            to_1 = edge & ~(on_right << 1) | free & edge_right << 1
            to_2 = edge & ~(here << 1) | free & edge << 1
            to_3 = edge & ~on_left | free & edge_left
            to_4 = edge & ~(on_left >> 1) | free & edge_left >> 1
            to_5 = edge & ~(here >> 1) | free & edge >> 1
            some = to_0 | to_1 | to_2 | to_3 | to_4 | to_5
            if not some:
                continue
            code = PLACE + ((x + self.left + REACH) * SIDE + lowest + self.top + REACH) * 6
            for y in range(lowest, highest + 1):
                if some >> y & 1:
                    if to_0 >> y & 1:
                        moves[number] = code
                        number += 1
                    if to_1 >> y & 1:
                        moves[number] = code + 1
                        number += 1
                    if to_2 >> y & 1:
                        moves[number] = code + 2
                        number += 1
                    if to_3 >> y & 1:
                        moves[number] = code + 3
                        number += 1
                    if to_4 >> y & 1:
                        moves[number] = code + 4
                        number += 1
                    if to_5 >> y & 1:
                        moves[number] = code + 5
                        number += 1
                code += 6
        return moves[:number]

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

    def rim(self, x: i64) -> i64:
        """Free hexes of one q that touch the world."""
        here = self.map[x]
        on_left = self.map[x - 1]
        on_right = self.map[x + 1]
        touched = here << 1 | here >> 1 | on_left | on_left >> 1 | on_right | on_right << 1
        return touched & ~here


def new_world() -> Ecosystem:
    """The starting tile with its animals, and three eggs (GLD-04)."""
    return _FIRST.clone()


def _starting_tile() -> Ecosystem:
    world = Ecosystem()
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
