"""Tiles as data: the built-in list, or an owner's own file of the same shape.

    {"tiles": [{"id": "A01", "stack": "A", "players": 2, "hexes": ["lake", "plain"],
                "animal": "frog"}, …]}

`players` is the mark on the tile (2, or 3, 4 and 5 for "3+", "4+" and "5"); the animal, if there is
one, stands on the first hex. A file must have enough tiles for every number of players.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from ludolith.engine.json_faults import decode
from ludolith.games.gods_love_dinosaurs.components import (
    ANIMALS,
    COLUMNS,
    HABITAT,
    MOST_PLAYERS,
    MOST_TILES,
    NO_ANIMAL,
    PREDATORS,
    ROWS,
    TERRAINS,
    UNIVERSAL,
    ColumnAnimal,
    Terrain,
)
from ludolith.games.gods_love_dinosaurs.tiles import STACKS, StackName, TileSet, kind_of


class TileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern=r"^\w{1,12}$")]
    stack: StackName
    players: Literal[2, 3, 4, 5]
    hexes: tuple[Terrain, Terrain]
    animal: ColumnAnimal | None = None


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[TileEntry, ...]
    provenance: tuple[str, ...] = ()


def read(text: str) -> TileSet:
    """The tiles of an owner's file; raises ValueError with the mistake and its place."""
    return _tiles(text, text)


@lru_cache(maxsize=16)
def tile_set(text: str) -> TileSet:
    """The tiles of a file that was read before, or the built-in ones for an empty text."""
    if text:
        return read(text)
    built_in = files("ludolith.games.gods_love_dinosaurs") / "tiles.json"
    return _tiles("", built_in.read_text(encoding="utf-8"))


def _tiles(name: str, text: str) -> TileSet:
    tiles = decode(text, TileFile).tiles
    for tile in tiles:
        _check_animal(tile)
    for tile_id, times in Counter(tile.id for tile in tiles).items():
        if times > 1:
            raise ValueError(f"there are {times} tiles {tile_id}")
    for players in range(2, MOST_PLAYERS + 1):
        _check_numbers(tiles, players)
    return TileSet(
        name,
        [tile.id for tile in tiles],
        [STACKS.index(tile.stack) for tile in tiles],
        [tile.players for tile in tiles],
        [_kind(tile) for tile in tiles],
    )


def _check_animal(tile: TileEntry) -> None:
    """Prey lives in its habitat or on universal terrain; predators live anywhere."""
    if tile.animal is None or ANIMALS.index(tile.animal) >= PREDATORS:
        return
    habitat = TERRAINS[HABITAT[ANIMALS.index(tile.animal)]]
    if tile.hexes[0] not in (habitat, TERRAINS[UNIVERSAL]):
        raise ValueError(f"tile {tile.id}: no {tile.animal} lives on a {tile.hexes[0]} hex")


def _check_numbers(tiles: tuple[TileEntry, ...], players: int) -> None:
    """Stack A must fill the board, and no world may have more cells than fit into a set."""
    in_play = [tile for tile in tiles if tile.players <= players]
    opening = sum(tile.stack == "A" for tile in in_play)
    places = COLUMNS * ROWS[players]
    if opening < places:
        raise ValueError(
            f"with {players} players the board needs {places} tiles of stack A, not {opening}"
        )
    most = MOST_TILES * players
    if len(in_play) > most:
        raise ValueError(
            f"with {players} players there can be {most} tiles at most, not {len(in_play)}"
        )


def _kind(tile: TileEntry) -> int:
    terrain, other = (TERRAINS.index(each) for each in tile.hexes)
    animal = NO_ANIMAL if tile.animal is None else ANIMALS.index(tile.animal)
    return kind_of(terrain, other, animal)
