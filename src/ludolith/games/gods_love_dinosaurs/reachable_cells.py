# Compiled with mypyc.
"""Where animals can go: the cells for newborns, and the steps after which a hunt can be completed.

Only such steps are legal, so there are no dead ends. Sets of directions are six bits, sets of cells
one bit per cell.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludolith.engine.bits import INDEX, ORDER, bit, index_of
from ludolith.games.gods_love_dinosaurs.components import (
    DINOSAUR,
    DINOSAUR_STEPS,
    EAGLE,
    EAGLE_STEPS,
    MOUNTAIN,
    TIGER,
    TIGER_STEPS,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import NO_CELL, NOTHING, Ecosystem


def nurseries(world: Ecosystem, animal: i64) -> i64:
    """Empty cells where this prey can live (GLD-20)."""
    return world.habitat(animal) & ~world.taken()


def steps_of(animal: i64) -> i64:
    """How far a hunter can go in one hunt (GLD-31, GLD-42)."""
    if animal == TIGER:
        return TIGER_STEPS
    if animal == EAGLE:
        return EAGLE_STEPS
    return DINOSAUR_STEPS


def ways(world: Ecosystem, animal: i64, cell: i64) -> i64:
    """Directions in which a hunter that has not moved yet can begin a hunt."""
    if animal == TIGER:
        return tiger_ways(world, cell, TIGER_STEPS)
    if animal == EAGLE:
        return eagle_ways(world, cell, EAGLE_STEPS, 63)
    return dinosaur_ways(world, cell, DINOSAUR_STEPS, False)


def ways_on(world: Ecosystem) -> i64:
    """Directions in which the hunt under way can go on."""
    left = steps_of(world.animal) - world.steps
    if world.animal == TIGER:
        return tiger_ways(world, world.at, left)
    if world.animal == EAGLE:
        return eagle_ways(world, world.at, left, bit(world.heading))
    return dinosaur_ways(world, world.at, left, world.meals != 0)


def may_stop(world: Ecosystem) -> bool:
    """Whether the hunt under way may end here: on eaten prey, or fed and on a mountain."""
    if world.animal == DINOSAUR:
        return world.meals != 0 and world.land[MOUNTAIN] >> world.at & 1 == 1
    return world.fed >> world.at & 1 == 1


def directions(world: Ecosystem, cell: i64, targets: i64) -> i64:
    """In which directions these cells lie from a cell; NO_CELL is in no set."""
    ring = world.around[cell]
    found: i64 = 0
    for direction in range(6):
        found |= (targets >> (ring & 63) & 1) << direction
        ring >>= 6
    return found


def tiger_ways(world: Ecosystem, cell: i64, left: i64) -> i64:
    """A tiger's directions: to prey, or to an empty cell beside prey (GLD-31, GLD-32)."""
    if left == 0:
        return 0
    prey = world.prey()
    near = world.near
    good = near[cell] & prey
    if left > 1:
        empty = near[cell] & ~world.taken()
        while empty:
            lowest = empty & -empty
            empty ^= lowest
            if near[index_of(lowest)] & prey:
                good |= lowest
    return directions(world, cell, good)


def eagle_ways(world: Ecosystem, cell: i64, left: i64, headings: i64) -> i64:
    """An eagle's directions: straight to prey, over empty cells only (GLD-31, GLD-32)."""
    prey = world.prey()
    blocked = world.hunters() | world.herd[DINOSAUR]
    around = world.around
    found: i64 = 0
    for direction in range(6):
        if headings >> direction & 1:
            target = cell
            steps = left
            while steps:
                target = around[target] >> 6 * direction & 63
                if target == NO_CELL or blocked >> target & 1:
                    break
                if prey >> target & 1:
                    found |= bit(direction)
                    break
                steps -= 1
    return found


def dinosaur_ways(world: Ecosystem, cell: i64, left: i64, fed: bool) -> i64:
    """A dinosaur's directions: to a free mountain, by food if it needs any (GLD-42, GLD-44)."""
    if left == 0:
        return 0
    others = world.herd[DINOSAUR] & ~bit(cell)
    beside = world.near[cell] & ~others
    if fed:
        good = homeward(world, beside, others, left - 1)
    else:
        good = to_food_and_home(world, beside, others, left - 1)
    return directions(world, cell, beside & good)


def homeward(world: Ecosystem, cells: i64, closed: i64, steps: i64) -> i64:
    """From where a free mountain can be reached in so many steps.

    Computed backwards from the mountains, until it is known for all of these cells.
    """
    home = world.land[MOUNTAIN] & ~closed
    found = home
    while steps and found and cells & ~home:
        steps -= 1
        found = spread(world, found) & ~closed & ~home
        home |= found
    return home


def to_food_and_home(world: Ecosystem, cells: i64, closed: i64, steps: i64) -> i64:
    """The same for a dinosaur that must eat on the way, or on the cell from which it goes on.

    From `larder` there is a way home with a meal.
    """
    food = world.prey() | world.hunters()
    home = world.land[MOUNTAIN] & ~closed
    found = home
    larder: i64 = 0
    found_larder: i64 = 0
    while steps and found | found_larder and cells & ~(home & food | larder):
        steps -= 1
        with_meal = found & food | found_larder
        beside_meal = spread(world, with_meal)
        found_larder = beside_meal & ~closed & ~larder
        found = (beside_meal | spread(world, found & ~with_meal)) & ~closed & ~home
        larder |= found_larder
        home |= found
    return home & food | larder


def spread(world: Ecosystem, cells: i64) -> i64:
    """All neighbours of a set of cells."""
    near = world.near
    index = INDEX
    found: i64 = 0
    while cells:
        lowest = cells & -cells
        cells ^= lowest
        found |= near[index[lowest * ORDER >> 55 & 63]]
    return found


def able(world: Ecosystem, animal: i64, figures: i64) -> i64:
    """The subset of these hunters that can begin a hunt."""
    found: i64 = 0
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        if ways(world, animal, index_of(lowest)):
            found |= lowest
    return found


def any_able(world: Ecosystem, animal: i64, figures: i64) -> bool:
    """Whether any of these hunters can begin a hunt."""
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        if ways(world, animal, index_of(lowest)):
            return True
    return False


def ways_home(world: Ecosystem, mountains: i64, closed: i64, steps: i64) -> vec[i64]:
    """By number of steps: the cells from which a mountain can be reached in so many."""
    home = mountains
    found = append(NOTHING, home)
    for _ in range(1, steps):
        home |= spread(world, home) & ~closed
        found = append(found, home)
    return found
