# Compiled with mypyc.
"""The contents of the box of Dino Bones, as small numbers for the hot path.

The facts and their sources are in components.json; an owner of the box can give a corrected file
instead (option `components`). This module has the names that the rules know, and the box made from
such a file. A kind of tile is its index in TILES, a card its index in CARDS.
"""

from __future__ import annotations

from typing import Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

CHISELS: Final = 12  # of each player
MOST_PLAYERS: Final = 5
SIDE_COUNT: Final = 6

SpeciesName = Literal[
    "brachiosaurus",
    "tyrannosaurus",
    "triceratops",
    "velociraptor",
    "pterodactyl",
]
SPECIES: Final[tuple[SpeciesName, ...]] = get_args(SpeciesName)
SPECIES_COUNT: Final = 5
PTERODACTYL_SPECIES: Final = 4  # one tile is a complete skeleton: never assembled
# The parts that the rules know; a box may have fewer, but no others.
PartName = Literal[
    "skull", "neck", "chest", "body", "pelvis", "hindquarters", "tail", "front", "rear", "whole"
]
PARTS: Final[tuple[tuple[PartName, ...], ...]] = (
    ("skull", "neck", "chest", "pelvis", "tail"),
    ("skull", "chest", "pelvis", "tail"),
    ("skull", "body", "hindquarters"),
    ("front", "rear"),
    ("whole",),
)
TileKind = Literal[
    "brachiosaurus_skull",
    "brachiosaurus_neck",
    "brachiosaurus_chest",
    "brachiosaurus_pelvis",
    "brachiosaurus_tail",
    "tyrannosaurus_skull",
    "tyrannosaurus_chest",
    "tyrannosaurus_pelvis",
    "tyrannosaurus_tail",
    "triceratops_skull",
    "triceratops_body",
    "triceratops_hindquarters",
    "velociraptor_front",
    "velociraptor_rear",
    "pterodactyl",
    "plant",
    "bone_pile",
]
TILES: Final[tuple[TileKind, ...]] = get_args(TileKind)
KINDS: Final = 17
PTERODACTYL: Final = 14
PLANT: Final = 15
BONE_PILE: Final = 16
FIRST_PART: Final = vec[i64]([0, 5, 9, 12, 14, 15])  # of each species, and one past the last
SELLABLE: Final = (1 << KINDS) - 1 & ~(1 << PTERODACTYL) & ~(1 << PLANT)  # DB-46
MASTER_LEAVES: Final = (1 << PLANT) | (1 << BONE_PILE)  # face up (DB-42)

Equipment = Literal[
    "backpack",
    "voucher",
    "whetstone",
    "jackhammer",
    "ground_radar",
    "amber_vein",
    "fracture_map",
    "helmet",
    "brush",
    "plaster_cast",
    "museum_contract",
    "tent",
]
CARDS: Final[tuple[Equipment, ...]] = get_args(Equipment)
BACKPACK: Final = 0
VOUCHER_CARD: Final = 1
WHETSTONE: Final = 2
JACKHAMMER: Final = 3
GROUND_RADAR: Final = 4
AMBER_VEIN: Final = 5
FRACTURE_MAP_CARD: Final = 6
HELMET_CARD: Final = 7
BRUSH_CARD: Final = 8
PLASTER_CAST: Final = 9
MUSEUM_CONTRACT: Final = 10
TENT: Final = 11

Help = Literal["strong_tool", "quick_sharpening", "purchase", "master"]  # the leader's
HELPS: Final[tuple[Help, ...]] = get_args(Help)

Layout = Literal["A", "B"]  # every other tile face up; all face down

Character = Literal[
    "naomi_grant",
    "ted_park",
    "wilson_moore",
    "malcolm_stone",
    "barbara_murphy",
    "amy_liu",
]
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)


@final
@mypyc_attr(acyclic=True)
class Box:
    """The contents of one box. All games played with it share it, so it is never changed."""

    tiles: vec[i64]  # how many of each kind
    parts: vec[i64]  # of each species, as a set of kinds
    points: vec[i64]  # of each species
    skeleton_amber: vec[i64]  # of each species
    plant_points: vec[i64]  # by plants owned, from none on
    backs: vec[i64]  # of all tiles: the sides with boulders, as a set
    amber: i64 = 0
    cards: i64 = 0  # equipment, as a set
    source: str = ""  # the text of the file it was made of; empty: what is built in

    def __init__(self) -> None:
        empty = vec[i64]()
        self.tiles = self.parts = self.points = self.skeleton_amber = empty
        self.plant_points = self.backs = empty
