"""Every refusal names the rule that forbids the move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.engine.moves import Move
from ludolith.engine.running_game import play_as_found
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.components import Equipment
from ludolith.games.dino_bones.moves import (
    Assemble,
    AssembleWithCast,
    BuyFossil,
    BuyQuickSharpening,
    BuyStrongTool,
    ChoosePart,
    DigOut,
    EndTurn,
    LiftChisel,
    LookUnder,
    Pass,
    PlaceChisel,
    PlaceWithTool,
    PlayCard,
    SellFossil,
    TakeFind,
)
from tests.games.dino_bones.scenario import GAME, Dig, around
from tests.games.dino_bones.test_turn import APART


def beginning() -> Dig:
    return Dig()


def owing() -> Dig:
    """Anna must lift chisels."""
    dig = Dig()
    dig.lay("Anna", *APART[:4])
    dig.sharp("Anna", 8)
    dig.begin_turn("Anna")
    return dig


def rich() -> Dig:
    """Anna has tiles, amber and a chisel on the slab; the leader has a plant."""
    dig = Dig(boulders={0: (0,), 1: (3,)})
    dig.show(p2="plant")
    dig.own("Anna", "triceratops_skull plant pterodactyl")
    dig.stock("plant")
    dig.amber("Anna", 1)
    dig.lay("Anna", (2, 9), (10, 24))
    dig.sharp("Anna", 1)
    return dig


def poor() -> Dig:
    dig = rich()
    dig.amber("Anna", 0)
    return dig


def piled() -> Dig:
    dig = rich()
    dig.own("Anna", "bone_pile")
    return dig


def sold() -> Dig:
    dig = rich()
    dig.do("Anna", SellFossil("triceratops_skull"))
    dig.own("Anna", "triceratops_skull")
    return dig


def no_supply() -> Dig:
    dig = rich()
    dig.amber("Boris", 19)
    return dig


def with_tool() -> Dig:
    dig = rich()
    dig.do("Anna", BuyStrongTool())
    return dig


def with_tool_but_no_chisel() -> Dig:
    dig = with_tool()
    dig.sharp("Anna", 0)
    return dig


def done() -> Dig:
    """Anna has placed a chisel and has two sharp ones left."""
    dig = Dig()
    dig.place("Anna", 0, 1)
    return dig


def equipped(cards: str) -> Dig:
    dig = Dig(equipment=1)
    dig.stock("plant")
    dig.hold(Anna=cards)
    return dig


def with_cast() -> Dig:
    dig = equipped("plaster_cast")
    dig.own("Anna", "velociraptor_front velociraptor_rear triceratops_skull")
    return dig


def idle_cards() -> Dig:
    return equipped("helmet jackhammer")


def playing(card: Equipment, chisels: int = 2) -> Callable[[], Dig]:
    def play() -> Dig:
        dig = equipped(card)
        dig.lay("Anna", *APART[:chisels])
        dig.do("Anna", PlayCard(card))
        return dig

    play.__name__ = f"playing_{card}"
    return play


def dividing() -> Dig:
    """Anna takes the first of three finds."""
    dig = Dig()
    dig.show(p20="plant", p22="pterodactyl")
    dig.hide("bone_pile")
    dig.own("Anna", "velociraptor_front velociraptor_rear")
    dig.amber("Anna", 1)
    cut = around(20, 21, 22)
    dig.lay("Anna", *cut[1:])
    dig.place("Anna", *cut[0])
    assert dig.question.stage == "division"
    return dig


def asked_for_a_helmet() -> Dig:
    dig = equipped("tent")
    cut = around(20, 21)
    dig.lay("Anna", *cut[1:])
    dig.place("Anna", *cut[0])
    assert dig.question.stage == "helmet"
    return dig


def last_two() -> Dig:
    dig = Dig(equipment=1)
    dig.hold(Anna="tent voucher")
    dig.show(p0="pterodactyl", p2="plant")
    dig.own("Anna", "triceratops_skull")
    dig.leave(0, 1, 2)
    dig.lay("Boris", (0, 1))
    dig.place("Anna", 1, 2)
    while dig.question.stage in ("helmet", "brush"):
        dig.do(dig.asked, Pass())
    return dig


def closing() -> Dig:
    dig = last_two()
    dig.take("Anna", "plant")
    dig.amber("Anna", 0)
    assert dig.question.stage == "closing"
    return dig


def closing_with_voucher() -> Dig:
    dig = closing()
    dig.do("Anna", PlayCard("voucher"))
    return dig


def last_skeletons() -> Dig:
    dig = Dig()
    dig.own("Boris", "velociraptor_front velociraptor_rear")
    dig.leave(0, 1, 2)
    dig.lay("Boris", (0, 1))
    dig.place("Anna", 1, 2)
    dig.take_anything()
    dig.do("Anna", Pass())
    assert (dig.asked, dig.question.stage) == ("Boris", "last_skeletons")
    return dig


@pytest.mark.parametrize(
    ("situation", "move", "rule"),
    [
        # -- the turn
        (beginning, Pass(), "DB-11"),
        (beginning, EndTurn(0), "DB-11"),
        (beginning, LiftChisel(0, 1), "DB-10"),
        (beginning, ChoosePart(0), "DB-21"),
        (beginning, TakeFind("plant"), "DB-25"),
        (beginning, LookUnder(1), "DB-62"),
        (beginning, PlaceWithTool(0, 1), "DB-41"),
        (beginning, Assemble("triceratops"), "DB-30"),
        (beginning, AssembleWithCast("triceratops"), "DB-60"),
        (beginning, PlayCard("tent"), "DB-60"),
        (owing, PlaceChisel(0, 2), "DB-10"),
        (owing, PlaceWithTool(0, 2), "DB-10"),
        (owing, EndTurn(0), "DB-10"),
        (owing, LiftChisel(0, 2), "DB-10"),
        (done, PlaceChisel(0, 1), "DB-12"),
        (done, PlaceWithTool(0, 1), "DB-12"),
        (done, EndTurn(2), "DB-16"),
        (rich, PlaceChisel(0, 1), "DB-13"),
        (with_tool, PlaceWithTool(0, 2), "DB-41"),
        (with_tool_but_no_chisel, PlaceWithTool(0, 1), "DB-13"),
        # -- skeletons, sale and help
        (rich, Assemble("triceratops"), "DB-30"),
        (piled, Assemble("triceratops"), "DB-31"),
        (piled, Assemble("velociraptor"), "DB-31"),
        (with_cast, AssembleWithCast("velociraptor"), "DB-62"),
        (with_cast, AssembleWithCast("triceratops"), "DB-31"),
        (rich, SellFossil("plant"), "DB-46"),
        (rich, SellFossil("pterodactyl"), "DB-46"),
        (rich, SellFossil("bone_pile"), "DB-46"),
        (sold, SellFossil("triceratops_skull"), "DB-46"),
        (no_supply, SellFossil("triceratops_skull"), "DB-34"),
        (rich, BuyFossil("bone_pile"), "DB-45"),
        (poor, BuyFossil("plant"), "DB-40"),
        (poor, BuyStrongTool(), "DB-40"),
        (poor, BuyQuickSharpening(), "DB-40"),
        (rich, DigOut(2), "DB-42"),
        (rich, DigOut(30), "DB-42"),
        (poor, DigOut(9), "DB-40"),
        # -- cards
        (idle_cards, PlayCard("tent"), "DB-60"),
        (idle_cards, PlayCard("helmet"), "DB-63"),
        (idle_cards, PlayCard("jackhammer"), "DB-63"),
        (with_cast, PlayCard("plaster_cast"), "DB-63"),
        (playing("voucher"), EndTurn(0), "DB-63"),
        (playing("voucher"), BuyFossil("bone_pile"), "DB-45"),
        (playing("voucher"), BuyStrongTool(), "DB-40"),
        (playing("voucher"), DigOut(30), "DB-42"),
        (playing("ground_radar"), Pass(), "DB-63"),
        (playing("ground_radar"), PlaceChisel(0, 2), "DB-63"),
        (playing("ground_radar"), LookUnder(0), "DB-62"),
        (playing("fracture_map"), Pass(), "DB-63"),
        (playing("fracture_map"), LiftChisel(0, 2), "DB-62"),
        # -- a division
        (dividing, Pass(), "DB-25"),
        (dividing, TakeFind("triceratops_skull"), "DB-25"),
        (dividing, Assemble("velociraptor"), "DB-30"),
        (dividing, BuyQuickSharpening(), "DB-15"),
        (dividing, SellFossil("velociraptor_front"), "DB-15"),
        (dividing, PlaceChisel(0, 1), "DB-20"),
        (dividing, EndTurn(0), "DB-20"),
        (asked_for_a_helmet, PlayCard("tent"), "DB-63"),
        (asked_for_a_helmet, PlayCard("helmet"), "DB-60"),
        (asked_for_a_helmet, TakeFind("plant"), "DB-63"),
        # -- the end
        (last_two, Pass(), "DB-50"),
        (last_two, Assemble("triceratops"), "DB-50"),
        (closing, PlaceChisel(0, 1), "DB-50"),
        (closing, EndTurn(0), "DB-50"),
        (closing, BuyStrongTool(), "DB-50"),
        (closing, PlayCard("tent"), "DB-50"),
        (closing, PlayCard("helmet"), "DB-60"),
        (closing, BuyFossil("plant"), "DB-40"),
        (closing, SellFossil("plant"), "DB-46"),
        (closing, Assemble("triceratops"), "DB-30"),
        (closing_with_voucher, BuyStrongTool(), "DB-50"),
        (last_skeletons, EndTurn(0), "DB-30"),
        (last_skeletons, BuyStrongTool(), "DB-30"),
        (last_skeletons, AssembleWithCast("velociraptor"), "DB-60"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids_the_move(
    situation: Callable[[], Dig], move: Move, rule: str
) -> None:
    dig = situation()
    with pytest.raises(IllegalMove) as refusal:
        dig.do(dig.asked, move)
    assert refusal.value.rule == rule


@pytest.mark.rule("DB-21", "DB-43")
def test_the_choice_of_a_part_names_the_rule_it_comes_from() -> None:
    dig = Dig()
    dig.show(p0="triceratops_skull")
    dig.leave(0, 1, 2, 4, 5, 14, 15)
    dig.lay("Anna", (0, 4))
    dig.lay("Boris", (1, 2))
    dig.amber("Anna", 1)
    dig.do("Anna", DigOut(0))
    assert (dig.question.stage, dig.question.rule) == ("part", "DB-43")
    with pytest.raises(IllegalMove) as refusal:
        dig.do("Anna", ChoosePart(5))
    assert refusal.value.rule == "DB-43"


def boulderless() -> Dig:
    dig = Dig(equipment=1)
    dig.hold(Anna="jackhammer")
    dig.amber("Anna", 1)
    return dig


def all_owed() -> Dig:
    dig = Dig()
    dig.amber("Anna", 1)
    dig.lay("Anna", *APART[:2])
    dig.sharp("Anna", 10)
    dig.begin_turn("Anna")
    return dig


@pytest.mark.rule("DB-40")
@pytest.mark.parametrize(
    ("situation", "move"),
    [
        (boulderless, BuyStrongTool()),
        (boulderless, PlayCard("jackhammer")),
        (all_owed, BuyQuickSharpening()),
    ],
)
def test_help_in_vain_is_refused_to_players_but_replayed_from_records_of_before(
    situation: Callable[[], Dig], move: Move
) -> None:
    dig = situation()
    with pytest.raises(IllegalMove):
        dig.do("Anna", move)
    dig.emitted = play_as_found(dig.state, 0, GAME.encode(move), "")
    emitted = [type(one.event) for one in dig.emitted]
    assert emitted[0] in (events.HelpBought, events.CardPlayed)
    assert not [fault for fault in dig.state.faults() if "cards" not in fault]
    assert dig.asked == "Anna"


@pytest.mark.parametrize("move", [EndTurn(0), BuyStrongTool(), PlayCard("jackhammer")])
def test_what_was_never_allowed_is_refused_to_records_as_well(move: Move) -> None:
    dig = Dig()
    with pytest.raises(IllegalMove):
        play_as_found(dig.state, 0, GAME.encode(move), "")
