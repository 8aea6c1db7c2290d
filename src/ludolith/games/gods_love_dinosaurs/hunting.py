# Compiled with mypyc.
"""Hunts of tigers and eagles, runs of dinosaurs: one figure after the other, step by step.

A hunter eats at once what it steps on; at the end of its hunt it has eaten and survives (GLD-30 to
35, GLD-42 to 44).
"""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.bits import bit, count, index_of
from ludolith.games.gods_love_dinosaurs import emit
from ludolith.games.gods_love_dinosaurs.codes import GIVE_UP, STEP, STOP, YOUNG
from ludolith.games.gods_love_dinosaurs.components import (
    DINOSAUR,
    NO_ANIMAL,
    PREDATORS,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import any_able, may_stop, ways_on


def hunt(game: Position, seat: i64, move: i64) -> None:
    """One small step of a hunt."""
    if move >= STEP:
        step(game, seat, (move - STEP) // 6, (move - STEP) % 6)
    elif move >= YOUNG:
        place_young(game, seat, move - YOUNG)
    elif move >= GIVE_UP:
        starve(game, seat, move - GIVE_UP)
        starve_helpless(game, seat)
    else:
        assert move == STOP
        end_hunt(game, seat)


def step(game: Position, seat: i64, cell: i64, direction: i64) -> None:
    """Move on by one cell and eat what is there; the hunt ends by itself where it must."""
    world = game.worlds[seat]
    if not world.running:
        begin_hunt(world, cell)
    target = world.neighbour(cell, direction)
    world.at = target
    world.heading = direction
    world.steps += 1
    world.way |= target << 6 * world.steps
    eat(game, seat, cell)
    world.herd[world.animal] ^= bit(cell) | bit(target)
    if not ways_on(world):
        end_hunt(game, seat)


def begin_hunt(world: Ecosystem, cell: i64) -> None:
    world.running = True
    world.to_act &= ~bit(cell)
    world.at = cell
    world.steps = 0
    world.way = cell
    world.fed = 0
    world.meals = 0
    world.laid = 0


def eat(game: Position, seat: i64, origin: i64) -> None:
    """Eat the animal where the hunter stepped (GLD-32); a predator gives an egg (GLD-43)."""
    world = game.worlds[seat]
    here = bit(world.at)
    eaten = world.animal_at(world.at)
    if eaten == NO_ANIMAL:
        return
    world.herd[eaten] ^= here
    world.fed |= here
    world.meals = world.meals << 3 | eaten + 1
    if game.emitted is not None:
        emit.animal_eaten(game, seat, eaten, origin)
    if eaten >= PREDATORS:
        world.eggs += 1
        world.laid += 1
        if game.emitted is not None:
            emit.egg_laid(game, seat)


def end_hunt(game: Position, seat: i64) -> None:
    """One meal feeds the hunter; each further one becomes a young where it was eaten (GLD-34)."""
    world = game.worlds[seat]
    assert may_stop(world)
    if world.animal == DINOSAUR:
        if game.emitted is not None:
            emit.dinosaur_ran(game, seat)
        finish(game, seat)
        return
    cells = world.fed & ~bit(world.at)
    left = game.supply(world.animal)
    if not left:
        cells = 0
    elif left < count(cells):
        world.spare = cells
        return
    place_all_young(game, seat, cells)


def place_young(game: Position, seat: i64, cell: i64) -> None:
    """Strict supply: the owner chooses the cell of the last young (GLD-53)."""
    game.worlds[seat].spare = 0
    place_all_young(game, seat, bit(cell))


def place_all_young(game: Position, seat: i64, cells: i64) -> None:
    world = game.worlds[seat]
    world.herd[world.animal] |= cells
    world.born |= cells
    if game.emitted is not None:
        emit.hunt_ended(game, seat, cells)
    finish(game, seat)


def finish(game: Position, seat: i64) -> None:
    """End the hunter's activity; if no other hunter can eat, the others starve."""
    game.worlds[seat].running = False
    starve_helpless(game, seat)


def starve(game: Position, seat: i64, cell: i64) -> None:
    """A hunter that ate nothing, or was given up, is removed (GLD-33, GLD-44)."""
    world = game.worlds[seat]
    world.herd[world.animal] &= ~bit(cell)
    world.to_act &= ~bit(cell)
    if game.emitted is not None:
        emit.starved(game, seat, cell)


def starve_helpless(game: Position, seat: i64) -> None:
    """If no remaining hunter can eat, there is nothing to decide: they starve one after the other.

    None could eat after another's death: a hunter that blocks the way to a meal could eat it.
    """
    world = game.worlds[seat]
    if any_able(world, world.animal, world.to_act):
        return
    while world.to_act:
        starve(game, seat, index_of(world.to_act & -world.to_act))
