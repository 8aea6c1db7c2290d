# Compiled with mypyc.
"""How an activation would go: the most that can be had of it, over all orders and all ways.

For views. Every number is one that some way of playing reaches and none exceeds. Where there are
too many ways to try them all, it is the most that was found, and marked as that.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count
from ludolith.games.gods_love_dinosaurs.cell_matching import most_pairs
from ludolith.games.gods_love_dinosaurs.codes import BREEDING, HUNTING, RUNNING
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, MOST_CELLS, PREDATORS
from ludolith.games.gods_love_dinosaurs.ecosystem import NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.hunt_routes import Routes
from ludolith.games.gods_love_dinosaurs.position import PLENTY, Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import nurseries, spread

EFFORT: Final = 8_000  # ends of hunts looked at for one forecast
_ZEROS: Final = vec[i64]([0] * MOST_CELLS)


@final
@mypyc_attr(acyclic=True)
class Forecast:
    """What an activation of one kind can bring in one world."""

    figures: i64 = 0  # cells of those that act, as they stand now
    able: i64 = 0  # of these: those that some way of playing lets breed, or eat and live
    contested: i64 = 0  # of the able: those that some way of feeding the most leaves out
    fed: i64 = 0  # the most that can breed, or eat and live, in one activation
    after: i64 = 0  # the most figures of the kind afterwards
    eggs: i64 = 0  # the most eggs laid
    at_once: bool = True  # one activation can feed the most and gain the most
    exact: bool = True  # otherwise there may be more than was found


def under_way(world: Ecosystem, animal: i64) -> bool:
    """Whether this animal is being activated here: then what is left of it counts."""
    return world.animal == animal and world.doing in (BREEDING, HUNTING, RUNNING)


def forecast(game: Position, seat: i64, animal: i64) -> Forecast:
    """As if the animal were activated now, and with the supply as it is (GLD-53)."""
    world = game.worlds[seat]
    if animal < PREDATORS:
        return breeding(game, world, animal)
    return Search(game, world, animal).forecast()


# -- prey


def breeding(game: Position, world: Ecosystem, animal: i64) -> Forecast:
    """Each parent may have one newborn, each on a cell of its own (GLD-20)."""
    found = Forecast()
    room = nurseries(world, animal)
    found.figures = world.to_act if under_way(world, animal) else world.herd[animal]
    left = game.supply(animal)
    if left > 0:
        found.able = found.figures & spread(world, room)
    found.fed = min(left, births(world, room, found.able))
    found.after = count(world.herd[animal]) + found.fed
    parents: i64 = 0
    if found.fed < count(found.able):
        parents = found.able
    while parents:
        lowest = parents & -parents
        parents ^= lowest
        if births(world, room, found.able ^ lowest) >= found.fed:
            found.contested |= lowest
    return found


def births(world: Ecosystem, room: i64, parents: i64) -> i64:
    """How many of these parents can have a newborn."""
    wishes = NOTHING
    while parents:
        lowest = parents & -parents
        parents ^= lowest
        wishes = append(wishes, world.near[count(lowest - 1)] & room)
    return most_pairs(wishes)


# -- tigers, eagles, dinosaurs


@final
@mypyc_attr(acyclic=True)
class Search:
    """Looks for a way to play an activation that feeds so many and gains so much.

    Gained are the figures that live, hunters and their young; of dinosaurs, the eggs they lay. What
    the search is at is said by who is still to act, where the kind stands, and which food is left.
    """

    def __init__(self, game: Position, world: Ecosystem, animal: i64) -> None:
        self.world = world
        self.animal: i64 = animal
        self.routes = Routes(world, animal)
        self.to_act: i64 = world.herd[animal]
        self.runner: i64 = 0  # the hunter on its way
        self.before: i64 = 0  # how many have acted
        if under_way(world, animal):
            self.to_act = world.to_act
            if world.running:
                self.runner = bit(world.at)
            self.before = count(world.herd[animal] & ~self.to_act & ~self.runner)
        # As many of the kind as this world can have (GLD-53).
        self.limit: i64 = game.supply(animal) + count(world.herd[animal])
        self.larder: vec[i64] = _ZEROS[:]  # by hunter: food it could eat if it were alone
        self.effort: i64 = EFFORT
        self.cut_short = False
        # the goal
        self.enough_fed: i64 = 0
        self.enough_gained: i64 = 0
        self.must: i64 = 0  # eats
        self.never: i64 = 0  # eats
        # what was found
        self.most_fed: i64 = 0
        self.most_gained: i64 = 0
        self.eaters: i64 = 0
        self.hopeless: set[tuple[int, int, int, int]] = set()

    def forecast(self) -> Forecast:
        found = Forecast()
        found.figures = self.to_act | self.runner
        if found.figures:
            self.fill_larder()
            self.look_for_most()
            found.at_once = self.reaches(self.most_fed, self.most_gained, 0, 0)
            found.able = self.find_able()
            found.contested = self.find_contested(found.able)
        found.exact = not self.cut_short
        found.fed = self.most_fed
        if self.animal == DINOSAUR:
            found.after = self.before + self.most_fed
            found.eggs = self.most_gained
        else:
            found.after = self.before + self.most_gained
        return found

    def fill_larder(self) -> None:
        left = self.to_act
        while left:
            lowest = left & -left
            left ^= lowest
            cell = count(lowest - 1)
            self.larder[cell] = self.routes.within(cell)

    def look_for_most(self) -> None:
        """Ask for more and more, until there is no more."""
        while self.reaches(self.most_fed + 1, 0, 0, 0):
            pass
        most: i64 = PLENTY
        if self.animal != DINOSAUR:
            most = self.limit - self.before
        while self.most_gained < most and self.reaches(self.most_fed, self.most_gained + 1, 0, 0):
            pass
        while self.most_gained < most and self.reaches(0, self.most_gained + 1, 0, 0):
            pass

    def find_able(self) -> i64:
        """Those that eat in some way of playing; where that is not known, they count as able."""
        left = self.to_act & ~self.eaters
        able = self.eaters | self.runner
        while left:
            lowest = left & -left
            left ^= lowest
            if self.larder[count(lowest - 1)] and (self.reaches(1, 0, lowest, 0) or self.cut_short):
                able |= lowest
        return able

    def find_contested(self, able: i64) -> i64:
        """Those that some way of feeding the most leaves out; or may leave out, if not known."""
        contested: i64 = 0
        left: i64 = 0
        if self.most_fed < count(able):
            left = able & ~self.runner
        while left:
            lowest = left & -left
            left ^= lowest
            if self.reaches(self.most_fed, 0, 0, lowest) or self.cut_short:
                contested |= lowest
        return contested

    # -- the search

    def reaches(self, fed: i64, gained: i64, must: i64, never: i64) -> bool:
        """Whether some way of playing feeds so many, gains so much, and (not) feeds this one."""
        self.enough_fed = fed
        self.enough_gained = gained
        self.must = must
        self.never = never
        self.hopeless = set()
        world = self.world
        herd = world.herd[self.animal]
        food = self.routes.food
        if not self.runner:
            return self.goes_on(self.to_act, herd, food, 0, 0)
        if world.spare:
            return self.chooses_young(self.to_act, herd, food, 0, 0, world.spare)
        self.routes.go_on()
        ends = self.routes.ends
        eaten = self.routes.eaten
        for number in range(len(ends)):
            stands = herd ^ self.runner | bit(ends[number])
            if self.ends_hunt(self.to_act, stands, food, 0, 0, ends[number], eaten[number]):
                return True
        return False

    def goes_on(self, to_act: i64, herd: i64, food: i64, fed: i64, gained: i64) -> bool:
        """Whether the goal is reached from here."""
        self.most_fed = max(self.most_fed, fed)
        self.most_gained = max(self.most_gained, gained)
        if fed >= self.enough_fed and gained >= self.enough_gained and not self.must & to_act:
            return True
        if self.cut_short or not self.promising(to_act, food, fed, gained):
            return False
        here = (to_act, herd, food, fed)
        if here in self.hopeless:
            return False
        plans = self.plans(to_act, herd, food, gained)
        for _, cell, end, eaten in plans:
            stands = herd & ~bit(cell) | bit(end)
            if self.ends_hunt(to_act & ~bit(cell), stands, food, fed, gained, end, eaten):
                self.eaters |= bit(cell)
                return True
        # Giving one up can clear the way, but not if none can eat (GLD-33).
        left: i64 = 0
        if plans or self.never & to_act:
            left = to_act & ~self.must
        while left:
            lowest = left & -left
            left ^= lowest
            if self.goes_on(to_act ^ lowest, herd ^ lowest, food, fed, gained):
                return True
        self.hopeless.add(here)
        return False

    def ends_hunt(
        self, to_act: i64, herd: i64, food: i64, fed: i64, gained: i64, end: i64, eaten: i64
    ) -> bool:
        """The same after a hunt: the hunter stands at its end, its young are still to come."""
        left_over = food & ~eaten
        if self.animal == DINOSAUR:
            eggs = count(eaten & self.routes.rich)
            return self.goes_on(to_act, herd, left_over, fed + 1, gained + eggs)
        if self.runner and fed == 0:
            eaten |= self.world.fed
        young = eaten & ~bit(end)
        room = self.limit - count(herd)
        if 0 < room < count(young):
            return self.chooses_young(to_act, herd, left_over, fed, gained, young)
        if room <= 0:
            young = 0
        return self.goes_on(to_act, herd | young, left_over, fed + 1, gained + 1 + count(young))

    def chooses_young(
        self, to_act: i64, herd: i64, food: i64, fed: i64, gained: i64, cells: i64
    ) -> bool:
        """The same where the supply has one young only, and its cell can be chosen (GLD-53)."""
        while cells:
            lowest = cells & -cells
            cells ^= lowest
            if self.goes_on(to_act, herd | lowest, food, fed + 1, gained + 2):
                return True
        return False

    def promising(self, to_act: i64, food: i64, fed: i64, gained: i64) -> bool:
        """Whether enough could be had if hunters of the kind were not in each other's way."""
        hunters: i64 = 0
        together: i64 = 0
        apart: i64 = 0
        wishes = NOTHING
        left = to_act & ~self.never
        while left:
            lowest = left & -left
            left ^= lowest
            meals = self.larder[count(lowest - 1)] & food
            if meals:
                hunters += 1
                wishes = append(wishes, meals)
                together |= meals
                apart += min(self.routes.steps, self.gain_of(meals))
            elif lowest & self.must:
                return False
        if gained + min(apart, self.gain_of(together)) < self.enough_gained:
            return False
        if fed + hunters < self.enough_fed:
            return False
        return fed + 1 >= self.enough_fed or fed + most_pairs(wishes) >= self.enough_fed

    def plans(
        self, to_act: i64, herd: i64, food: i64, gained: i64
    ) -> list[tuple[int, int, int, int]]:
        """All hunts that may come next, the likeliest first: value, hunter, end, cells eaten on."""
        greedy = gained < self.enough_gained
        found: list[tuple[int, int, int, int]] = []
        left = to_act & ~self.never
        while left:
            lowest = left & -left
            left ^= lowest
            cell = count(lowest - 1)
            if not self.larder[cell] & food:
                continue
            self.routes.find(cell, herd, food)
            ends = self.routes.ends
            eaten = self.routes.eaten
            number = len(ends)
            self.effort -= number + 1
            if self.effort < 0:
                self.cut_short = True
                return []
            for place in range(number):
                value = -count(eaten[place])
                if greedy:
                    value += 8 * self.gain_of(eaten[place])
                found.append((value * 256 - number, cell, ends[place], eaten[place]))
        found.sort(reverse=True)
        return found

    def gain_of(self, eaten: i64) -> i64:
        """What these meals bring, if nothing is short."""
        if self.animal == DINOSAUR:
            return count(eaten & self.routes.rich)
        return count(eaten)
