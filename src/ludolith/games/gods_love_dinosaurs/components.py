# Compiled with mypyc.
"""The contents of the box of Gods Love Dinosaurs, as small numbers for the hot path.

- Kinds of animals and terrains, the order of the columns but one, numbers of figures, three eggs at
  the start, the value of a golden egg: the rulebook (Russian edition).
- Two hexes a tile, the marks on the tiles, frogs on lakes, rats in forests, a starting tile of
  seven hexes around a mountain: public descriptions of the game; that rats come before tigers
  follows from a caption of the rulebook.
- Terrains and order of the starting tile's ring: reconstructed.
- The ecosystem tiles are in a data file with their own sources, see `tiles`.

Hexes have axial coordinates (q, r) and lie in horizontal rows; directions are numbered from the
east, counter-clockwise: east, north-east, north-west, west, south-west, south-east.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

# -- animals; the number of each but the dinosaur is that of its column on the biome board

ColumnAnimal = Literal["frog", "rabbit", "rat", "tiger", "eagle"]
Animal = Literal[ColumnAnimal, "dinosaur"]
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
FROG: Final = 0
RABBIT: Final = 1
RAT: Final = 2
TIGER: Final = 3
EAGLE: Final = 4
DINOSAUR: Final = 5
KINDS: Final = 6
PREDATORS: Final = 3  # the first predator; everything below is prey
NO_ANIMAL: Final = -1

COLUMNS: Final = 5
MOST_ROWS: Final = 3
ROWS: Final = vec[i64]([0, 0, 2, 2, 3, 3])  # by number of players (GLD-02)

SUPPLY: Final = vec[i64]([25, 30, 35, 25, 25, 19])  # figures in the box, less the dino marker
FIRST_EGGS: Final = 3
GOLDEN_EGG: Final = 5
MOST_PLAYERS: Final = 5

TIGER_STEPS: Final = 2
EAGLE_STEPS: Final = 3
DINOSAUR_STEPS: Final = 5

# -- terrains

Terrain = Literal["lake", "forest", "plain", "mountain", "universal"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
LAKE: Final = 0
FOREST: Final = 1
PLAIN: Final = 2
MOUNTAIN: Final = 3
UNIVERSAL: Final = 4
HABITAT: Final = vec[i64]([LAKE, PLAIN, FOREST])  # by prey

# -- hexes

DIRECTIONS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")
DQ: Final = vec[i64]([1, 1, 0, -1, -1, 0])
DR: Final = vec[i64]([0, -1, -1, 0, 1, 1])

# The starting tile: the nest first, then its ring in the order of directions. NO_ANIMAL: empty.
NEST: Final = 0
START_CELLS: Final = 7
START_TERRAINS: Final = (MOUNTAIN, LAKE, LAKE, FOREST, FOREST, PLAIN, PLAIN)
START_ANIMALS: Final = (DINOSAUR, FROG, NO_ANIMAL, RAT, NO_ANIMAL, RABBIT, NO_ANIMAL)

# A world never has more cells than bits fit into a set. Twenty-five tiles make 57 cells.
MOST_TILES: Final = 25  # the most that one player can have
MOST_CELLS: Final = 57
REACH: Final = 64  # larger than any coordinate, counted from the nest
