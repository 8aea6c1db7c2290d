"""Skeletons and amber: DB-30 to DB-34."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.moves import Assemble, BuyFossil, DigOut, Pass, SellFossil
from tests.games.dino_bones.scenario import Dig, around

TRICERATOPS = "triceratops_skull triceratops_body triceratops_hindquarters"


@pytest.mark.rule("DB-30")
def test_a_complete_skeleton_is_assembled_in_the_own_turn_and_pays_amber() -> None:
    dig = Dig()
    dig.own("Anna", TRICERATOPS)
    dig.do("Anna", Assemble("triceratops"))
    anna = dig.digger("Anna")
    assert anna.amber == 1
    assert anna.loose == {}
    [skeleton] = anna.skeletons
    assert (skeleton.species, skeleton.points) == ("triceratops", 7)
    assert skeleton.parts == ("skull", "body", "hindquarters")
    assert dig.points("Anna") == 7 + 1


@pytest.mark.rule("DB-30")
def test_a_skeleton_is_not_assembled_inside_a_division() -> None:
    dig = Dig()
    dig.own("Anna", TRICERATOPS)
    dig.show(p20="plant")
    dig.hide("bone_pile")
    dig.lay("Anna", *around(20, 21)[1:])
    dig.place("Anna", *around(20, 21)[0])
    with pytest.raises(IllegalMove):
        dig.do("Anna", Assemble("triceratops"))


@pytest.mark.rule("DB-30")
def test_at_the_end_of_the_game_everybody_may_assemble_once_more() -> None:
    dig = Dig()
    dig.own("Celia", TRICERATOPS)
    dig.leave(0, 1, 2)
    dig.lay("Boris", (0, 1))
    dig.place("Anna", 0, 2)
    dig.take_anything()
    dig.do("Anna", Pass())
    assert dig.asked == "Celia"
    assert dig.question.stage == "last_skeletons"
    dig.do("Celia", Assemble("triceratops"))
    assert dig.state.over
    assert dig.points("Celia") == 7 + 1 + 1, "the skeleton, its amber, and that of the third seat"


@pytest.mark.rule("DB-31")
def test_a_bone_pile_stands_for_each_missing_part_and_stays_in_the_skeleton() -> None:
    dig = Dig()
    dig.own("Anna", "triceratops_body bone_pile bone_pile")
    dig.do("Anna", Assemble("triceratops"))
    assert dig.events(events.SkeletonAssembled)[0].piles == 2
    assert dig.digger("Anna").skeletons[0].parts == ("bone_pile", "body", "bone_pile")
    assert dig.digger("Anna").loose == {}


@pytest.mark.rule("DB-31")
def test_at_least_one_part_is_genuine() -> None:
    dig = Dig()
    dig.own("Anna", "bone_pile bone_pile bone_pile")
    assert not dig.moves_of(Assemble)
    dig.own("Anna", "velociraptor_rear")
    assert dig.moves_of(Assemble) == [Assemble("velociraptor")]


@pytest.mark.rule("DB-31")
def test_a_pile_is_not_used_for_a_part_that_is_owned() -> None:
    dig = Dig()
    dig.own("Anna", "velociraptor_rear velociraptor_front bone_pile")
    dig.do("Anna", Assemble("velociraptor"))
    assert dig.digger("Anna").loose == {"bone_pile": 1}


@pytest.mark.rule("DB-31")
def test_too_few_piles_are_not_enough() -> None:
    dig = Dig()
    dig.own("Anna", "brachiosaurus_skull brachiosaurus_tail bone_pile bone_pile")
    with pytest.raises(IllegalMove) as refusal:
        dig.do("Anna", Assemble("brachiosaurus"))
    assert refusal.value.rule == "DB-31"
    dig.own("Anna", "bone_pile")
    assert Assemble("brachiosaurus") in dig.moves()


@pytest.mark.rule("DB-32")
def test_a_pterodactyl_found_in_a_division_pays_one_amber_at_once_and_a_plant_none() -> None:
    for tile, amber in (("pterodactyl", 1), ("plant", 0)):
        dig = Dig()
        dig.hide(tile)
        dig.lay("Boris", *around(57)[1:])
        dig.place("Anna", *around(57)[0])
        assert dig.digger("Boris").amber == amber
        assert dig.digger("Boris").pterodactyls == amber


@pytest.mark.rule("DB-32")
def test_a_pterodactyl_taken_by_the_master_pays_and_a_bought_one_does_not() -> None:
    dig = Dig()
    dig.stock("pterodactyl")
    dig.amber("Anna", 3)
    dig.do("Anna", BuyFossil("pterodactyl"))
    assert dig.digger("Anna").amber == 2
    dig.hide("pterodactyl")
    dig.lay("Anna", (0, 1))
    dig.do("Anna", DigOut(1))
    assert dig.digger("Anna").amber == 2 - 2 + 1
    assert dig.digger("Anna").pterodactyls == 2


@pytest.mark.rule("DB-33")
def test_equal_parts_serve_either_skeleton_and_an_assembled_one_is_never_undone() -> None:
    dig = Dig()
    dig.own("Anna", "velociraptor_front velociraptor_front velociraptor_rear")
    dig.do("Anna", Assemble("velociraptor"))
    assert not dig.moves_of(Assemble)
    dig.own("Anna", "velociraptor_rear")
    dig.do("Anna", Assemble("velociraptor"))
    assert len(dig.digger("Anna").skeletons) == 2
    assert not dig.moves_of(SellFossil), "nothing is loose any more"


@pytest.mark.rule("DB-34")
def test_an_empty_supply_pays_nothing_and_owes_nothing() -> None:
    dig = Dig()
    dig.own("Anna", f"{TRICERATOPS} velociraptor_rear")
    dig.amber("Boris", 19)
    assert dig.view.supply == 0
    dig.do("Anna", Assemble("triceratops"))
    assert not dig.events(events.AmberGained)
    assert dig.digger("Anna").amber == 0
    assert not dig.moves_of(SellFossil), "no sale without amber"
    dig.amber("Boris", 18)
    assert dig.moves_of(SellFossil)
