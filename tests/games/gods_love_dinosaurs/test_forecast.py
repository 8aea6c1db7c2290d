"""What an activation would bring: forecasts, and how they compare with playing it out."""

from __future__ import annotations

from itertools import islice

from ludolith.engine.bits import bit, count, members
from ludolith.games.gods_love_dinosaurs import forecast as forecasts
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, SUPPLY
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from ludolith.games.gods_love_dinosaurs.view import Outlook
from tests.games.gods_love_dinosaurs.played_out import Truth, crowded, positions, truth
from tests.games.gods_love_dinosaurs.scenario import NEST, Place, Scenario

A, B, C, D = (1, 0), (2, 0), (3, 0), (4, 0)


def outlook(table: Scenario, animal: str) -> Outlook:
    plans = table.view("Anna").plans
    assert plans is not None
    return next(each for each in plans.outlooks if each.animal == animal)


def cells(table: Scenario, *places: Place) -> tuple[int, ...]:
    return tuple(sorted(table.cell("Anna", place) for place in places))


# -- what is said


def test_it_says_what_each_animal_would_do() -> None:
    plans = Scenario().view("Anna").plans
    assert plans is not None
    said = {each.animal: each.activity for each in plans.outlooks}
    assert said == dict.fromkeys(("frog", "rabbit", "rat"), "breed") | {
        "tiger": "hunt",
        "eagle": "hunt",
        "dinosaur": "run",
    }


def test_two_hunters_cannot_eat_the_same_prey() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "lake frog", C: "lake tiger"})
    tigers = outlook(table, "tiger")
    assert tigers.able == tigers.contested == cells(table, A, C)
    assert (tigers.unable, tigers.fed, tigers.thriving, tigers.exact) == ((), 1, 1, True)


def test_a_hunter_that_must_eat_is_not_contested() -> None:
    """The tiger in the west has prey of its own; the other two want the same frog."""
    table = Scenario()
    west = (-1, 0)
    table.world(
        "Anna",
        {
            A: "lake tiger",
            B: "lake frog",
            C: "lake tiger",
            west: "forest tiger",
            (-2, 0): "forest rat",
        },
    )
    tigers = outlook(table, "tiger")
    assert tigers.contested == cells(table, A, C)
    assert tigers.fed == 2
    assert tigers.able == cells(table, A, C, west)


def test_one_that_makes_way_lets_another_eat() -> None:
    """The eagle behind reaches its frog only once the one before it has flown elsewhere."""
    table = Scenario()
    aside = {(2, 1): "lake frog"}
    table.world("Anna", {A: "lake eagle", B: "lake eagle", C: "lake frog", **aside})
    eagles = outlook(table, "eagle")
    assert (eagles.able, eagles.fed, eagles.contested) == (cells(table, A, B), 2, ())


def test_the_most_fed_and_the_most_figures_may_exclude_each_other() -> None:
    table = Scenario()
    end = (5, 0)
    table.world(
        "Anna", {A: "lake eagle", B: "lake frog", C: "lake frog", D: "lake frog", end: "lake eagle"}
    )
    eagles = outlook(table, "eagle")
    assert (eagles.fed, eagles.thriving, eagles.at_once) == (2, 3, True)
    table = Scenario()
    table.world("Anna", {NEST: "mountain dinosaur", A: "lake tiger", B: "mountain dinosaur"})
    dinosaurs = outlook(table, "dinosaur")
    assert (dinosaurs.fed, dinosaurs.eggs, dinosaurs.contested) == (
        1,
        1,
        (0, table.cell("Anna", B)),
    )


def test_newborn_are_counted_by_the_room_there_is() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake frog", (1, -1): "lake", (0, 0): "mountain", (2, -1): "lake frog"})
    frogs = outlook(table, "frog")
    assert frogs.able == frogs.contested == cells(table, A, (2, -1))
    assert (frogs.fed, frogs.thriving) == (1, 3)


def test_a_strict_supply_limits_newborn_and_young() -> None:
    table = Scenario(strict_supply=True)
    table.world(
        "Anna", {A: "lake frog", B: "lake frog", C: "lake", (1, -1): "lake", (2, 1): "lake tiger"}
    )
    other = table.eco("Boris")
    other.herd[0] = bit(SUPPLY[0] - 3) - 1  # one frog is left
    other.herd[3] = bit(SUPPLY[3] - 1) - 1  # no tiger is
    frogs, tigers = outlook(table, "frog"), outlook(table, "tiger")
    assert (frogs.fed, frogs.thriving, len(frogs.contested)) == (1, 3, 2)
    assert (tigers.fed, tigers.thriving) == (1, 1)


def test_in_the_midst_of_a_hunt_the_hunter_on_its_way_counts() -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain dinosaur", A: "lake tiger", B: "lake eagle"}, eggs=0)
    table.activate_dinosaurs()
    assert outlook(table, "dinosaur").under_way
    table.go("Anna", NEST, A)
    dinosaurs = outlook(table, "dinosaur")
    assert (dinosaurs.able, dinosaurs.unable) == (cells(table, A), ())
    assert (dinosaurs.fed, dinosaurs.thriving, dinosaurs.eggs) == (1, 1, 1), "one egg more"


def test_in_the_midst_of_breeding_newborn_are_no_parents() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake frog", B: "lake", C: "lake", (1, -1): "lake"})
    table.activate("frog")
    table.breed("Anna", A, B)
    frogs = outlook(table, "frog")
    assert (frogs.able, frogs.unable, frogs.thriving, frogs.under_way) == ((), (), 2, True)


def test_a_dinosaur_that_could_be_hatched_first_is_mentioned() -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain", A: "lake rat", B: "mountain dinosaur"})
    assert outlook(table, "dinosaur").hatchable
    table.eco("Anna").eggs = 0
    assert not outlook(table, "dinosaur").hatchable


def test_what_takes_too_long_is_told_as_what_was_found() -> None:
    game = crowded()
    found = forecasts.forecast(game, 0, DINOSAUR)
    assert not found.exact
    assert 0 < found.fed <= count(found.figures)
    view = game.view(0)
    assert view.plans is not None
    assert not view.plans.outlooks[DINOSAUR].exact


# -- against playing it out


def shown(game: GodsLoveDinosaurs, seat: int, animal: int) -> Truth:
    found = forecasts.forecast(game, seat, animal)
    assert found.exact
    return Truth(
        members(found.figures),
        members(found.able),
        members(found.contested),
        found.fed,
        found.after,
        found.eggs,
        found.at_once,
    )


def test_forecasts_are_what_playing_out_every_way_finds() -> None:
    """Wild worlds with several hunters or parents, strict supply or not, some in mid-activation."""
    for game, animal in islice(positions(1, tiles=3), 200):
        assert shown(game, 0, animal) == truth(game, 0, animal)
