# Compiled with mypyc.
"""A position of Gods Love Dinosaurs: the biome board, the stacks, and every player's world.

The methods only move pieces. The chapters say when and why: turn, activation, hunting.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import count
from ludolith.engine.copy_marks import Own, Setting, Shared
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.gods_love_dinosaurs.components import (
    COLUMNS,
    FROG,
    MOST_ROWS,
    NO_ANIMAL,
    ROWS,
    SUPPLY,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.tiles import TileSet

NO_TILE: Final = -1
PLENTY: Final = 1000  # figures, where the supply is unlimited
EMPTY_BOARD: Final = vec[i64]([NO_TILE] * (COLUMNS * MOST_ROWS))


@mypyc_attr(acyclic=True)
class Position(State):
    """Everything on the table."""

    strict_supply: Setting[bool] = False
    # Players act one after the other in an activation, not all at the same time.
    in_order: Setting[bool] = False
    first_by_lot: Setting[bool] = True  # who begins is random; otherwise the first seat does

    tiles: TileSet
    kinds: Own[vec[i64]] = NOTHING  # of the tiles; belongs to `tiles` and is never changed
    floors: Shared[vec[i64]] = NOTHING  # where in the pile each stack begins
    # The first `in_pile` tiles lie face down in no order; the stack in use is at the end.
    pile: vec[i64] = NOTHING
    in_pile: i64 = 0
    # The next tiles, where a lesson or a test fixes them.
    to_come: Setting[Shared[vec[i64]]] = NOTHING

    board: vec[i64] = NOTHING  # column * MOST_ROWS + row
    marker: i64 = FROG  # the column of the dino marker
    worlds: list[Ecosystem]

    first_player: i64 = 0
    active: i64 = 0  # whose turn it is
    held: i64 = NO_TILE  # taken and not yet placed
    from_column: i64 = 0  # where it was taken
    activated: i64 = NO_ANIMAL
    activations: i64 = 0  # begun so far
    dinosaurs_follow: bool = False
    part: i64 = 0  # if played in order: the present part of an activation
    passed_on: i64 = 0  # if played in order: how many seats have finished it
    asked: i64 = 0  # seats that must choose now

    noted: Own[vec[i64]] = NOTHING  # what `observe_changes` wrote last

    def __init__(self, rng: Rng, tiles: TileSet) -> None:
        self.rng = rng
        self.tiles = tiles
        self.kinds = tiles.kinds
        self.worlds = []

    # -- the stacks and the board (GLD-02, GLD-46)

    def stack_in_use(self) -> i64:
        """The stack the next tile comes from; 4 once all are empty."""
        stack: i64 = 0
        while stack < 4 and self.floors[stack] >= self.in_pile:
            stack += 1
        return stack

    def draw(self) -> i64:
        """Draw the top tile at random from the stack in use."""
        floor = self.floors[self.stack_in_use()]
        last = self.in_pile - 1
        if len(self.to_come):
            place = self.find_fixed(floor)
        else:
            place = floor + self.rng.below(self.in_pile - floor)
        tile = self.pile[place]
        self.pile[place] = self.pile[last]
        self.pile[last] = tile
        self.in_pile = last
        return tile

    def find_fixed(self, floor: i64) -> i64:
        """The index of the next fixed tile in the stack in use."""
        wanted = self.to_come[0]
        self.to_come = self.to_come[1:]
        for place in range(floor, self.in_pile):
            if self.pile[place] == wanted:
                return place
        raise ValueError(f"tile {self.tiles.ids[wanted]} is not in the stack in use")

    def column_is_empty(self, column: i64) -> bool:
        first = column * MOST_ROWS
        board = self.board
        return board[first] < 0 and board[first + 1] < 0 and board[first + 2] < 0

    def rows(self) -> i64:
        """Rows of the board in use."""
        return ROWS[self.players]

    # -- the figures (GLD-53)

    def supply(self, animal: i64) -> i64:
        """Figures of an animal that can still be placed."""
        if not self.strict_supply:
            return PLENTY
        left = SUPPLY[animal]
        for world in self.worlds:
            left -= count(world.herd[animal])
        return left
