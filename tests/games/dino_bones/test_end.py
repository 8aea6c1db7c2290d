"""End and scoring: DB-50 to DB-53."""

from __future__ import annotations

import pytest

from ludolith.engine.running_game import play_as_found
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.components import SpeciesName
from ludolith.games.dino_bones.moves import (
    Assemble,
    BuyFossil,
    DigOut,
    EndTurn,
    Pass,
    PlaceChisel,
    SellFossil,
)
from tests.games.dino_bones.scenario import GAME, Dig

PLANT_POINTS = (0, 1, 3, 5, 8, 11, 15, 20, 25, 30, 35)


def down_to_two(dig: Dig) -> None:
    """Three tiles are left; Anna cuts one off with Boris's help."""
    dig.leave(0, 1, 2)
    dig.lay("Boris", (0, 1))
    dig.place("Anna", 1, 2)


@pytest.mark.rule("DB-50")
def test_of_the_last_two_tiles_the_active_player_takes_one_and_the_leader_gets_the_other() -> None:
    dig = Dig()
    dig.show(p0="pterodactyl", p2="plant")
    down_to_two(dig)
    assert dig.question.stage == "last_two"
    assert dig.asked == "Anna"
    stock = dig.view.stock.get("plant", 0)
    dig.take("Anna", "pterodactyl")
    assert dig.digger("Anna").pterodactyls == 1
    assert dig.digger("Anna").amber == 1, "it is a division: the pterodactyl pays"
    assert dig.view.stock["plant"] == stock + 1
    assert dig.view.slab == ()


@pytest.mark.rule("DB-50")
def test_the_rest_of_the_last_turn_is_for_assembling_sale_and_purchase_only() -> None:
    dig = Dig()
    dig.own("Anna", "velociraptor_front velociraptor_rear triceratops_body")
    dig.amber("Anna", 1)
    down_to_two(dig)
    dig.take_anything()
    assert dig.question.stage == "closing"
    allowed = {type(move) for move in dig.moves()}
    assert allowed == {Pass, BuyFossil, SellFossil, Assemble}
    dig.do("Anna", Assemble("velociraptor"))
    dig.do("Anna", Pass())
    assert dig.state.over


@pytest.mark.rule("DB-30")
def test_whose_turn_it_was_may_assemble_once_more_after_the_last_two_tiles() -> None:
    dig = Dig()
    dig.own("Anna", "velociraptor_front velociraptor_rear")
    dig.own("Boris", "triceratops_skull triceratops_body triceratops_hindquarters")
    down_to_two(dig)
    dig.take_anything()
    dig.do("Anna", Pass())
    assert (dig.asked, dig.question.stage) == ("Anna", "last_skeletons")
    assert dig.moves() == [Pass(), Assemble("velociraptor")]
    dig.do("Anna", Assemble("velociraptor"))
    assert (dig.asked, dig.moves_of(Assemble)) == ("Boris", [Assemble("triceratops")])
    dig.do("Boris", Pass())
    assert dig.state.over


@pytest.mark.rule("DB-30")
def test_a_last_turn_that_ended_without_that_question_is_replayed_as_it_was() -> None:
    dig = Dig()
    dig.own("Anna", "velociraptor_front velociraptor_rear")
    down_to_two(dig)
    dig.take_anything()
    play_as_found(dig.state, 0, GAME.encode(EndTurn(0)), "")
    assert dig.state.over


@pytest.mark.rule("DB-50")
def test_nothing_more_is_owed_once_two_tiles_remain() -> None:
    dig = Dig()
    down_to_two(dig)
    dig.take_anything()
    assert Pass() in dig.moves()
    assert not dig.moves_of(PlaceChisel)
    assert dig.digger("Boris").on_slab == 0


@pytest.mark.rule("DB-50")
def test_chisels_still_to_be_lifted_are_forgotten_with_the_last_two_tiles() -> None:
    dig = Dig()
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2)
    dig.lay("Anna", (0, 1))
    dig.sharp("Anna", 10)
    dig.amber("Anna", 1)
    dig.begin_turn("Anna")
    assert dig.view.owed == 1
    dig.do("Anna", DigOut(0))
    assert dig.view.owed == 0


@pytest.mark.rule("DB-50")
def test_two_tiles_that_do_not_hang_together_are_the_last_two_as_well() -> None:
    dig = Dig()
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2, 4)
    dig.lay("Anna", (0, 1))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    assert [one.places for one in dig.events(events.SlabSplit)] == [(4,)]
    assert dig.events(events.LastTwoReached)[0].places == (1, 2)


@pytest.mark.rule("DB-50")
def test_the_last_two_are_looked_for_before_parts_the_master_made_are_divided() -> None:
    dig = Dig()
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2)
    dig.lay("Anna", (0, 1))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    assert dig.events(events.LastTwoReached)[0].places == (1, 2)
    assert not dig.events(events.SlabSplit)


@pytest.mark.rule("DB-51")
@pytest.mark.parametrize("plants", range(11))
def test_plants_count_by_their_table(plants: int) -> None:
    dig = Dig()
    dig.own("Anna", "plant " * plants)
    assert dig.points("Anna") == PLANT_POINTS[plants]
    assert dig.digger("Anna").plant_points == PLANT_POINTS[plants]


@pytest.mark.rule("DB-51")
def test_points_are_skeletons_loose_tiles_pterodactyls_plants_and_amber() -> None:
    dig = Dig()
    dig.own(
        "Anna",
        "brachiosaurus_skull brachiosaurus_neck brachiosaurus_chest brachiosaurus_pelvis"
        " brachiosaurus_tail tyrannosaurus_skull bone_pile pterodactyl plant plant",
    )
    dig.do("Anna", Assemble("brachiosaurus"))
    dig.amber("Anna", 4)
    assert dig.points("Anna") == 15 + 1 + 1 + 1 + 3 + 4
    parts = dig.digger("Anna").points
    assert (parts.skeletons, parts.loose, parts.pterodactyls) == (15, 2, 1)
    assert (parts.plants, parts.amber) == (3, 4)


@pytest.mark.rule("DB-51")
@pytest.mark.parametrize(
    ("species", "tiles", "points"),
    [
        ("tyrannosaurus", "skull chest pelvis tail", 10),
        ("triceratops", "skull body hindquarters", 7),
        ("velociraptor", "front rear", 4),
    ],
)
def test_a_skeleton_counts_by_its_species(species: SpeciesName, tiles: str, points: int) -> None:
    dig = Dig()
    dig.own("Anna", " ".join(f"{species}_{part}" for part in tiles.split()))
    dig.do("Anna", Assemble(species))
    assert dig.points("Anna") == points + 1


@pytest.mark.rule("DB-51")
def test_the_most_points_win() -> None:
    dig = Dig(2)
    dig.own("Boris", "plant " * 8)
    down_to_two(dig)
    dig.take_anything()
    dig.do("Anna", Pass())
    outcome = dig.state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.rule == "DB-51"
    assert dig.events(events.GameEnded)[0].points == outcome.scores[1]


@pytest.mark.rule("DB-52")
def test_a_tie_goes_to_the_larger_skeletons() -> None:
    dig = Dig(3)
    dig.own("Boris", "velociraptor_front velociraptor_rear plant")
    dig.own("Celia", "triceratops_skull triceratops_body triceratops_hindquarters")
    dig.begin_turn("Boris")
    dig.do("Boris", Assemble("velociraptor"))
    dig.begin_turn("Celia")
    dig.do("Celia", Assemble("triceratops"))
    dig.amber("Celia", 0)
    dig.amber("Boris", 2)
    assert dig.points("Boris") == dig.points("Celia") == 7
    assert list(dig.state.victors()) == [2]
    assert dig.state.deciding_rule() == "DB-52"


@pytest.mark.rule("DB-52")
def test_pterodactyls_decide_last_and_then_the_victory_is_shared() -> None:
    dig = Dig(2)
    dig.own("Boris", "pterodactyl")
    dig.amber("Anna", 1)
    assert list(dig.state.victors()) == [1]
    dig.amber("Anna", 0)
    dig.own("Anna", "pterodactyl")
    assert list(dig.state.victors()) == [0, 1]


@pytest.mark.rule("DB-53")
def test_after_400_turns_without_a_find_the_game_ends_as_it_stands() -> None:
    dig = Dig(2)
    dig.own("Boris", "plant")
    dig.state.idle_turns = 398
    dig.place("Anna", 0, 1)
    dig.end_turn("Anna")
    assert dig.asked == "Boris"
    assert dig.view.idle_turns == 399
    dig.place("Boris", 2, 9)
    dig.end_turn("Boris")
    assert dig.state.over
    assert dig.events(events.DigAbandoned)[0].idle_turns == 400
    assert list(dig.state.scores()) == [0, 1]


@pytest.mark.rule("DB-53")
def test_a_tile_that_leaves_the_slab_begins_the_count_anew() -> None:
    dig = Dig(2)
    dig.leave(0, 1, 2, 3, 4)
    dig.state.idle_turns = 398
    dig.lay("Anna", (0, 1))
    dig.place("Anna", 1, 2)
    dig.end_turn("Anna")
    assert dig.view.idle_turns == 0
