# Compiled with mypyc.
"""The legal moves of a player, as lists of move codes in ascending order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import count, index_of
from ludolith.engine.scratch import scratch
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
from ludolith.games.gods_love_dinosaurs.components import MOST_CELLS
from ludolith.games.gods_love_dinosaurs.ecosystem import NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.position import NO_TILE, Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import may_stop, nurseries, ways, ways_on

# The moves of a hunter under way, by cell, directions and whether it may stop; made when needed.
_GOING_ON: Final = vec[vec[i64]]([NOTHING] * (MOST_CELLS * 128))
_DONE: Final = vec[i64]([DONE])
_HATCH_OR_NOT: Final = vec[i64]([KEEP_EGGS, HATCH])


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of a player who must decide."""
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
    moves = scratch()
    number: i64 = 0
    code: i64 = TAKE
    for tile in game.board:
        moves[number] = code
        number += tile != NO_TILE  # no `if`, because processors mispredict it
        code += 1
    return moves[:number]


def births(game: Position, world: Ecosystem) -> vec[i64]:
    """The end of breeding, or a newborn of any parent on any cell beside it (GLD-20)."""
    parents = world.to_act
    room = nurseries(world, world.animal)
    if not room or not parents or not game.supply(world.animal):
        return _DONE
    around = world.around
    near = world.near
    moves = scratch()
    moves[0] = DONE
    number: i64 = 1
    while parents:
        lowest = parents & -parents
        parents ^= lowest
        cell = index_of(lowest)
        if near[cell] & room:
            ring = around[cell]
            code = BREED + cell * 6
            for direction in range(6):
                moves[number] = code + direction
                number += room >> (ring & 63) & 1
                ring >>= 6
    return moves[:number]


def hunts(world: Ecosystem) -> vec[i64]:
    """Give up a hunter, or the first step of any that can eat (GLD-30, GLD-33)."""
    figures = world.to_act
    number = count(figures)
    moves = scratch()
    hunter: i64 = 0
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        cell = index_of(lowest)
        moves[hunter] = GIVE_UP + cell
        hunter += 1
        number = add_steps(moves, number, cell, ways(world, world.animal, cell))
    return moves[:number]


def going_on(world: Ecosystem) -> vec[i64]:
    """Another step, or a stop if the rules let the hunt end here."""
    at = world.at
    open_ways = ways_on(world)
    key = at << 7 | open_ways << 1
    if may_stop(world):
        key |= 1
    known = _GOING_ON[key]
    if len(known):
        return known
    moves = scratch()
    moves[0] = STOP
    number = add_steps(moves, key & 1, at, open_ways)
    _GOING_ON[key] = moves[:number]
    return _GOING_ON[key]


def add_steps(moves: vec[i64], number: i64, cell: i64, open_ways: i64) -> i64:
    """Write one step for each direction; returns how many moves there are now."""
    code = STEP + cell * 6
    for direction in range(6):
        moves[number] = code + direction
        number += open_ways >> direction & 1
    return number


def cells_for_young(world: Ecosystem) -> vec[i64]:
    """Strict supply: where the last young can stand (GLD-53)."""
    cells = world.spare
    moves = scratch()
    number: i64 = 0
    while cells:
        lowest = cells & -cells
        cells ^= lowest
        moves[number] = YOUNG + index_of(lowest)
        number += 1
    return moves[:number]
