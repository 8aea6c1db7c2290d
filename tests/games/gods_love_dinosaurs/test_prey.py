from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.gods_love_dinosaurs.events import AnimalBorn
from ludolith.games.gods_love_dinosaurs.moves import Breed, Done
from tests.games.gods_love_dinosaurs.scenario import Scenario

LAKE, PLAIN = (1, 0), (-1, 1)


@pytest.mark.rule("GLD-20")
def test_each_prey_may_have_one_newborn_on_an_empty_cell_beside_it() -> None:
    """The rulebook's rabbits: two of them, three empty plains, two newborn, one plain left."""
    table = Scenario()
    table.world(
        "Anna",
        {
            PLAIN: "plain rabbit",
            (0, 1): "plain",
            (1, 1): "plain rabbit",
            (2, 1): "plain",
            (-1, 2): "plain",
        },
    )
    table.activate("rabbit")
    assert table.nurseries("Anna", PLAIN) == {(0, 1), (-1, 2)}
    assert table.nurseries("Anna", (1, 1)) == {(0, 1), (2, 1)}
    table.breed("Anna", PLAIN, (-1, 2))
    born = table.happened(AnimalBorn)[0]
    assert (born.animal, born.cell) == ("rabbit", table.cell("Anna", (-1, 2)))
    table.breed("Anna", (1, 1), (2, 1))
    assert table.moves("Anna") == [Done()]
    assert (0, 1) not in table.animals("Anna")


@pytest.mark.rule("GLD-20")
@pytest.mark.parametrize(
    ("animal", "home"), [("frog", "lake"), ("rat", "forest"), ("rabbit", "plain")]
)
def test_prey_breeds_in_its_habitat_or_on_universal_terrain_never_on_mountains(
    animal: str, home: str
) -> None:
    table = Scenario()
    table.world(
        "Anna",
        {
            (4, 0): f"{home} {animal}",
            (5, 0): "lake",
            (5, -1): "forest",
            (4, -1): "plain",
            (3, 0): "mountain",
            (3, 1): "universal",
        },
    )
    table.activate(animal)
    own = {"lake": (5, 0), "forest": (5, -1), "plain": (4, -1)}[home]
    assert table.nurseries("Anna", (4, 0)) == {own, (3, 1)}


@pytest.mark.rule("GLD-20")
def test_the_owner_may_decline_any_or_all() -> None:
    table = Scenario()
    table.world("Anna", {LAKE: "lake frog", (2, 0): "lake frog", (3, 0): "lake"})
    table.activate("frog")
    table.breed("Anna", (2, 0), (3, 0))
    table.done("Anna")
    assert table.animals("Anna") == {LAKE: "frog", (2, 0): "frog", (3, 0): "frog"}
    table = Scenario()
    before = table.animals("Boris")
    table.activate("frog")
    table.done("Boris")
    assert table.animals("Boris") == before


@pytest.mark.rule("GLD-21")
def test_a_newborn_does_not_breed_in_the_same_activation() -> None:
    table = Scenario()
    table.world("Anna", {LAKE: "lake frog", (2, 0): "lake", (3, 0): "lake"})
    table.activate("frog")
    table.breed("Anna", LAKE, (2, 0))
    assert table.nurseries("Anna", (2, 0)) == set()
    assert table.moves("Anna") == [Done()]


@pytest.mark.rule("GLD-21")
def test_a_parent_breeds_once() -> None:
    table = Scenario()
    table.world("Anna", {LAKE: "lake frog", (2, 0): "lake", (1, -1): "lake"})
    table.activate("frog")
    table.breed("Anna", LAKE, (2, 0))
    with pytest.raises(IllegalMove) as refusal:
        table.act("Anna", Breed(table.cell("Anna", LAKE), 1))
    assert refusal.value.rule == "GLD-20"


@pytest.mark.rule("GLD-21")
def test_without_room_nothing_is_born_nothing_dies_and_nobody_is_asked() -> None:
    table = Scenario()
    table.world("Anna", {LAKE: "lake frog", (1, -1): "lake frog"})
    table.activate("frog")
    assert "Anna" not in table.deciding()
    assert table.animals("Anna") == {LAKE: "frog", (1, -1): "frog"}


@pytest.mark.rule("GLD-22")
def test_a_newborn_needs_an_empty_cell() -> None:
    for other in ("rat", "tiger", "eagle", "dinosaur"):
        table = Scenario()
        table.world("Anna", {LAKE: "lake frog", (1, -1): f"lake {other}", (2, 0): "lake"})
        table.activate("frog")
        assert table.nurseries("Anna", LAKE) == {(2, 0)}, other


@pytest.mark.rule("GLD-22")
def test_two_animals_on_a_cell_are_a_fault() -> None:
    table = Scenario()
    table.eco("Anna").herd[4] |= 2
    assert "two animals stand on one cell" in table.game.faults()
