"""What a player sees of the future: ends of runs, and how an activation would go."""

from __future__ import annotations

from ludolith.games.gods_love_dinosaurs.view import Outlook
from tests.games.gods_love_dinosaurs.scenario import NEST, Scenario

A, B, C, D = (1, 0), (2, 0), (3, 0), (4, 0)


def outlook(table: Scenario, name: str, animal: str) -> Outlook:
    plans = table.view(name).plans
    assert plans is not None
    return next(each for each in plans.outlooks if each.animal == animal)


def test_the_outlook_tells_who_can_eat_and_who_would_starve() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "lake frog", C: "lake frog", (-1, 0): "forest tiger"})
    tigers = outlook(table, "Anna", "tiger")
    assert tigers.able == (table.cell("Anna", A),)
    assert tigers.unable == (table.cell("Anna", (-1, 0)),)
    assert tigers.thriving == 2, "the one that eats two frogs, and its young"


def test_the_outlook_of_prey_counts_newborn() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake frog", B: "lake frog", C: "lake", (-1, 1): "plain rabbit"})
    frogs = outlook(table, "Anna", "frog")
    assert frogs.able == (table.cell("Anna", A), table.cell("Anna", B))
    assert frogs.thriving == 4
    rabbits = outlook(table, "Anna", "rabbit")
    assert (rabbits.unable, rabbits.thriving) == ((), 2)


def test_the_outlook_of_dinosaurs_counts_eggs() -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain dinosaur", A: "lake tiger", B: "lake eagle"})
    dinosaurs = outlook(table, "Anna", "dinosaur")
    assert (dinosaurs.able, dinosaurs.thriving, dinosaurs.eggs) == ((0,), 1, 2)


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
    table.go("Anna", A, B)
    plans = table.view("Anna").plans
    assert plans is not None
    assert [(t.hunter, t.cell, t.eaten, t.young) for t in plans.targets] == [
        (cells[1], cells[3], ("frog",), 1)
    ]


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
