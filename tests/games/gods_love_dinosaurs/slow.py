"""Where hunters can go, found the plain way: by trying every path to its end."""

from __future__ import annotations

from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, EAGLE, MOUNTAIN, PREDATORS
from ludolith.games.gods_love_dinosaurs.ecosystem import NO_CELL, Ecosystem

STEPS = {3: 2, 4: 3, 5: 5}


def animals_of(world: Ecosystem) -> dict[int, int]:
    found = {cell: world.animal_at(cell) for cell in range(world.cells)}
    return {cell: animal for cell, animal in found.items() if animal >= 0}


def paths(world: Ecosystem, start: int) -> list[tuple[int, ...]]:
    """Every legal hunt of the figure on this cell, as the cells it visits."""
    animals = animals_of(world)
    hunter = animals.pop(start)
    found: list[tuple[int, ...]] = []

    def walk(path: tuple[int, ...], headings: tuple[int, ...]) -> None:
        if len(path) > 1 and ends_well(path):
            found.append(path)
        if len(path) > STEPS[hunter]:
            return
        for direction in range(6):
            target = world.neighbour(path[-1], direction)
            if target == NO_CELL or not passable(target):
                continue
            if hunter == EAGLE and headings and direction != headings[-1]:
                continue
            walk((*path, target), (*headings, direction))

    def passable(cell: int) -> bool:
        inside = animals.get(cell)
        if inside is None or inside < PREDATORS:
            return True
        return hunter == DINOSAUR and inside != DINOSAUR

    def ends_well(path: tuple[int, ...]) -> bool:
        eaten = [cell for cell in path[1:] if cell in animals]
        if hunter == DINOSAUR:
            return bool(eaten) and bool(world.land[MOUNTAIN] >> path[-1] & 1)
        return path[-1] in animals and path[-1] not in path[1:-1]

    walk((start,), ())
    return found


def eggs(world: Ecosystem, path: tuple[int, ...]) -> int:
    animals = animals_of(world)
    return sum(animals.get(cell, 0) in (3, 4) for cell in set(path[1:]))


def eaten(world: Ecosystem, path: tuple[int, ...]) -> int:
    animals = animals_of(world)
    return sum(cell in animals for cell in set(path[1:]) - {path[0]})
