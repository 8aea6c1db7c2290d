"""What a seat sees of a game of Gods Love Dinosaurs: everything but the order of the stacks.

Nothing else is secret, so all seats see the same worlds. A viewer also gets plans for their own
world: where each hunter could end, and what would happen if animals were activated now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from ludolith.engine.bits import count, members
from ludolith.engine.view import View, check_viewer
from ludolith.games.gods_love_dinosaurs.activation import may_hatch
from ludolith.games.gods_love_dinosaurs.codes import HUNTING, RUNNING
from ludolith.games.gods_love_dinosaurs.components import (
    ANIMALS,
    COLUMNS,
    DINOSAUR,
    GOLDEN_EGG,
    MOST_ROWS,
    NO_ANIMAL,
    PREDATORS,
    TERRAINS,
    Animal,
    Terrain,
)
from ludolith.games.gods_love_dinosaurs.emit import meals, path
from ludolith.games.gods_love_dinosaurs.forecast import forecast, under_way
from ludolith.games.gods_love_dinosaurs.reachable_cells import able, steps_of
from ludolith.games.gods_love_dinosaurs.run_choices import runs_of
from ludolith.games.gods_love_dinosaurs.tiles import (
    STACKS,
    StackName,
    animal_of,
    other_terrain_of,
    terrain_of,
)

if TYPE_CHECKING:
    from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
    from ludolith.games.gods_love_dinosaurs.position import Position

Stage = Literal[
    "waiting", "taking", "placing", "breeding", "hunting", "hatching", "running", "over"
]
STAGES: tuple[Stage, ...] = get_args(Stage)


class Tile(msgspec.Struct, frozen=True):
    """Two joined hexes; the animal, if any, is printed on the first."""

    tile: str  # its id, as on the tile list: "A01"
    stack: StackName
    terrain: Terrain
    other_terrain: Terrain
    animal: Animal | None


class Column(msgspec.Struct, frozen=True):
    """A column of the biome board, its rows from the top; None: the place is empty."""

    animal: Animal
    tiles: tuple[Tile | None, ...]
    marker: bool  # the dino marker stands under it


class Stack(msgspec.Struct, frozen=True):
    """A face-down stack of tiles: all players know its tiles, but not their order."""

    stack: StackName
    tiles: tuple[Tile, ...]


class Cell(msgspec.Struct, frozen=True):
    """A hex of a world. Its number in moves and events is its place in `World.cells`."""

    q: int
    r: int
    terrain: Terrain
    animal: Animal | None


class Run(msgspec.Struct, frozen=True):
    """The hunt under way. The hunter stands on the last cell of its path, its start is empty."""

    hunter: Animal
    path: tuple[int, ...]  # cells, the start first
    eaten: tuple[Animal, ...]  # animals in the order they were eaten
    steps_left: int


class Target(msgspec.Struct, frozen=True):
    """A possible end of a hunter's run, and what it eats on one path to it.

    Paths to the same end with different meals are separate targets, the best first: for a tiger or
    eagle the one that eats most, for a dinosaur the one that lays most eggs and spares prey.
    """

    hunter: int  # its cell
    cell: int
    path: tuple[int, ...]  # from the hunter's cell to `cell`; the steps to send, one by one
    meals: tuple[int, ...]  # cells of the path where it eats
    eaten: tuple[Animal, ...]  # the animals there
    eggs: int  # that a dinosaur lays
    young: int  # that a tiger or eagle gets


Activity = Literal["breed", "hunt", "run"]  # what activated animals do


class Outlook(msgspec.Struct, frozen=True):
    """The possible results of activating this animal in a world as it is.

    A tiger, eagle or dinosaur counts as fed if it eats and survives, prey if it has a newborn.
    """

    animal: Animal
    activity: Activity
    able: tuple[int, ...]  # cells of figures that some way of playing feeds
    unable: tuple[int, ...]  # the others: they breed nothing, or starve
    contested: tuple[int, ...]  # subset of `able` that a best way of playing can leave unfed
    fed: int  # the most figures that can be fed in one activation
    thriving: int  # the most figures afterwards, newborn and young counted
    eggs: int  # dinosaurs: the most eggs they can lay
    at_once: bool  # whether one way of playing reaches both maxima
    exact: bool  # False: there may be better results than those found
    under_way: bool  # the animal is being activated: this is the rest of it
    hatchable: bool  # dinosaurs: whether one could be hatched first; it is not counted here


class World(msgspec.Struct, frozen=True):
    """One player's ecosystem."""

    cells: tuple[Cell, ...]  # the nest first
    eggs: int
    golden: int  # how many golden eggs these eggs make
    plain_eggs: int  # those beside the golden ones
    dinosaurs: int
    points: int
    stage: Stage  # what this player is doing
    animal: Animal | None  # whose activation it is, while breeding, hunting or running
    to_act: tuple[int, ...]  # cells of figures that have not bred, hunted or run yet
    run: Run | None
    choosing_young: tuple[int, ...]  # strict supply: one of these cells gets the only young


class Plans(msgspec.Struct, frozen=True):
    """Plans for the viewer's own world."""

    targets: tuple[Target, ...]  # while hunting or running: every end that can be reached now
    outlooks: tuple[Outlook, ...]  # one for every animal


class GodsLoveDinosaursView(View, frozen=True, kw_only=True):
    aids = ("plans",)

    scores: tuple[int, ...]
    first_player: int
    active: int  # whose turn it is: holds the volcano
    held: Tile | None  # taken by the active player and not yet placed
    columns: tuple[Column, ...]
    stacks: tuple[Stack, ...]  # in the order they are used, empty ones included
    stack_in_use: StackName | None
    activated: Animal | None  # the animal activated now
    dinosaurs_follow: bool  # the dinosaurs' activation comes after it
    worlds: tuple[World, ...]  # by seat
    plans: Plans | None  # None for spectators, and after the end
    supply: dict[Animal, int] | None  # figures left by animal; None: unlimited


def view_of(game: Position, seat: int | None) -> GodsLoveDinosaursView:
    """The view of a seat, or of a spectator."""
    check_viewer(seat, game.players)
    outcome = game.outcome()
    in_use = game.stack_in_use()
    return GodsLoveDinosaursView(
        seat=seat,
        players=game.players,
        over=game.over,
        deciding=members(game.asked),
        winners=() if outcome is None else outcome.winners,
        decided_by=None if outcome is None else outcome.rule,
        scores=tuple(game.scores()),
        first_player=game.first_player,
        active=game.active,
        held=tile(game, game.held),
        columns=tuple(column(game, number) for number in range(COLUMNS)),
        stacks=tuple(stack(game, number) for number in range(len(STACKS))),
        stack_in_use=STACKS[in_use] if in_use < len(STACKS) else None,
        activated=animal_name(game.activated),
        dinosaurs_follow=game.dinosaurs_follow,
        worlds=tuple(world(each) for each in game.worlds),
        plans=None if seat is None or game.over else plans(game, seat),
        supply=supply(game),
    )


def animal_name(animal: int) -> Animal | None:
    return ANIMALS[animal] if animal >= 0 else None


def tile(game: Position, number: int) -> Tile | None:
    if number < 0:
        return None
    kind = game.kinds[number]
    return Tile(
        tile=game.tiles.ids[number],
        stack=STACKS[game.tiles.stacks[number]],
        terrain=TERRAINS[terrain_of(kind)],
        other_terrain=TERRAINS[other_terrain_of(kind)],
        animal=animal_name(animal_of(kind)),
    )


def column(game: Position, number: int) -> Column:
    first = number * MOST_ROWS
    return Column(
        animal=ANIMALS[number],
        tiles=tuple(tile(game, game.board[first + row]) for row in range(game.rows())),
        marker=game.marker == number,
    )


def stack(game: Position, number: int) -> Stack:
    floor = game.floors[number]
    above = game.floors[number - 1] if number else len(game.pile)
    inside = sorted(list(game.pile)[floor : min(above, game.in_pile)])
    tiles = [tile(game, each) for each in inside]
    return Stack(STACKS[number], tuple(each for each in tiles if each is not None))


def world(eco: Ecosystem) -> World:
    dinosaurs = count(eco.herd[DINOSAUR])
    return World(
        cells=tuple(cell(eco, number) for number in range(eco.cells)),
        eggs=eco.eggs,
        golden=eco.eggs // GOLDEN_EGG,
        plain_eggs=eco.eggs % GOLDEN_EGG,
        dinosaurs=dinosaurs,
        points=eco.eggs + dinosaurs,
        stage=STAGES[eco.doing],
        animal=animal_name(eco.animal),
        to_act=members(eco.to_act),
        run=run(eco) if eco.running else None,
        choosing_young=members(eco.spare),
    )


def cell(eco: Ecosystem, number: int) -> Cell:
    terrain = next(name for kind, name in enumerate(TERRAINS) if eco.land[kind] >> number & 1)
    return Cell(eco.q(number), eco.r(number), terrain, animal_name(eco.animal_at(number)))


def run(eco: Ecosystem) -> Run:
    left = steps_of(eco.animal) - eco.steps
    return Run(ANIMALS[eco.animal], path(eco), meals(eco), left)


def plans(game: Position, seat: int) -> Plans:
    eco = game.worlds[seat]
    found: list[Target] = []
    if eco.doing in (HUNTING, RUNNING) and not eco.spare:
        for hunter in (eco.at,) if eco.running else members(able(eco, eco.animal, eco.to_act)):
            found += targets(eco, hunter)
    return Plans(
        targets=tuple(found),
        outlooks=tuple(outlook(game, seat, animal) for animal in range(len(ANIMALS))),
    )


def targets(eco: Ecosystem, hunter: int) -> list[Target]:
    """All ends of one hunter."""
    hunts = eco.animal != DINOSAUR
    before = count(eco.fed_now())
    found: list[Target] = []
    for way in runs_of(eco, eco.animal, hunter):
        spared = (NO_ANIMAL, eco.animal)
        ahead = [cell for cell in dict.fromkeys(way[1:]) if cell != hunter]
        meals = [cell for cell in ahead if eco.animal_at(cell) not in spared]
        eaten = [eco.animal_at(cell) for cell in meals]
        found.append(
            Target(
                hunter=hunter,
                cell=way[-1],
                path=way,
                meals=tuple(meals),
                eaten=tuple(ANIMALS[animal] for animal in eaten),
                eggs=0 if hunts else sum(animal >= PREDATORS for animal in eaten),
                young=len(eaten) + before - 1 if hunts else 0,
            )
        )
    return found


def outlook(game: Position, seat: int, animal: int) -> Outlook:
    """The results of activating the animal now; during its activation, of the rest of it."""
    eco = game.worlds[seat]
    found = forecast(game, seat, animal)
    acting = under_way(eco, animal)
    return Outlook(
        animal=ANIMALS[animal],
        activity="breed" if animal < PREDATORS else "run" if animal == DINOSAUR else "hunt",
        able=members(found.able),
        unable=members(found.figures & ~found.able),
        contested=members(found.contested),
        fed=found.fed,
        thriving=found.after,
        eggs=found.eggs,
        at_once=found.at_once,
        exact=found.exact,
        under_way=acting,
        hatchable=animal == DINOSAUR and not acting and may_hatch(game, eco),
    )


def supply(game: Position) -> dict[Animal, int] | None:
    if not game.strict_supply:
        return None
    return {name: game.supply(animal) for animal, name in enumerate(ANIMALS)}
