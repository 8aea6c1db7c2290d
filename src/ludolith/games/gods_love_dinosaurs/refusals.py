"""Which rule forbids a move: said to a player whose move was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludolith.games.gods_love_dinosaurs.codes import (
    BREED,
    BREEDING,
    GIVE_UP,
    HATCH,
    HATCHING,
    HUNTING,
    KEEP_EGGS,
    PLACE,
    PLACING,
    RUNNING,
    STEP,
    STOP,
    TAKE,
    TAKING,
    WAITING,
    YOUNG,
)
from ludolith.games.gods_love_dinosaurs.components import (
    COLUMNS,
    DINOSAUR,
    EAGLE,
    MOST_ROWS,
    MOUNTAIN,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import NO_CELL
from ludolith.games.gods_love_dinosaurs.reachable_cells import dinosaur_ways, spread, steps_of

if TYPE_CHECKING:
    from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
    from ludolith.games.gods_love_dinosaurs.position import Position

# What may be chosen is said by these; a move of another kind breaks them, too.
_RULES: Final = {
    WAITING: "GLD-10",
    TAKING: "GLD-10",
    PLACING: "GLD-11",
    BREEDING: "GLD-20",
    HATCHING: "GLD-41",
    HUNTING: "GLD-30",
    RUNNING: "GLD-42",
}


def forbidding_rule(game: Position, seat: int, move: int) -> str:
    """The rule that forbids a player this move; -1: the one that says what may be chosen now."""
    world = game.worlds[seat]
    doing = world.doing
    if world.spare:
        return "GLD-53"
    if TAKE <= move < TAKE + COLUMNS * MOST_ROWS and doing in (TAKING, PLACING):
        unused = (move - TAKE) % MOST_ROWS >= game.rows()
        return "GLD-02" if unused else "GLD-10"
    if BREED <= move < PLACE and doing == BREEDING:
        return against_breeding(world, *divmod(move - BREED, 6))
    if move in (HATCH, KEEP_EGGS) and doing in (BREEDING, HUNTING, RUNNING):
        return "GLD-40"
    if STEP <= move < BREED and doing == HATCHING:
        return "GLD-40"
    if doing in (HUNTING, RUNNING):
        return against_hunting(world, move)
    return _RULES[doing]


def against_breeding(world: Ecosystem, parent: int, direction: int) -> str:
    if not world.to_act >> parent & 1:
        return "GLD-21" if world.born >> parent & 1 else "GLD-20"
    cell = world.neighbour(parent, direction)
    if cell != NO_CELL and world.habitat(world.animal) >> cell & 1:
        return "GLD-22" if world.taken() >> cell & 1 else "GLD-53"
    return "GLD-20"


def against_hunting(world: Ecosystem, move: int) -> str:
    """A hunter that may not act now, a step it may not make, or an end it may not have."""
    rule = _RULES[world.doing]
    if STEP <= move < BREED:
        cell, direction = divmod(move - STEP, 6)
        may_act = cell == world.at if world.running else world.to_act >> cell & 1 == 1
        return against_step(world, cell, direction) if may_act else not_its_turn(world, cell)
    if GIVE_UP <= move < YOUNG:
        return not_its_turn(world, move - GIVE_UP)
    if move == STOP and world.running:
        return against_stop(world)
    if YOUNG <= move < STEP and world.animal != DINOSAUR:
        return "GLD-34"
    return rule


def not_its_turn(world: Ecosystem, cell: int) -> str:
    """The young wait for the next activation; all others for the one before them."""
    young = not world.running and world.born >> cell & 1
    return "GLD-35" if young else _RULES[world.doing]


def against_step(world: Ecosystem, cell: int, direction: int) -> str:
    if world.animal == DINOSAUR:
        return against_dinosaurs_step(world, cell, direction)
    if world.animal == EAGLE and world.running and direction != world.heading:
        return "GLD-31"
    target = world.neighbour(cell, direction)
    too_far = target != NO_CELL and leads_to_prey(world, target, cell)
    return "GLD-31" if too_far else "GLD-32"


def leads_to_prey(world: Ecosystem, target: int, start: int) -> bool:
    """Whether a hunter that could go as far as it likes, and turn, would find prey this way."""
    barred = world.hunters() | world.herd[DINOSAUR] | 1 << start
    reached = 0
    new = 1 << target & ~barred
    while new:
        if new & world.prey():
            return True
        reached |= new
        new = spread(world, new) & ~barred & ~reached
    return False


def against_dinosaurs_step(world: Ecosystem, cell: int, direction: int) -> str:
    """Nothing to eat on a way that does lead to a mountain, or no such way."""
    left = steps_of(DINOSAUR) - (world.steps if world.running else 0)
    home = dinosaur_ways(world, cell, left, True) >> direction & 1
    return "GLD-44" if home else "GLD-42"


def against_stop(world: Ecosystem) -> str:
    if world.animal != DINOSAUR:
        return "GLD-32"
    return "GLD-44" if world.land[MOUNTAIN] >> world.at & 1 else "GLD-42"
