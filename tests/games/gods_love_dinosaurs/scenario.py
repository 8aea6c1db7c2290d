"""A table of Gods Love Dinosaurs in the players' words: this world, this activation, act, expect.

    table = Scenario()
    table.world("Anna", {(0, 1): "plain rabbit", (1, 1): "plain"})
    table.activate("rabbit")
    table.breed("Anna", (0, 1), (1, 1))

Places are axial coordinates. A world named here has only the animals named here, on the starting
tile as well; `world` may repeat cells of the starting tile to put animals on them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TypeVar

import ludolith
from ludolith.engine.bits import bit
from ludolith.engine.events import AddressedEvent, Event
from ludolith.engine.moves import Move
from ludolith.engine.rng import new_rng
from ludolith.games.gods_love_dinosaurs import activation
from ludolith.games.gods_love_dinosaurs.codes import PLACING, WAITING
from ludolith.games.gods_love_dinosaurs.components import ANIMALS, COLUMNS, DQ, DR, REACH, TERRAINS
from ludolith.games.gods_love_dinosaurs.ecosystem import SIDE, Ecosystem
from ludolith.games.gods_love_dinosaurs.moves import (
    Breed,
    Done,
    GiveUp,
    PlaceTile,
    Step,
    Stop,
    TakeTile,
)
from ludolith.games.gods_love_dinosaurs.position import NO_TILE
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from ludolith.games.gods_love_dinosaurs.view import GodsLoveDinosaursView

GAME = ludolith.game("gods_love_dinosaurs")
PEOPLE = ("Anna", "Boris", "Celia", "David", "Emma")
NEST = (0, 0)
Place = tuple[int, int]
Happening = TypeVar("Happening", bound=Event)


class Scenario:
    """A game in which the first seat begins; everything is asked by the players' names."""

    def __init__(
        self, players: int = 2, *, seed: int = 1, tiles: str = "", **options: object
    ) -> None:
        template = GAME.template(players, {"first_player": "first_seat", **options})
        assert isinstance(template, GodsLoveDinosaurs)
        template.fix_tiles(tiles.split())
        template.keep_events()
        self.game = template.fresh(new_rng(seed))
        self.emitted: list[AddressedEvent] = self.game.take_events()

    # -- setting the table

    def eco(self, name: str) -> Ecosystem:
        return self.game.worlds[PEOPLE.index(name)]

    def world(self, name: str, cells: dict[Place, str], *, eggs: int = 3) -> None:
        """Cells and their animals; no other animal lives in this world."""
        eco = self.eco(name)
        eco.own_land()
        for animal in range(len(ANIMALS)):
            eco.herd[animal] = 0
        eco.eggs = eggs
        for (q, r), words in cells.items():
            terrain, *animals = words.split()
            if (q, r) not in self.places(name):
                eco.add_cell(q, r, TERRAINS.index(terrain))
            cell = self.cell(name, (q, r))
            assert eco.land[TERRAINS.index(terrain)] >> cell & 1, f"{q}, {r} is no {terrain}"
            for name_of_animal in animals:
                eco.herd[ANIMALS.index(name_of_animal)] |= bit(cell)

    def activate(self, animal: str, *, dinosaurs: bool = False) -> None:
        """As if the player whose turn it is had just placed the last tile of this column."""
        column = ANIMALS.index(animal)
        for row in range(3):
            self.game.board[column * 3 + row] = NO_TILE
        self.game.marker = column if dinosaurs else (column + 1) % COLUMNS
        self.game.from_column = column
        self.game.worlds[self.game.active].doing = WAITING
        activation.after_placing(self.game)
        self.emitted = self.game.take_events()

    def activate_dinosaurs(self) -> None:
        """The dinosaurs after an activation of frogs in which no player does anything."""
        self.activate("frog", dinosaurs=True)
        while any(world.doing == 3 for world in self.game.worlds):
            for seat in list(self.game.deciders()):
                if self.game.worlds[seat].doing == 3:
                    self.act(PEOPLE[seat], Done())

    # -- acting

    def act(self, name: str, move: Move) -> None:
        self.emitted = self.game.play(PEOPLE.index(name), GAME.encode(move))

    def take(self, name: str, column: str, row: int = 0) -> None:
        self.act(name, TakeTile(ANIMALS.index(column), row))

    def place(self, name: str, place: Place, direction: int = 0) -> None:
        self.act(name, PlaceTile(*place, direction))

    def turn(self, column: str, row: int = 0) -> None:
        """The active player takes this tile and lays it at the first place there is."""
        name = PEOPLE[self.game.active]
        self.take(name, column, row)
        assert self.game.worlds[self.game.active].doing == PLACING
        self.act(name, self.moves(name)[0])

    def breed(self, name: str, parent: Place, child: Place) -> None:
        self.act(name, Breed(self.cell(name, parent), direction(parent, child)))

    def go(self, name: str, *way: Place, stop: bool = False) -> None:
        """A hunter's steps along these places; it stops there unless the hunt ended by itself."""
        for one, next_one in pairwise(way):
            self.act(name, Step(self.cell(name, one), direction(one, next_one)))
        if stop and self.eco(name).running:
            self.act(name, Stop())

    def give_up(self, name: str, place: Place) -> None:
        self.act(name, GiveUp(self.cell(name, place)))

    def done(self, name: str) -> None:
        self.act(name, Done())

    # -- looking

    def moves(self, name: str) -> list[Move]:
        return [GAME.describe(code) for code in self.game.legal(PEOPLE.index(name))]

    def steps(self, name: str, place: Place) -> set[Place]:
        """Where the hunter on this place may step now."""
        cell = self.cell(name, place)
        found = [move for move in self.moves(name) if isinstance(move, Step) and move.cell == cell]
        return {beside(place, move.direction) for move in found}

    def nurseries(self, name: str, place: Place) -> set[Place]:
        """Where the animal on this place may have its newborn."""
        cell = self.cell(name, place)
        found = [move for move in self.moves(name) if isinstance(move, Breed) and move.cell == cell]
        return {beside(place, move.direction) for move in found}

    def deciding(self) -> list[str]:
        return [PEOPLE[seat] for seat in self.game.deciders()]

    def places(self, name: str) -> list[Place]:
        eco = self.eco(name)
        return [(eco.q(cell), eco.r(cell)) for cell in range(eco.cells)]

    def cell(self, name: str, place: Place) -> int:
        return self.eco(name).cell_at((place[0] + REACH) * SIDE + place[1] + REACH)

    def animals(self, name: str) -> dict[Place, str]:
        eco = self.eco(name)
        return {
            place: ANIMALS[eco.animal_at(cell)]
            for cell, place in enumerate(self.places(name))
            if eco.animal_at(cell) >= 0
        }

    def terrain(self, name: str, place: Place) -> str:
        return self.view(name).worlds[PEOPLE.index(name)].cells[self.cell(name, place)].terrain

    def eggs(self, name: str) -> int:
        return self.eco(name).eggs

    def view(self, name: str | None) -> GodsLoveDinosaursView:
        return self.game.view(None if name is None else PEOPLE.index(name))

    def happened(self, kind: type[Happening]) -> list[Happening]:
        """The events of this kind that the last act caused."""
        return [one.event for one in self.emitted if isinstance(one.event, kind)]


def direction(one: Place, other: Place) -> int:
    return next(d for d in range(6) if beside(one, d) == other)


def beside(place: Place, towards: int) -> Place:
    return place[0] + DQ[towards], place[1] + DR[towards]
