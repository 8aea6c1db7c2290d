"""A round: the disaster, the cards chosen, the effects after the reveal."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove, NotYourDecision
from ludolith.games.dinokalipsa import moves
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.events import (
    CardDiscarded,
    CardRevealed,
    DeckCardKept,
    DeckCardSeen,
    DeckReshuffled,
    DisasterTurnedUp,
    EffectsSilenced,
    HandRedrawn,
)
from ludolith.games.dinokalipsa.moves import (
    DiscardCard,
    LookAhead,
    LookAtHand,
    Pass,
    PlayCard,
    SwapOthers,
    SwapWith,
    TakeCard,
)
from ludolith.games.dinokalipsa.view import Card
from tests.games.dinokalipsa.scenario import GAME, Scenario

# An instant card besides, so that scoring instants are asked for.
PLAIN = {
    "Anna": "bone_helmet topsy_turvy",
    "Boris": "sturdy_bat catastrophe_policy",
    "Celia": "iced_tea_with_a_kick catastrophe_policy",
}


@pytest.mark.rule("HLD-10")
def test_a_round_begins_with_the_top_disaster() -> None:
    table = Scenario(hands=PLAIN, disasters="endless_rain no_reply")
    assert table.disaster().disaster == "endless_rain"
    assert table.disaster().type == "natural"
    table.play()
    table.finish_round()
    assert table.disaster().disaster == "no_reply"
    turned = table.happened(DisasterTurnedUp)
    assert turned == [DisasterTurnedUp(round_number=2, disaster="no_reply", type="emotional")]


@pytest.mark.rule("HLD-11")
def test_a_hand_without_point_cards_is_changed_until_there_is_one() -> None:
    table = Scenario(
        hands={**PLAIN, "Anna": "bone_helmet" + 4 * " tailwind"},
        cards="topsy_turvy"  # Anna draws it at the end of the round
        + 4 * " splendid_twig"
        + 4 * " trusty_skillet"
        + 5 * " headwind"
        + 2 * " tame_pebble"
        + 3 * " gravediggers_spade",
    )
    table.play()
    table.finish_round()
    assert [event.seat for event in table.happened(HandRedrawn)] == [0, 0]
    assert table.hand("Anna") == ["tame_pebble"] * 2 + ["gravediggers_spade"] * 3
    assert table.discards()["tailwind"] == 4
    thrown = [event for event in table.happened(CardDiscarded) if event.rule == "HLD-11"]
    assert len(thrown) == 10


@pytest.mark.rule("HLD-12")
def test_all_choose_at_once_and_only_point_cards() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bone_helmet tailwind iced_tea_with_a_kick"})
    assert table.asked() == ("Anna", "Boris", "Celia")
    assert table.choices("Anna") == [PlayCard("bone_helmet"), PlayCard("iced_tea_with_a_kick")]
    with pytest.raises(IllegalMove) as refusal:
        table.do("Anna", PlayCard("sturdy_bat"))
    assert refusal.value.rule == "HLD-12"


@pytest.mark.rule("HLD-12")
def test_a_choice_is_invisible_to_everybody_else_until_all_have_chosen() -> None:
    hands = {**PLAIN, "Anna": "bone_helmet iced_tea_with_a_kick"}
    low, high = Scenario(hands=hands), Scenario(hands=hands)
    low.do("Anna", PlayCard("bone_helmet"))
    high.do("Anna", PlayCard("iced_tea_with_a_kick"))
    for viewer in ("Boris", "Celia", None):
        assert low.view(viewer) == high.view(viewer)
        assert low.view(viewer).dinosaurs[0].decided
        assert low.view(viewer).dinosaurs[0].hand_size == 1
    assert low.emitted == high.emitted == []
    assert low.view("Anna").own_choice == Card("bone_helmet", 4)
    assert [card.card for card in low.view("Anna").hand] == ["iced_tea_with_a_kick"]


@pytest.mark.rule("HLD-12")
def test_all_cards_are_revealed_together() -> None:
    table = Scenario(hands=PLAIN)
    table.do("Celia", PlayCard("iced_tea_with_a_kick"))
    table.do("Anna", PlayCard("bone_helmet"))
    assert table.view(None).dinosaurs[0].front is None
    with pytest.raises(NotYourDecision):
        table.do("Anna", PlayCard("bone_helmet"))
    table.do("Boris", PlayCard("sturdy_bat"))
    shown = [(event.seat, event.card, event.value) for event in table.happened(CardRevealed)]
    assert shown == [(0, "bone_helmet", 4), (1, "sturdy_bat", 5), (2, "iced_tea_with_a_kick", 8)]


@pytest.mark.rule("HLD-13")
def test_the_saw_comes_first_and_silences_every_other_effect() -> None:
    table = Scenario(
        hands={
            "Anna": "tame_pebble bone_helmet",
            "Boris": "pocket_flamethrower splendid_twig",
            "Celia": "blazing_saw",
        }
    )
    table.play()
    assert table.stage() == "scoring_instants"
    assert table.view(None).silenced
    assert table.happened(EffectsSilenced) == [EffectsSilenced(seat=2)]


@pytest.mark.rule("HLD-13")
def test_the_saw_silences_this_round_only() -> None:
    table = Scenario(
        hands={"Anna": "tame_pebble", "Boris": "iced_tea_with_a_kick", "Celia": "blazing_saw"},
    )
    table.play()
    assert not table.view(None).silenced
    table.hold(
        {"Anna": "tame_pebble iced_tea_with_a_kick", "Boris": "bone_helmet", "Celia": "bone_helmet"}
    )
    table.play()
    assert table.question().card == "tame_pebble"


@pytest.mark.rule("HLD-14")
def test_the_lowest_printed_value_uses_its_effect_first() -> None:
    table = Scenario(
        hands={
            "Anna": "pocket_flamethrower iced_tea_with_a_kick",
            "Boris": "tame_pebble splendid_twig",
            "Celia": "long_claw iced_tea_with_a_kick",
        }
    )
    table.play()
    order = []
    while table.stage() == "effect":
        order.append(table.asked()[0])
        table.pass_(order[-1])
    assert order == ["Boris", "Celia", "Anna"]


@pytest.mark.rule("HLD-14")
def test_of_equal_values_whoever_is_less_far_comes_first_and_then_the_lower_seat() -> None:
    table = Scenario(
        4, hands=dict.fromkeys(("Anna", "Boris", "Celia", "David"), "tame_pebble splendid_twig")
    )
    table.stand_at(Anna=7, Boris=3, Celia=7, David=0)
    table.play()
    order = []
    while table.stage() == "effect":
        order.append(table.asked()[0])
        table.pass_(order[-1])
    assert order == ["David", "Boris", "Anna", "Celia"]


@pytest.mark.rule("HLD-15", "HLD-16")
def test_the_pebble_adds_the_value_of_a_discarded_point_card() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "tame_pebble meteor_mortar tailwind"})
    table.play()
    assert table.choices("Anna") == [Pass(), DiscardCard("meteor_mortar")]
    table.do("Anna", DiscardCard("meteor_mortar"))
    assert table.score("Anna").bonus == 9
    assert table.discards() == {"meteor_mortar": 1}
    assert table.stage() == "scoring_instants", "once per card and round"


@pytest.mark.rule("HLD-15")
def test_the_smoothie_takes_only_point_cards_with_an_effect() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "swamp_smoothie jaw_trap meteor_mortar headwind"})
    table.play(Anna="swamp_smoothie")
    assert table.choices("Anna") == [Pass(), DiscardCard("jaw_trap")]
    table.do("Anna", DiscardCard("jaw_trap"))
    assert table.total("Anna") == 3 + 5
    assert table.view(None).inversions == 0, "a discarded effect does nothing"


@pytest.mark.rule("HLD-15")
def test_the_smoothie_takes_every_card_with_an_effect_whenever_that_is_used() -> None:
    with_effect = [
        "tame_pebble",
        "long_claw",
        "lasso_viper",
        "swamp_smoothie",
        "pocket_flamethrower",
        "jaw_trap",
        "lucky_starfruit",
        "bamboo_spyglass",
        "peckish_plant",
        "blazing_saw",
    ]
    fitting = []
    for card in CARDS:
        table = Scenario(hands={**PLAIN, "Anna": f"swamp_smoothie {card}"})
        table.play(Anna="swamp_smoothie")
        if DiscardCard(card) in table.choices("Anna"):
            fitting.append(card)
    assert fitting == with_effect


@pytest.mark.rule("HLD-15")
@pytest.mark.parametrize("card", ["tame_pebble", "swamp_smoothie"])
def test_an_owner_without_a_fitting_card_is_asked_all_the_same(card: str) -> None:
    table = Scenario(hands={**PLAIN, "Anna": f"{card} tailwind"})
    table.play()
    assert table.asked() == ("Anna",)
    assert table.choices("Anna") == [Pass()]


@pytest.mark.rule("HLD-15")
def test_the_flamethrower_throws_away_up_to_three_cards() -> None:
    table = Scenario(
        hands={
            **PLAIN,
            "Anna": "pocket_flamethrower splendid_twig splendid_twig tailwind trusty_skillet",
        }
    )
    table.play(Anna="pocket_flamethrower")
    table.do("Anna", DiscardCard("splendid_twig"))
    assert table.question().left == 2
    table.do("Anna", DiscardCard("tailwind"))
    table.do("Anna", DiscardCard("trusty_skillet"))
    assert table.stage() == "scoring_instants"
    assert table.hand("Anna") == ["splendid_twig"]


@pytest.mark.rule("HLD-15")
def test_the_flamethrower_stops_when_the_hand_is_empty() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "pocket_flamethrower splendid_twig"})
    table.play(Anna="pocket_flamethrower")
    table.do("Anna", DiscardCard("splendid_twig"))
    assert table.stage() == "scoring_instants"
    assert table.asked() == ("Boris",)


@pytest.mark.rule("HLD-15")
def test_each_flamethrower_throws_away_up_to_three_cards() -> None:
    throwing_away = "pocket_flamethrower splendid_twig splendid_twig trusty_skillet trusty_skillet"
    table = Scenario(hands={**PLAIN, "Anna": throwing_away, "Boris": throwing_away})
    table.play(Anna="pocket_flamethrower", Boris="pocket_flamethrower")
    for name in ("Anna", "Boris"):
        for left in (3, 2, 1):
            assert table.asked() == (name,)
            assert table.question().left == left
            table.do(name, table.choices(name)[1])
    assert table.stage() == "scoring_instants"


@pytest.mark.rule("HLD-15")
def test_the_flamethrower_can_stop_after_any_card() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "pocket_flamethrower splendid_twig trusty_skillet"})
    table.play(Anna="pocket_flamethrower")
    table.do("Anna", DiscardCard("splendid_twig"))
    table.pass_("Anna")
    assert table.stage() == "scoring_instants"
    assert table.hand("Anna") == ["trusty_skillet"]


@pytest.mark.rule("HLD-15")
def test_after_looking_at_a_hand_a_card_must_be_taken() -> None:
    table = Scenario(
        hands={
            "Anna": "long_claw",
            "Boris": "bone_helmet iced_tea_with_a_kick tailwind",
            "Celia": "bone_helmet splendid_twig",
        }
    )
    table.play()
    assert table.choices("Anna") == [Pass(), LookAtHand(1), LookAtHand(2)]
    table.do("Anna", LookAtHand(1))
    assert table.choices("Anna") == [TakeCard("iced_tea_with_a_kick"), TakeCard("tailwind")]
    assert [card.card for card in table.view("Anna").looking_at] == [
        "iced_tea_with_a_kick",
        "tailwind",
    ]
    assert table.view("Celia").looking_at == table.view("Boris").looking_at == ()


@pytest.mark.rule("HLD-15", "HLD-17")
def test_the_viper_swaps_with_a_neighbour_whose_card_has_no_effect() -> None:
    table = Scenario(
        4,
        hands={
            "Anna": "lasso_viper headwind",
            "Boris": "meteor_mortar",
            "Celia": "iced_tea_with_a_kick",
            "David": "jaw_trap",
        },
    )
    table.play()
    assert table.choices("Anna") == [Pass(), SwapWith(1)], "Celia sits opposite"
    table.do("Anna", SwapWith(1))
    assert table.front("Anna") == "meteor_mortar"
    assert table.front("Boris") == "lasso_viper"
    assert table.stage() == "scoring_instants", "the effect of the viper is used"


@pytest.mark.rule("HLD-15")
def test_nothing_is_asked_when_all_can_see_that_the_viper_has_no_target() -> None:
    table = Scenario(
        4,
        hands={
            "Anna": "lasso_viper headwind",
            "Boris": "jaw_trap",
            "Celia": "iced_tea_with_a_kick",
            "David": "lucky_starfruit",
        },
    )
    table.play()
    assert table.stage() == "scoring_instants"


@pytest.mark.rule("HLD-15", "HLD-17")
def test_the_plant_swaps_the_cards_of_two_others_but_not_their_bonuses() -> None:
    table = Scenario(
        hands={
            "Anna": "peckish_plant headwind",
            "Boris": "tame_pebble iced_tea_with_a_kick",
            "Celia": "meteor_mortar",
        }
    )
    table.play()
    table.do("Boris", DiscardCard("iced_tea_with_a_kick"))
    assert table.choices("Anna") == [Pass(), SwapOthers(1, 2)]
    table.do("Anna", SwapOthers(1, 2))
    assert table.front("Boris") == "meteor_mortar"
    assert (table.score("Boris").value, table.score("Boris").bonus) == (9, 8)
    assert (table.score("Celia").value, table.score("Celia").bonus) == (0, 0)
    assert table.stage() == "scoring_instants", "the swapped pebble is used"


@pytest.mark.rule("HLD-15")
def test_the_plant_has_no_target_with_two_players_left() -> None:
    table = Scenario(2, hands={"Anna": "peckish_plant", "Boris": "meteor_mortar"})
    table.play()
    assert table.stage() != "effect"


@pytest.mark.rule("HLD-15", "HLD-04")
def test_the_spyglass_shows_two_cards_and_keeps_one() -> None:
    table = Scenario(
        hands={**PLAIN, "Anna": "bamboo_spyglass"}, cards="meteor_mortar splendid_twig"
    )
    table.play()
    assert table.choices("Anna") == [Pass(), LookAhead()]
    unseen = {name: sum(table.view(name).unseen.values()) for name in ("Anna", "Boris")}
    table.do("Anna", LookAhead())
    assert sum(table.view("Anna").unseen.values()) == unseen["Anna"] - 2
    assert sum(table.view("Boris").unseen.values()) == unseen["Boris"]
    assert [event.card for event in table.happened(DeckCardSeen, "Anna")] == [
        "meteor_mortar",
        "splendid_twig",
    ]
    assert table.happened(DeckCardSeen, "Boris") == []
    assert table.choices("Anna") == [TakeCard("splendid_twig"), TakeCard("meteor_mortar")]
    assert table.view("Boris").looking_at == ()
    table.do("Anna", TakeCard("meteor_mortar"))
    assert table.hand("Anna") == ["meteor_mortar"]
    assert table.discards() == {"splendid_twig": 1}
    assert table.happened(DeckCardKept) == [DeckCardKept(seat=0, card="splendid_twig")]


@pytest.mark.rule("HLD-15", "HLD-41")
def test_the_deck_is_reshuffled_between_the_two_cards_of_the_spyglass() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bamboo_spyglass"})
    table.leave_in_deck("meteor_mortar")
    table.play()
    table.do("Anna", LookAhead())
    assert len(table.happened(DeckReshuffled)) == 1
    first, second = [card.card for card in table.view("Anna").looking_at]
    assert "meteor_mortar" in (first, second)
    assert table.view(None).discards == {}
    assert table.state.faults() == []


@pytest.mark.rule("HLD-15")
def test_every_effect_can_be_declined() -> None:
    for card in (
        "tame_pebble",
        "long_claw",
        "lasso_viper",
        "swamp_smoothie",
        "pocket_flamethrower",
        "bamboo_spyglass",
        "peckish_plant",
    ):
        table = Scenario(hands={**PLAIN, "Anna": f"{card} splendid_twig tailwind"})
        table.play(Anna=card)
        assert moves.Pass() in table.choices("Anna"), card
        table.pass_("Anna")
        assert table.stage() == "scoring_instants"
        assert [table.front(name) for name in table.people] == [
            card,
            "sturdy_bat",
            "iced_tea_with_a_kick",
        ]
        assert table.hand("Anna") == ["splendid_twig", "tailwind"]


def test_every_move_has_one_code_and_every_code_one_move() -> None:
    for code, move in moves.TABLE.moves.items():
        assert GAME.encode(move) == code
        assert GAME.describe(code) == move
    assert len(moves.TABLE.codes) == len(moves.TABLE.moves)
