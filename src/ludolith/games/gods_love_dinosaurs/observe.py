# Compiled with mypyc.
"""The observation of a seat in Gods Love Dinosaurs, and the meaning of its numbers.

Only the order of the stacks is secret; the observation has their heights.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bits import bit, count
from ludolith.engine.observation_fields import Field
from ludolith.games.gods_love_dinosaurs import codes
from ludolith.games.gods_love_dinosaurs.components import (
    ANIMALS,
    COLUMNS,
    DINOSAUR,
    DINOSAUR_STEPS,
    DQ,
    DR,
    KINDS,
    MOST_CELLS,
    MOST_ROWS,
    REACH,
    SUPPLY,
    TERRAINS,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import SIDE, Ecosystem
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import steps_of
from ludolith.games.gods_love_dinosaurs.tiles import STACKS, animal_of, other_terrain_of, terrain_of

# Placements are numbered up to this distance from the nest. A round world of 57 cells reaches 4
# hexes; numbering more would enlarge every learner's action space and hardly ever be used.
NUMBERED_REACH: Final = 12
MOST_EGGS: Final = 1000
WIDEST_MARGIN: Final = MOST_EGGS + MOST_CELLS
MOST_TILES: Final = 100
_PLACES: Final = COLUMNS * MOST_ROWS
_SPACES: Final = range(-NUMBERED_REACH, NUMBERED_REACH + 1)


def near(q: int, r: int) -> bool:
    """Whether placements on this hex are numbered."""
    return max(abs(q), abs(r), abs(q + r)) <= NUMBERED_REACH


def placements() -> tuple[int, ...]:
    """The codes of laying a tile with both hexes near the nest."""
    return tuple(
        codes.PLACE + ((q + REACH) * SIDE + r + REACH) * 6 + direction
        for q in _SPACES
        for r in _SPACES
        for direction in range(6)
        if near(q, r) and near(q + DQ[direction], r + DR[direction])
    )


def numbered() -> tuple[int, ...]:
    """The codes of all moves, ascending, except for placements very far from the nest."""
    ranges = (
        range(codes.DONE, codes.HATCH + 1),
        range(codes.TAKE, codes.TAKE + _PLACES),
        range(codes.GIVE_UP, codes.GIVE_UP + MOST_CELLS),
        range(codes.YOUNG, codes.YOUNG + MOST_CELLS),
        range(codes.STEP, codes.STEP + 6 * MOST_CELLS),
        range(codes.BREED, codes.BREED + 6 * MOST_CELLS),
    )
    return (*(code for each in ranges for code in each), *placements())


def fields(players: int) -> tuple[Field, ...]:
    terrain, animal, each = len(TERRAINS) - 1, len(ANIMALS) - 1, players * MOST_CELLS
    return (
        Field("first_player", 0, players - 1, "the first player"),
        Field("active", 0, players - 1, "whose turn it is"),
        Field("marker", 0, COLUMNS - 1, "the column of the dino marker"),
        Field("activated", -1, animal, "the animal activated now; -1: none"),
        Field("dinosaurs_follow", 0, 1, "the dinosaurs' activation comes after it"),
        Field("held", -1, animal, "the tile to place: two terrains, animal; -1: none", 3),
        Field("board", -1, animal, "the same for each place, column by column", 3 * _PLACES),
        Field("stacks", 0, MOST_TILES, "tiles left in each stack", len(STACKS)),
        Field("supply", -1, max(SUPPLY), "figures left; -1: unlimited", len(ANIMALS)),
        Field("eggs", 0, MOST_EGGS, "eggs", players),
        Field("dinosaurs", 0, MOST_CELLS, "dinosaurs", players),
        Field("stage", codes.WAITING, codes.OVER, "what the player is doing", players),
        Field("acting", -1, animal, "the animal that breeds, hunts or runs; -1: none", players),
        Field("hunter", -1, MOST_CELLS - 1, "the cell of the running hunter; -1: none", players),
        Field("steps_left", -1, DINOSAUR_STEPS, "steps it has left; -1: none", players),
        Field("eaten", 0, DINOSAUR_STEPS, "animals it has eaten", players),
        Field("q", -REACH, REACH, "coordinate of each cell of each world", each),
        Field("r", -REACH, REACH, "the other coordinate", each),
        Field("terrain", -1, terrain, "of each cell; -1: there is no such cell", each),
        Field("animal", -1, animal, "on each cell; -1: none", each),
        Field("to_act", 0, 1, "figures that have not acted yet", each),
        Field("choosing_young", 0, 1, "cells of which one gets the only young", each),
    )


PLAYER_FIELDS: Final = 7  # numbers for each player
CELL_FIELDS: Final = 6  # numbers for each cell of each world


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields."""
    players = game.players
    row[at] = i16((game.first_player - seat + players) % players)
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
    """The fields with one number per player; numbers of one player are `players` places apart."""
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
    """The number of animals in a list of meals."""
    number: i64 = 0
    while eaten:
        number += 1
        eaten >>= 3
    return number


def observe_world(world: Ecosystem, row: vec[i16], at: i64, apart: i64) -> None:
    """The fields of all cells; the numbers of one cell are `apart` places apart."""
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
