# Compiled with mypyc.
"""The legal moves of a player, as lists of move codes in ascending order."""

from __future__ import annotations

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
from ludolith.games.gods_love_dinosaurs.ecosystem import NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.position import NO_TILE, Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import may_stop, nurseries, ways, ways_on


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of a player who must decide."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return NOTHING
    moves = scratch()
    return moves[: write_moves(game, seat, moves)]


def write_moves(game: Position, seat: i64, moves: vec[i64]) -> i64:
    """Write the moves of a player who must decide; returns how many there are.

    A move is often written before it is known whether it is possible; if not, the next one is
    written over it: no `if`, because processors mispredict it.
    """
    world = game.worlds[seat]
    doing = world.doing
    if doing == TAKING:
        return tiles_to_take(game, moves)
    if doing == PLACING:
        return world.write_placements(moves)
    if doing == BREEDING:
        return births(game, world, moves)
    if doing == HATCHING:
        moves[0] = KEEP_EGGS
        moves[1] = HATCH
        return 2
    if world.spare:
        return cells_for_young(world, moves)
    if world.running:
        return going_on(world, moves)
    if world.to_act:
        return hunts(world, moves)
    moves[0] = DONE
    return 1


def tiles_to_take(game: Position, moves: vec[i64]) -> i64:
    """Every tile on the board (GLD-10)."""
    number: i64 = 0
    code: i64 = TAKE
    for tile in game.board:
        moves[number] = code
        number += tile != NO_TILE
        code += 1
    return number


def births(game: Position, world: Ecosystem, moves: vec[i64]) -> i64:
    """The end of breeding, or a newborn of any parent on any cell beside it (GLD-20)."""
    moves[0] = DONE
    number: i64 = 1
    parents = world.to_act
    room = nurseries(world, world.animal)
    if not room or not parents or not game.supply(world.animal):
        return number
    around = world.around
    near = world.near
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
    return number


def hunts(world: Ecosystem, moves: vec[i64]) -> i64:
    """Give up a hunter, or the first step of any that can eat (GLD-30, GLD-33)."""
    figures = world.to_act
    number = count(figures)
    hunter: i64 = 0
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        cell = index_of(lowest)
        moves[hunter] = GIVE_UP + cell
        hunter += 1
        number = add_steps(moves, number, cell, ways(world, world.animal, cell))
    return number


def going_on(world: Ecosystem, moves: vec[i64]) -> i64:
    """Another step, or a stop if the rules let the hunt end here."""
    moves[0] = STOP
    number: i64 = 0
    number += may_stop(world)
    return add_steps(moves, number, world.at, ways_on(world))


def add_steps(moves: vec[i64], number: i64, cell: i64, open_ways: i64) -> i64:
    """Write one step for each direction; returns how many moves there are now."""
    code = STEP + cell * 6
    for direction in range(6):
        moves[number] = code + direction
        number += open_ways >> direction & 1
    return number


def cells_for_young(world: Ecosystem, moves: vec[i64]) -> i64:
    """Strict supply: where the last young can stand (GLD-53)."""
    cells = world.spare
    number: i64 = 0
    while cells:
        lowest = cells & -cells
        cells ^= lowest
        moves[number] = YOUNG + index_of(lowest)
        number += 1
    return number
