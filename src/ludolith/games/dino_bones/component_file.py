"""Reads a file of components: the built-in one, or one written by an owner of the box.

The file gives the number of tiles of each kind, the points of skeletons and plants, the boulders on
the backs, and the equipment cards, each with its source. A file that the rules could not play with
is refused with a reason.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.json_faults import decode
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    CARDS,
    FIRST_PART,
    KINDS,
    MOST_PLAYERS,
    PARTS,
    PLANT,
    SIDE_COUNT,
    SPECIES,
    Box,
)
from ludolith.games.dino_bones.geometry import PLACES

MOST_POINTS = 500  # so that the points of a whole slab fit into an observation
MOST_AMBER = 1000
MOST_CARDS_EACH = 2


class Number(msgspec.Struct, forbid_unknown_fields=True):
    value: int
    source: str


class Words(msgspec.Struct, forbid_unknown_fields=True):
    value: list[str]
    source: str


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    value: list[int]
    source: str


class Pattern(msgspec.Struct, forbid_unknown_fields=True):
    """Backs with boulders on these sides, counted clockwise from any one."""

    sides: list[int]
    backs: int


class Patterns(msgspec.Struct, forbid_unknown_fields=True):
    value: list[Pattern]
    source: str


class SpeciesFacts(msgspec.Struct, forbid_unknown_fields=True):
    skeletons: Number
    parts: Words
    points: Number
    amber: Number


class Components(msgspec.Struct, forbid_unknown_fields=True):
    species: dict[str, SpeciesFacts]
    plants: Numbers
    bone_piles: Number
    amber: Number
    boulders: Patterns
    equipment: Words


def read(text: str) -> Box:
    """The box that a file describes; raises ValueError with the place of the mistake."""
    facts = decode(text, Components)
    box = Box()
    box.source = text
    tiles = [0] * KINDS
    read_species(facts, box, tiles)
    plants = facts.plants.value
    for place, points in enumerate(plants):
        within(points, 0, MOST_POINTS, f"plants: value {place}")
    box.plant_points = vec[i64]([0, *plants])
    tiles[PLANT] = len(plants)
    # One bone pile lies in the centre of layout A.
    tiles[BONE_PILE] = within(facts.bone_piles.value, 1, PLACES, "bone_piles")
    if sum(tiles) != PLACES:
        raise ValueError(f"the tiles of all kinds are {sum(tiles)}, but the slab takes {PLACES}")
    box.tiles = vec[i64](tiles)
    box.amber = within(facts.amber.value, 4, MOST_AMBER, "amber")
    box.backs = vec[i64](read_backs(facts))
    box.cards = read_cards(facts)
    return box


def within(value: int, least: int, most: int, what: str) -> int:
    if not least <= value <= most:
        raise ValueError(f"{what} is {value}, but it must be from {least} to {most}")
    return value


def read_species(facts: Components, box: Box, tiles: list[int]) -> None:
    if sorted(facts.species) != sorted(SPECIES):
        raise ValueError(f"species must be just these: {', '.join(SPECIES)}")
    parts = []
    for number, species in enumerate(SPECIES):
        fact = facts.species[species]
        known = PARTS[number]
        words = fact.parts.value
        if not words or len(set(words)) < len(words) or not set(words) <= set(known):
            raise ValueError(
                f"species: {species}: parts must be among {', '.join(known)}, each once"
            )
        kinds = [FIRST_PART[number] + known.index(word) for word in words]
        skeletons = within(fact.skeletons.value, 0, PLACES, f"species: {species}: skeletons")
        for kind in kinds:
            tiles[kind] = skeletons
        parts.append(sum(1 << kind for kind in kinds))
        within(fact.points.value, 0, MOST_POINTS, f"species: {species}: points")
        within(fact.amber.value, 0, MOST_AMBER, f"species: {species}: amber")
    box.parts = vec[i64](parts)
    box.points = vec[i64]([facts.species[species].points.value for species in SPECIES])
    box.skeleton_amber = vec[i64]([facts.species[species].amber.value for species in SPECIES])


def read_backs(facts: Components) -> list[int]:
    backs: list[int] = []
    for place, pattern in enumerate(facts.boulders.value):
        sides = pattern.sides
        if len(set(sides)) < len(sides) or not all(0 <= side < SIDE_COUNT for side in sides):
            raise ValueError(f"boulders: value {place}: sides are numbers from 0 to 5, each once")
        within(pattern.backs, 0, PLACES, f"boulders: value {place}: backs")
        backs += [sum(1 << side for side in sides)] * pattern.backs
    if len(backs) != PLACES:
        raise ValueError(f"boulders: there are {len(backs)} backs, but {PLACES} tiles")
    return backs


def read_cards(facts: Components) -> int:
    words = facts.equipment.value
    if len(set(words)) < len(words) or not set(words) <= set(CARDS):
        raise ValueError(f"equipment must be among {', '.join(CARDS)}, each once")
    least = MOST_PLAYERS * MOST_CARDS_EACH
    if len(words) < least:
        raise ValueError(f"equipment: there are {len(words)} cards, but {least} may be dealt")
    return sum(1 << CARDS.index(word) for word in words)


@cache
def built_in() -> Box:
    text = files(__package__).joinpath("components.json").read_text(encoding="utf-8")
    box = read(text)
    box.source = ""
    return box


def reread(source: str) -> Box:
    """The box of a file's text; of an empty text, the built-in box."""
    return read(source) if source else built_in()
