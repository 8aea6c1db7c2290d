from __future__ import annotations

import pytest

from ludolith.engine.errors import BadOptionValue, IllegalMove
from ludolith.games.seven_dwarfs import GAME
from ludolith.games.seven_dwarfs.events import FootTaken, GemsWon, NothingToPut, PutAtFoot
from ludolith.games.seven_dwarfs.moves import ChooseColour, Strike
from ludolith.games.seven_dwarfs.view import Foot
from tests.games.seven_dwarfs.scenario import PEOPLE, TAP, Scenario

PENALTIES = {"penalties": True}
THREE = {"three_in_the_mine": True}


def with_spoils(*off: str, options: dict[str, object] | None = None) -> Scenario:
    """Anna has these gems, and it is her turn again."""
    table = Scenario(players=2, options=options or PENALTIES)
    table.turn("Anna", off)
    table.turn("Boris", ["8 a"])
    return table


@pytest.mark.rule("DWA-10")
def test_a_turn_without_a_gem_costs_the_cheapest_gem_won() -> None:
    table = with_spoils("0 a", "0 c", "1 c")  # red, pink, clear
    table.turn("Anna")
    pile = table.pile("Anna")
    assert (pile.red, pile.pink, pile.clear) == (1, 1, 0)
    assert table.view.foot == Foot(red=0, pink=0, clear=1)
    assert table.events(PutAtFoot) == [PutAtFoot(seat=0, colour="clear")]
    assert table.points("Anna") == 5


@pytest.mark.rule("DWA-10")
def test_one_gem_with_either_strike_is_enough() -> None:
    for first in (True, False):
        table = with_spoils("0 a")
        table.strikes("Anna", ["0 b"] if first else [])
        table.strikes("Anna", [] if first else ["0 b"])
        assert table.pile("Anna").red == 2
        assert table.view.foot == Foot(red=0, pink=0, clear=0)


@pytest.mark.rule("DWA-10")
def test_a_block_alone_counts_as_no_gem() -> None:
    table = with_spoils("0 a", "1 a", "1 b", "1 c", "1 d")
    table.turn("Anna", falls=[1])
    assert table.pile("Anna").blocks == 1
    assert table.events(PutAtFoot) == [PutAtFoot(seat=0, colour="clear")]


@pytest.mark.rule("DWA-10")
def test_whoever_owns_no_gem_puts_nothing() -> None:
    table = Scenario(players=2, options=PENALTIES)
    table.turn("Anna")
    assert table.events(NothingToPut) == [NothingToPut(seat=0)]
    assert table.view.foot == Foot(red=0, pink=0, clear=0)


@pytest.mark.rule("DWA-10")
def test_without_the_variant_nothing_is_put_at_the_foot() -> None:
    table = with_spoils("0 a", options={"penalties": False})
    table.turn("Anna")
    assert table.pile("Anna").red == 1
    assert table.view.foot == Foot(red=0, pink=0, clear=0)


@pytest.mark.rule("DWA-10")
def test_the_cheapest_goes_by_the_basic_values_in_every_variant() -> None:
    table = Scenario(players=3, options={**PENALTIES, **THREE})
    for name, colour in (("Anna", "clear"), ("Boris", "red"), ("Celia", "pink")):
        table.chooses(name, colour)
    table.turn("Anna", ["0 a", "0 d"])  # red and clear: clear is her own, worth 2
    table.turn("Boris", ["1 a"])
    table.turn("Celia", ["1 b"])
    table.turn("Anna")
    assert table.events(PutAtFoot) == [PutAtFoot(seat=0, colour="clear")]


@pytest.mark.rule("DWA-10", "DWA-11")
def test_several_gems_pile_up_and_all_go_to_the_next_who_knocks_one_off() -> None:
    table = with_spoils("0 a", "0 c", "0 d")
    table.turn("Anna")
    table.turn("Boris")
    table.turn("Anna")
    assert table.view.foot == Foot(red=0, pink=1, clear=2)
    table.strikes("Boris", ["2 c"])
    assert table.view.foot == Foot(red=0, pink=0, clear=0)
    assert table.events(FootTaken) == [
        FootTaken(seat=1, gems=1, colour="pink", points=2),
        FootTaken(seat=1, gems=2, colour="clear", points=2),
    ]
    assert table.pile("Boris").pink == 1
    assert table.pile("Boris").clear == 2


@pytest.mark.rule("DWA-11")
def test_a_block_alone_does_not_take_what_lies_at_the_foot() -> None:
    table = with_spoils("0 a", "1 a", "1 b", "1 c", "1 d")
    table.turn("Anna")
    lying = table.view.foot
    assert lying != Foot(red=0, pink=0, clear=0)
    table.strikes("Boris", falls=[1])
    assert table.view.foot == lying


@pytest.mark.rule("DWA-12")
def test_gems_at_the_foot_do_not_keep_the_game_going_and_the_last_strike_takes_them() -> None:
    table = Scenario(players=2, left_on=["0 d", "4 a"], options=PENALTIES)
    table.turn("Anna", ["0 d"])
    table.turn("Boris")
    table.turn("Anna")
    assert table.view.foot == Foot(red=0, pink=0, clear=1)
    table.strikes("Boris", ["4 a"])
    assert table.state.over
    assert table.pile("Boris").clear == 1


@pytest.mark.rule("DWA-12")
def test_gems_at_the_foot_are_no_bodies_of_the_column() -> None:
    table = with_spoils("0 a")
    before = table.state.column
    table.turn("Anna")
    assert table.view.foot.red == 1
    assert table.state.column == before


@pytest.mark.rule("DWA-20")
@pytest.mark.parametrize("players", [2, 4, 5, 7])
def test_colours_are_chosen_only_by_three_or_six(players: int) -> None:
    with pytest.raises(BadOptionValue, match="three_in_the_mine is for 3 or 6 players"):
        GAME.new(players, 1, THREE)


@pytest.mark.rule("DWA-20")
@pytest.mark.parametrize("players", [3, 6])
def test_all_choose_openly_in_the_order_of_seats_each_colour_once(
    players: int,
) -> None:
    table = Scenario(players=players, options={**THREE, "first": 2})
    colours = ["pink", "pink", "clear", "red", "red", "clear"] if players == 6 else []
    for name, colour in zip(PEOPLE[:players], colours or ["pink", "red", "clear"], strict=True):
        assert table.to_strike() == name
        table.chooses(name, colour)
    assert table.to_strike() == "Boris", "then the first player strikes"
    seen = table.view.colours
    assert seen is not None
    assert None not in seen
    assert isinstance(GAME.describe(table.state.legal(1)[0]), Strike)


@pytest.mark.rule("DWA-20")
def test_a_colour_that_others_have_cannot_be_chosen_nor_can_one_strike_before() -> None:
    table = Scenario(options=THREE)
    table.chooses("Anna", "pink")
    assert [GAME.describe(move) for move in table.state.legal(1)] == [
        ChooseColour("red"),
        ChooseColour("clear"),
    ]
    for move in (ChooseColour("pink"), TAP):
        with pytest.raises(IllegalMove) as refusal:
            table.state.check(1, GAME.encode(move))
        assert refusal.value.rule == "DWA-20"


@pytest.mark.rule("DWA-20")
def test_a_gem_of_ones_own_colour_is_two_any_other_costs_one_and_a_block_ten() -> None:
    table = Scenario(options=THREE)
    for name, colour in (("Anna", "clear"), ("Boris", "red"), ("Celia", "pink")):
        table.chooses(name, colour)
    table.strikes("Anna", ["0 a", "0 c", "0 d"])  # red, pink, clear
    assert table.points("Anna") == 2 - 1 - 1
    assert [(won.colour, won.points) for won in table.events(GemsWon)] == [
        ("red", -1),
        ("pink", -1),
        ("clear", 2),
    ]
    table.strikes("Anna", falls=[8])  # clear, clear, red, pink
    assert table.points("Anna") == 0 + 2 + 2 - 1 - 1 - 10


@pytest.mark.rule("DWA-20")
def test_six_in_the_mine_score_alone_even_with_the_same_colour() -> None:
    table = Scenario(players=6, options=THREE)
    for name, colour in zip(
        PEOPLE[:6], ["red", "red", "pink", "pink", "clear", "clear"], strict=True
    ):
        table.chooses(name, colour)
    table.strikes("Anna", ["0 a"])
    assert table.points("Anna") == 2
    assert table.points("Boris") == 0


@pytest.mark.rule("DWA-30")
def test_red_gems_are_worth_nothing_to_experienced_miners() -> None:
    table = Scenario(players=2, options={"experienced": "1"})
    table.strikes("Anna", ["0 a", "0 c", "0 d"])
    assert table.points("Anna") == 0 + 2 + 1
    assert table.events(GemsWon)[0].points == 0
    table.strikes("Anna")
    table.strikes("Boris", ["0 b"])
    assert table.points("Boris") == 3
    assert table.view.experienced == (True, False)


@pytest.mark.rule("DWA-30")
def test_a_red_gem_is_knocked_off_all_the_same() -> None:
    table = Scenario(players=2, options={"experienced": "1", **PENALTIES})
    table.turn("Anna", ["0 d"])
    table.turn("Boris", ["1 a"])
    table.turn("Anna", ["0 a"])
    assert not table.events(PutAtFoot)
    assert table.pile("Anna").red == 1


@pytest.mark.rule("DWA-30")
def test_a_red_gem_from_the_foot_is_worth_nothing_either() -> None:
    table = Scenario(players=2, options={"experienced": "2", **PENALTIES})
    table.turn("Anna", ["0 a"])
    table.turn("Boris", ["0 d"])
    table.turn("Anna")
    table.strikes("Boris", ["1 a"])
    assert table.pile("Boris").red == 1
    assert table.points("Boris") == 1 + 2


@pytest.mark.rule("DWA-30")
def test_at_least_one_miner_is_not_experienced() -> None:
    with pytest.raises(BadOptionValue, match="at least one seat must not be"):
        GAME.new(2, 1, {"experienced": "1,2"})
    GAME.new(3, 1, {"experienced": "1,2"})


@pytest.mark.rule("DWA-31")
def test_penalties_go_with_any_variant_but_colours_and_experience_exclude_each_other() -> None:
    GAME.new(3, 1, {**PENALTIES, **THREE})
    GAME.new(3, 1, {**PENALTIES, "experienced": "2"})
    with pytest.raises(BadOptionValue, match="do not go together"):
        GAME.new(3, 1, {**THREE, "experienced": "2"})
