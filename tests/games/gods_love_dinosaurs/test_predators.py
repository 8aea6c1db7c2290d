from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.gods_love_dinosaurs.events import AnimalEaten, HuntEnded, HunterStarved
from ludolith.games.gods_love_dinosaurs.moves import Done, GiveUp, Step, Stop
from tests.games.gods_love_dinosaurs.scenario import NEST, Scenario

# A straight road of cells to the east of the nest's ring.
A, B, C, D, E = (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)


def road(**animals: str) -> dict[tuple[int, int], str]:
    """Lakes from A to E with these animals."""
    places = {"a": A, "b": B, "c": C, "d": D, "e": E}
    return {place: f"lake {animals.get(name, '')}" for name, place in places.items()}


@pytest.mark.rule("GLD-30")
def test_hunters_go_one_after_the_other_in_the_owners_order() -> None:
    table = Scenario()
    table.world("Anna", road(a="tiger", b="frog", d="frog", e="tiger"))
    table.activate("tiger")
    assert table.steps("Anna", A) == {B}
    assert table.steps("Anna", E) == {D}
    table.go("Anna", E, D)
    assert table.animals("Anna") == {A: "tiger", B: "frog", D: "tiger"}
    table.go("Anna", A, B)
    assert table.moves("Anna") == [Done()]


@pytest.mark.rule("GLD-30")
def test_a_hunt_is_finished_before_the_next_begins() -> None:
    table = Scenario()
    table.world("Anna", {**road(a="tiger", c="frog", e="tiger"), (4, -1): "lake frog"})
    table.activate("tiger")
    table.go("Anna", A, B)
    assert table.steps("Anna", E) == set()
    assert table.steps("Anna", B) == {C}
    with pytest.raises(IllegalMove) as refusal:
        table.act("Anna", Step(table.cell("Anna", E), 2))
    assert refusal.value.rule == "GLD-30"


@pytest.mark.rule("GLD-31")
def test_a_tiger_goes_one_or_two_steps_in_any_directions() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "lake", (2, 1): "lake frog"})
    table.activate("tiger")
    assert table.steps("Anna", A) == {B}
    table.go("Anna", A, B, (2, 1))
    assert table.animals("Anna") == {(2, 1): "tiger"}


@pytest.mark.rule("GLD-31")
def test_three_steps_are_too_far_for_a_tiger() -> None:
    table = Scenario()
    table.world("Anna", road(a="tiger", d="frog"))
    table.activate("tiger")
    assert "Anna" not in table.deciding()
    assert table.animals("Anna") == {D: "frog"}


@pytest.mark.rule("GLD-31")
def test_an_eagle_flies_up_to_three_cells_in_a_straight_line() -> None:
    table = Scenario()
    table.world("Anna", road(a="eagle", d="frog"))
    table.activate("eagle")
    table.go("Anna", A, B, C, D)
    assert table.animals("Anna") == {D: "eagle"}


@pytest.mark.rule("GLD-31")
def test_an_eagle_neither_turns_nor_flies_four_cells() -> None:
    table = Scenario()
    table.world("Anna", {**road(a="eagle", e="frog"), (2, 1): "lake frog"})
    table.activate("eagle")
    assert "Anna" not in table.deciding()
    table = Scenario()
    table.world("Anna", {**road(a="eagle", d="frog"), (2, -1): "lake", (3, -1): "lake frog"})
    table.activate("eagle")
    table.go("Anna", A, B)
    assert table.steps("Anna", B) == {C}


@pytest.mark.rule("GLD-32")
def test_a_hunt_ends_on_prey_and_eats_all_prey_on_the_way() -> None:
    table = Scenario()
    table.world("Anna", road(a="eagle", b="frog", d="frog"))
    table.activate("eagle")
    table.go("Anna", A, B)
    eaten = table.happened(AnimalEaten)[0]
    assert (eaten.hunter, eaten.prey, eaten.rule) == ("eagle", "frog", "GLD-32")
    assert Stop() in table.moves("Anna"), "it stands on eaten prey"
    table.go("Anna", B, C)
    assert table.moves("Anna") == [Step(table.cell("Anna", C), 0)], "no end on an empty cell"
    table.go("Anna", C, D)
    assert table.animals("Anna") == {B: "eagle", D: "eagle"}


@pytest.mark.rule("GLD-32")
def test_no_prey_is_passed_uneaten() -> None:
    table = Scenario()
    table.world("Anna", road(a="tiger", b="frog", c="frog"))
    table.activate("tiger")
    table.go("Anna", A, B)
    assert B not in {place for place, animal in table.animals("Anna").items() if animal == "frog"}


@pytest.mark.rule("GLD-32")
@pytest.mark.parametrize("obstacle", ["tiger", "eagle", "dinosaur"])
def test_hunters_do_not_pass_predators_or_dinosaurs(obstacle: str) -> None:
    for hunter in ("tiger", "eagle"):
        table = Scenario()
        table.world("Anna", road(a=hunter, b=obstacle, c="frog"))
        table.activate(hunter)
        if "Anna" in table.deciding():  # the obstacle itself can hunt
            assert table.steps("Anna", A) == set()
        else:
            assert A not in table.animals("Anna")
    assert table.animals("Anna")[C] == "frog"


@pytest.mark.rule("GLD-32")
def test_hunters_do_not_cross_gaps() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake eagle", (2, -1): "lake", (3, -1): "lake", C: "lake frog"})
    table.activate("eagle")
    assert table.animals("Anna") == {C: "frog"}


@pytest.mark.rule("GLD-32")
def test_terrain_is_no_obstacle() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "mountain", C: "lake frog"})
    table.activate("tiger")
    table.go("Anna", A, B, C)
    assert table.animals("Anna") == {C: "tiger"}


@pytest.mark.rule("GLD-32")
def test_the_eagles_of_the_rulebook() -> None:
    """Tom's first eagle eats two rabbits and has one young; a dinosaur keeps his second from prey.

    The first could also have turned to the frogs.
    """
    table = Scenario()
    table.world(
        "Boris",
        {
            NEST: "mountain dinosaur",
            (-1, 1): "plain eagle",
            (-2, 2): "plain rabbit",
            (-3, 3): "plain rabbit",
            (-2, 1): "lake frog",
            (1, -1): "lake eagle",
            (0, 1): "plain rabbit",
        },
    )
    table.activate("eagle")
    assert table.deciding() == ["Boris"]
    assert table.steps("Boris", (-1, 1)) == {(-2, 2), (-2, 1), (0, 1)}
    assert table.steps("Boris", (1, -1)) == set(), "the dinosaur is in its way"
    table.go("Boris", (-1, 1), (-2, 2), (-3, 3))
    starved = table.happened(HunterStarved)
    assert [event.cell for event in starved] == [table.cell("Boris", (1, -1))]
    eagles = {place for place, animal in table.animals("Boris").items() if animal == "eagle"}
    assert eagles == {(-2, 2), (-3, 3)}


@pytest.mark.rule("GLD-33")
def test_a_predator_without_prey_starves() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger"})
    table.activate("tiger")
    assert table.animals("Anna") == {}
    assert [event.rule for event in table.happened(HunterStarved)] == ["GLD-33"]


@pytest.mark.rule("GLD-33")
def test_the_owner_may_let_one_starve_which_clears_the_way_for_the_next() -> None:
    table = Scenario()
    table.world("Anna", road(a="tiger", b="tiger", c="frog"))
    table.activate("tiger")
    assert table.steps("Anna", A) == set()
    assert GiveUp(table.cell("Anna", A)) in table.moves("Anna")
    table.give_up("Anna", B)
    assert table.animals("Anna") == {A: "tiger", C: "frog"}
    assert table.steps("Anna", A) == {B}
    table.go("Anna", A, B, C)
    assert table.animals("Anna") == {C: "tiger"}


@pytest.mark.rule("GLD-33")
def test_the_helpless_wait_until_nobody_else_can_hunt() -> None:
    table = Scenario()
    table.world("Anna", {**road(a="tiger", b="tiger", c="frog"), (-1, 0): "forest tiger"})
    table.activate("tiger")
    assert (-1, 0) in table.animals("Anna"), "it starves at the end of its own hunt, not before"
    table.go("Anna", B, C)
    assert table.animals("Anna") == {C: "tiger"}, "those that cannot eat have starved"


@pytest.mark.rule("GLD-34")
def test_each_further_prey_becomes_a_young_where_it_was_eaten() -> None:
    table = Scenario()
    table.world("Anna", road(a="eagle", b="frog", c="frog", d="frog"))
    table.activate("eagle")
    table.go("Anna", A, B, C, D)
    assert table.animals("Anna") == {B: "eagle", C: "eagle", D: "eagle"}
    ended = table.happened(HuntEnded)[0]
    assert (ended.eaten, ended.rule) == (3, "GLD-34")
    assert set(ended.young) == {table.cell("Anna", B), table.cell("Anna", C)}
    assert ended.path == tuple(table.cell("Anna", place) for place in (A, B, C, D))


@pytest.mark.rule("GLD-34")
def test_one_prey_only_feeds_the_hunter_and_its_start_is_empty() -> None:
    table = Scenario()
    table.world("Anna", road(a="tiger", b="frog"))
    table.activate("tiger")
    table.go("Anna", A, B)
    assert table.animals("Anna") == {B: "tiger"}
    assert table.happened(HuntEnded)[0].young == ()


@pytest.mark.rule("GLD-35")
def test_young_predators_neither_hunt_nor_starve_now() -> None:
    table = Scenario()
    table.world("Anna", road(a="tiger", b="frog", c="frog", d="frog"))
    table.activate("tiger")
    table.go("Anna", A, B, C)
    assert table.animals("Anna") == {B: "tiger", C: "tiger", D: "frog"}
    assert table.moves("Anna") == [Done()]
    table.done("Anna")
    table.activate("tiger")
    assert table.steps("Anna", C) == {D}
