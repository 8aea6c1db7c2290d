# Compiled with mypyc.
"""Planning of bots in one world: the best run to every end, and a sensible activation.

The rules use `reachable_cells`, step by step. What people see comes from `run_choices` and
`forecast`, which leave nothing out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count
from ludolith.games.gods_love_dinosaurs.codes import STEP, STOP
from ludolith.games.gods_love_dinosaurs.components import (
    DINOSAUR,
    EAGLE,
    MOST_CELLS,
    MOUNTAIN,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import NO_CELL, Ecosystem
from ludolith.games.gods_love_dinosaurs.hunting import hunt
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import able, spread, steps_of

FAR: Final = 99
NO_RUN: Final = -100_000
# The worth of a run: eggs for a dinosaur, which spares prey; young for a tiger or eagle.
EGG: Final = 1000
PREY_SPOILT: Final = 20
MEAL: Final = 1000
_NO_RUNS: Final = vec[i64]([NO_RUN] * MOST_CELLS)
_ZEROS: Final = vec[i64]([0] * MOST_CELLS)
_FAR: Final = vec[i64]([FAR] * MOST_CELLS)


@final
@mypyc_attr(acyclic=True)
class Runs:
    """The best run of one hunter to every cell where it can end."""

    def __init__(self, world: Ecosystem, animal: i64, cell: i64) -> None:
        self.world = world
        self.animal: i64 = animal
        self.value: vec[i64] = _NO_RUNS[: world.cells]  # by end
        self.way: vec[i64] = _ZEROS[: world.cells]  # by end: cells, six bits each, the start lowest
        self.length: vec[i64] = _ZEROS[: world.cells]  # by end: steps
        self.eaten: vec[i64] = _ZEROS[: world.cells]  # by end: cells eaten on
        self.blocked: i64 = world.herd[DINOSAUR]
        self.food: i64 = world.prey()
        self.home: vec[i64] = _ZEROS
        left = steps_of(animal)
        fed: i64 = 0
        heading: i64 = -1
        if world.running:
            left -= world.steps
            fed = world.fed
            heading = world.heading
        if animal == DINOSAUR:
            self.blocked &= ~bit(cell)
            self.food |= world.hunters()
            self.home = way_home(world, self.blocked)
        else:
            self.blocked |= world.hunters()
        self.walk(cell, left, cell, 0, fed, 0, heading)

    def walk(
        self, at: i64, left: i64, way: i64, length: i64, eaten: i64, value: i64, heading: i64
    ) -> None:
        """Try every next step and continue from there."""
        ring = self.world.around[at]
        for direction in range(6):
            target = ring & 63
            ring >>= 6
            if target == NO_CELL or self.blocked >> target & 1:
                continue
            if self.animal == EAGLE and heading >= 0 and direction != heading:
                continue
            if self.animal == DINOSAUR and self.home[target] >= left:
                continue
            here = bit(target)
            meal = here & self.food & ~eaten
            worth = value - 1 + self.meal_value(meal) if meal else value - 1
            further = way | target << 6 * (length + 1)
            if self.may_end(target, meal, eaten):
                self.keep(target, worth, further, length + 1, eaten | meal)
            if left > 1:
                self.walk(target, left - 1, further, length + 1, eaten | meal, worth, direction)

    def meal_value(self, meal: i64) -> i64:
        if self.animal != DINOSAUR:
            return MEAL
        return -PREY_SPOILT if self.world.prey() & meal else EGG

    def may_end(self, target: i64, meal: i64, eaten: i64) -> bool:
        if self.animal == DINOSAUR:
            return (eaten | meal) != 0 and self.home[target] == 0
        return meal != 0

    def keep(self, end: i64, value: i64, way: i64, length: i64, eaten: i64) -> None:
        if value > self.value[end]:
            self.value[end] = value
            self.way[end] = way
            self.length[end] = length
            self.eaten[end] = eaten

    def best(self) -> i64:
        """The end of the best run, or NO_CELL."""
        found: i64 = NO_CELL
        most: i64 = NO_RUN
        for end in range(len(self.value)):
            if self.value[end] > most:
                most = self.value[end]
                found = end
        return found

    def ends(self) -> i64:
        """The number of cells where a run can end."""
        number: i64 = 0
        for value in self.value:
            if value > NO_RUN:
                number += 1
        return number


def way_home(world: Ecosystem, blocked: i64) -> vec[i64]:
    """By cell: the number of steps to a free mountain."""
    distance = _FAR[: world.cells]
    reached = world.land[MOUNTAIN] & ~blocked
    new = reached
    steps: i64 = 0
    while new:
        left = new
        while left:
            lowest = left & -left
            distance[count(lowest - 1)] = steps
            left ^= lowest
        new = spread(world, new) & ~blocked & ~reached
        reached |= new
        steps += 1
    return distance


def follow(game: Position, seat: i64, runs: Runs, end: i64) -> None:
    """Play a whole run step by step."""
    world = game.worlds[seat]
    way = runs.way[end]
    for _ in range(runs.length[end]):
        cell = way & 63
        way >>= 6
        hunt(game, seat, STEP + cell * 6 + direction_to(world, cell, way & 63))
    if world.running and not world.spare:
        hunt(game, seat, STOP)


def direction_to(world: Ecosystem, cell: i64, target: i64) -> i64:
    """The direction from a cell to its neighbour."""
    direction: i64 = 0
    while world.neighbour(cell, direction) != target:
        direction += 1
    return direction


def most_pressing(world: Ecosystem, animal: i64) -> i64:
    """Of the hunters that can eat, the one with the fewest ends to choose from, or NO_CELL."""
    found: i64 = NO_CELL
    fewest: i64 = FAR
    figures = able(world, animal, world.to_act)
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        cell = count(lowest - 1)
        ends = Runs(world, animal, cell).ends()
        if ends < fewest:
            fewest = ends
            found = cell
    return found


def alone(game: Position, world: Ecosystem) -> Position:
    """A copy of a world in its own game, for trying moves; its supply is unlimited."""
    trial = Position(game.rng, game.tiles)
    trial.players = 1
    trial.worlds = [world.clone()]
    return trial


def rehearse(game: Position, known: Ecosystem, animal: i64) -> Ecosystem:
    """A copy of a world after every hunter of a kind had its best run, the most pressing first."""
    trial = alone(game, known)
    world = trial.worlds[0]
    if world.animal != animal or world.spare or not (world.running or world.to_act):
        world.running = False
        world.spare = 0
        world.animal = animal
        world.to_act = world.herd[animal]
    while True:
        cell = world.at if world.running else most_pressing(world, animal)
        if cell == NO_CELL:
            break
        runs = Runs(world, animal, cell)
        end = runs.best()
        if end == NO_CELL:
            hunt(trial, 0, STOP)
        else:
            follow(trial, 0, runs, end)
    world.herd[animal] &= ~world.to_act  # the others starve
    world.to_act = 0
    return world
