"""The events of Gods Love Dinosaurs. They are built here so that the rules stay short and fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludolith.engine.bits import count, members
from ludolith.games.gods_love_dinosaurs import events
from ludolith.games.gods_love_dinosaurs.components import (
    ANIMALS,
    DINOSAUR,
    MOST_ROWS,
    TERRAINS,
    Animal,
)
from ludolith.games.gods_love_dinosaurs.tiles import other_terrain_of, terrain_of

if TYPE_CHECKING:
    from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
    from ludolith.games.gods_love_dinosaurs.position import Position


def first_player_chosen(game: Position) -> None:
    game.emit(events.FirstPlayerChosen(seat=game.first_player))


def tile_laid(game: Position, tile: int, column: int, row: int, rule: str) -> None:
    name = game.tiles.ids[tile]
    animal = ANIMALS[column]
    game.emit(events.TileLaid(tile=name, column=column, row=row, animal=animal, rule=rule))


def tile_taken(game: Position, seat: int, place: int) -> None:
    column, row = divmod(place, MOST_ROWS)
    name = game.tiles.ids[game.held]
    animal = ANIMALS[column]
    game.emit(events.TileTaken(seat=seat, tile=name, column=column, row=row, animal=animal))


def tile_placed(game: Position, seat: int) -> None:
    kind = game.kinds[game.held]
    game.emit(
        events.TilePlaced(
            seat=seat,
            tile=game.tiles.ids[game.held],
            terrain=TERRAINS[terrain_of(kind)],
            other_terrain=TERRAINS[other_terrain_of(kind)],
            first_cell=game.worlds[seat].cells - 2,
        )
    )


def animal_arrived(game: Position, seat: int, animal: int) -> None:
    cell = game.worlds[seat].cells - 2
    game.emit(events.AnimalArrived(seat=seat, animal=ANIMALS[animal], cell=cell))


def not_in_supply(game: Position, seat: int, animal: int) -> None:
    game.emit(events.NotInSupply(seat=seat, animal=ANIMALS[animal]))


def activated(game: Position) -> None:
    game.emit(events.AnimalsActivated(seat=game.active, animal=ANIMALS[game.activated]))
    if game.dinosaurs_follow:
        game.emit(events.DinosaursActivated())


def animal_born(game: Position, seat: int, parent: int, cell: int) -> None:
    animal = ANIMALS[game.worlds[seat].animal]
    game.emit(events.AnimalBorn(seat=seat, animal=animal, parent=parent, cell=cell))


def animal_eaten(game: Position, seat: int, eaten: int, origin: int) -> None:
    world = game.worlds[seat]
    game.emit(
        events.AnimalEaten(
            seat=seat,
            hunter=ANIMALS[world.animal],
            prey=ANIMALS[eaten],
            origin=origin,
            cell=world.at,
            rule="GLD-43" if world.animal == DINOSAUR else "GLD-32",
        )
    )


def egg_laid(game: Position, seat: int) -> None:
    world = game.worlds[seat]
    game.emit(events.EggLaid(seat=seat, cell=world.at, eggs=world.eggs))


def hunt_ended(game: Position, seat: int, young: int) -> None:
    world = game.worlds[seat]
    game.emit(
        events.HuntEnded(
            seat=seat,
            hunter=ANIMALS[world.animal],
            path=path(world),
            eaten=count(world.fed),
            young=members(young),
        )
    )
    if count(young) < count(world.fed) - 1:
        not_in_supply(game, seat, world.animal)


def dinosaur_ran(game: Position, seat: int) -> None:
    world = game.worlds[seat]
    eaten = len(meals(world))
    game.emit(events.DinosaurRan(seat=seat, path=path(world), eaten=eaten, eggs=world.laid))


def starved(game: Position, seat: int, cell: int) -> None:
    animal = game.worlds[seat].animal
    if animal == DINOSAUR:
        game.emit(events.DinosaurStarved(seat=seat, cell=cell))
    else:
        game.emit(events.HunterStarved(seat=seat, hunter=ANIMALS[animal], cell=cell))


def dinosaur_hatched(game: Position, seat: int) -> None:
    game.emit(events.DinosaurHatched(seat=seat, eggs=game.worlds[seat].eggs))


def marker_moved(game: Position) -> None:
    game.emit(events.MarkerMoved(column=game.marker, animal=ANIMALS[game.marker]))


def game_ended(game: Position, needed: int) -> None:
    game.emit(events.StacksRanOut(left=game.in_pile, needed=needed))
    points = list(game.scores())
    for seat, world in enumerate(game.worlds):
        dinosaurs = count(world.herd[DINOSAUR])
        game.emit(
            events.PointsCounted(
                seat=seat, eggs=world.eggs, dinosaurs=dinosaurs, points=points[seat]
            )
        )
    winner = game.victors()[0]
    if points.count(points[winner]) > 1:
        game.emit(events.TieBroken(seat=winner, points=points[winner]))
    game.emit(events.GameEnded(seat=winner, points=points[winner]))


def path(world: Ecosystem) -> tuple[int, ...]:
    """The cells of the hunt under way, the start first."""
    return tuple([world.way >> 6 * step & 63 for step in range(world.steps + 1)])


def meals(world: Ecosystem) -> tuple[Animal, ...]:
    """What was eaten in the hunt under way, in order."""
    eaten: list[Animal] = []
    left = world.meals
    while left:
        eaten.append(ANIMALS[(left & 7) - 1])
        left >>= 3
    eaten.reverse()
    return tuple(eaten)
