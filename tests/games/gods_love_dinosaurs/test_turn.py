from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.gods_love_dinosaurs.events import (
    AnimalArrived,
    AnimalsActivated,
    DinosaursActivated,
    TilePlaced,
    TileTaken,
)
from ludolith.games.gods_love_dinosaurs.moves import PlaceTile, TakeTile
from tests.games.gods_love_dinosaurs.scenario import NEST, Scenario, beside


@pytest.mark.rule("GLD-10")
def test_a_player_takes_any_tile_of_any_column_and_must_take_one() -> None:
    table = Scenario(4)
    assert table.moves("Anna") == [TakeTile(column, row) for column in range(5) for row in range(3)]
    table.take("Anna", "rat", 2)
    assert table.happened(TileTaken)[0].column == 2
    assert table.view("Anna").columns[2].tiles[2] is None
    assert table.view("Boris").held is not None


@pytest.mark.rule("GLD-10")
def test_an_empty_place_of_the_board_offers_nothing() -> None:
    table = Scenario()
    table.turn("rat", 1)
    assert TakeTile(2, 1) not in table.moves("Boris")
    assert len(table.moves("Boris")) == 9


@pytest.mark.rule("GLD-11")
def test_a_tile_joins_in_any_of_six_directions_wherever_an_edge_touches() -> None:
    table = Scenario()
    table.take("Anna", "frog")
    world = set(table.places("Anna"))
    expected = []
    for q in range(-6, 7):
        for r in range(-6, 7):
            for direction in range(6):
                hexes = {(q, r), beside((q, r), direction)}
                around = {beside(place, towards) for place in hexes for towards in range(6)}
                if not hexes & world and around & world:
                    expected.append(PlaceTile(q, r, direction))
    assert table.moves("Anna") == expected
    assert len(expected) == 84


@pytest.mark.rule("GLD-11")
def test_tiles_do_not_overlap_but_may_leave_gaps() -> None:
    table = Scenario()
    table.take("Anna", "frog")
    with pytest.raises(IllegalMove) as refusal:
        table.place("Anna", (1, 0))
    assert refusal.value.rule == "GLD-11"
    with pytest.raises(IllegalMove):
        table.place("Anna", (2, 0), 3)  # its second hex would lie on the lake
    with pytest.raises(IllegalMove):
        table.place("Anna", (3, 0))  # touches nothing
    table.place("Anna", (2, 0), 0)
    # From the far end of that tile back towards the ring: a gap stays in between.
    table.turn("rat")
    table.take("Anna", "rabbit")
    table.place("Anna", (3, -1), 2)
    assert (2, -1) not in table.places("Anna")
    assert {beside((2, -1), towards) for towards in range(6)} & set(table.places("Anna"))


@pytest.mark.rule("GLD-11")
def test_terrains_need_not_match() -> None:
    table = Scenario(tiles="A03")  # plain and plain
    table.take("Anna", "frog")
    table.place("Anna", (2, 0))
    assert table.terrain("Anna", (1, 0)) == "lake"
    assert table.terrain("Anna", (2, 0)) == table.terrain("Anna", (3, 0)) == "plain"
    placed = table.happened(TilePlaced)[0]
    assert (placed.tile, placed.first_cell) == ("A03", 7)


@pytest.mark.rule("GLD-12")
def test_a_printed_animal_stands_on_the_first_hex() -> None:
    table = Scenario(tiles="A02")  # lake with a frog, and plain
    table.take("Anna", "frog")
    table.place("Anna", (3, 0), 3)
    assert table.terrain("Anna", (3, 0)) == "lake"
    assert table.terrain("Anna", (2, 0)) == "plain"
    assert table.animals("Anna")[3, 0] == "frog"
    assert table.happened(AnimalArrived)[0].cell == table.cell("Anna", (3, 0))


@pytest.mark.rule("GLD-12")
def test_a_tile_without_an_animal_brings_none() -> None:
    table = Scenario(tiles="A09")
    before = table.animals("Anna")
    table.take("Anna", "frog")
    table.place("Anna", (2, 0))
    assert table.animals("Anna") == before


@pytest.mark.rule("GLD-13")
def test_the_last_tile_of_a_column_activates_its_animal_for_everybody() -> None:
    table = Scenario()
    table.turn("rabbit", 0)
    assert not table.happened(AnimalsActivated)
    assert table.deciding() == ["Boris"]
    table.turn("rabbit", 1)
    activated = table.happened(AnimalsActivated)
    assert [(event.seat, event.animal) for event in activated] == [(1, "rabbit")]
    assert table.deciding() == ["Anna", "Boris"]
    table.done("Anna")
    table.done("Boris")
    assert table.deciding() == ["Anna"]


@pytest.mark.rule("GLD-13")
def test_the_figure_just_placed_takes_part() -> None:
    table = Scenario(tiles="A09 A10 A11 A03")  # the second tile of the rabbits is a rabbit's
    table.turn("rabbit", 0)
    table.take("Boris", "rabbit", 1)
    table.place("Boris", (5, 0) if (5, 0) in table.places("Boris") else (-2, 1), 3)
    assert table.cell("Boris", (-2, 1)) in table.view("Boris").worlds[1].to_act


@pytest.mark.rule("GLD-13")
def test_dinosaurs_follow_only_where_the_dino_marker_stands() -> None:
    table = Scenario()
    table.turn("frog", 0)
    table.turn("frog", 1)
    assert table.happened(DinosaursActivated)
    assert table.view("Anna").dinosaurs_follow
    other = Scenario()
    other.turn("rat", 0)
    other.turn("rat", 1)
    assert not other.happened(DinosaursActivated)


@pytest.mark.rule("GLD-14")
def test_an_animal_nobody_has_still_counts_as_activated() -> None:
    table = Scenario(3)
    for name in ("Anna", "Boris", "Celia"):
        table.world(name, {NEST: "mountain dinosaur", (1, 0): "lake frog"})
    table.activate("tiger", dinosaurs=True)
    assert [event.animal for event in table.happened(AnimalsActivated)] == ["tiger"]
    assert table.view(None).worlds[0].stage == "running"


@pytest.mark.rule("GLD-14")
def test_without_animals_and_marker_the_turn_just_passes_on() -> None:
    table = Scenario(3)
    table.activate("eagle")
    assert table.deciding() == ["Boris"]
