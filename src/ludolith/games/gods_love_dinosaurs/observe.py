# Compiled with mypyc.
"""What a seat sees of a game of Gods Love Dinosaurs as numbers; see `fields`.

Nothing is secret here but the order of the stacks, and only their heights are given.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bits import bit, count
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, KINDS, MOST_CELLS
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reach import steps_of
from ludolith.games.gods_love_dinosaurs.tiles import animal_of, other_terrain_of, terrain_of

PLAYER_FIELDS: Final = 7  # numbers for each player
CELL_FIELDS: Final = 6  # numbers for each cell of each world


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields."""
    players = game.players
    row[at] = i16((game.first - seat + players) % players)
    row[at + 1] = i16((game.active - seat + players) % players)
    row[at + 2] = i16(game.marker)
    row[at + 3] = i16(game.activated)
    row[at + 4] = 1 if game.dinosaurs_follow else 0
    at = observe_tile(game, game.held, row, at + 5)
    for tile in game.board:
        at = observe_tile(game, tile, row, at)
    above = game.in_pile
    for floor in game.floors:
        row[at] = i16(above - floor) if above > floor else 0
        above = floor if floor < above else above
        at += 1
    for animal in range(KINDS):
        row[at] = i16(game.supply(animal)) if game.strict_supply else -1
        at += 1
    worlds = at + PLAYER_FIELDS * players
    each = seat
    for place in range(players):
        observe_player(game.worlds[each], row, at + place, players)
        observe_world(game.worlds[each], row, worlds + place * MOST_CELLS, players * MOST_CELLS)
        each = each + 1 if each + 1 < players else 0
    return worlds + CELL_FIELDS * players * MOST_CELLS


def observe_tile(game: Position, tile: i64, row: vec[i16], at: i64) -> i64:
    """Its two terrains and its animal."""
    if tile < 0:
        row[at] = row[at + 1] = row[at + 2] = -1
    else:
        kind = game.kinds[tile]
        row[at] = i16(terrain_of(kind))
        row[at + 1] = i16(other_terrain_of(kind))
        row[at + 2] = i16(animal_of(kind))
    return at + 3


def observe_player(world: Ecosystem, row: vec[i16], at: i64, players: i64) -> None:
    """What is one number for each player; a field has them `players` places apart."""
    row[at] = i16(world.eggs)
    row[at + players] = i16(count(world.herd[DINOSAUR]))
    row[at + 2 * players] = i16(world.doing)
    row[at + 3 * players] = i16(world.animal)
    if world.running:
        row[at + 4 * players] = i16(world.at)
        row[at + 5 * players] = i16(steps_of(world.animal) - world.steps)
        row[at + 6 * players] = i16(meals(world.meals))
    else:
        row[at + 4 * players] = row[at + 5 * players] = -1
        row[at + 6 * players] = 0


def meals(eaten: i64) -> i64:
    """How many animals are noted there."""
    number: i64 = 0
    while eaten:
        number += 1
        eaten >>= 3
    return number


def observe_world(world: Ecosystem, row: vec[i16], at: i64, apart: i64) -> None:
    """Cell by cell; the numbers of one cell stand `apart` from each other."""
    for cell in range(MOST_CELLS):
        place = at + cell
        if cell < world.cells:
            row[place] = i16(world.q(cell))
            row[place + apart] = i16(world.r(cell))
            row[place + 2 * apart] = i16(terrain_at(world, cell))
            row[place + 3 * apart] = i16(world.animal_at(cell))
            row[place + 4 * apart] = i16(world.to_act >> cell & 1)
            row[place + 5 * apart] = i16(world.spare >> cell & 1)
        else:
            row[place] = row[place + apart] = 0
            row[place + 2 * apart] = row[place + 3 * apart] = -1
            row[place + 4 * apart] = row[place + 5 * apart] = 0


def terrain_at(world: Ecosystem, cell: i64) -> i64:
    terrain: i64 = 0
    here = bit(cell)
    while not world.land[terrain] & here:
        terrain += 1
    return terrain
