from __future__ import annotations

import pytest

from ludolith.games.gods_love_dinosaurs.events import (
    DinosaurHatched,
    DinosaurRan,
    DinosaurStarved,
    EggLaid,
    MarkerMoved,
    TileLaid,
)
from ludolith.games.gods_love_dinosaurs.moves import Done, Hatch, KeepEggs, Stop
from tests.games.gods_love_dinosaurs.scenario import NEST, Scenario

A, B, C, D = (1, 0), (2, 0), (3, 0), (4, 0)
EMPTY = {NEST: "mountain"}


def alone(cells: dict[tuple[int, int], str], *, eggs: int = 0) -> Scenario:
    """Anna with this world in a dinosaurs' activation; Boris has no animals."""
    table = Scenario()
    table.world("Anna", cells, eggs=eggs)
    table.world("Boris", EMPTY, eggs=0)
    table.activate_dinosaurs()
    return table


@pytest.mark.rule("GLD-40")
def test_the_order_is_hatch_hunt_marker_refill() -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain", A: "lake frog"}, eggs=1)
    table.world("Boris", EMPTY, eggs=0)
    table.activate_dinosaurs()
    assert table.view("Anna").worlds[0].stage == "hatching"
    table.act("Anna", Hatch())
    assert table.view("Anna").worlds[0].stage == "running"
    table.go("Anna", NEST, A, NEST, stop=True)
    assert table.game.marker == 0
    table.done("Anna")
    kinds = [type(one.event) for one in table.emitted]
    assert kinds.index(MarkerMoved) < kinds.index(TileLaid)


@pytest.mark.rule("GLD-41")
def test_an_egg_becomes_a_dinosaur_on_the_nest_or_stays_an_egg() -> None:
    table = alone({NEST: "mountain", A: "lake frog"}, eggs=2)
    assert table.moves("Anna") == [KeepEggs(), Hatch()]
    table.act("Anna", Hatch())
    assert (table.animals("Anna")[NEST], table.eggs("Anna")) == ("dinosaur", 1)
    assert table.happened(DinosaurHatched)[0].eggs == 1
    table = alone({NEST: "mountain", A: "lake frog"}, eggs=2)
    table.act("Anna", KeepEggs())
    assert (table.animals("Anna"), table.eggs("Anna")) == ({A: "frog"}, 2)


@pytest.mark.rule("GLD-41")
def test_at_most_one_hatches_in_an_activation() -> None:
    table = alone({NEST: "mountain", A: "lake frog"}, eggs=7)
    table.act("Anna", Hatch())
    table.go("Anna", NEST, A, NEST, stop=True)
    assert table.moves("Anna") == [Done()]


@pytest.mark.rule("GLD-41")
def test_nothing_hatches_without_an_egg_or_on_a_nest_with_a_dinosaur() -> None:
    table = alone({NEST: "mountain dinosaur", A: "lake frog"}, eggs=5)
    assert table.view("Anna").worlds[0].stage == "running"
    table = alone({NEST: "mountain", B: "mountain dinosaur", A: "lake frog"}, eggs=0)
    assert table.view("Anna").worlds[0].stage == "running"


@pytest.mark.rule("GLD-41")
def test_whoever_hatched_confirms_the_end_even_if_the_hatchling_starves() -> None:
    table = alone({NEST: "mountain"}, eggs=1)
    table.act("Anna", Hatch())
    assert table.happened(DinosaurStarved)
    assert table.moves("Anna") == [Done()]


@pytest.mark.rule("GLD-42")
def test_a_dinosaur_goes_up_to_five_steps_and_ends_on_a_free_mountain() -> None:
    table = alone(
        {
            NEST: "mountain dinosaur",
            A: "lake frog",
            B: "lake",
            C: "lake",
            D: "lake",
            (5, 0): "mountain",
        }
    )
    table.go("Anna", NEST, A, B, C, D, (5, 0))
    assert table.animals("Anna") == {(5, 0): "dinosaur"}
    table = alone(
        {
            NEST: "mountain dinosaur",
            A: "lake",
            B: "lake",
            C: "lake frog",
            D: "lake",
            (5, 0): "lake",
            (6, 0): "mountain",
        }
    )
    assert table.animals("Anna") == {C: "frog"}, "six steps are too far"


@pytest.mark.rule("GLD-42")
def test_it_may_return_to_its_start_and_visit_cells_again() -> None:
    table = alone({NEST: "mountain dinosaur", A: "lake", B: "lake tiger"})
    table.go("Anna", NEST, A, B, A, NEST, stop=True)
    assert table.animals("Anna") == {NEST: "dinosaur"}
    assert table.eggs("Anna") == 1
    ran = table.happened(DinosaurRan)[0]
    assert ran.path == tuple(table.cell("Anna", place) for place in (NEST, A, B, A, NEST))


@pytest.mark.rule("GLD-42")
def test_it_does_not_pass_dinosaurs_or_end_on_their_mountain() -> None:
    table = alone(
        {NEST: "mountain dinosaur", A: "lake frog", B: "mountain dinosaur", C: "lake frog"}
    )
    assert table.steps("Anna", NEST) >= {A}
    table.go("Anna", NEST, A)
    assert B not in table.steps("Anna", A)
    table.go("Anna", A, NEST, stop=True)
    table.go("Anna", B, A)
    assert NEST not in table.steps("Anna", A)


@pytest.mark.rule("GLD-42")
def test_a_mountain_with_another_dinosaur_is_no_end_to_run_for() -> None:
    table = alone(
        {NEST: "mountain dinosaur", A: "lake", B: "lake", C: "lake frog", D: "mountain dinosaur"}
    )
    assert table.steps("Anna", D) == {C}
    assert table.steps("Anna", NEST) == set(), "its own mountain is too far, the other one taken"


@pytest.mark.rule("GLD-42")
def test_the_owner_chooses_the_order_and_each_finishes_first() -> None:
    table = alone(
        {NEST: "mountain dinosaur", A: "lake frog", B: "mountain dinosaur", C: "lake frog"}
    )
    table.go("Anna", B, C)
    assert table.steps("Anna", NEST) == set()
    table.go("Anna", C, B, stop=True)
    assert table.steps("Anna", NEST) >= {A}


@pytest.mark.rule("GLD-42", "GLD-43")
def test_the_dinosaurs_of_the_rulebook() -> None:
    """The hatched one eats 3 predators in 5 steps; the other reaches only a frog and comes back.

    The second could end on the nest, too, but then nothing could hatch there next time.
    """
    table = alone(
        {
            NEST: "mountain",
            A: "lake tiger",
            B: "lake eagle",
            (2, 1): "plain tiger",
            (1, 2): "plain",
            (0, 2): "mountain",
            (-1, 0): "forest",
            (-2, 0): "mountain dinosaur",
            (-3, 1): "lake frog",
        },
        eggs=3,
    )
    table.act("Anna", Hatch())
    table.go("Anna", NEST, A, B, (2, 1), (1, 2), (0, 2))
    assert table.happened(DinosaurRan)[0].eggs == 3
    assert table.eggs("Anna") == 3 - 1 + 3
    table.go("Anna", (-2, 0), (-3, 1), (-2, 0), stop=True)
    assert table.eggs("Anna") == 5
    assert table.animals("Anna") == {(0, 2): "dinosaur", (-2, 0): "dinosaur"}


@pytest.mark.rule("GLD-43")
def test_every_predator_eaten_is_an_egg_and_prey_is_none() -> None:
    table = alone({NEST: "mountain dinosaur", A: "lake frog", B: "lake eagle", C: "mountain"})
    table.go("Anna", NEST, A)
    assert not table.happened(EggLaid)
    table.go("Anna", A, B)
    assert table.happened(EggLaid)[0].eggs == 1
    table.go("Anna", B, C, stop=True)
    assert table.animals("Anna") == {C: "dinosaur"}
    assert table.eggs("Anna") == 1


@pytest.mark.rule("GLD-44")
def test_a_dinosaur_without_food_in_reach_of_a_mountain_dies() -> None:
    table = alone({NEST: "mountain dinosaur", A: "lake", B: "lake", C: "lake frog"})
    assert table.animals("Anna") == {C: "frog"}
    assert table.eggs("Anna") == 0


@pytest.mark.rule("GLD-44")
def test_it_must_eat_even_if_it_could_end_on_a_mountain() -> None:
    table = alone({NEST: "mountain dinosaur", A: "lake", B: "mountain"})
    assert table.animals("Anna") == {}


@pytest.mark.rule("GLD-44")
def test_the_owner_may_let_it_die_before_the_next_one_runs() -> None:
    table = alone({NEST: "mountain dinosaur", B: "mountain dinosaur", C: "lake frog"})
    assert table.steps("Anna", NEST) == set(), "the other one is in its way"
    table.give_up("Anna", B)
    assert table.happened(DinosaurStarved)[0].cell == table.cell("Anna", B)
    table.go("Anna", NEST, A, B, C, B, stop=True)
    assert table.animals("Anna") == {B: "dinosaur"}


@pytest.mark.rule("GLD-44")
def test_no_step_leads_into_a_dead_end() -> None:
    table = alone({NEST: "mountain dinosaur", A: "lake", B: "lake frog", C: "lake"})
    table.go("Anna", NEST, A, B)
    assert table.steps("Anna", B) >= {A}
    assert C not in table.steps("Anna", B), "from there it is three steps back"
    assert Stop() not in table.moves("Anna")


@pytest.mark.rule("GLD-45")
def test_the_marker_moves_right_and_from_the_eagles_to_the_frogs() -> None:
    table = Scenario()
    for name in ("Anna", "Boris"):
        table.world(name, EMPTY, eggs=0)
    seen = []
    for animal in ("frog", "rabbit", "rat", "tiger", "eagle"):
        table.activate(animal, dinosaurs=True)
        seen += [event.animal for event in table.happened(MarkerMoved)]
        assert [column.animal for column in table.view(None).columns if column.marker] == seen[-1:]
    assert seen == ["rabbit", "rat", "tiger", "eagle", "frog"]


@pytest.mark.rule("GLD-46")
def test_only_empty_columns_are_refilled_the_leftmost_first() -> None:
    """The rulebook's refill for two: frogs, rats and eagles."""
    table = Scenario()
    for name in ("Anna", "Boris"):
        table.world(name, EMPTY, eggs=0)
    for place in (6, 7, 12, 13, 3, 9):  # rats and eagles empty; one rabbit and one tiger tile gone
        table.game.board[place] = -1
    table.activate("frog", dinosaurs=True)
    laid = [(event.animal, event.row) for event in table.happened(TileLaid)]
    assert laid == [(animal, row) for animal in ("frog", "rat", "eagle") for row in (0, 1)]
    assert {event.rule for event in table.happened(TileLaid)} == {"GLD-46"}
    filled = [sum(tile is not None for tile in column.tiles) for column in table.view(None).columns]
    assert filled == [2, 1, 2, 1, 2]


@pytest.mark.rule("GLD-46")
def test_one_stack_is_used_up_before_the_next_is_begun() -> None:
    table = Scenario()
    for name in ("Anna", "Boris"):
        table.world(name, EMPTY, eggs=0)
    for place in (6, 7):
        table.game.board[place] = -1
    table.activate("frog", dinosaurs=True)
    assert [event.tile[0] for event in table.happened(TileLaid)] == ["A", "A", "B", "B"]
    assert table.view(None).stack_in_use == "B"
    assert [len(stack.tiles) for stack in table.view(None).stacks] == [0, 6, 8, 8]


@pytest.mark.rule("GLD-47")
def test_without_dinosaurs_nothing_is_refilled() -> None:
    table = Scenario()
    for name in ("Anna", "Boris"):
        table.world(name, EMPTY, eggs=0)
    table.activate("rabbit")
    assert not table.happened(TileLaid)
    assert table.view(None).columns[1].tiles == (None, None)
