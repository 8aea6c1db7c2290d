"""What a player sees of the hunts there are to choose from, and of one under way."""

from __future__ import annotations

from hypothesis import given, settings

from ludolith.engine.bits import members
from ludolith.games.gods_love_dinosaurs.components import ANIMALS, DINOSAUR, PREDATORS
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.run_choices import all_runs, runs_of
from tests.games.gods_love_dinosaurs import slow
from tests.games.gods_love_dinosaurs.scenario import NEST, Scenario
from tests.games.gods_love_dinosaurs.test_reach import worlds

A, B, C, D = (1, 0), (2, 0), (3, 0), (4, 0)


def test_targets_name_the_end_the_way_and_the_gain() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake eagle", B: "lake frog", C: "lake", D: "lake frog"})
    table.activate("eagle")
    plans = table.view("Anna").plans
    assert plans is not None
    cells = [table.cell("Anna", place) for place in (A, B, C, D)]
    found = {target.cell: target for target in plans.targets}
    assert set(found) == {cells[1], cells[3]}
    assert found[cells[3]].path == tuple(cells)
    assert (found[cells[3]].eaten, found[cells[3]].young) == (("frog", "frog"), 1)
    assert found[cells[3]].meals == (cells[1], cells[3])
    table.go("Anna", A, B)
    plans = table.view("Anna").plans
    assert plans is not None
    assert [(t.hunter, t.cell, t.eaten, t.young) for t in plans.targets] == [
        (cells[1], cells[3], ("frog",), 1)
    ]


def test_ways_to_one_end_that_eat_different_animals_can_be_told_apart() -> None:
    """The tiger may take the frog on its way to the rabbit, the rat, or nothing."""
    table = Scenario()
    frog, rat, rabbit = (2, -1), (2, 0), (3, -1)
    table.world(
        "Anna", {A: "lake tiger", frog: "lake frog", rat: "forest rat", rabbit: "plain rabbit"}
    )
    table.activate("tiger")
    plans = table.view("Anna").plans
    assert plans is not None
    end = table.cell("Anna", rabbit)
    assert [target.eaten for target in plans.targets if target.cell == end] == [
        ("frog", "rabbit"),
        ("rat", "rabbit"),
    ]
    near = table.cell("Anna", rat)
    assert [target.eaten for target in plans.targets if target.cell == near] == [
        ("frog", "rat"),
        ("rat",),
    ]


def test_a_dinosaur_is_offered_no_run_that_eats_needless_prey() -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain dinosaur", A: "lake tiger", (1, -1): "lake frog"}, eggs=0)
    table.activate_dinosaurs()
    plans = table.view("Anna").plans
    assert plans is not None
    assert [target.eaten for target in plans.targets] == [("tiger",), ("frog",)]


@settings(max_examples=40, deadline=None)
@given(worlds())
def test_every_end_and_every_choice_of_meals_is_found(world: Ecosystem) -> None:
    animals = slow.animals_of(world)
    for animal in range(PREDATORS, len(ANIMALS)):
        for cell in members(world.herd[animal]):
            paths = slow.paths(world, cell)
            meals = {
                (path[-1], sum(1 << each for each in {*path[1:]} - {cell} if each in animals))
                for path in paths
            }
            found = all_runs(world, animal, cell)
            assert set(found) == meals
            assert set(found.values()) <= set(paths)
            chosen = runs_of(world, animal, cell)
            assert {way[-1] for way in chosen} == {end for end, _ in meals}
            if animal == DINOSAUR and chosen:
                best = max(slow.eggs(world, path) for path in paths)
                assert max(slow.eggs(world, way) for way in chosen) == best


def test_spectators_get_no_plans_and_everybody_only_their_own() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "lake frog"})
    table.activate("tiger")
    assert table.view(None).plans is None
    theirs = table.view("Boris").plans
    assert theirs is not None
    assert theirs.targets == ()


def test_a_run_under_way_shows_its_path_and_meals() -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain dinosaur", A: "lake frog", B: "lake tiger"}, eggs=0)
    table.world("Boris", {NEST: "mountain"}, eggs=0)
    table.activate_dinosaurs()
    table.go("Anna", NEST, A, B)
    run = table.view("Boris").worlds[0].run
    assert run is not None
    assert run.path == tuple(table.cell("Anna", place) for place in (NEST, A, B))
    assert (run.eaten, run.steps_left) == (("frog", "tiger"), 3)
