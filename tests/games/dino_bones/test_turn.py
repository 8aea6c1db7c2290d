"""A turn: DB-10 to DB-16."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.dino_bones import events
from ludolith.games.dino_bones.geometry import BORDERS
from ludolith.games.dino_bones.moves import (
    BuyQuickSharpening,
    EndTurn,
    LiftChisel,
    PlaceChisel,
    SellFossil,
)
from tests.games.dino_bones.scenario import BOULDERS_EVERYWHERE, Dig, around

# Borders between a ring and the next that lie apart, so that chisels there split nothing.
APART = [(0, 1), (2, 9), (4, 13), (5, 15), (7, 20), (10, 24), (12, 28), (16, 33), (18, 36)]
SIDE_TO = {(0, 1): (0, 3)}  # the sides on which tiles 0 and 1 touch


def test_the_borders_of_these_tests_exist() -> None:
    assert set(APART) <= set(BORDERS)


@pytest.mark.rule("DB-10")
def test_three_chisels_are_sharpened_at_the_start_of_a_turn() -> None:
    dig = Dig()
    dig.begin_turn("Boris")
    assert dig.digger("Boris").sharp == 4, "one from the start and three more"
    assert dig.events(events.ChiselsSharpened)[0].chisels == 3


@pytest.mark.rule("DB-10")
def test_with_too_few_dull_chisels_the_rest_is_lifted_from_the_slab() -> None:
    dig = Dig()
    dig.lay("Celia", *APART[:9])
    dig.sharp("Celia", 2)
    assert dig.digger("Celia").dull == 1
    dig.begin_turn("Celia")
    assert [one.chisels for one in dig.events(events.ChiselsSharpened)] == [1]
    assert (dig.digger("Celia").sharp, dig.digger("Celia").dull) == (3, 0)
    assert dig.view.owed == dig.question.left == 2, "three in all: one is sharpened already"
    assert {type(move) for move in dig.moves()} >= {LiftChisel}
    assert not dig.moves_of(PlaceChisel)
    assert not dig.moves_of(EndTurn)
    assert dig.question.rule == "DB-10"
    dig.lift("Celia", *APART[0])
    dig.lift("Celia", *APART[1])
    assert dig.view.owed == 0
    assert dig.question.rule == "DB-11"
    assert dig.digger("Celia").sharp == 2 + 1 + 2
    assert dig.digger("Celia").on_slab == 7
    assert PlaceChisel(*APART[0]) in dig.moves(), "the old border included"


@pytest.mark.rule("DB-10")
def test_with_no_dull_chisel_and_few_on_the_slab_as_many_are_lifted_as_there_are() -> None:
    dig = Dig()
    dig.lay("Celia", *APART[:2])
    dig.sharp("Celia", 10)
    dig.begin_turn("Celia")
    assert dig.view.owed == 2
    dig.lift("Celia", *APART[0])
    dig.lift("Celia", *APART[1])
    assert dig.view.owed == 0
    assert dig.digger("Celia").sharp == 12


@pytest.mark.rule("DB-11")
def test_at_least_one_chisel_must_be_placed_before_the_turn_ends() -> None:
    dig = Dig()
    assert not dig.moves_of(EndTurn)
    with pytest.raises(IllegalMove) as refusal:
        dig.end_turn("Anna")
    assert refusal.value.rule == "DB-11"
    dig.place("Anna", *APART[0])
    assert dig.moves_of(EndTurn)


@pytest.mark.rule("DB-11")
def test_who_can_afford_no_border_may_end_the_turn() -> None:
    dig = Dig(boulders=BOULDERS_EVERYWHERE)
    dig.sharp("Anna", 2)
    assert not dig.moves_of(PlaceChisel)
    dig.end_turn("Anna")
    assert dig.asked == "Boris"


@pytest.mark.rule("DB-12")
def test_a_border_takes_one_chisel_whoever_owns_it() -> None:
    dig = Dig()
    dig.lay("Boris", APART[1])
    dig.place("Anna", *APART[0])
    for taken in (APART[0], APART[1]):
        with pytest.raises(IllegalMove) as refusal:
            dig.place("Anna", *taken)
        assert refusal.value.rule == "DB-12"


@pytest.mark.rule("DB-12")
def test_the_side_of_a_hole_is_rim_and_takes_no_chisel() -> None:
    dig = Dig()
    assert PlaceChisel(0, 1) in dig.moves()
    dig.leave(*range(1, 58))
    assert not [move for move in dig.moves_of(PlaceChisel) if move.one == 0]
    assert len(dig.moves_of(PlaceChisel)) == 147 - 6


@pytest.mark.rule("DB-13")
@pytest.mark.parametrize(
    ("boulders", "price", "spent"),
    [({}, 1, 0), ({1: (3,)}, 2, 1), ({0: (0,), 1: (3,)}, 3, 2)],
)
def test_a_border_costs_one_chisel_and_one_more_for_each_side_with_a_boulder(
    boulders: dict[int, tuple[int, ...]], price: int, spent: int
) -> None:
    """The three examples of the rulebook: no boulder, one side, both sides."""
    dig = Dig(boulders=boulders)
    border = next(one for one in dig.view.borders if (one.one, one.other) == (0, 1))
    assert border.price == price
    dig.place("Anna", 0, 1)
    anna = dig.digger("Anna")
    assert (anna.sharp, anna.spent, anna.on_slab, anna.dull) == (3 - price, spent, 1, 9)
    assert [one.chisels for one in dig.events(events.BouldersBroken)] == [spent] * (spent > 0)


@pytest.mark.rule("DB-13")
def test_who_has_too_few_sharp_chisels_cannot_place_there() -> None:
    dig = Dig(boulders={0: (0,), 1: (3,)})
    dig.sharp("Anna", 2)
    with pytest.raises(IllegalMove) as refusal:
        dig.place("Anna", 0, 1)
    assert refusal.value.rule == "DB-13"


@pytest.mark.rule("DB-13")
def test_chisels_spent_on_boulders_cannot_be_sharpened_again_in_the_turn() -> None:
    dig = Dig(boulders={0: (0,), 1: (3,)})
    dig.amber("Anna", 1)
    dig.place("Anna", 0, 1)
    dig.do("Anna", BuyQuickSharpening())
    assert (dig.digger("Anna").sharp, dig.digger("Anna").spent) == (2, 2)
    dig.end_turn("Anna")
    assert dig.digger("Anna").dull == 11


@pytest.mark.rule("DB-14")
def test_when_the_chisel_is_gone_the_full_price_is_due_again() -> None:
    dig = Dig(boulders={0: (0,), 1: (3,)})
    dig.lay("Anna", (0, 1), *APART[1:9])
    dig.sharp("Anna", 1)
    dig.begin_turn("Anna")
    dig.lift("Anna", 0, 1)
    sharp = dig.digger("Anna").sharp
    dig.place("Anna", 0, 1)
    assert dig.digger("Anna").sharp == sharp - 3


@pytest.mark.rule("DB-15")
def test_extra_actions_may_come_before_between_and_after() -> None:
    dig = Dig()
    dig.own("Anna", "triceratops_skull")
    dig.amber("Anna", 3)
    dig.do("Anna", BuyQuickSharpening())
    dig.place("Anna", *APART[0])
    dig.do("Anna", SellFossil("triceratops_skull"))
    dig.place("Anna", *APART[1])
    dig.do("Anna", BuyQuickSharpening())
    assert dig.digger("Anna").sharp == 3 + 2 + 2 - 2


@pytest.mark.rule("DB-15")
def test_extra_actions_may_come_before_chisels_are_lifted() -> None:
    dig = Dig()
    dig.own("Celia", "triceratops_skull")
    dig.lay("Celia", *APART[:9])
    dig.sharp("Celia", 3)
    dig.begin_turn("Celia")
    assert dig.view.owed == 3
    assert SellFossil("triceratops_skull") in dig.moves()


@pytest.mark.rule("DB-15")
def test_there_are_no_extra_actions_inside_a_division() -> None:
    dig = Dig()
    dig.own("Anna", "triceratops_skull")
    dig.amber("Anna", 5)
    dig.show(p20="plant")
    dig.hide("triceratops_body")
    group = around(20, 21)
    dig.lay("Anna", *group[1:])
    dig.sharp("Anna", 3)
    dig.place("Anna", *group[0])
    assert dig.question.stage == "division"
    assert {move.__class__.__name__ for move in dig.moves()} == {"TakeFind"}


@pytest.mark.rule("DB-16")
@pytest.mark.parametrize("keep", [0, 1])
def test_one_sharp_chisel_may_be_kept_and_all_others_turn_dull(keep: int) -> None:
    dig = Dig(boulders={1: (3,)})
    dig.sharp("Anna", 6)
    dig.place("Anna", 0, 1)
    assert dig.moves_of(EndTurn) == [EndTurn(0), EndTurn(1)]
    dig.end_turn("Anna", keep)
    anna = dig.digger("Anna")
    assert (anna.sharp, anna.dull, anna.spent) == (keep, 11 - keep, 0)
    assert dig.events(events.TurnEnded)[0].dulled == 5 - keep
