"""What may be stepped on, quickly found, against every path tried out."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludolith.engine.bits import bit, members
from ludolith.games.gods_love_dinosaurs.bot_planner import NO_RUN, Runs, alone
from ludolith.games.gods_love_dinosaurs.codes import STEP, STOP
from ludolith.games.gods_love_dinosaurs.components import (
    ANIMALS,
    DINOSAUR,
    DQ,
    DR,
    MOUNTAIN,
    PREDATORS,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem, new_world
from ludolith.games.gods_love_dinosaurs.hunting import hunt, starve
from ludolith.games.gods_love_dinosaurs.reachable_cells import able, may_stop, ways, ways_on
from tests.games.gods_love_dinosaurs import slow
from tests.games.gods_love_dinosaurs.scenario import GAME

TABLE = GAME.new(2)


@st.composite
def worlds(draw: st.DrawFn) -> Ecosystem:
    """A small world, somewhat wild: any animals anywhere they may be in the midst of a game."""
    world = new_world()
    for _ in range(draw(st.integers(0, 5))):
        placements = list(world.placements())
        code = draw(st.sampled_from(placements)) - 2048
        place, direction = divmod(code, 6)
        q, r = place // 128 - 64, place % 128 - 64
        world.lay(q, r, direction, draw(st.integers(0, 4)), draw(st.integers(0, 4)))
    for animal in range(len(ANIMALS)):
        world.herd[animal] = 0
    for cell in range(world.cells):
        mountain = world.land[MOUNTAIN] >> cell & 1
        kinds = [-1, DINOSAUR] if mountain else [-1, -1, 0, 1, 2, 3, 4]
        animal = draw(st.sampled_from(kinds))
        if animal >= 0:
            world.herd[animal] |= bit(cell)
    return world


def directions(world: Ecosystem, cell: int, targets: set[int]) -> int:
    found = 0
    for direction in range(6):
        if world.neighbour(cell, direction) in targets:
            found |= bit(direction)
    return found


@settings(max_examples=60, deadline=None)
@given(worlds())
def test_a_first_step_is_offered_exactly_if_some_hunt_begins_with_it(world: Ecosystem) -> None:
    for animal in range(PREDATORS, len(ANIMALS)):
        for cell in members(world.herd[animal]):
            firsts = {path[1] for path in slow.paths(world, cell)}
            assert ways(world, animal, cell) == directions(world, cell, firsts)


@settings(max_examples=50, deadline=None)
@given(worlds(), st.data())
def test_step_by_step_exactly_the_ways_that_end_well_are_open(
    world: Ecosystem, data: st.DataObject
) -> None:
    hunters = [
        (animal, cell)
        for animal in range(PREDATORS, len(ANIMALS))
        for cell in members(able(world, animal, world.herd[animal]))
    ]
    if not hunters:
        return
    animal, cell = data.draw(st.sampled_from(hunters))
    paths = slow.paths(world, cell)
    trial = alone(TABLE, world)  # type: ignore[arg-type]
    moving = trial.worlds[0]
    moving.animal = animal
    moving.to_act = bit(cell)
    walked: tuple[int, ...] = (cell,)
    while True:
        following = [path for path in paths if path[: len(walked)] == walked]
        nexts = {path[len(walked)] for path in following if len(path) > len(walked)}
        chosen = data.draw(st.sampled_from(sorted(nexts)))
        direction = next(d for d in range(6) if moving.neighbour(walked[-1], d) == chosen)
        hunt(trial, 0, STEP + walked[-1] * 6 + direction)
        walked = (*walked, chosen)
        following = [path for path in paths if path[: len(walked)] == walked]
        onward = {path[len(walked)] for path in following if len(path) > len(walked)}
        assert moving.running == bool(onward), "a hunt ends by itself where it cannot go on"
        if not moving.running:
            assert walked in paths
            return
        assert ways_on(moving) == directions(moving, walked[-1], onward)
        assert may_stop(moving) == (walked in paths)
        if may_stop(moving) and data.draw(st.booleans()):
            hunt(trial, 0, STOP)
            return


@settings(max_examples=50, deadline=None)
@given(worlds())
def test_plans_know_every_end_and_the_best_way_there(world: Ecosystem) -> None:
    for animal in range(PREDATORS, len(ANIMALS)):
        for cell in members(world.herd[animal]):
            best: dict[int, int] = {}
            for path in slow.paths(world, cell):
                count = slow.eggs if animal == DINOSAUR else slow.eaten
                best[path[-1]] = max(best.get(path[-1], 0), count(world, path))
            runs = Runs(world, animal, cell)
            ends = {end for end in range(world.cells) if runs.value[end] > NO_RUN}
            assert ends == set(best)
            for end in ends:
                way = tuple(runs.way[end] >> 6 * n & 63 for n in range(runs.length[end] + 1))
                assert way in slow.paths(world, cell)
                count = slow.eggs if animal == DINOSAUR else slow.eaten
                assert count(world, way) == best[end]


@settings(max_examples=60, deadline=None)
@given(worlds())
def test_if_nobody_can_eat_nobody_could_after_a_death(world: Ecosystem) -> None:
    """Why helpless hunters starve without a decision of their owner."""
    for animal in range(PREDATORS, len(ANIMALS)):
        figures = members(world.herd[animal])
        if figures and not able(world, animal, world.herd[animal]):
            for cell in figures:
                trial = alone(TABLE, world)  # type: ignore[arg-type]
                trial.worlds[0].animal = animal
                starve(trial, 0, cell)
                left = trial.worlds[0].herd[animal]
                assert not able(trial.worlds[0], animal, left)


def test_every_cell_knows_its_neighbours_however_far_the_world_reaches() -> None:
    for towards in range(6):
        world = new_world()
        q, r = 2 * DQ[towards], 2 * DR[towards]
        for _ in range(25):
            code = ((q + 64) * 128 + r + 64) * 6 + towards + 2048
            assert code in list(world.placements())
            world.lay(q, r, towards, 0, 1)
            q, r = q + 2 * DQ[towards], r + 2 * DR[towards]
        assert world.cells == 57
        where = {(world.q(cell), world.r(cell)): cell for cell in range(world.cells)}
        assert len(where) == 57
        for (q0, r0), cell in where.items():
            around = [where.get((q0 + DQ[d], r0 + DR[d]), 63) for d in range(6)]
            assert [world.neighbour(cell, d) for d in range(6)] == around
            assert members(world.near[cell]) == tuple(sorted(n for n in around if n != 63))
