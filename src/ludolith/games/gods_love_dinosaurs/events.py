"""What can happen in a game of Gods Love Dinosaurs.

Cells are numbers in the world of the seat named, as in the moves. The event of a hunt comes at its
end, with the whole path; each meal has its own event when it happens.
"""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.events import Event, Label
from ludolith.games.gods_love_dinosaurs.components import Animal, Terrain


class FirstPlayerChosen(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "GLD-04"


class TileLaid(Event, frozen=True, kw_only=True):
    """A tile comes face up onto the biome board."""

    reveals: ClassVar[bool] = True

    tile: Label
    column: int
    row: int
    animal: Animal  # of the column
    rule: str = "GLD-46"


class TileTaken(Event, frozen=True, kw_only=True):
    seat: int
    tile: Label
    column: int
    row: int
    animal: Animal  # of the column
    rule: str = "GLD-10"


class TilePlaced(Event, frozen=True, kw_only=True):
    """The tile is part of the world: its hexes are the last two cells."""

    seat: int
    tile: Label
    terrain: Terrain
    other_terrain: Terrain
    first_cell: int
    rule: str = "GLD-11"


class AnimalArrived(Event, frozen=True, kw_only=True):
    """The animal printed on the tile."""

    seat: int
    animal: Animal
    cell: int
    rule: str = "GLD-12"


class AnimalsActivated(Event, frozen=True, kw_only=True):
    """The last tile of a column was taken by this seat."""

    seat: int
    animal: Animal
    rule: str = "GLD-13"


class AnimalBorn(Event, frozen=True, kw_only=True):
    seat: int
    animal: Animal
    parent: int  # cell
    cell: int
    rule: str = "GLD-20"


class AnimalEaten(Event, frozen=True, kw_only=True):
    """One step of a hunt that ate something."""

    seat: int
    hunter: Animal
    prey: Animal
    origin: int  # the cell it stepped from
    cell: int
    rule: str = "GLD-32"


class EggLaid(Event, frozen=True, kw_only=True):
    """A dinosaur ate a predator."""

    seat: int
    cell: int
    eggs: int  # in the nest now
    rule: str = "GLD-43"


class HuntEnded(Event, frozen=True, kw_only=True):
    """A tiger or eagle has eaten enough; `path` begins where it stood."""

    seat: int
    hunter: Animal
    path: tuple[int, ...]
    eaten: int
    young: tuple[int, ...]  # cells of its young
    rule: str = "GLD-34"


class DinosaurRan(Event, frozen=True, kw_only=True):
    """A dinosaur is back on a mountain; `path` begins where it stood."""

    seat: int
    path: tuple[int, ...]
    eaten: int
    eggs: int  # laid on this run
    rule: str = "GLD-42"


class HunterStarved(Event, frozen=True, kw_only=True):
    """A tiger or eagle without prey, or given up by its owner."""

    seat: int
    hunter: Animal
    cell: int
    rule: str = "GLD-33"


class DinosaurStarved(Event, frozen=True, kw_only=True):
    seat: int
    cell: int
    rule: str = "GLD-44"


class DinosaursActivated(Event, frozen=True, kw_only=True):
    rule: str = "GLD-40"


class DinosaurHatched(Event, frozen=True, kw_only=True):
    seat: int
    eggs: int  # left in the nest
    rule: str = "GLD-41"


class NotInSupply(Event, frozen=True, kw_only=True):
    """Strict supply: a figure that should have been placed is not there."""

    seat: int
    animal: Animal
    rule: str = "GLD-53"


class MarkerMoved(Event, frozen=True, kw_only=True):
    column: int
    animal: Animal
    rule: str = "GLD-45"


class StacksRanOut(Event, frozen=True, kw_only=True):
    """Too few tiles for the empty columns: the game ends."""

    left: int
    needed: int
    rule: str = "GLD-50"


class PointsCounted(Event, frozen=True, kw_only=True):
    seat: int
    eggs: int
    dinosaurs: int
    points: int
    rule: str = "GLD-51"


class TieBroken(Event, frozen=True, kw_only=True):
    """Several have the most points; this one is the last of them in turn order."""

    seat: int
    points: int
    rule: str = "GLD-52"


class GameEnded(Event, frozen=True, kw_only=True):
    seat: int
    points: int
    rule: str = "GLD-51"
