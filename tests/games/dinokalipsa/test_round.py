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
    "Anna": "bonehead score_inversion",
    "Boris": "run_home_bat disaster_insurance",
    "Celia": "iced_ptea disaster_insurance",
}


@pytest.mark.rule("HLD-10")
def test_a_round_begins_with_the_top_disaster() -> None:
    table = Scenario(hands=PLAIN, disasters="downpour ghosted")
    assert table.disaster().disaster == "downpour"
    assert table.disaster().type == "natural"
    table.play()
    table.finish_round()
    assert table.disaster().disaster == "ghosted"
    turned = table.happened(DisasterTurnedUp)
    assert turned == [DisasterTurnedUp(round=2, disaster="ghosted", type="emotional")]


@pytest.mark.rule("HLD-11")
def test_a_hand_without_point_cards_is_changed_until_there_is_one() -> None:
    table = Scenario(
        hands={**PLAIN, "Anna": "bonehead" + 4 * " score_booster"},
        cards="score_inversion"  # Anna draws it at the end of the round
        + 4 * " cool_stick"
        + 4 * " handy_pan"
        + 5 * " score_sapper"
        + 2 * " pet_rock"
        + 3 * " grave_maker",
    )
    table.play()
    table.finish_round()
    assert [event.seat for event in table.happened(HandRedrawn)] == [0, 0]
    assert table.hand("Anna") == ["pet_rock"] * 2 + ["grave_maker"] * 3
    assert table.discards()["score_booster"] == 4
    thrown = [event for event in table.happened(CardDiscarded) if event.rule == "HLD-11"]
    assert len(thrown) == 10


@pytest.mark.rule("HLD-12")
def test_all_choose_at_once_and_only_point_cards() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bonehead score_booster iced_ptea"})
    assert table.asked() == ("Anna", "Boris", "Celia")
    assert table.choices("Anna") == [PlayCard("bonehead"), PlayCard("iced_ptea")]
    with pytest.raises(IllegalMove) as refusal:
        table.do("Anna", PlayCard("run_home_bat"))
    assert refusal.value.rule == "HLD-12"


@pytest.mark.rule("HLD-12")
def test_a_choice_is_invisible_to_everybody_else_until_all_have_chosen() -> None:
    hands = {**PLAIN, "Anna": "bonehead iced_ptea"}
    low, high = Scenario(hands=hands), Scenario(hands=hands)
    low.do("Anna", PlayCard("bonehead"))
    high.do("Anna", PlayCard("iced_ptea"))
    for viewer in ("Boris", "Celia", None):
        assert low.view(viewer) == high.view(viewer)
        assert low.view(viewer).dinosaurs[0].decided
        assert low.view(viewer).dinosaurs[0].hand_size == 1
    assert low.told == high.told == []
    assert low.view("Anna").own_choice == Card("bonehead", 4)
    assert [card.card for card in low.view("Anna").hand] == ["iced_ptea"]


@pytest.mark.rule("HLD-12")
def test_all_cards_are_revealed_together() -> None:
    table = Scenario(hands=PLAIN)
    table.do("Celia", PlayCard("iced_ptea"))
    table.do("Anna", PlayCard("bonehead"))
    assert table.view(None).dinosaurs[0].front is None
    with pytest.raises(NotYourDecision):
        table.do("Anna", PlayCard("bonehead"))
    table.do("Boris", PlayCard("run_home_bat"))
    shown = [(event.seat, event.card, event.value) for event in table.happened(CardRevealed)]
    assert shown == [(0, "bonehead", 4), (1, "run_home_bat", 5), (2, "iced_ptea", 8)]


@pytest.mark.rule("HLD-13")
def test_the_chainsaw_comes_first_and_silences_every_other_effect() -> None:
    table = Scenario(
        hands={
            "Anna": "pet_rock bonehead",
            "Boris": "fire_spray cool_stick",
            "Celia": "flaming_chainsaw",
        }
    )
    table.play()
    assert table.stage() == "scoring_instants"
    assert table.view(None).silenced
    assert table.happened(EffectsSilenced) == [EffectsSilenced(seat=2)]


@pytest.mark.rule("HLD-13")
def test_the_chainsaw_silences_this_round_only() -> None:
    table = Scenario(
        hands={"Anna": "pet_rock", "Boris": "iced_ptea", "Celia": "flaming_chainsaw"},
    )
    table.play()
    assert not table.view(None).silenced
    table.hold({"Anna": "pet_rock iced_ptea", "Boris": "bonehead", "Celia": "bonehead"})
    table.play()
    assert table.question().card == "pet_rock"


@pytest.mark.rule("HLD-14")
def test_the_lowest_printed_value_uses_its_effect_first() -> None:
    table = Scenario(
        hands={
            "Anna": "fire_spray iced_ptea",
            "Boris": "pet_rock cool_stick",
            "Celia": "dino_grabber iced_ptea",
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
        4, hands=dict.fromkeys(("Anna", "Boris", "Celia", "David"), "pet_rock cool_stick")
    )
    table.stand_at(Anna=7, Boris=3, Celia=7, David=0)
    table.play()
    order = []
    while table.stage() == "effect":
        order.append(table.asked()[0])
        table.pass_(order[-1])
    assert order == ["David", "Boris", "Anna", "Celia"]


@pytest.mark.rule("HLD-15", "HLD-16")
def test_the_pet_rock_adds_the_value_of_a_discarded_point_card() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "pet_rock meteor_cannon score_booster"})
    table.play()
    assert table.choices("Anna") == [Pass(), DiscardCard("meteor_cannon")]
    table.do("Anna", DiscardCard("meteor_cannon"))
    assert table.score("Anna").bonus == 9
    assert table.discards() == {"meteor_cannon": 1}
    assert table.stage() == "scoring_instants", "once per card and round"


@pytest.mark.rule("HLD-15")
def test_the_smoothie_takes_only_point_cards_with_an_effect() -> None:
    table = Scenario(
        hands={**PLAIN, "Anna": "delicious_smoothie mouth_trap meteor_cannon score_sapper"}
    )
    table.play(Anna="delicious_smoothie")
    assert table.choices("Anna") == [Pass(), DiscardCard("mouth_trap")]
    table.do("Anna", DiscardCard("mouth_trap"))
    assert table.total("Anna") == 3 + 5
    assert table.view(None).inversions == 0, "a discarded effect does nothing"


@pytest.mark.rule("HLD-15")
def test_the_smoothie_takes_every_card_with_an_effect_whenever_that_is_used() -> None:
    with_effect = [
        "pet_rock",
        "dino_grabber",
        "grappling_snake",
        "delicious_smoothie",
        "fire_spray",
        "mouth_trap",
        "special_star_fruit",
        "treenoculars",
        "hungry_plant",
        "flaming_chainsaw",
    ]
    fitting = []
    for card in CARDS:
        table = Scenario(hands={**PLAIN, "Anna": f"delicious_smoothie {card}"})
        table.play(Anna="delicious_smoothie")
        if DiscardCard(card) in table.choices("Anna"):
            fitting.append(card)
    assert fitting == with_effect


@pytest.mark.rule("HLD-15")
@pytest.mark.parametrize("card", ["pet_rock", "delicious_smoothie"])
def test_an_owner_without_a_fitting_card_is_asked_all_the_same(card: str) -> None:
    table = Scenario(hands={**PLAIN, "Anna": f"{card} score_booster"})
    table.play()
    assert table.asked() == ("Anna",)
    assert table.choices("Anna") == [Pass()]


@pytest.mark.rule("HLD-15")
def test_the_fire_spray_throws_away_up_to_three_cards() -> None:
    table = Scenario(
        hands={**PLAIN, "Anna": "fire_spray cool_stick cool_stick score_booster handy_pan"}
    )
    table.play(Anna="fire_spray")
    table.do("Anna", DiscardCard("cool_stick"))
    assert table.question().left == 2
    table.do("Anna", DiscardCard("score_booster"))
    table.do("Anna", DiscardCard("handy_pan"))
    assert table.stage() == "scoring_instants"
    assert table.hand("Anna") == ["cool_stick"]


@pytest.mark.rule("HLD-15")
def test_the_fire_spray_stops_when_the_hand_is_empty() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "fire_spray cool_stick"})
    table.play(Anna="fire_spray")
    table.do("Anna", DiscardCard("cool_stick"))
    assert table.stage() == "scoring_instants"
    assert table.asked() == ("Boris",)


@pytest.mark.rule("HLD-15")
def test_each_fire_spray_throws_away_up_to_three_cards() -> None:
    spraying = "fire_spray cool_stick cool_stick handy_pan handy_pan"
    table = Scenario(hands={**PLAIN, "Anna": spraying, "Boris": spraying})
    table.play(Anna="fire_spray", Boris="fire_spray")
    for name in ("Anna", "Boris"):
        for left in (3, 2, 1):
            assert table.asked() == (name,)
            assert table.question().left == left
            table.do(name, table.choices(name)[1])
    assert table.stage() == "scoring_instants"


@pytest.mark.rule("HLD-15")
def test_the_fire_spray_can_stop_after_any_card() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "fire_spray cool_stick handy_pan"})
    table.play(Anna="fire_spray")
    table.do("Anna", DiscardCard("cool_stick"))
    table.pass_("Anna")
    assert table.stage() == "scoring_instants"
    assert table.hand("Anna") == ["handy_pan"]


@pytest.mark.rule("HLD-15")
def test_after_looking_at_a_hand_a_card_must_be_taken() -> None:
    table = Scenario(
        hands={
            "Anna": "dino_grabber",
            "Boris": "bonehead iced_ptea score_booster",
            "Celia": "bonehead cool_stick",
        }
    )
    table.play()
    assert table.choices("Anna") == [Pass(), LookAtHand(1), LookAtHand(2)]
    table.do("Anna", LookAtHand(1))
    assert table.choices("Anna") == [TakeCard("iced_ptea"), TakeCard("score_booster")]
    assert [card.card for card in table.view("Anna").looking_at] == ["iced_ptea", "score_booster"]
    assert table.view("Celia").looking_at == table.view("Boris").looking_at == ()


@pytest.mark.rule("HLD-15", "HLD-17")
def test_the_snake_swaps_with_a_neighbour_whose_card_has_no_effect() -> None:
    table = Scenario(
        4,
        hands={
            "Anna": "grappling_snake score_sapper",
            "Boris": "meteor_cannon",
            "Celia": "iced_ptea",
            "David": "mouth_trap",
        },
    )
    table.play()
    assert table.choices("Anna") == [Pass(), SwapWith(1)], "Celia sits opposite"
    table.do("Anna", SwapWith(1))
    assert table.front("Anna") == "meteor_cannon"
    assert table.front("Boris") == "grappling_snake"
    assert table.stage() == "scoring_instants", "the snake's effect is used"


@pytest.mark.rule("HLD-15")
def test_nothing_is_asked_when_all_can_see_that_the_snake_has_no_target() -> None:
    table = Scenario(
        4,
        hands={
            "Anna": "grappling_snake score_sapper",
            "Boris": "mouth_trap",
            "Celia": "iced_ptea",
            "David": "special_star_fruit",
        },
    )
    table.play()
    assert table.stage() == "scoring_instants"


@pytest.mark.rule("HLD-15", "HLD-17")
def test_the_plant_swaps_the_cards_of_two_others_but_not_their_bonuses() -> None:
    table = Scenario(
        hands={
            "Anna": "hungry_plant score_sapper",
            "Boris": "pet_rock iced_ptea",
            "Celia": "meteor_cannon",
        }
    )
    table.play()
    table.do("Boris", DiscardCard("iced_ptea"))
    assert table.choices("Anna") == [Pass(), SwapOthers(1, 2)]
    table.do("Anna", SwapOthers(1, 2))
    assert table.front("Boris") == "meteor_cannon"
    assert (table.score("Boris").value, table.score("Boris").bonus) == (9, 8)
    assert (table.score("Celia").value, table.score("Celia").bonus) == (0, 0)
    assert table.stage() == "scoring_instants", "the swapped pet rock is used"


@pytest.mark.rule("HLD-15")
def test_the_plant_has_no_target_with_two_players_left() -> None:
    table = Scenario(2, hands={"Anna": "hungry_plant", "Boris": "meteor_cannon"})
    table.play()
    assert table.stage() != "effect"


@pytest.mark.rule("HLD-15", "HLD-04")
def test_the_treenoculars_show_two_cards_and_keep_one() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "treenoculars"}, cards="meteor_cannon cool_stick")
    table.play()
    assert table.choices("Anna") == [Pass(), LookAhead()]
    unseen = {name: sum(table.view(name).unseen.values()) for name in ("Anna", "Boris")}
    table.do("Anna", LookAhead())
    assert sum(table.view("Anna").unseen.values()) == unseen["Anna"] - 2
    assert sum(table.view("Boris").unseen.values()) == unseen["Boris"]
    assert [event.card for event in table.happened(DeckCardSeen, "Anna")] == [
        "meteor_cannon",
        "cool_stick",
    ]
    assert table.happened(DeckCardSeen, "Boris") == []
    assert table.choices("Anna") == [TakeCard("cool_stick"), TakeCard("meteor_cannon")]
    assert table.view("Boris").looking_at == ()
    table.do("Anna", TakeCard("meteor_cannon"))
    assert table.hand("Anna") == ["meteor_cannon"]
    assert table.discards() == {"cool_stick": 1}
    assert table.happened(DeckCardKept) == [DeckCardKept(seat=0, card="cool_stick")]


@pytest.mark.rule("HLD-15", "HLD-41")
def test_the_deck_is_reshuffled_between_the_two_cards_of_the_treenoculars() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "treenoculars"})
    table.leave_in_deck("meteor_cannon")
    table.play()
    table.do("Anna", LookAhead())
    assert len(table.happened(DeckReshuffled)) == 1
    first, second = [card.card for card in table.view("Anna").looking_at]
    assert "meteor_cannon" in (first, second)
    assert table.view(None).discards == {}
    assert table.state.faults() == []


@pytest.mark.rule("HLD-15")
def test_every_effect_can_be_declined() -> None:
    for card in (
        "pet_rock",
        "dino_grabber",
        "grappling_snake",
        "delicious_smoothie",
        "fire_spray",
        "treenoculars",
        "hungry_plant",
    ):
        table = Scenario(hands={**PLAIN, "Anna": f"{card} cool_stick score_booster"})
        table.play(Anna=card)
        assert moves.Pass() in table.choices("Anna"), card
        table.pass_("Anna")
        assert table.stage() == "scoring_instants"
        assert [table.front(name) for name in table.people] == [card, "run_home_bat", "iced_ptea"]
        assert table.hand("Anna") == ["cool_stick", "score_booster"]


def test_every_move_has_one_code_and_every_code_one_move() -> None:
    for code, move in moves.MOVES.items():
        assert GAME.encode(move) == code
        assert GAME.describe(code) == move
    assert len(moves.CODES) == len(moves.MOVES)
