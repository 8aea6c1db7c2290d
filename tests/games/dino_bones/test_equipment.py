"""Equipment cards: DB-60 to DB-63."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.moves import (
    Assemble,
    AssembleWithCast,
    BuyFossil,
    BuyQuickSharpening,
    DigOut,
    EndTurn,
    LiftChisel,
    LookUnder,
    Pass,
    PlaceWithTool,
    PlayCard,
    SellFossil,
)
from tests.games.dino_bones.scenario import Dig, around, new_game
from tests.games.dino_bones.test_turn import APART


def equipped(players: int = 3, **cards: str) -> Dig:
    """A dig in which these players hold these cards."""
    dig = Dig(players, equipment=1)
    dig.hold(**cards)
    return dig


@pytest.mark.rule("DB-60")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_so_many_different_cards_are_dealt_to_each_player(cards: int) -> None:
    state = new_game(5, 4, {"equipment": cards})
    hands = [card for seat in range(5) for card in state.view(seat).hand]
    assert len(hands) == 5 * cards
    assert len(set(hands)) == len(hands)


@pytest.mark.rule("DB-60")
def test_a_card_is_played_once_and_then_lies_open() -> None:
    dig = equipped(Anna="amber_vein")
    dig.do("Anna", PlayCard("amber_vein"))
    assert dig.state.view(0).hand == ()
    assert dig.digger("Anna").played == ("amber_vein",)
    with pytest.raises(IllegalMove):
        dig.do("Anna", PlayCard("amber_vein"))


@pytest.mark.rule("DB-60")
def test_an_unused_card_is_worth_nothing() -> None:
    dig = equipped(Anna="plaster_cast")
    assert dig.points("Anna") == 0


@pytest.mark.rule("DB-61")
def test_the_backpack_lets_one_more_chisel_be_kept_in_every_turn() -> None:
    dig = equipped(Anna="backpack")
    dig.do("Anna", PlayCard("backpack"))
    dig.place("Anna", 0, 1)
    assert dig.moves_of(EndTurn) == [EndTurn(0), EndTurn(1), EndTurn(2)]
    dig.end_turn("Anna", 2)
    assert dig.digger("Anna").sharp == 2
    dig.begin_turn("Anna")
    assert dig.digger("Anna").keeps == 2


@pytest.mark.rule("DB-62", "DB-63")
def test_the_voucher_takes_one_off_a_help_which_still_counts() -> None:
    dig = equipped(Anna="voucher")
    dig.stock("plant bone_pile")
    dig.do("Anna", PlayCard("voucher"))
    assert dig.view.help_price == 0
    assert {type(move) for move in dig.moves()} == {BuyFossil, BuyQuickSharpening}
    dig.do("Anna", BuyFossil("plant"))
    assert dig.digger("Anna").amber == 0
    assert dig.view.help_price == 2


@pytest.mark.rule("DB-62")
def test_the_whetstone_sharpens_two_more() -> None:
    dig = equipped(Anna="whetstone")
    dig.do("Anna", PlayCard("whetstone"))
    assert dig.digger("Anna").sharp == 5


@pytest.mark.rule("DB-62")
def test_the_jackhammer_makes_one_border_cost_a_single_chisel() -> None:
    dig = Dig(equipment=1, boulders={0: (0, 1), 1: (3,), 2: (4,)})
    dig.hold(Anna="jackhammer")
    dig.do("Anna", PlayCard("jackhammer"))
    dig.do("Anna", PlaceWithTool(0, 1))
    assert dig.digger("Anna").sharp == 2
    assert not dig.moves_of(PlaceWithTool)


@pytest.mark.rule("DB-62", "DB-07")
def test_the_ground_radar_shows_up_to_three_face_down_tiles_to_its_player_only() -> None:
    dig = equipped(Anna="ground_radar")
    dig.hide("plant bone_pile triceratops_skull")
    dig.do("Anna", PlayCard("ground_radar"))
    assert {move.place for move in dig.moves_of(LookUnder)} == set(range(1, 58, 2))
    assert not dig.moves_of(Pass), "a card is played for something"
    dig.do("Anna", LookUnder(1))
    assert Pass() in dig.moves()
    assert LookUnder(1) not in dig.moves()
    assert [(one.seats, type(one.event)) for one in dig.emitted] == [
        (-1, events.RadarUsed),
        (1, events.RadarShowed),
    ]
    dig.do("Anna", LookUnder(3))
    dig.do("Anna", LookUnder(5))
    assert dig.question.stage == "turn"
    seen = [tile for tile in dig.state.view(0).slab if tile.place in (1, 3, 5)]
    assert [tile.tile for tile in seen] == ["plant", "bone_pile", "triceratops_skull"]
    assert all(not tile.face_up and tile.seen_by == (0,) for tile in seen)
    others = dig.state.view(1)
    assert [tile.tile for tile in others.slab if tile.place in (1, 3, 5)] == [None] * 3
    assert sum(others.unseen.values()) == sum(dig.state.view(0).unseen.values()) + 3


@pytest.mark.rule("DB-62")
def test_looking_may_stop_after_one_tile() -> None:
    dig = equipped(Anna="ground_radar")
    dig.do("Anna", PlayCard("ground_radar"))
    dig.do("Anna", LookUnder(1))
    dig.do("Anna", Pass())
    assert dig.question.stage == "turn"


@pytest.mark.rule("DB-62")
def test_the_amber_vein_gives_two_amber_as_far_as_the_supply_goes() -> None:
    dig = equipped(Anna="amber_vein")
    dig.do("Anna", PlayCard("amber_vein"))
    assert dig.digger("Anna").amber == 2
    dig = equipped(Anna="amber_vein")
    dig.amber("Boris", 18)
    dig.do("Anna", PlayCard("amber_vein"))
    assert dig.digger("Anna").amber == 1


@pytest.mark.rule("DB-62")
def test_the_fracture_map_lifts_up_to_two_own_chisels_sharp() -> None:
    dig = equipped(Anna="fracture_map")
    dig.lay("Anna", *APART[:3])
    dig.lay("Boris", APART[4])
    dig.do("Anna", PlayCard("fracture_map"))
    assert dig.moves() == [LiftChisel(*pair) for pair in sorted(APART[:3])]
    dig.lift("Anna", *APART[0])
    assert Pass() in dig.moves()
    dig.lift("Anna", *APART[1])
    assert dig.question.stage == "turn"
    assert (dig.digger("Anna").sharp, dig.digger("Anna").on_slab) == (5, 1)


@pytest.mark.rule("DB-62", "DB-63")
def test_the_helmet_counts_one_chisel_more_before_the_order_is_fixed() -> None:
    dig = equipped(Boris="helmet")
    cut = around(57)
    dig.lay("Boris", cut[0])
    dig.lay("Celia", cut[2])
    dig.place("Anna", *cut[1])
    assert dig.asked == "Boris"
    assert dig.question.stage == "helmet"
    assert dig.view.division is not None, "the finds lie face up already"
    dig.do("Boris", PlayCard("helmet"))
    shares = dig.events(events.ShareSet)
    assert [(one.seat, one.chisels, one.tiles) for one in shares] == [
        (1, 2, 1),
        (0, 1, 0),
        (2, 1, 0),
    ]


@pytest.mark.rule("DB-63")
def test_everybody_in_a_division_who_holds_any_card_is_asked_clockwise_from_the_active_player() -> (
    None
):
    dig = equipped(Anna="tent", Boris="backpack", Celia="")
    dig.show(p20="plant")
    dig.hide("bone_pile")
    group = around(20, 21)
    dig.lay("Anna", *group[:2])
    dig.lay("Celia", *group[2:4])
    dig.lay("Boris", *group[4:-1])
    dig.begin_turn("Boris")
    dig.place("Boris", *group[-1])
    assert (dig.asked, dig.moves()) == ("Boris", [Pass()])
    dig.do("Boris", Pass())
    assert (dig.asked, dig.moves()) == ("Anna", [Pass()])
    dig.do("Anna", Pass())
    assert dig.question.stage == "division", "Celia holds no card and is not asked"


@pytest.mark.rule("DB-62", "DB-63")
def test_the_brush_saves_a_tile_that_would_go_to_the_leader() -> None:
    dig = equipped(Boris="brush")
    dig.show(p20="plant", p22="pterodactyl")
    dig.hide("bone_pile triceratops_body")
    group = around(20, 21, 22, 23)
    dig.lay("Boris", *group[1:])
    dig.place("Anna", *group[0])
    dig.do("Boris", Pass())
    dig.take("Boris", "plant", "bone_pile")
    dig.take("Anna", "triceratops_body")
    assert (dig.asked, dig.question.stage) == ("Boris", "brush")
    dig.do("Boris", PlayCard("brush"))
    assert dig.digger("Boris").pterodactyls == 1
    assert dig.digger("Boris").amber == 1, "a pterodactyl pays"
    assert dig.view.stock == {}


@pytest.mark.rule("DB-63")
def test_neither_helmet_nor_brush_is_asked_for_with_the_last_two_tiles() -> None:
    dig = equipped(Anna="helmet", Boris="brush")
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2)
    dig.lay("Anna", (0, 1))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    assert dig.question.stage in ("last_two", "closing")


@pytest.mark.rule("DB-62", "DB-63")
def test_the_plaster_cast_stands_for_a_missing_part_in_an_assembly() -> None:
    dig = equipped(Anna="plaster_cast")
    dig.own("Anna", "triceratops_skull bone_pile")
    assert not dig.moves_of(Assemble)
    assert PlayCard("plaster_cast") not in dig.moves()
    dig.do("Anna", AssembleWithCast("triceratops"))
    assert dig.digger("Anna").skeletons[0].parts == ("skull", "plaster_cast", "bone_pile")
    assert dig.digger("Anna").played == ("plaster_cast",)
    assert dig.points("Anna") == 7 + 1


@pytest.mark.rule("DB-63")
def test_the_plaster_cast_is_not_used_where_nothing_is_missing() -> None:
    dig = equipped(Anna="plaster_cast")
    dig.own("Anna", "velociraptor_front velociraptor_rear")
    assert dig.moves_of(Assemble) == [Assemble("velociraptor")]
    assert not dig.moves_of(AssembleWithCast)


@pytest.mark.rule("DB-50", "DB-63")
def test_in_the_last_turn_a_voucher_is_for_a_purchase_only() -> None:
    dig = equipped(Anna="voucher")
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2)
    dig.lay("Anna", (0, 1))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    dig.take_anything()
    assert dig.question.stage == "closing"
    dig.amber("Anna", 1)
    dig.do("Anna", PlayCard("voucher"))
    assert {type(move) for move in dig.moves()} == {BuyFossil}
    dig.do("Anna", dig.moves()[0])
    assert dig.question.stage == "closing"


@pytest.mark.rule("DB-62")
def test_the_museum_contract_makes_the_sale_of_this_turn_pay_two() -> None:
    dig = equipped(Anna="museum_contract")
    dig.own("Anna", "triceratops_skull triceratops_body")
    dig.do("Anna", PlayCard("museum_contract"))
    dig.do("Anna", SellFossil("triceratops_skull"))
    assert dig.digger("Anna").amber == 2
    dig.begin_turn("Boris")
    assert dig.view.sale_pays == 1


@pytest.mark.rule("DB-63")
def test_the_museum_contract_is_played_before_the_sale() -> None:
    dig = equipped(Anna="museum_contract")
    dig.own("Anna", "triceratops_skull triceratops_body")
    dig.do("Anna", SellFossil("triceratops_skull"))
    assert PlayCard("museum_contract") not in dig.moves()


@pytest.mark.rule("DB-62")
def test_the_tent_keeps_all_sharp_chisels_for_this_turn() -> None:
    dig = equipped(Anna="tent")
    dig.sharp("Anna", 6)
    dig.do("Anna", PlayCard("tent"))
    dig.place("Anna", 0, 1)
    dig.end_turn("Anna", 5)
    assert dig.digger("Anna").sharp == 5
    dig.begin_turn("Anna")
    assert dig.digger("Anna").keeps == 1


@pytest.mark.rule("DB-63")
def test_a_card_that_would_do_nothing_cannot_be_played() -> None:
    dig = equipped(Anna="fracture_map amber_vein whetstone voucher")
    dig.amber("Boris", 19)
    dig.sharp("Anna", 12)
    assert not dig.moves_of(PlayCard)
    dig.stock("plant")
    assert dig.moves_of(PlayCard) == [PlayCard("voucher")], "now there is a tile to be bought"


@pytest.mark.rule("DB-63")
def test_the_jackhammer_is_not_played_where_no_boulders_bar_a_free_border() -> None:
    dig = equipped(Anna="jackhammer backpack")
    assert dig.moves_of(PlayCard) == [PlayCard("backpack")]


@pytest.mark.rule("DB-44", "DB-63")
def test_the_whetstone_is_not_played_while_every_chisel_on_the_slab_is_to_be_lifted() -> None:
    dig = equipped(Anna="whetstone")
    dig.lay("Anna", *APART[:2])
    dig.sharp("Anna", 10)
    dig.begin_turn("Anna")
    assert not dig.moves_of(PlayCard)


@pytest.mark.rule("DB-10", "DB-62")
def test_what_the_fracture_map_lifts_is_no_longer_there_to_be_lifted() -> None:
    dig = equipped(Anna="fracture_map")
    dig.lay("Anna", *APART[:3])
    dig.sharp("Anna", 9)
    dig.begin_turn("Anna")
    assert dig.view.owed == 3
    dig.do("Anna", PlayCard("fracture_map"))
    dig.lift("Anna", *APART[0])
    dig.do("Anna", Pass())
    assert dig.view.owed == 2


@pytest.mark.rule("DB-63")
def test_at_the_end_whoever_holds_a_card_may_hold_the_cast_and_is_asked() -> None:
    dig = equipped(Boris="tent", Celia="plaster_cast")
    dig.own("Boris", "velociraptor_front")
    dig.own("Celia", "velociraptor_front")
    dig.leave(0, 1, 2)
    dig.lay("Boris", (0, 1))
    dig.place("Anna", 1, 2)
    while dig.question.stage in ("helmet", "brush"):
        dig.do(dig.asked, Pass())
    dig.take_anything()
    dig.do("Anna", Pass())
    assert (dig.asked, dig.moves()) == ("Boris", [Pass()])
    dig.do("Boris", Pass())
    dig.do("Celia", AssembleWithCast("velociraptor"))
    assert dig.state.over
