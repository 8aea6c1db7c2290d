"""The end of a round, extinction, victory; the rules for two."""

from __future__ import annotations

from itertools import product

import pytest

from ludolith.games.dinokalipsa.events import CardDiscarded, DeckReshuffled, DinosaurExtinct
from ludolith.games.dinokalipsa.moves import Pass, PassRound, RaiseScore, SwapWith
from ludolith.games.dinokalipsa.round_outcome import is_extinct
from tests.games.dinokalipsa.scenario import Scenario

LOSING = {"Anna": "splendid_twig", "Boris": "iced_tea_with_a_kick", "Celia": "bone_helmet"}


def area(natural: int, predatory: int, emotional: int, meteors: int) -> int:
    """A set of disasters with as many of each type."""
    lots = (natural, predatory, emotional, meteors)
    return sum(((1 << number) - 1) << 8 * kind for kind, number in enumerate(lots))


@pytest.mark.rule("HLD-40")
def test_everybody_moves_a_space_for_each_own_disaster() -> None:
    table = Scenario(hands=LOSING)
    table.suffer(Boris="underfoot", Celia="tar_pit no_reply")
    table.play()
    assert [table.place(name) for name in table.people] == [1, 8 + 1, 2]


@pytest.mark.rule("HLD-41")
def test_all_draw_up_to_five_in_seat_order() -> None:
    table = Scenario(
        hands={**LOSING, "Anna": "splendid_twig tame_pebble"},
        cards="gravediggers_spade " * 4 + "sturdy_bat " * 4 + "prehistoric_bow " * 3,
    )
    table.play(Anna="splendid_twig")
    table.finish_round()
    assert table.hand("Anna") == ["tame_pebble"] + ["gravediggers_spade"] * 4
    assert table.hand("Boris") == ["sturdy_bat"] * 4 + ["prehistoric_bow"]
    assert table.hand("Celia").count("prehistoric_bow") >= 2


@pytest.mark.rule("HLD-41")
def test_cards_on_the_table_go_to_the_discard_pile_after_the_draw() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig tailwind"})
    table.play()
    table.do("Anna", RaiseScore(0))
    table.finish_round()
    open_cards = {"splendid_twig": 1, "iced_tea_with_a_kick": 1, "bone_helmet": 1, "tailwind": 1}
    assert table.discards() == open_cards
    assert table.view(None).laid == ()


@pytest.mark.rule("HLD-41")
def test_an_empty_deck_is_reshuffled_at_once_without_the_cards_on_the_table() -> None:
    table = Scenario(hands=LOSING)
    table.leave_in_deck("meteor_mortar meteor_mortar")
    table.play()
    shuffled = table.happened(DeckReshuffled)
    assert shuffled == [DeckReshuffled(cards=69 - 3 - 2)]
    assert table.view(None).deck == 69 - 3 - 15
    assert sorted(table.discards()) == ["bone_helmet", "iced_tea_with_a_kick", "splendid_twig"]
    assert "meteor_mortar" in table.hand("Anna")
    assert table.state.faults() == []


@pytest.mark.rule("HLD-50")
def test_three_of_one_type_or_of_three_types_are_the_end() -> None:
    for lots in product(range(4), repeat=4):
        natural, predatory, emotional, meteors = lots
        types = sum(number > 0 for number in (natural, predatory, emotional))
        most = max(natural, predatory, emotional)
        assert is_extinct(area(*lots), False) == (most + meteors >= 3 or types + meteors >= 3), lots


@pytest.mark.rule("HLD-50")
@pytest.mark.parametrize(
    ("before", "disaster", "out"),
    [
        ("underfoot hot_tempered_dragon", "hug_with_teeth", True),
        ("underfoot endless_rain", "no_reply", True),
        ("underfoot endless_rain", "hug_with_teeth", False),
        ("underfoot endless_rain", "meteor", True),
        ("underfoot meteor", "hug_with_teeth", True),
        ("underfoot meteor", "no_reply", True),
        ("meteor meteor", "meteor", True),
        ("underfoot", "meteor", False),
    ],
)
def test_a_third_disaster_eliminates_if_it_completes_a_set(
    before: str, disaster: str, out: bool
) -> None:
    table = Scenario(
        hands=LOSING,
        disasters=disaster,
        boards=("stego_the_stargazer", "nervous_rex", "cry_ceratops"),
    )
    table.suffer(Anna=before)
    kind = table.disaster().type
    assert (kind in table.seen(None, "Anna").fatal) == out
    table.play(Anna="splendid_twig")
    assert table.is_in("Anna") == (not out)
    assert bool(table.happened(DinosaurExtinct)) == out


@pytest.mark.rule("HLD-51")
def test_an_eliminated_player_discards_the_hand_and_keeps_the_disasters() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig bone_helmet tame_pebble"})
    table.suffer(Anna="underfoot endless_rain")
    table.play(Anna="splendid_twig")
    table.everyone_passes()
    table.do("Anna", Pass())
    assert table.hand("Anna") == []
    thrown = [event.card for event in table.happened(CardDiscarded) if event.rule == "HLD-51"]
    assert thrown == ["tame_pebble", "bone_helmet"]
    assert sorted(table.disasters("Anna")) == ["endless_rain", "meteor", "underfoot"]
    assert table.place("Anna") == 0, "no moves for disasters any more"
    assert table.seen(None, "Anna").fatal == (), "nothing can happen to Anna any more"
    assert table.asked() == ("Boris", "Celia")


@pytest.mark.rule("HLD-51")
def test_from_then_on_players_are_those_still_in() -> None:
    hands = {
        "Anna": "splendid_twig",
        "Boris": "lasso_viper tailwind",
        "Celia": "bone_helmet",
        "David": "iced_tea_with_a_kick",
    }
    table = Scenario(4, hands=hands)
    table.suffer(Anna="underfoot endless_rain")
    table.play()
    table.finish_round()
    assert table.asked() == ("Boris", "Celia", "David")
    table.hold(
        {"Boris": "lasso_viper tailwind", "Celia": "bone_helmet", "David": "iced_tea_with_a_kick"}
    )
    table.play(Boris="lasso_viper")
    assert table.choices("Boris") == [Pass(), SwapWith(2), SwapWith(3)], "Anna's seat is skipped"
    table.pass_("Boris")
    targets = [RaiseScore(seat) for seat in (1, 2, 3)]
    assert table.choices("Boris") == [Pass(), PassRound(), *targets]


@pytest.mark.rule("HLD-52")
def test_of_several_arriving_in_one_step_the_farther_wins() -> None:
    table = Scenario(hands={**LOSING, "Celia": "iced_tea_with_a_kick"})
    table.stand_at(Boris=43, Celia=44)
    table.play()
    assert table.winners() == ("Celia",)
    assert table.view(None).scores == (0, 51, 52)
    assert table.state.deciding_rule() == "HLD-52"


@pytest.mark.rule("HLD-52")
def test_equal_totals_share_the_victory() -> None:
    table = Scenario(hands={**LOSING, "Celia": "iced_tea_with_a_kick"})
    table.stand_at(Boris=44, Celia=44)
    table.play()
    assert table.winners() == ("Boris", "Celia")


@pytest.mark.rule("HLD-52", "HLD-38")
def test_the_highest_score_wins_before_anybody_moves_for_disasters() -> None:
    table = Scenario(hands=LOSING)
    table.stand_at(Boris=42, Celia=49)
    table.suffer(Celia="underfoot endless_rain")
    table.play()
    assert table.winners() == ("Boris",)


@pytest.mark.rule("HLD-52", "HLD-40")
def test_a_space_for_a_disaster_can_win() -> None:
    table = Scenario(hands=LOSING)
    table.stand_at(Anna=49)
    table.play()
    assert table.winners() == ("Anna",)


@pytest.mark.rule("HLD-53")
def test_the_last_dinosaur_wins_even_from_behind() -> None:
    table = Scenario(
        2, hands={"Anna": "tame_pebble", "Boris": "iced_tea_with_a_kick"}, two_player_rules=False
    )
    table.stand_at(Anna=40)
    table.suffer(Anna="underfoot endless_rain")
    table.play()
    table.finish_round()
    assert table.winners() == ("Boris",)
    assert table.state.deciding_rule() == "HLD-53"
    assert list(table.state.scores()) == [40, 8]


@pytest.mark.rule("HLD-60")
def test_two_play_without_point_cards_worth_one_two_and_three() -> None:
    unseen = Scenario(2).view(None).unseen
    for card in (
        "splendid_twig",
        "long_claw",
        "trusty_skillet",
        "lasso_viper",
        "gravediggers_spade",
    ):
        assert card not in unseen
    assert "swamp_smoothie" not in unseen
    assert unseen["tame_pebble"] == 4
    assert sum(unseen.values()) == 35 + 16


@pytest.mark.rule("HLD-61")
def test_two_players_need_four_of_one_type_or_two_of_each() -> None:
    for lots in product(range(5), repeat=4):
        *types, meteors = lots
        gaps = sum(max(0, 2 - number) for number in types)
        assert is_extinct(area(*lots), True) == (max(types) + meteors >= 4 or gaps <= meteors), lots


@pytest.mark.rule("HLD-61")
def test_three_disasters_are_survived_by_two_players() -> None:
    table = Scenario(
        2,
        hands={"Anna": "tame_pebble", "Boris": "iced_tea_with_a_kick"},
        disasters="hug_with_teeth",
    )
    table.suffer(Anna="underfoot hot_tempered_dragon")
    table.play()
    table.finish_round()
    assert table.is_in("Anna")
    assert table.seen(None, "Anna").fatal == ("predatory", "meteor")


@pytest.mark.rule("HLD-62")
def test_a_table_of_two_can_play_by_the_standard_rules() -> None:
    table = Scenario(2, two_player_rules=False)
    assert sum(table.view(None).unseen.values()) == 69
    assert not table.state.duo


@pytest.mark.rule("HLD-62")
def test_a_larger_game_down_to_two_keeps_the_standard_rules() -> None:
    table = Scenario(hands=LOSING)
    table.suffer(Anna="underfoot endless_rain", Boris="tar_pit boiling_spring")
    table.play()
    assert table.asked() == ("Boris", "Celia")
    assert "natural" in table.seen(None, "Boris").fatal
    assert table.view(None).unseen["splendid_twig"] + table.discards()["splendid_twig"] == 4
