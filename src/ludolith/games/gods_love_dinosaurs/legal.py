# Compiled with mypyc.
"""What a player may choose now, as lists of move codes in ascending order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import count
from ludolith.games.gods_love_dinosaurs.codes import (
    BREED,
    BREEDING,
    DONE,
    GIVE_UP,
    HATCH,
    HATCHING,
    KEEP_EGGS,
    PLACING,
    STEP,
    STOP,
    TAKE,
    TAKING,
    YOUNG,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import may_stop, nurseries, ways, ways_on

_BLANK: Final = vec[i64]([DONE] * 512)
_DONE: Final = vec[i64]([DONE])
_HATCH_OR_NOT: Final = vec[i64]([KEEP_EGGS, HATCH])


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of a player who is asked."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return NOTHING
    world = game.worlds[seat]
    doing = world.doing
    if doing == TAKING:
        return tiles_to_take(game)
    if doing == PLACING:
        return world.placements()
    if doing == BREEDING:
        return births(game, world)
    if doing == HATCHING:
        return _HATCH_OR_NOT
    if world.spare:
        return cells_for_young(world)
    if world.running:
        return going_on(world)
    return hunts(world) if world.to_act else _DONE


def tiles_to_take(game: Position) -> vec[i64]:
    """Every tile on the board (GLD-10)."""
    board = game.board
    moves = _BLANK[:16]
    number: i64 = 0
    for place in range(len(board)):
        if board[place] >= 0:
            moves[number] = TAKE + place
            number += 1
    return moves[:number]


def births(game: Position, world: Ecosystem) -> vec[i64]:
    """The end of breeding, or a newborn of any parent on any cell beside it (GLD-20)."""
    parents = world.to_act
    room = nurseries(world, world.animal)
    if not room or not parents or not game.supply(world.animal):
        return _DONE
    moves = _BLANK[: 1 + 6 * count(parents)]
    number: i64 = 1
    while parents:
        lowest = parents & -parents
        parents ^= lowest
        cell = count(lowest - 1)
        if world.near[cell] & room:
            ring = world.around[cell]
            code = BREED + cell * 6
            for direction in range(6):
                if room >> (ring & 63) & 1:
                    moves[number] = code + direction
                    number += 1
                ring >>= 6
    return moves[:number]


def hunts(world: Ecosystem) -> vec[i64]:
    """Give up a hunter, or the first step of any that can eat (GLD-30, GLD-33)."""
    figures = world.to_act
    given_up = count(figures)
    moves = _BLANK[: 7 * given_up]
    hunter: i64 = 0
    number = given_up
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        cell = count(lowest - 1)
        moves[hunter] = GIVE_UP + cell
        hunter += 1
        number = add_steps(moves, number, cell, ways(world, world.animal, cell))
    return moves[:number]


def going_on(world: Ecosystem) -> vec[i64]:
    """Stop where the rules let a hunt end, or another step."""
    moves = _BLANK[:7]
    number: i64 = 0
    if may_stop(world):
        moves[0] = STOP
        number = 1
    number = add_steps(moves, number, world.at, ways_on(world))
    return moves[:number]


def add_steps(moves: vec[i64], number: i64, cell: i64, open_ways: i64) -> i64:
    """Write one step for each direction; returns how many moves there are now."""
    code = STEP + cell * 6
    while open_ways:
        if open_ways & 1:
            moves[number] = code
            number += 1
        open_ways >>= 1
        code += 1
    return number


def cells_for_young(world: Ecosystem) -> vec[i64]:
    """Strict supply: where the last young can stand (GLD-53)."""
    cells = world.spare
    moves = _BLANK[: count(cells)]
    number: i64 = 0
    while cells:
        lowest = cells & -cells
        cells ^= lowest
        moves[number] = YOUNG + count(lowest - 1)
        number += 1
    return moves
