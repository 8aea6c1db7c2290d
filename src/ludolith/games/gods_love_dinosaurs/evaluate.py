# Compiled with mypyc.
"""What a position of Gods Love Dinosaurs is worth: how the game will probably end, what a world is
worth to its owner in hundredths of a point, and what an activation does to it.

A world's strength is its points and its promise: what it is worth beyond them. The nearer the end,
the more points count; promise keeps its weight, because it becomes points one by one. The weights
were fitted to some six thousand moments of games between strong players (logistic regression of
victories, linear regression of points).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count
from ludolith.engine.evaluator import Evaluator, by_strength
from ludolith.engine.state import State
from ludolith.games.gods_love_dinosaurs.bot_planner import rehearse
from ludolith.games.gods_love_dinosaurs.components import (
    DINOSAUR,
    EAGLE,
    MOST_PLAYERS,
    MOUNTAIN,
    NEST,
    NO_ANIMAL,
    PREDATORS,
    TIGER,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.position import NO_TILE, Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import able, nurseries, spread
from ludolith.games.gods_love_dinosaurs.tiles import animal_of, other_terrain_of, terrain_of

_NOBODY: Final = vec[float]([0.0] * MOST_PLAYERS)


@final
@mypyc_attr(acyclic=True)
class WorldEvaluator(Evaluator):
    def shares(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        nearness = 1.0 / (0.2 + tiles_left(state))
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            world = state.worlds[seat]
            found[seat] = 0.36 * nearness * float(points(world))
            found[seat] += (0.17 * nearness + 0.81) * promise(world)
        return by_strength(found)

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        left = tiles_left(state)
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            world = state.worlds[seat]
            gain = 7.1 * left + (0.5 + 1.1 * left) * promise(world)
            found[seat] = float(points(world)) + gain
        return found

    def calm(self, state: State) -> bool:
        """At the beginning of a turn."""
        assert isinstance(state, Position)
        return state.activated < 0 and state.held == NO_TILE


def tiles_left(game: Position) -> float:
    """The part of the tiles that are still in their stacks."""
    return float(game.in_pile) / float(len(game.pile))


def promise(world: Ecosystem) -> float:
    """What may become points, in points."""
    more: i64 = worth(world) - 100 * points(world)
    return float(more) / 100.0


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
