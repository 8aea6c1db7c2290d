"""A refused move is told with the rule that forbids it."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.engine.moves import Move
from ludolith.games.gods_love_dinosaurs.moves import (
    Breed,
    Done,
    GiveUp,
    Hatch,
    PlaceTile,
    PlaceYoung,
    Step,
    Stop,
    TakeTile,
)
from tests.games.gods_love_dinosaurs.scenario import NEST, Place, Scenario, direction
from tests.games.gods_love_dinosaurs.test_supply import shorten

A, B, C, D, E = (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)
NORTH = (1, -1)  # a lake of the starting tile, beside A


def refused(table: Scenario, name: str, move: Move) -> str:
    """The rule that is told; nothing else happens."""
    before = table.view(None)
    with pytest.raises(IllegalMove) as refusal:
        table.act(name, move)
    assert table.view(None) == before
    return refusal.value.rule


def step(table: Scenario, name: str, one: Place, other: Place) -> Step:
    return Step(table.cell(name, one), direction(one, other))


def breed(table: Scenario, parent: Place, child: Place) -> Breed:
    return Breed(table.cell("Anna", parent), direction(parent, child))


# -- a turn


def test_a_tile_that_is_not_there_cannot_be_taken() -> None:
    table = Scenario()
    table.turn("frog")
    assert refused(table, "Boris", TakeTile(0, 0)) == "GLD-10"
    assert refused(table, "Boris", PlaceTile(2, 0, 0)) == "GLD-10"
    assert refused(table, "Boris", Done()) == "GLD-10"


def test_the_third_row_is_not_in_use_for_two() -> None:
    assert refused(Scenario(), "Anna", TakeTile(0, 2)) == "GLD-02"


def test_only_one_tile_is_taken_in_a_turn() -> None:
    table = Scenario()
    table.take("Anna", "frog")
    assert refused(table, "Anna", TakeTile(1, 0)) == "GLD-10"


def test_a_tile_must_touch_and_not_overlap() -> None:
    table = Scenario()
    table.take("Anna", "frog")
    assert refused(table, "Anna", PlaceTile(9, 9, 0)) == "GLD-11"
    assert refused(table, "Anna", PlaceTile(0, 0, 0)) == "GLD-11"
    assert refused(table, "Anna", Done()) == "GLD-11"


# -- prey


def frogs(**options: object) -> Scenario:
    table = Scenario(**options)  # type: ignore[arg-type]
    table.world("Anna", {A: "lake frog", B: "lake frog", C: "lake", (2, -1): "plain"})
    return table


def test_prey_breeds_where_it_can_live() -> None:
    table = frogs()
    table.activate("frog")
    assert refused(table, "Anna", breed(table, A, (2, -1))) == "GLD-20"
    assert refused(table, "Anna", breed(table, B, (2, 1))) == "GLD-20", "the world ends there"
    assert refused(table, "Anna", Breed(0, 0)) == "GLD-20", "there is no frog"


def test_a_taken_cell_has_no_room() -> None:
    table = frogs()
    table.activate("frog")
    assert refused(table, "Anna", breed(table, A, B)) == "GLD-22"


def test_who_has_bred_and_who_was_just_born_breeds_no_more() -> None:
    table = frogs()
    table.activate("frog")
    table.breed("Anna", A, NORTH)
    assert refused(table, "Anna", breed(table, A, NORTH)) == "GLD-20"
    assert refused(table, "Anna", breed(table, NORTH, (2, -1))) == "GLD-21"


def test_an_empty_supply_lets_none_be_born() -> None:
    table = frogs(strict_supply=True)
    shorten(table, "frog", 1)
    table.activate("frog")
    table.breed("Anna", A, NORTH)
    assert refused(table, "Anna", breed(table, B, C)) == "GLD-53"


def test_no_dinosaur_hatches_while_animals_act() -> None:
    table = frogs()
    table.activate("frog", dinosaurs=True)
    assert refused(table, "Anna", Hatch()) == "GLD-40"


# -- tigers and eagles


def tigers() -> Scenario:
    table = Scenario()
    table.world(
        "Anna",
        {
            A: "lake tiger",
            B: "lake frog",
            C: "lake frog",
            D: "lake",
            E: "lake tiger",
            NEST: "mountain dinosaur",
            NORTH: "lake",
        },
    )
    table.activate("tiger")
    return table


def test_a_hunt_ends_on_prey() -> None:
    table = tigers()
    assert refused(table, "Anna", step(table, "Anna", E, (6, 0))) == "GLD-32", "a gap"
    assert refused(table, "Anna", step(table, "Anna", A, NEST)) == "GLD-32", "a dinosaur"
    assert refused(table, "Anna", step(table, "Anna", NORTH, A)) == "GLD-30", "no tiger"


def test_a_step_that_leads_to_no_prey_is_refused_by_the_rule_about_the_end() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "lake frog", (-1, 0): "forest"})
    table.activate("tiger")
    assert refused(table, "Anna", step(table, "Anna", A, NEST)) == "GLD-32"


def test_a_way_that_leads_to_prey_too_far_off_is_refused_by_the_rule_about_the_range() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "lake", C: "lake", D: "lake frog", NORTH: "lake frog"})
    table.activate("tiger")
    assert refused(table, "Anna", step(table, "Anna", A, B)) == "GLD-31"


def test_prey_off_the_line_of_an_eagle_is_refused_by_the_rule_about_the_line() -> None:
    table = Scenario()
    table.world(
        "Anna", {A: "lake eagle", B: "lake", C: "lake", (3, -1): "plain rabbit", NORTH: "lake frog"}
    )
    table.activate("eagle")
    assert refused(table, "Anna", step(table, "Anna", A, B)) == "GLD-31"


def test_a_player_who_waits_is_told_a_rule_as_well() -> None:
    table = Scenario()
    assert table.game.forbids(1, -1) == "GLD-10"


def test_an_empty_cell_is_no_place_to_stop() -> None:
    table = tigers()
    table.go("Anna", E, D)
    assert refused(table, "Anna", Stop()) == "GLD-32"


def test_one_hunts_after_the_other() -> None:
    table = tigers()
    assert refused(table, "Anna", Done()) == "GLD-30"
    assert refused(table, "Anna", Stop()) == "GLD-30"
    table.go("Anna", A, B)
    assert refused(table, "Anna", step(table, "Anna", E, D)) == "GLD-30"
    assert refused(table, "Anna", GiveUp(table.cell("Anna", E))) == "GLD-30"
    assert refused(table, "Anna", Done()) == "GLD-30"


def test_who_has_hunted_hunts_no_more_and_the_young_not_yet() -> None:
    table = Scenario()
    far = (-1, 0)
    table.world(
        "Anna",
        {
            A: "lake tiger",
            B: "lake frog",
            C: "lake frog",
            D: "lake frog",
            far: "forest tiger",
            (-1, 1): "plain rabbit",
        },
    )
    table.activate("tiger")
    table.go("Anna", A, B, C)
    assert refused(table, "Anna", step(table, "Anna", C, D)) == "GLD-30"
    assert refused(table, "Anna", step(table, "Anna", B, A)) == "GLD-35"
    assert refused(table, "Anna", GiveUp(table.cell("Anna", B))) == "GLD-35"
    assert refused(table, "Anna", PlaceYoung(table.cell("Anna", B))) == "GLD-34"


def test_an_eagle_does_not_turn() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake eagle", B: "lake frog", C: "lake frog", (2, 1): "lake frog"})
    table.activate("eagle")
    table.go("Anna", A, B)
    assert refused(table, "Anna", step(table, "Anna", B, (2, 1))) == "GLD-31"


def test_the_only_young_has_its_cells() -> None:
    table = Scenario(strict_supply=True)
    table.world("Anna", {A: "lake eagle", B: "lake frog", C: "lake frog", D: "lake frog"})
    shorten(table, "eagle", 1)
    table.activate("eagle")
    table.go("Anna", A, B, C, D)
    assert refused(table, "Anna", PlaceYoung(table.cell("Anna", D))) == "GLD-53"
    assert refused(table, "Anna", Stop()) == "GLD-53"


# -- dinosaurs


def dinosaurs() -> Scenario:
    table = Scenario()
    table.world(
        "Anna",
        {
            NEST: "mountain dinosaur",
            A: "lake",
            B: "mountain",
            C: "lake frog",
            D: "mountain dinosaur",
        },
        eggs=0,
    )
    table.activate_dinosaurs()
    return table


def test_a_run_must_eat_and_end_on_a_free_mountain() -> None:
    table = Scenario()
    table.world(
        "Anna",
        {NEST: "mountain dinosaur", A: "lake", C: "lake", B: "lake rat", D: "lake", E: "lake"},
        eggs=0,
    )
    table.activate_dinosaurs()
    table.go("Anna", NEST, A, B)
    assert refused(table, "Anna", Stop()) == "GLD-42", "no mountain"
    assert refused(table, "Anna", step(table, "Anna", B, C)) == "GLD-42", "too far to get back"


def test_a_dinosaur_may_not_end_hungry() -> None:
    table = dinosaurs()
    table.go("Anna", NEST, A, B)
    assert refused(table, "Anna", Stop()) == "GLD-44"
    assert refused(table, "Anna", step(table, "Anna", B, A)) == "GLD-44", "home, but hungry"


def test_dinosaurs_stand_in_each_others_way() -> None:
    table = dinosaurs()
    assert refused(table, "Anna", step(table, "Anna", D, E)) == "GLD-42"
    assert refused(table, "Anna", Done()) == "GLD-42"
    table.go("Anna", NEST, A)
    assert refused(table, "Anna", step(table, "Anna", D, C)) == "GLD-42"


def test_dinosaurs_hatch_before_they_hunt_and_not_again() -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain", A: "lake rat", B: "mountain dinosaur"})
    table.activate_dinosaurs()
    assert refused(table, "Anna", step(table, "Anna", B, A)) == "GLD-40"
    assert refused(table, "Anna", Done()) == "GLD-41"
    table.act("Anna", Hatch())
    assert refused(table, "Anna", Hatch()) == "GLD-40"


# -- no move at all


def test_whoever_is_asked_is_told_the_rule_of_the_moment() -> None:
    table = Scenario()
    assert table.game.forbids(0, -1) == "GLD-10"
    table.take("Anna", "frog")
    assert table.game.forbids(0, -1) == "GLD-11"
    assert tigers().game.forbids(0, -1) == "GLD-30"
    assert dinosaurs().game.forbids(0, -1) == "GLD-42"
