# Compiled with mypyc.
"""The observation of a seat in Gods Love Dinosaurs, and the meaning of its numbers.

Only the order of the stacks is secret; the observation has their heights.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bits import count
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
    MOST_PLAYERS,
    MOST_ROWS,
    REACH,
    START_CELLS,
    SUPPLY,
    TERRAINS,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import SIDE, Ecosystem, q_of, r_of
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


BEFORE_PLAYERS: Final = 63  # numbers of the board, the stacks and the supply
BOARD_AT: Final = 8
BOARD_PLACES: Final = 15
STACKS_AT: Final = 53
PLAYER_FIELDS: Final = 7  # numbers for each player
CELL_FIELDS: Final = 6  # numbers for each cell of each world

# The notes on a row: the tiles of the board, and for each world in it whose it is, its cells, those
# of each terrain (there are five, the sixth set stays empty) and of each animal, those of figures
# that have not acted, and those for young.
NEVER: Final = -2  # no tile, and not the lack of one
OWNER: Final = 0
CELLS: Final = 1
LAND: Final = 2
HERD: Final = 8
TO_ACT: Final = 14
YOUNG: Final = 15
WORLD_NOTES: Final = 16
TERRAIN_COUNT: Final = 5
_NO_NOTES: Final = vec[i64]([NEVER] * _PLACES + [-1, *[0] * 15] * MOST_PLAYERS)


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields."""
    empty_worlds(game, row, at)
    players = game.players
    write_changes(game, seat, row, at, _NO_NOTES[: BOARD_PLACES + WORLD_NOTES * players])
    return at + BEFORE_PLAYERS + (PLAYER_FIELDS + CELL_FIELDS * MOST_CELLS) * players


def observe_changes(game: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """The same, for a row that has what this wrote last."""
    if not len(game.noted):
        empty_worlds(game, row, at)
        game.noted = _NO_NOTES[: BOARD_PLACES + WORLD_NOTES * game.players]
    write_changes(game, seat, row, at, game.noted)


def empty_worlds(game: Position, row: vec[i16], at: i64) -> None:
    """Worlds without any cell."""
    players = game.players
    apart = players * MOST_CELLS
    first = at + BEFORE_PLAYERS + PLAYER_FIELDS * players
    for place in range(first, first + apart):
        row[place] = 0
        row[place + apart] = 0
        row[place + 2 * apart] = -1
        row[place + 3 * apart] = -1
        row[place + 4 * apart] = 0
        row[place + 5 * apart] = 0


def write_changes(game: Position, seat: i64, row: vec[i16], at: i64, notes: vec[i64]) -> None:
    """All numbers but those that the row has by its notes."""
    players = game.players
    row[at] = i16(relative(game.first_player, seat, players))
    row[at + 1] = i16(relative(game.active, seat, players))
    row[at + 2] = i16(game.marker)
    row[at + 3] = i16(game.activated)
    row[at + 4] = i16(game.dinosaurs_follow)
    observe_tile(game, game.held, row, at + 5)
    board = game.board
    spot: i64
    for spot in range(BOARD_PLACES):
        tile = board[spot]
        if tile != notes[spot]:
            notes[spot] = tile
            observe_tile(game, tile, row, at + BOARD_AT + 3 * spot)
    observe_supplies(game, row, at + STACKS_AT)
    at += BEFORE_PLAYERS
    worlds = at + PLAYER_FIELDS * players
    apart = players * MOST_CELLS
    owner = seat
    for place in range(players):
        world = game.worlds[owner]
        first = BOARD_PLACES + WORLD_NOTES * place
        observe_player(world, row, at + place, players)
        observe_land(world, owner, row, worlds + place * MOST_CELLS, apart, notes, first)
        observe_life(world, row, worlds + place * MOST_CELLS, apart, notes, first)
        owner += 1
        if owner == players:
            owner = 0


def relative(other: i64, seat: i64, players: i64) -> i64:
    """A seat counted from the viewer's."""
    if other < seat:
        other += players
    return other - seat


def observe_tile(game: Position, tile: i64, row: vec[i16], at: i64) -> None:
    """Its two terrains and its animal."""
    if tile < 0:
        row[at] = -1
        row[at + 1] = -1
        row[at + 2] = -1
    else:
        kind = game.kinds[tile]
        row[at] = i16(terrain_of(kind))
        row[at + 1] = i16(other_terrain_of(kind))
        row[at + 2] = i16(animal_of(kind))


def observe_supplies(game: Position, row: vec[i16], at: i64) -> None:
    """The heights of the stacks, and the figures that are left."""
    above = game.in_pile
    for floor in game.floors:
        row[at] = 0
        if above > floor:
            row[at] = i16(above - floor)
            above = floor
        at += 1
    animal: i64
    for animal in range(KINDS):
        row[at] = -1
        if game.strict_supply:
            row[at] = i16(game.supply(animal))
        at += 1


def observe_player(world: Ecosystem, row: vec[i16], at: i64, players: i64) -> None:
    """The fields with one number per player; numbers of one player are `players` places apart."""
    row[at] = i16(world.eggs)
    row[at + players] = i16(count(world.herd[DINOSAUR]))
    row[at + 2 * players] = i16(world.doing)
    row[at + 3 * players] = i16(world.animal)
    row[at + 4 * players] = -1
    row[at + 5 * players] = -1
    row[at + 6 * players] = 0
    if world.running:
        row[at + 4 * players] = i16(world.at)
        row[at + 5 * players] = i16(steps_of(world.animal) - world.steps)
        row[at + 6 * players] = i16(meals(world.meals))


def meals(eaten: i64) -> i64:
    """The number of animals in a list of meals."""
    number: i64 = 0
    while eaten:
        number += 1
        eaten >>= 3
    return number


def observe_land(
    world: Ecosystem, owner: i64, row: vec[i16], at: i64, apart: i64, notes: vec[i64], first: i64
) -> None:
    """Coordinates and terrain of the cells; the numbers of one cell are `apart` places apart."""
    cells = world.cells
    shown = notes[first + CELLS]
    if notes[first + OWNER] == owner:
        if shown == cells:
            return
    else:
        notes[first + OWNER] = owner
        for cell in range(at + cells, at + shown):
            row[cell] = 0
            row[cell + apart] = 0
        if shown > START_CELLS:
            shown = START_CELLS  # these lie the same way in all worlds
    notes[first + CELLS] = cells
    place = world.place
    for cell in range(shown, cells):
        row[at + cell] = i16(q_of(place[cell]))
        row[at + apart + cell] = i16(r_of(place[cell]))
    land = world.land
    terrain: i64
    changed: i64 = 0
    for terrain in range(TERRAIN_COUNT):
        changed |= land[terrain] ^ notes[first + LAND + terrain]
        notes[first + LAND + terrain] = land[terrain]
    write_kinds(notes, first + LAND, changed, row, at + 2 * apart)


def observe_life(
    world: Ecosystem, row: vec[i16], at: i64, apart: i64, notes: vec[i64], first: i64
) -> None:
    """Animals on the cells, and which cells wait for a decision."""
    herd = world.herd
    animal: i64
    changed: i64 = 0
    for animal in range(KINDS):
        cells = herd[animal]
        changed |= cells ^ notes[first + HERD + animal]
        notes[first + HERD + animal] = cells
    if changed:
        write_kinds(notes, first + HERD, changed, row, at + 3 * apart)
    changed = world.to_act ^ notes[first + TO_ACT]
    if changed:
        notes[first + TO_ACT] = world.to_act
        write_members(world.to_act, changed, row, at + 4 * apart)
    changed = world.spare ^ notes[first + YOUNG]
    if changed:
        notes[first + YOUNG] = world.spare
        write_members(world.spare, changed, row, at + 5 * apart)


def write_kinds(sets: vec[i64], first: i64, changed: i64, row: vec[i16], at: i64) -> None:
    """For each of some cells, which of six sets it is in; -1: none. No `if`s that vary by cell."""
    one = sets[first]
    two = sets[first + 1]
    three = sets[first + 2]
    four = sets[first + 3]
    five = sets[first + 4]
    six = sets[first + 5]
    cell: i64 = 0
    while changed:
        if changed & 1:
            low = (one >> cell & 1) + 2 * (two >> cell & 1) + 3 * (three >> cell & 1)
            high = 4 * (four >> cell & 1) + 5 * (five >> cell & 1) + 6 * (six >> cell & 1)
            row[at + cell] = i16(low + high - 1)
        changed >>= 1
        cell += 1


def write_members(members: i64, changed: i64, row: vec[i16], at: i64) -> None:
    """1 for the members among some cells, 0 for the others."""
    while changed:
        if changed & 1:
            row[at] = i16(members & 1)
        members >>= 1
        changed >>= 1
        at += 1
