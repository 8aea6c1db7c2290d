"""The option "strict supply" (GLD-53), and that without it figures never run out."""

from __future__ import annotations

import pytest

from ludolith.engine.bits import bit
from ludolith.games.gods_love_dinosaurs.components import ANIMALS, SUPPLY
from ludolith.games.gods_love_dinosaurs.events import NotInSupply
from ludolith.games.gods_love_dinosaurs.moves import Done, Hatch, KeepEggs, PlaceYoung
from tests.games.gods_love_dinosaurs.scenario import NEST, Scenario

A, B, C, D = (1, 0), (2, 0), (3, 0), (4, 0)


def shorten(table: Scenario, animal: str, left: int) -> None:
    """Put figures far outside the last player's world until only this many are left."""
    eco = table.game.worlds[-1]
    number = ANIMALS.index(animal)
    cell = eco.cells + 20
    while table.game.supply(number) > left:
        eco.herd[number] |= bit(cell)
        cell += 1


@pytest.mark.rule("GLD-53")
def test_the_box_holds_so_many_figures_starting_ones_included() -> None:
    table = Scenario(2, strict_supply=True)
    supply = table.view(None).supply
    assert supply == {"frog": 23, "rabbit": 28, "rat": 33, "tiger": 25, "eagle": 25, "dinosaur": 17}
    assert Scenario(2).view(None).supply is None
    assert list(SUPPLY) == [25, 30, 35, 25, 25, 19]


@pytest.mark.rule("GLD-53")
def test_without_the_option_figures_never_run_out() -> None:
    table = Scenario()
    table.world("Anna", {A: "lake frog", B: "lake"})
    table.game.worlds[1].herd[0] = (1 << 50) - (1 << 10)  # forty frogs
    table.activate("frog")
    assert table.nurseries("Anna", A) == {B, (1, -1)}


@pytest.mark.rule("GLD-53")
def test_players_act_one_after_the_other_from_the_active_one() -> None:
    table = Scenario(3, strict_supply=True)
    table.turn("rat")
    table.activate("rabbit")
    order = []
    while table.game.activated >= 0:
        order += table.deciding()
        table.done(table.deciding()[0])
    assert order == ["Boris", "Celia", "Anna"]
    assert table.game.apart() == 0


@pytest.mark.rule("GLD-53")
def test_all_hatch_before_anyone_hunts() -> None:
    table = Scenario(2, strict_supply=True)
    for name in ("Anna", "Boris"):
        table.world(name, {NEST: "mountain", B: "mountain dinosaur", A: "lake rat"}, eggs=1)
    table.activate("frog", dinosaurs=True)
    assert table.deciding() == ["Anna"]
    table.act("Anna", Hatch())
    assert table.deciding() == ["Boris"]
    assert table.moves("Boris") == [KeepEggs(), Hatch()]
    table.act("Boris", KeepEggs())
    assert table.view(None).worlds[0].stage == "running"


@pytest.mark.rule("GLD-53")
def test_what_is_not_in_supply_is_not_placed() -> None:
    table = Scenario(2, tiles="A02", strict_supply=True)  # a frog's tile
    shorten(table, "frog", 0)
    table.take("Anna", "frog")
    table.place("Anna", (2, 0))
    assert B not in table.animals("Anna")
    assert [event.animal for event in table.happened(NotInSupply)] == ["frog"]


@pytest.mark.rule("GLD-53")
def test_what_is_not_in_supply_is_not_born() -> None:
    table = Scenario(2, strict_supply=True)
    table.world("Anna", {A: "lake frog", B: "lake frog", C: "lake", (1, -1): "lake"})
    shorten(table, "frog", 1)
    table.activate("frog")
    table.breed("Anna", B, C)
    assert table.moves("Anna") == [Done()]


@pytest.mark.rule("GLD-53")
def test_what_is_not_in_supply_is_not_hatched() -> None:
    table = Scenario(2, strict_supply=True)
    table.world("Anna", {NEST: "mountain", A: "lake rat"}, eggs=1)
    shorten(table, "dinosaur", 0)
    table.eco("Boris").eggs = 0
    table.activate("frog", dinosaurs=True)
    assert Hatch() not in table.moves("Anna")


@pytest.mark.rule("GLD-53")
def test_eaten_figures_are_back_at_once() -> None:
    table = Scenario(2, strict_supply=True)
    table.world("Anna", {A: "lake tiger", B: "lake frog"})
    shorten(table, "frog", 0)
    table.activate("tiger")
    table.go("Anna", A, B)
    assert table.game.supply(0) == 1


@pytest.mark.rule("GLD-53")
def test_without_any_young_the_hunter_stands_where_it_ate_last() -> None:
    table = Scenario(2, strict_supply=True)
    table.world("Anna", {A: "lake tiger", B: "lake frog", C: "lake frog"})
    shorten(table, "tiger", 0)
    table.activate("tiger")
    table.go("Anna", A, B, C)
    assert table.animals("Anna") == {C: "tiger"}
    assert [event.animal for event in table.happened(NotInSupply)] == ["tiger"]


@pytest.mark.rule("GLD-53")
def test_the_owner_chooses_where_the_only_young_stands() -> None:
    for chosen, other in ((B, C), (C, B)):
        table = Scenario(2, strict_supply=True)
        table.world("Anna", {A: "lake eagle", B: "lake frog", C: "lake frog", D: "lake frog"})
        shorten(table, "eagle", 1)
        table.activate("eagle")
        table.go("Anna", A, B, C, D)
        cells = [table.cell("Anna", place) for place in (B, C)]
        assert table.moves("Anna") == [PlaceYoung(cell) for cell in cells]
        assert table.view("Anna").worlds[0].choosing_young == tuple(cells)
        assert table.game.forbids(0, -1) == "GLD-53"
        table.act("Anna", PlaceYoung(table.cell("Anna", chosen)))
        assert table.animals("Anna") == {chosen: "eagle", D: "eagle"}
        assert other not in table.animals("Anna")
