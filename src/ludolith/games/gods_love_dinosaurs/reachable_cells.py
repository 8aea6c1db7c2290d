# Compiled with mypyc.
"""Where an animal can go: whom it can breed to, and which steps lead to a hunt that ends well.

A step is allowed only if the hunt can still be completed after it, so nobody runs into a dead end.
Sets of directions are six bits, sets of cells one bit a cell.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludolith.engine.bits import bit, count
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
    return EAGLE_STEPS if animal == EAGLE else DINOSAUR_STEPS


def ways(world: Ecosystem, animal: i64, cell: i64) -> i64:
    """Directions in which a hunter that has not moved yet can begin a hunt that ends well."""
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


def tiger_ways(world: Ecosystem, cell: i64, left: i64) -> i64:
    """To prey, or to an empty cell beside prey (GLD-31, GLD-32)."""
    if left == 0:
        return 0
    prey = world.prey()
    blocked = world.hunters() | world.herd[DINOSAUR]
    ring = world.around[cell]
    found: i64 = 0
    for direction in range(6):
        target = ring & 63
        ring >>= 6
        if target != NO_CELL:
            beyond = prey & world.near[target] if left > 1 and not blocked >> target & 1 else 0
            if prey >> target & 1 or beyond:
                found |= bit(direction)
    return found


def eagle_ways(world: Ecosystem, cell: i64, left: i64, headings: i64) -> i64:
    """Straight on to prey, over empty cells only (GLD-31, GLD-32)."""
    prey = world.prey()
    blocked = world.hunters() | world.herd[DINOSAUR]
    found: i64 = 0
    for direction in range(6):
        if headings >> direction & 1:
            target = cell
            for _ in range(left):
                target = world.neighbour(target, direction)
                if target == NO_CELL or blocked >> target & 1:
                    break
                if prey >> target & 1:
                    found |= bit(direction)
                    break
    return found


def dinosaur_ways(world: Ecosystem, cell: i64, left: i64, fed: bool) -> i64:
    """Towards something to eat, if need be, and from there to a free mountain (GLD-42, GLD-44).

    Thought backwards from the mountains: `home` are the cells from which one of them can be reached
    in the steps that are left after this one, `larder` those from which one can eat on the way.
    """
    if left == 0:
        return 0
    others = world.herd[DINOSAUR] & ~bit(cell)
    food = world.prey() | world.hunters()
    home = world.land[MOUNTAIN] & ~others
    larder: i64 = 0
    new_home = home
    new_larder: i64 = 0
    for _ in range(left - 1):
        new_larder = spread(world, new_home & food | new_larder) & ~others & ~larder
        larder |= new_larder
        new_home = spread(world, new_home) & ~others & ~home
        home |= new_home
    good = home if fed else home & food | larder
    good &= world.near[cell] & ~others
    ring = world.around[cell]
    found: i64 = 0
    for direction in range(6):
        target = ring & 63
        ring >>= 6
        if target != NO_CELL and good >> target & 1:
            found |= bit(direction)
    return found


def spread(world: Ecosystem, cells: i64) -> i64:
    """All neighbours of a set of cells."""
    near = world.near
    found: i64 = 0
    while cells:
        lowest = cells & -cells
        found |= near[count(lowest - 1)]
        cells ^= lowest
    return found


def able(world: Ecosystem, animal: i64, figures: i64) -> i64:
    """Those of these hunters that can begin a hunt that ends well."""
    found: i64 = 0
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        if ways(world, animal, count(lowest - 1)):
            found |= lowest
    return found


def ways_home(world: Ecosystem, mountains: i64, closed: i64, steps: i64) -> vec[i64]:
    """By steps left: the cells from which a mountain can be reached in so many."""
    home = mountains
    found = append(NOTHING, home)
    for _ in range(1, steps):
        home |= spread(world, home) & ~closed
        found = append(found, home)
    return found
