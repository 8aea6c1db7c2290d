# Compiled with mypyc.
"""What a world is worth to its owner, in hundredths of a point; what an activation does to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import bit, count
from ludolith.games.gods_love_dinosaurs.components import (
    DINOSAUR,
    EAGLE,
    MOUNTAIN,
    NEST,
    NO_ANIMAL,
    PREDATORS,
    TIGER,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.plans import rehearse
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reach import able, nurseries, spread
from ludolith.games.gods_love_dinosaurs.tiles import animal_of, other_terrain_of, terrain_of

# Found by play: of those tried, these win most.
_POINT: Final = 100
_HUNGRY_DINOSAUR: Final = -20
_HUNTER: Final = 22
_HUNTER_FED: Final = 26
_HUNTER_IN_REACH: Final = 22
_PREY: Final = 5
_BREEDING: Final = 5
_ROOM: Final = 1
_MOUNTAIN: Final = 8


def worth(world: Ecosystem) -> i64:
    """Points, and what may become points: hunters in a dinosaur's reach, prey in theirs."""
    dinosaurs = world.herd[DINOSAUR]
    hunters = world.hunters()
    mountains = world.land[MOUNTAIN]
    value = _POINT * points(world)
    value += _HUNGRY_DINOSAUR * count(dinosaurs & ~able(world, DINOSAUR, dinosaurs))
    fed = able(world, TIGER, world.herd[TIGER]) | able(world, EAGLE, world.herd[EAGLE])
    value += _HUNTER * count(hunters) + _HUNTER_FED * count(fed)
    beside = spread(world, mountains)
    value += _HUNTER_IN_REACH * count(hunters & (beside | spread(world, beside)))
    for prey in range(PREDATORS):
        room = nurseries(world, prey)
        value += _PREY * count(world.herd[prey]) + _ROOM * count(room)
        value += _BREEDING * count(world.herd[prey] & spread(world, room))
    return value + _MOUNTAIN * count(mountains)


def with_tile(world: Ecosystem, kind: i64, q: i64, r: i64, direction: i64) -> Ecosystem:
    """The world with one more tile and its animal."""
    grown = world.clone()
    grown.lay(q, r, direction, terrain_of(kind), other_terrain_of(kind))
    animal = animal_of(kind)
    if animal != NO_ANIMAL:
        grown.herd[animal] |= bit(grown.cells - 2)
    return grown


def after_activation(game: Position, world: Ecosystem, animal: i64, dinosaurs: bool) -> Ecosystem:
    """The world after a sensible activation of an animal, and perhaps of the dinosaurs."""
    if animal < PREDATORS:
        lived = world.clone()
        multiply(lived, animal)
    else:
        lived = rehearse(game, world, animal)
    if not dinosaurs:
        return lived
    kept = rehearse(game, lived, DINOSAUR)
    if lived.eggs == 0 or lived.herd[DINOSAUR] >> NEST & 1:
        return kept
    hatched = rehearse(game, with_hatched(lived), DINOSAUR)
    return hatched if points(hatched) >= points(kept) else kept


def points(world: Ecosystem) -> i64:
    return world.eggs + count(world.herd[DINOSAUR])


def with_hatched(world: Ecosystem) -> Ecosystem:
    """The world with a dinosaur on the nest for an egg."""
    hatched = world.clone()
    hatched.eggs -= 1
    hatched.herd[DINOSAUR] |= bit(NEST)
    return hatched


def multiply(world: Ecosystem, animal: i64) -> None:
    """Every parent has a newborn where it finds room."""
    parents = world.herd[animal]
    while parents:
        lowest = parents & -parents
        parents ^= lowest
        room = nurseries(world, animal) & world.near[count(lowest - 1)]
        world.herd[animal] |= room & -room
