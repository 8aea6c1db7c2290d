# Compiled with mypyc.
"""A position of Gods Love Dinosaurs: the biome board, the stacks, and every player's world.

What moves here is material only; when and why is said in the chapters: turn, activation, hunting.
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
    # Activations go from player to player, not all at the same time.
    in_order: Setting[bool] = False
    by_lot: Setting[bool] = True  # who begins; otherwise the first seat does

    tiles: TileSet
    kinds: Own[vec[i64]] = NOTHING  # of the tiles; theirs, never changed
    floors: Shared[vec[i64]] = NOTHING  # where in the pile each stack begins
    # Its first `in_pile` tiles lie face down: the stack in use at the end, unordered.
    pile: vec[i64] = NOTHING
    in_pile: i64 = 0
    # Tiles fixed to be turned up next (lessons, tests).
    to_come: Setting[Shared[vec[i64]]] = NOTHING

    board: vec[i64] = NOTHING  # column * MOST_ROWS + row
    marker: i64 = FROG  # the column of the dino marker
    worlds: list[Ecosystem]

    first: i64 = 0  # the first player
    active: i64 = 0  # whose turn it is
    held: i64 = NO_TILE  # taken and not yet placed
    from_column: i64 = 0  # where it was taken
    activated: i64 = NO_ANIMAL
    activations: i64 = 0  # begun so far
    dinosaurs_follow: bool = False
    part: i64 = 0  # in order: the part of an activation all are in
    passed_on: i64 = 0  # in order: how many seats have finished it
    asked: i64 = 0  # seats that must choose now

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
        """Choose by chance, among the tiles of the stack in use, the one on top."""
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
        """Where the next fixed tile lies in the stack in use."""
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
