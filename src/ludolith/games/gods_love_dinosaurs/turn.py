# Compiled with mypyc.
"""A turn: a tile is taken and joined to the world, and may cause an activation (GLD-10 to 14).

Also the refill of the board, and the end of the game.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.bits import bit
from ludolith.games.gods_love_dinosaurs import emit
from ludolith.games.gods_love_dinosaurs.codes import OVER, PLACE, PLACING, TAKE, TAKING, WAITING
from ludolith.games.gods_love_dinosaurs.components import (
    COLUMNS,
    FROG,
    MOST_ROWS,
    NO_ANIMAL,
    REACH,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import SIDE
from ludolith.games.gods_love_dinosaurs.position import NO_TILE, Position
from ludolith.games.gods_love_dinosaurs.tiles import animal_of, other_terrain_of, terrain_of


def begin_turn(game: Position) -> None:
    game.worlds[game.active].doing = TAKING
    game.asked = bit(game.active)


def take(game: Position, seat: i64, move: i64) -> None:
    """Take any tile of any column (GLD-10)."""
    place = move - TAKE
    game.held = game.board[place]
    game.board[place] = NO_TILE
    game.from_column = place // MOST_ROWS
    game.worlds[seat].doing = PLACING
    if game.emitted is not None:
        emit.tile_taken(game, seat, place)


def put_down(game: Position, seat: i64, move: i64) -> None:
    """Join the tile to the world and put its animal on it (GLD-11, GLD-12)."""
    world = game.worlds[seat]
    kind = game.kinds[game.held]
    code = move - PLACE
    place = code // 6
    world.lay(
        place // SIDE - REACH,
        place % SIDE - REACH,
        code % 6,
        terrain_of(kind),
        other_terrain_of(kind),
    )
    if game.emitted is not None:
        emit.tile_placed(game, seat)
    game.held = NO_TILE
    world.doing = WAITING
    animal = animal_of(kind)
    if animal == NO_ANIMAL:
        return
    if game.supply(animal):
        world.herd[animal] |= bit(world.cells - 2)
        if game.emitted is not None:
            emit.animal_arrived(game, seat, animal)
    elif game.emitted is not None:
        emit.not_in_supply(game, seat, animal)


def end_turn(game: Position) -> None:
    """It is the next player's turn, clockwise (GLD-13)."""
    game.active += 1
    if game.active == game.players:
        game.active = 0
    begin_turn(game)


def move_marker(game: Position) -> None:
    """Move the dino marker one column to the right; after the eagles come the frogs (GLD-45)."""
    game.marker += 1
    if game.marker == COLUMNS:
        game.marker = FROG
    if game.emitted is not None:
        emit.marker_moved(game)


def refill(game: Position) -> None:
    """Fill the empty columns, or end the game if the tiles do not suffice (GLD-46, GLD-50)."""
    needed: i64 = 0
    for column in range(COLUMNS):
        if game.column_is_empty(column):
            needed += game.rows()
    if game.in_pile >= needed:
        fill(game, "GLD-46")
        return
    game.over = True
    for world in game.worlds:
        world.doing = OVER
    if game.emitted is not None:
        emit.game_ended(game, needed)


def fill(game: Position, rule: str) -> None:
    """Put a tile on every place of every empty column, the leftmost column first."""
    rows = game.rows()
    for column in range(COLUMNS):
        if game.column_is_empty(column):
            for row in range(rows):
                tile = game.draw()
                game.board[column * MOST_ROWS + row] = tile
                if game.emitted is not None:
                    emit.tile_laid(game, tile, column, row, rule)
