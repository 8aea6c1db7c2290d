# Compiled with mypyc.
"""Activations: all players breed or hunt with an animal, then perhaps with their dinosaurs.

An activation has up to three parts: the animal of the column, hatching, the dinosaurs' hunt. Worlds
do not interact, so every player goes through the parts at their own pace. "In order", which
beginners may want (GLD-15) and a strict supply needs (GLD-53), the players act one after the other,
from the active player on, and all finish a part before the next one begins.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import bit
from ludolith.games.gods_love_dinosaurs import emit
from ludolith.games.gods_love_dinosaurs.codes import (
    BREED,
    BREEDING,
    DONE,
    HATCH,
    HATCHING,
    HUNTING,
    RUNNING,
    WAITING,
)
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, NEST, NO_ANIMAL, PREDATORS
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.hunting import starve_helpless
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import nurseries, spread
from ludolith.games.gods_love_dinosaurs.turn import end_turn, move_marker, refill

ANIMALS_ACT: Final = 0
HATCHES: Final = 1
DINOSAURS_ACT: Final = 2


def after_placing(game: Position) -> None:
    """The last tile of a column activates its animal for all players (GLD-13)."""
    game.asked = 0
    column = game.from_column
    if not game.column_is_empty(column):
        end_turn(game)
        return
    game.activated = column
    game.activations += 1
    game.dinosaurs_follow = column == game.marker
    if game.emitted is not None:
        emit.activated(game)
    if game.in_order:
        game.part = ANIMALS_ACT
        game.passed_on = 0
        next_in_order(game)
        return
    for seat in range(game.players):
        go_on(game, seat, ANIMALS_ACT, False)
    if not game.asked:
        end_activation(game)


def last_part(game: Position) -> i64:
    if game.dinosaurs_follow:
        return DINOSAURS_ACT
    return ANIMALS_ACT


def end_part(game: Position, seat: i64) -> None:
    """End a part for a player who has nothing more to decide in it."""
    world = game.worlds[seat]
    game.asked &= ~bit(seat)
    if game.in_order:
        rest(world)
        game.passed_on += 1
        next_in_order(game)
        return
    # A player who decided about an egg confirms the end, so that they can take it back until then.
    go_on(game, seat, world.part + 1, world.doing == HATCHING)
    if not game.asked:
        end_activation(game)


def go_on(game: Position, seat: i64, part: i64, confirm: bool) -> None:
    """Begin the player's next part that has a decision."""
    last = last_part(game)
    while part <= last:
        if begin_part(game, seat, part, confirm):
            game.asked |= bit(seat)
            return
        part += 1
    rest(game.worlds[seat])


def next_in_order(game: Position) -> None:
    """Play in order: the next player clockwise; after the last one, the next part."""
    last = last_part(game)
    while game.part <= last:
        while game.passed_on < game.players:
            seat = (game.active + game.passed_on) % game.players
            if begin_part(game, seat, game.part, False):
                game.asked = bit(seat)
                return
            rest(game.worlds[seat])
            game.passed_on += 1
        game.part += 1
        game.passed_on = 0
    end_activation(game)


def rest(world: Ecosystem) -> None:
    world.doing = WAITING
    world.animal = NO_ANIMAL
    world.to_act = 0
    world.born = 0


def begin_part(game: Position, seat: i64, part: i64, confirm: bool) -> bool:
    """Begin a part: do what needs no decision; returns whether the player has one."""
    world = game.worlds[seat]
    world.part = part
    if part == HATCHES:
        world.doing = HATCHING
        return may_hatch(game, world)
    animal = game.activated
    if part == DINOSAURS_ACT:
        animal = DINOSAUR
    world.animal = animal
    world.to_act = world.herd[animal]
    world.born = 0
    if animal < PREDATORS:
        world.doing = BREEDING
        return may_breed(game, world)
    world.doing = HUNTING
    if animal == DINOSAUR:
        world.doing = RUNNING
    starve_helpless(game, seat)
    return confirm or world.to_act != 0


def end_activation(game: Position) -> None:
    """After the dinosaurs the marker moves on and the board is refilled (GLD-40, GLD-47)."""
    if game.dinosaurs_follow:
        move_marker(game)
        refill(game)
    game.activated = NO_ANIMAL
    game.dinosaurs_follow = False
    if not game.over:
        end_turn(game)


# -- prey (GLD-20, GLD-21)


def may_breed(game: Position, world: Ecosystem) -> bool:
    """Whether any of the prey that has not bred has room for a newborn."""
    room = nurseries(world, world.animal)
    return spread(world, room) & world.to_act != 0 and game.supply(world.animal) > 0


def breed(game: Position, seat: i64, move: i64) -> None:
    """Place a newborn beside its parent, or end breeding."""
    if move == DONE:
        end_part(game, seat)
        return
    world = game.worlds[seat]
    parent = (move - BREED) // 6
    cell = world.neighbour(parent, (move - BREED) % 6)
    world.to_act &= ~bit(parent)
    world.herd[world.animal] |= bit(cell)
    world.born |= bit(cell)
    if game.emitted is not None:
        emit.animal_born(game, seat, parent, cell)


# -- eggs (GLD-41)


def may_hatch(game: Position, world: Ecosystem) -> bool:
    """Whether there is an egg, a free nest, and a dinosaur in the supply."""
    return world.eggs > 0 and not world.herd[DINOSAUR] >> NEST & 1 and game.supply(DINOSAUR) > 0


def hatch(game: Position, seat: i64, move: i64) -> None:
    """Hatch a dinosaur from an egg, or keep the egg."""
    if move == HATCH:
        world = game.worlds[seat]
        world.eggs -= 1
        world.herd[DINOSAUR] |= bit(NEST)
        if game.emitted is not None:
            emit.dinosaur_hatched(game, seat)
    end_part(game, seat)
