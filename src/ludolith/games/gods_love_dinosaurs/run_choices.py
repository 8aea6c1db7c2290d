# Compiled with mypyc.
"""Whole runs of one hunter for its player to choose from: to every end, with different meals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import bit, count
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, EAGLE, MOUNTAIN
from ludolith.games.gods_love_dinosaurs.ecosystem import NO_CELL, Ecosystem
from ludolith.games.gods_love_dinosaurs.reachable_cells import steps_of, ways_home

MOST_RUNS: Final = 8  # to one end; other runs can be played step by step

Way = tuple[int, ...]  # cells, the hunter's first


def runs_of(world: Ecosystem, animal: i64, cell: i64) -> list[Way]:
    """The runs of the hunter on this cell, which may be running: by end, then the best first.

    Of a dinosaur's runs to one end for the same eggs, those that eat needless prey are left out.
    """
    rich: i64 = world.hunters() if animal == DINOSAUR else 0
    choices: dict[tuple[int, int], list[tuple[int, Way]]] = {}  # by end and eggs
    for (end, eaten), way in all_runs(world, animal, cell).items():
        meals: i64 = eaten
        others = choices.setdefault((end, meals & rich if animal == DINOSAUR else meals), [])
        others.append((eaten, way))
    by_end: dict[int, list[tuple[int, int, Way]]] = {}
    for (end, _), same in choices.items():
        for eaten, way in same:
            if any(other != eaten and other & ~eaten == 0 for other, _ in same):
                continue
            meals = eaten
            worth = count(meals)
            if animal == DINOSAUR:
                worth = 8 * count(meals & rich) - worth
            by_end.setdefault(end, []).append((-worth, len(way), way))
    found: list[Way] = []
    for end in sorted(by_end):
        found += [way for _, _, way in sorted(by_end[end])[:MOST_RUNS]]
    return found


def all_runs(world: Ecosystem, animal: i64, cell: i64) -> dict[tuple[int, int], Way]:
    """A shortest path for each end and set of cells eaten on."""
    left = steps_of(animal)
    heading: i64 = -1
    fed = False
    if world.running:
        left -= world.steps
        fed = world.fed != 0
        if animal == EAGLE:
            heading = world.heading
    food = world.prey()
    closed = world.herd[DINOSAUR]
    if animal == DINOSAUR:
        food |= world.hunters()
    else:
        closed |= world.hunters()
    closed &= ~bit(cell)
    mountains = world.land[MOUNTAIN] & ~closed
    home = ways_home(world, mountains, closed, left)
    found: dict[tuple[int, int], Way] = {}
    reached: dict[tuple[int, int, int], Way] = {(cell, 0, heading): (cell,)}
    while left > 0:
        left -= 1
        ahead: dict[tuple[int, int, int], Way] = {}
        for (at, eaten, towards), way in reached.items():
            for direction in range(6):
                if towards >= 0 and direction != towards:
                    continue
                target = world.neighbour(at, direction)
                if target == NO_CELL or closed >> target & 1:
                    continue
                if animal == DINOSAUR and not home[left] >> target & 1:
                    continue
                before: i64 = eaten
                meal = bit(target) & food & ~before
                meals = before | meal
                here = (target, meals, direction if animal == EAGLE else -1)
                if here in ahead:
                    continue
                further = (*way, target)
                ahead[here] = further
                ends = meal != 0
                if animal == DINOSAUR:
                    ends = (fed or meals != 0) and mountains >> target & 1 == 1
                if ends and (target, meals) not in found:
                    found[target, meals] = further
        reached = ahead
    return found
