"""Help from the leader and the sale: DB-40 to DB-46."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.components import TILES
from ludolith.games.dino_bones.moves import (
    Assemble,
    BuyFossil,
    BuyQuickSharpening,
    BuyStrongTool,
    ChoosePart,
    DigOut,
    LiftChisel,
    PlaceChisel,
    PlaceWithTool,
    SellFossil,
)
from tests.games.dino_bones.scenario import BOULDERS_EVERYWHERE, Dig, around
from tests.games.dino_bones.test_turn import APART


@pytest.mark.rule("DB-40")
def test_the_first_help_costs_1_the_second_2_the_third_and_later_3_and_amber_goes_back() -> None:
    dig = Dig(boulders=BOULDERS_EVERYWHERE)
    dig.amber("Anna", 9)
    prices = []
    for _ in range(4):
        prices.append(dig.view.help_price)
        before = dig.view.supply
        dig.do("Anna", BuyStrongTool())
        assert dig.view.supply == before + prices[-1]
    assert prices == [1, 2, 3, 3]
    assert dig.digger("Anna").amber == 0
    assert not dig.moves_of(BuyStrongTool)


@pytest.mark.rule("DB-40")
def test_prices_begin_anew_in_the_next_turn() -> None:
    dig = Dig()
    dig.amber("Anna", 3)
    dig.do("Anna", BuyQuickSharpening())
    assert dig.view.help_price == 2
    dig.place("Anna", 0, 1)
    dig.end_turn("Anna")
    assert dig.view.help_price == 1


@pytest.mark.rule("DB-40")
def test_a_help_that_could_do_nothing_cannot_be_bought() -> None:
    dig = Dig()
    dig.amber("Anna", 5)
    assert not dig.moves_of(BuyFossil), "the leader has no tiles"
    assert not dig.moves_of(DigOut), "Anna has no chisel on the slab"
    dig.sharp("Anna", 12)
    assert not dig.moves_of(BuyQuickSharpening), "no chisel is dull or on the slab"
    assert not dig.moves_of(BuyStrongTool), "there are no boulders"
    dig.place("Anna", 0, 1)
    assert dig.moves_of(BuyQuickSharpening)
    assert dig.moves_of(DigOut)


@pytest.mark.rule("DB-40")
def test_quick_sharpening_cannot_be_bought_while_every_chisel_is_to_be_lifted_anyway() -> None:
    dig = Dig()
    dig.amber("Anna", 3)
    dig.lay("Anna", *APART[:4])
    dig.sharp("Anna", 8)
    dig.begin_turn("Anna")
    assert dig.view.owed == 3
    dig.do("Anna", BuyQuickSharpening())
    assert dig.view.owed == 4, "all four there are"
    assert not dig.moves_of(BuyQuickSharpening)
    for pair in APART[:4]:
        dig.lift("Anna", *pair)
    assert dig.digger("Anna").sharp == 12


@pytest.mark.rule("DB-40", "DB-41")
def test_a_strong_tool_needs_boulders_on_a_free_border_that_none_is_left_for() -> None:
    dig = Dig(boulders={0: (0, 1, 2)})
    dig.amber("Anna", 3)
    dig.lay("Boris", (0, 1))
    dig.do("Anna", BuyStrongTool())
    assert not dig.moves_of(BuyStrongTool), "two chisels for the two free borders"
    dig.do("Anna", dig.moves_of(PlaceWithTool)[0])
    assert (len(dig.moves_of(PlaceWithTool)), dig.view.charges) == (1, 1)
    assert not dig.moves_of(BuyStrongTool)


@pytest.mark.rule("DB-41")
def test_two_chisels_ignore_boulders_where_the_player_chooses_so() -> None:
    dig = Dig(boulders={place: BOULDERS_EVERYWHERE[place] for place in (0, 1, 9)})
    dig.sharp("Anna", 8)
    dig.amber("Anna", 3)
    dig.do("Anna", BuyStrongTool())
    assert dig.view.charges == 2
    assert PlaceWithTool(20, 38) not in dig.moves(), "there are no boulders to ignore"
    dig.place("Anna", 0, 1)
    assert (dig.digger("Anna").sharp, dig.view.charges) == (5, 2), "full price, by choice"
    dig.do("Anna", PlaceWithTool(0, 2))
    dig.do("Anna", PlaceWithTool(1, 9))
    assert (dig.digger("Anna").sharp, dig.view.charges) == (3, 0)
    assert dig.events(events.BouldersIgnored)
    assert not dig.moves_of(PlaceWithTool)
    dig.do("Anna", BuyStrongTool())
    assert dig.view.charges == 2
    dig.end_turn("Anna")
    assert dig.view.charges == 0


@pytest.mark.rule("DB-42")
def test_the_master_takes_a_tile_with_an_own_chisel_on_a_side_and_rim_chisels_go_back_sharp() -> (
    None
):
    dig = Dig()
    dig.show(p2="triceratops_skull", p8="velociraptor_rear")
    dig.lay("Anna", (2, 9))
    dig.lay("Boris", (2, 10), (0, 1))
    dig.amber("Anna", 1)
    assert {move.place for move in dig.moves_of(DigOut)} == {2, 9}
    dig.do("Anna", DigOut(2))
    assert dig.digger("Anna").loose == {"triceratops_skull": 1}
    assert (dig.digger("Anna").sharp, dig.digger("Boris").sharp) == (4, 2)
    assert dig.digger("Boris").on_slab == 1
    assert len(dig.view.slab) == 57


@pytest.mark.rule("DB-42")
def test_the_master_leaves_face_up_plants_and_bone_piles_alone() -> None:
    dig = Dig()
    dig.show(p2="plant", p10="bone_pile")
    dig.lay("Anna", (2, 9), (2, 10), (0, 1))
    dig.amber("Anna", 1)
    assert {move.place for move in dig.moves_of(DigOut)} == {1, 9}
    with pytest.raises(IllegalMove) as refusal:
        dig.do("Anna", DigOut(2))
    assert refusal.value.rule == "DB-42"


@pytest.mark.rule("DB-42")
def test_a_plant_under_a_face_down_tile_is_shown_to_all_and_kept() -> None:
    dig = Dig()
    dig.hide("plant")
    dig.lay("Anna", (0, 1))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(1))
    assert dig.digger("Anna").plants == 1
    [shown] = dig.events(events.TileDugOut)
    assert (shown.place, shown.tile) == (1, "plant")


@pytest.mark.rule("DB-43")
def test_a_part_without_chisels_that_the_master_cut_off_is_for_the_active_player_alone() -> None:
    dig = Dig()
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2, 4, 13, 14)
    dig.lay("Anna", (0, 1))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    dig.take_anything()
    assert dig.events(events.SlabSplit)[0].places == (1, 2)
    assert dig.events(events.SlabSplit)[0].rule == "DB-43"
    assert len(dig.took("Anna")) == 1
    assert len(dig.events(events.FindsLeft)[0].places) == 1
    assert [tile.place for tile in dig.view.slab] == [4, 13, 14], "the largest part stays"


@pytest.mark.rule("DB-43")
def test_of_equal_parts_the_active_player_chooses_and_a_chisel_between_counts_for_the_first() -> (
    None
):
    dig = Dig()
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2, 4, 5, 14, 15)
    dig.lay("Anna", (0, 4))
    dig.lay("Boris", (1, 2))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    assert dig.question.stage == "part"
    assert dig.view.parts == ((1,), (2,))
    dig.do("Anna", ChoosePart(1))
    taken = [(one.seat, one.place) for one in dig.events(events.FindTaken)]
    assert taken == [(1, 2), (0, 1)], "Boris's chisel counted; then Anna was alone"
    assert dig.digger("Boris").dull == 11
    assert len(dig.view.slab) == 4


@pytest.mark.rule("DB-43")
def test_the_smallest_part_is_divided_first() -> None:
    dig = Dig()
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 3, 11, 5, 6, 15, 16)
    dig.lay("Anna", (0, 5))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    dig.take_anything()
    assert [one.places for one in dig.events(events.SlabSplit)] == [(3, 11)]
    assert [tile.place for tile in dig.view.slab] == [1, 5, 6, 15, 16]


@pytest.mark.rule("DB-44")
def test_quick_sharpening_sharpens_two_more_or_lifts_what_is_missing() -> None:
    dig = Dig()
    dig.amber("Anna", 3)
    dig.do("Anna", BuyQuickSharpening())
    assert dig.digger("Anna").sharp == 5
    dig.lay("Anna", *APART[:6])
    dig.sharp("Anna", 5)
    assert dig.digger("Anna").dull == 1
    dig.do("Anna", BuyQuickSharpening())
    assert dig.view.owed == 1, "one of the two was dull"
    assert dig.moves_of(LiftChisel)
    assert not dig.moves_of(PlaceChisel)
    dig.lift("Anna", *APART[0])
    assert dig.view.owed == 0
    assert dig.digger("Anna").sharp == 7


@pytest.mark.rule("DB-45")
def test_any_one_tile_can_be_bought_from_the_leaders_stock() -> None:
    dig = Dig()
    dig.stock("plant bone_pile triceratops_skull")
    dig.amber("Anna", 1)
    assert {move.tile for move in dig.moves_of(BuyFossil)} == {
        "plant",
        "bone_pile",
        "triceratops_skull",
    }
    dig.do("Anna", BuyFossil("plant"))
    assert dig.digger("Anna").plants == 1
    assert dig.view.stock == {"triceratops_skull": 1, "bone_pile": 1}
    assert dig.digger("Anna").amber == 0


@pytest.mark.rule("DB-46")
def test_one_tile_is_sold_in_a_turn_for_one_amber() -> None:
    dig = Dig()
    dig.own("Anna", "triceratops_skull bone_pile")
    dig.do("Anna", SellFossil("bone_pile"))
    assert dig.digger("Anna").amber == 1
    assert dig.view.stock == {"bone_pile": 1}
    assert dig.view.sold
    with pytest.raises(IllegalMove) as refusal:
        dig.do("Anna", SellFossil("triceratops_skull"))
    assert refusal.value.rule == "DB-46"
    dig.begin_turn("Boris")
    dig.begin_turn("Anna")
    assert SellFossil("triceratops_skull") in dig.moves(), "a new turn, a new sale"


@pytest.mark.rule("DB-46")
def test_no_plant_no_pterodactyl_and_no_tile_of_a_skeleton_is_sold() -> None:
    dig = Dig()
    dig.own("Anna", "plant pterodactyl velociraptor_front velociraptor_rear triceratops_body")
    dig.do("Anna", Assemble("velociraptor"))
    assert [move.tile for move in dig.moves_of(SellFossil)] == ["triceratops_body"]


def test_every_kind_but_plants_and_pterodactyls_can_be_sold() -> None:
    dig = Dig(seed=3)
    sellable = [tile for tile in TILES if tile not in ("plant", "pterodactyl")]
    dig.own("Anna", " ".join(sellable))
    assert [move.tile for move in dig.moves_of(SellFossil)] == sellable


def test_the_master_never_takes_a_tile_beside_the_chisels_of_others() -> None:
    dig = Dig()
    dig.lay("Boris", *around(20)[1:])
    dig.amber("Anna", 3)
    assert not dig.moves_of(DigOut)
