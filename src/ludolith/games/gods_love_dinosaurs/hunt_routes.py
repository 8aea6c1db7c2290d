# Compiled with mypyc.
"""All that one hunt can come to: on which cell it ends, and on which cells it ate.

Two ways that end on the same cell and eat the same are one here. For forecasts, which ask this of
positions that are only thought of: where the kind stands, and which food is left.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, EAGLE, MOUNTAIN
from ludolith.games.gods_love_dinosaurs.ecosystem import NO_CELL, NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.reachable_cells import may_stop, spread, steps_of, ways_home


@final
@mypyc_attr(acyclic=True)
class Routes:
    """Hunts of one kind in one world; `ends` and `eaten` hold those found last."""

    def __init__(self, world: Ecosystem, animal: i64) -> None:
        self.world = world
        self.animal: i64 = animal
        self.steps: i64 = steps_of(animal)
        self.food: i64 = world.prey()  # as the world stands
        self.walls: i64 = 0  # cells no hunter of this kind can ever enter
        if animal == DINOSAUR:
            self.food |= world.hunters()
        else:
            self.walls = (world.hunters() | world.herd[DINOSAUR]) & ~world.herd[animal]
        self.rich: i64 = world.hunters() if animal == DINOSAUR else 0  # food that makes eggs
        self.ends: vec[i64] = NOTHING
        self.eaten: vec[i64] = NOTHING

    def find(self, cell: i64, herd: i64, food: i64) -> None:
        """Of the hunter on this cell, where its kind stands so and this food is left."""
        self.ends = NOTHING
        self.eaten = NOTHING
        closed = self.walls | herd & ~bit(cell)
        if self.animal == DINOSAUR:
            self.run(cell, self.steps, 0, closed, food)
        elif self.animal == EAGLE:
            for direction in range(6):
                self.fly(cell, direction, self.steps, closed, food)
        else:
            self.prowl(cell, self.steps, 0, closed, food)

    def go_on(self) -> None:
        """Of the hunt under way; what it eats from now on. It may end where it is."""
        world = self.world
        self.ends = NOTHING
        self.eaten = NOTHING
        left = self.steps - world.steps
        closed = self.walls | world.herd[self.animal] & ~bit(world.at)
        if self.animal == DINOSAUR:
            self.run(world.at, left, world.fed, closed, self.food)
            return
        if may_stop(world):
            self.add(world.at, 0)
        if self.animal == EAGLE:
            self.fly(world.at, world.heading, left, closed, self.food)
        else:
            self.prowl(world.at, left, 0, closed, self.food)

    def add(self, end: i64, eaten: i64) -> None:
        self.ends = append(self.ends, end)
        self.eaten = append(self.eaten, eaten)

    def prowl(self, cell: i64, left: i64, eaten: i64, closed: i64, food: i64) -> None:
        """A tiger: any way, ending on prey (GLD-31, GLD-32)."""
        near = self.world.near
        cells = near[cell] & ~closed
        meals = cells & food
        while meals:
            lowest = meals & -meals
            meals ^= lowest
            self.add(count(lowest - 1), eaten | lowest)
        if left < 2:
            return
        # Two steps: over empty cells it eats one, which one step may do as well; over prey, two.
        beside = cells & food
        beyond = spread(self.world, cells & ~food) & food & ~closed & ~beside
        while beyond:
            lowest = beyond & -beyond
            beyond ^= lowest
            self.add(count(lowest - 1), eaten | lowest)
        while beside:
            lowest = beside & -beside
            beside ^= lowest
            second = near[count(lowest - 1)] & food & ~closed
            while second:
                last = second & -second
                second ^= last
                self.add(count(last - 1), eaten | lowest | last)

    def fly(self, cell: i64, direction: i64, left: i64, closed: i64, food: i64) -> None:
        """An eagle: straight on, ending on prey (GLD-31, GLD-32)."""
        eaten: i64 = 0
        for _ in range(left):
            cell = self.world.neighbour(cell, direction)
            if cell == NO_CELL or closed >> cell & 1:
                return
            if food >> cell & 1:
                eaten |= bit(cell)
                self.add(cell, eaten)

    def run(self, cell: i64, left: i64, fed: i64, closed: i64, food: i64) -> None:
        """A dinosaur: any way, ending fed on a free mountain (GLD-42 to 44).

        Steps are taken by all cells at once that were reached with the same meals. Of two runs to
        the same mountain for the same eggs, one that also eats prey the other spares is left out:
        nobody gains by it.
        """
        world = self.world
        mountains = world.land[MOUNTAIN] & ~closed
        home = ways_home(world, mountains, closed, left)
        reached: dict[int, int] = {0: bit(cell)}  # by meals: cells
        ends: dict[int, int] = {}  # by meals: mountains
        if fed and mountains >> cell & 1:
            ends[0] = bit(cell)
        while left:
            left -= 1
            ahead: dict[int, int] = {}
            for meals, cells in reached.items():
                eaten: i64 = meals
                onward = spread(world, cells) & ~closed & home[left]
                fresh = onward & food & ~eaten
                if onward ^ fresh:
                    ahead[eaten] = ahead.get(eaten, 0) | onward ^ fresh
                while fresh:
                    lowest = fresh & -fresh
                    fresh ^= lowest
                    ahead[eaten | lowest] = ahead.get(eaten | lowest, 0) | lowest
            for meals, cells in ahead.items():
                here: i64 = cells & mountains
                if here and (fed or meals):
                    ends[meals] = ends.get(meals, 0) | here
            reached = ahead
        self.keep_sparing(ends)

    def keep_sparing(self, ends: dict[int, int]) -> None:
        """All ends but those for which needless prey was eaten."""
        same_eggs: dict[int, list[int]] = {}
        for meals in sorted(ends, key=int.bit_count):
            others = same_eggs.setdefault(meals & self.rich, [])
            here = ends[meals]
            for other in others:
                if other & ~meals == 0:
                    here &= ~ends[other]
            others.append(meals)
            left: i64 = here
            while left:
                lowest = left & -left
                left ^= lowest
                self.add(count(lowest - 1), meals)

    # -- what others of the kind cannot add to

    def within(self, cell: i64) -> i64:
        """All food that the hunter on this cell could eat if no other of its kind were there."""
        world = self.world
        if self.animal == DINOSAUR:
            return self.in_a_run(cell)
        if self.animal == EAGLE:
            self.ends = NOTHING
            self.eaten = NOTHING
            for direction in range(6):
                self.fly(cell, direction, self.steps, self.walls, self.food)
            found: i64 = 0
            for eaten in self.eaten:
                found |= eaten
            return found
        first = world.near[cell] & ~self.walls
        return (first | spread(world, first) & ~self.walls) & self.food & ~bit(cell)

    def in_a_run(self, cell: i64) -> i64:
        world = self.world
        home = ways_home(world, world.land[MOUNTAIN], 0, self.steps)
        reached = bit(cell)
        found: i64 = 0
        for step in range(self.steps):
            reached = spread(world, reached)
            found |= reached & home[self.steps - 1 - step]
        return found & self.food
