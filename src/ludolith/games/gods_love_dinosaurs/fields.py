"""What the numbers mean that `observe` writes, and which moves are numbered."""

from __future__ import annotations

from typing import Final

from ludolith.engine.observation import Field
from ludolith.games.gods_love_dinosaurs import codes
from ludolith.games.gods_love_dinosaurs.components import (
    ANIMALS,
    COLUMNS,
    DINOSAUR_STEPS,
    DQ,
    DR,
    MOST_CELLS,
    MOST_ROWS,
    REACH,
    SUPPLY,
    TERRAINS,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import SIDE
from ludolith.games.gods_love_dinosaurs.tiles import STACKS

# Tiles are numbered as far as this from the nest. A world of 57 cells in a round shape reaches 4
# hexes; every further hex would be paid for by all who learn, and hardly ever be used.
NUMBERED_REACH: Final = 12
MOST_EGGS: Final = 1000
WIDEST_MARGIN: Final = MOST_EGGS + MOST_CELLS
MOST_TILES: Final = 100
_PLACES: Final = COLUMNS * MOST_ROWS
_SPACES: Final = range(-NUMBERED_REACH, NUMBERED_REACH + 1)


def near(q: int, r: int) -> bool:
    """Whether a hex is no further from the nest than tiles are numbered."""
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
    """The codes of all moves, ascending, but for tiles laid very far from the nest."""
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
        Field("first", 0, players - 1, "the first player"),
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
        Field("hunter", -1, MOST_CELLS - 1, "the cell of the one on its way; -1: none", players),
        Field("steps_left", -1, DINOSAUR_STEPS, "steps it has left; -1: none", players),
        Field("eaten", 0, DINOSAUR_STEPS, "animals it has eaten", players),
        Field("q", -REACH, REACH, "coordinate of each cell of each world", each),
        Field("r", -REACH, REACH, "the other coordinate", each),
        Field("terrain", -1, terrain, "of each cell; -1: there is no such cell", each),
        Field("animal", -1, animal, "on each cell; -1: none", each),
        Field("to_act", 0, 1, "figures that have not acted yet", each),
        Field("choosing_young", 0, 1, "cells of which one gets the only young", each),
    )
