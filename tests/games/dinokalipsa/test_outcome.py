"""Who runs, who suffers: sudden death, insurance, sending a disaster on."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.dinokalipsa.events import (
    DisasterAdded,
    DisasterThreatens,
    DisasterToBottom,
    OutOfPointCards,
    PawnMoved,
    PawnMovedForDisasters,
    SuddenDeathBegan,
    SuddenDeathRevealed,
)
from ludolith.games.dinokalipsa.moves import (
    DiscardCard,
    Insure,
    Pass,
    PlayCard,
    SendOn,
)
from tests.games.dinokalipsa.scenario import Scenario

RESCUES = 3 * "catastrophe_policy " + "not_my_problem"


def tied(anna: str, boris: str) -> Scenario:
    """Anna and Boris tie for the lowest score with a 2 each; Celia runs. These are their hands."""
    table = Scenario(
        hands={
            "Anna": f"trusty_skillet {anna}",
            "Boris": f"trusty_skillet {boris}",
            "Celia": "meteor_mortar",
        }
    )
    table.play(Anna="trusty_skillet", Boris="trusty_skillet")
    table.everyone_passes()
    return table


@pytest.mark.rule("HLD-30")
def test_the_highest_score_moves_its_pawn_by_that_score() -> None:
    table = Scenario(
        hands={"Anna": "bone_helmet", "Boris": "splendid_twig", "Celia": "iced_tea_with_a_kick"}
    )
    table.play()
    assert [table.place(name) for name in table.people] == [0, 1, 8], "Boris for the disaster"


@pytest.mark.rule("HLD-30")
def test_all_tied_for_the_highest_score_move() -> None:
    table = Scenario(
        hands={
            "Anna": "iced_tea_with_a_kick",
            "Boris": "splendid_twig",
            "Celia": "iced_tea_with_a_kick",
        }
    )
    table.play()
    assert [table.place(name) for name in table.people] == [8, 1, 8]


@pytest.mark.rule("HLD-31")
def test_the_lowest_score_takes_the_disaster() -> None:
    table = Scenario(
        hands={"Anna": "bone_helmet", "Boris": "splendid_twig", "Celia": "iced_tea_with_a_kick"},
        disasters="underfoot",
    )
    table.play()
    assert table.disasters("Boris") == ["underfoot"]
    assert table.disasters("Anna") == table.disasters("Celia") == []
    added = DisasterAdded(seat=1, disaster="underfoot", type="predatory")
    assert table.happened(DisasterAdded) == [added]


@pytest.mark.rule("HLD-32")
def test_those_tied_for_the_lowest_score_play_another_card_face_down() -> None:
    table = tied("bone_helmet jaw_trap", "sturdy_bat")
    assert table.stage() == "sudden_death"
    assert table.asked() == ("Anna", "Boris")
    assert table.happened(SuddenDeathBegan) == [SuddenDeathBegan(seats=(0, 1))]
    table.do("Anna", PlayCard("bone_helmet"))
    assert table.view("Boris").dinosaurs[0].decided
    assert table.emitted == []
    table.do("Boris", PlayCard("sturdy_bat"))
    shown = [(event.seat, event.card) for event in table.happened(SuddenDeathRevealed)]
    assert shown == [(0, "bone_helmet"), (1, "sturdy_bat")]
    assert table.view(None).threatened == 0


@pytest.mark.rule("HLD-32")
def test_only_printed_values_count_in_a_sudden_death() -> None:
    """Traits and own disasters would turn it round, effects and inversions too."""
    table = Scenario(
        hands={
            "Anna": "trusty_skillet tame_pebble iced_tea_with_a_kick",
            "Boris": "gravediggers_spade splendid_twig",
            "Celia": "meteor_mortar",
        },
        disasters="no_reply",
        disasters_count=True,
        boards=("cry_ceratops", "stego_the_stargazer", "bad_luck_bronto"),
    )
    table.play(Anna="trusty_skillet", Boris="gravediggers_spade")  # 2 + 1 and 3
    table.everyone_passes()
    table.suffer(Anna="underfoot tar_pit")
    table.play(Anna="tame_pebble", Boris="splendid_twig")
    assert table.view(None).threatened == 0
    assert table.stage() == "threat", "no effect of the Tame Pebble"


@pytest.mark.rule("HLD-33")
def test_nobody_in_a_sudden_death_scores_however_high_the_card() -> None:
    table = tied("meteor_mortar", "iced_tea_with_a_kick")
    table.play()
    table.finish_round()
    assert table.place("Anna") == 0
    assert table.place("Boris") == 1, "for the disaster"
    assert table.place("Celia") == 9


@pytest.mark.rule("HLD-34")
def test_one_without_a_point_card_is_threatened_and_nobody_plays() -> None:
    table = tied("tailwind", "splendid_twig")
    assert table.happened(OutOfPointCards) == [OutOfPointCards(seats=(0,))]
    assert table.stage() == "threat"
    assert table.view(None).threatened == 0
    assert table.hand("Boris") == ["splendid_twig"]
    assert table.seen(None, "Anna").known.instants == 1, "all players know what it must be"


@pytest.mark.rule("HLD-34")
def test_if_several_have_no_point_card_the_disaster_goes_to_the_bottom() -> None:
    table = tied("tailwind", "headwind")
    assert table.happened(DisasterToBottom) == [
        DisasterToBottom(disaster="meteor", type="meteor", rule="HLD-34")
    ]
    assert table.view(None).disasters_at_bottom[0].disaster == "meteor"
    assert table.place("Celia") == 9, "has scored already"
    assert table.disasters("Anna") == table.disasters("Boris") == []


@pytest.mark.rule("HLD-34")
def test_only_those_tied_again_go_on() -> None:
    hands = {
        "Anna": "trusty_skillet gravediggers_spade splendid_twig",
        "Boris": "trusty_skillet gravediggers_spade tame_pebble",
        "Celia": "trusty_skillet bone_helmet bone_helmet",
        "David": "iced_tea_with_a_kick",
    }
    table = Scenario(4, hands=hands)
    table.play(Anna="trusty_skillet", Boris="trusty_skillet", Celia="trusty_skillet")
    table.everyone_passes()
    assert table.asked() == ("Anna", "Boris", "Celia")
    table.play(Anna="gravediggers_spade", Boris="gravediggers_spade", Celia="bone_helmet")
    assert table.asked() == ("Anna", "Boris")
    table.play()
    assert table.disasters("Boris") == ["meteor"]


@pytest.mark.rule("HLD-34")
def test_the_steps_of_a_sudden_death_are_counted_from_one_in_every_round() -> None:
    table = tied("gravediggers_spade splendid_twig tailwind", "gravediggers_spade bone_helmet")
    table.play(Anna="gravediggers_spade", Boris="gravediggers_spade")
    table.play()
    steps = [(one.card.card, one.step) for one in table.view(None).laid]
    assert steps == [
        ("gravediggers_spade", 1),
        ("gravediggers_spade", 1),
        ("splendid_twig", 2),
        ("bone_helmet", 2),
    ]
    table.state.fix_disasters(table.unturned("meteor"))
    table.finish_round()
    hands = {"Anna": "trusty_skillet tame_pebble headwind", "Boris": "trusty_skillet splendid_twig"}
    table.hold({**hands, "Celia": "meteor_mortar"})
    table.play(Anna="trusty_skillet", Boris="trusty_skillet")
    table.everyone_passes()
    table.play(Anna="tame_pebble", Boris="splendid_twig")
    assert [one.step for one in table.view(None).laid] == [1, 1]


@pytest.mark.rule("HLD-34", "HLD-11")
def test_there_is_no_redraw_in_a_sudden_death() -> None:
    table = tied("trusty_skillet tailwind", "trusty_skillet headwind")
    table.play()
    assert table.happened(OutOfPointCards) == [OutOfPointCards(seats=(0, 1))]
    assert table.discards().get("tailwind") is None


@pytest.mark.rule("HLD-35")
def test_if_all_tie_nobody_scores_and_the_disaster_goes_to_the_bottom() -> None:
    table = Scenario(hands=dict.fromkeys(("Anna", "Boris", "Celia"), "bone_helmet"))
    table.suffer(Anna="underfoot")
    table.play()
    assert [table.place(name) for name in table.people] == [1, 0, 0], "HLD-40 holds all the same"
    assert table.view(None).disasters_at_bottom[0].disaster == "meteor"
    assert all(len(table.hand(name)) == 5 for name in table.people), "so does HLD-41"


@pytest.mark.rule("HLD-35")
def test_with_two_players_left_a_tie_is_no_sudden_death() -> None:
    table = Scenario(2, hands={"Anna": "bone_helmet iced_tea_with_a_kick", "Boris": "bone_helmet"})
    table.play(Anna="bone_helmet")
    table.everyone_passes()
    assert table.state.round_number == 2
    assert [table.place(name) for name in table.people] == [0, 0]


LOSING = {
    "Anna": "splendid_twig catastrophe_policy",
    "Boris": "iced_tea_with_a_kick catastrophe_policy",
    "Celia": "bone_helmet",
}


@pytest.mark.rule("HLD-36")
def test_an_insured_disaster_goes_to_the_bottom() -> None:
    table = Scenario(hands=LOSING)
    table.play()
    table.everyone_passes()
    assert table.choices("Anna") == [Pass(), Insure()]
    table.do("Anna", Insure())
    assert table.happened(DisasterToBottom)[0].rule == "HLD-36"
    assert table.disasters("Anna") == []
    assert table.state.round_number == 2, "no discard for one who is insured"


@pytest.mark.rule("HLD-36")
def test_a_disaster_sent_on_threatens_another_player_who_may_insure() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig not_my_problem"})
    table.play()
    table.everyone_passes()
    assert table.choices("Anna") == [Pass(), SendOn(1), SendOn(2)]
    table.do("Anna", SendOn(1))
    assert table.happened(DisasterThreatens) == [DisasterThreatens(seat=1)]
    assert table.choices("Boris") == [Pass(), Insure()]
    table.do("Boris", Pass())
    assert table.disasters("Boris") == ["meteor"]
    assert table.disasters("Anna") == []


@pytest.mark.rule("HLD-36")
def test_the_loser_of_a_sudden_death_may_insure() -> None:
    table = tied("splendid_twig catastrophe_policy", "bone_helmet")
    assert table.choices("Anna") == [PlayCard("splendid_twig")], "not before it is settled"
    table.play()
    table.do("Anna", Insure())
    assert table.disasters("Anna") == []


@pytest.mark.rule("HLD-36")
def test_whoever_has_no_point_card_in_a_sudden_death_may_insure() -> None:
    table = tied("catastrophe_policy", "bone_helmet")
    table.do("Anna", Insure())
    assert table.disasters("Anna") == []


@pytest.mark.rule("HLD-36")
def test_the_threatened_player_is_asked_without_holding_such_a_card() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig bone_helmet"})
    table.play()
    table.everyone_passes()
    assert table.stage() == "threat"
    assert table.choices("Anna") == [Pass()]


@pytest.mark.rule("HLD-36")
def test_nobody_is_asked_when_the_hand_is_empty_or_every_such_card_lies_open() -> None:
    table = Scenario(
        hands={"Anna": "splendid_twig", "Boris": "iced_tea_with_a_kick", "Celia": "bone_helmet"}
    )
    table.play()
    assert table.disasters("Anna") == ["meteor"]
    table = Scenario(
        hands={**LOSING, "Anna": "splendid_twig bone_helmet", "Boris": "iced_tea_with_a_kick"}
    )
    table.discard_from_deck(RESCUES)
    table.play()
    table.everyone_passes()
    assert table.stage() == "shed"


@pytest.mark.rule("HLD-36")
def test_the_threatened_player_is_asked_while_one_such_card_is_hidden() -> None:
    table = Scenario(
        hands={**LOSING, "Anna": "splendid_twig bone_helmet", "Boris": "iced_tea_with_a_kick"}
    )
    table.discard_from_deck(3 * "catastrophe_policy ")
    table.play()
    table.everyone_passes()
    assert table.stage() == "threat", "the card that sends it on is somewhere"


@pytest.mark.rule("HLD-36")
def test_a_card_against_a_disaster_lies_on_the_table_until_the_end_of_the_round() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig not_my_problem"})
    table.play()
    table.everyone_passes()
    table.do("Anna", SendOn(1))
    laid = [(one.seat, one.card.card, one.target) for one in table.view(None).laid]
    assert laid == [(0, "not_my_problem", 1)]
    assert table.discards() == {}
    table.finish_round()
    assert table.discards()["not_my_problem"] == 1


@pytest.mark.rule("HLD-36")
def test_nobody_who_is_out_can_get_a_disaster_that_is_sent_on() -> None:
    hands = {
        "Anna": "splendid_twig",
        "Boris": "bone_helmet not_my_problem",
        "Celia": "sturdy_bat",
        "David": "iced_tea_with_a_kick",
    }
    table = Scenario(4, hands=hands, disasters="meteor underfoot")
    table.suffer(Anna="hot_tempered_dragon endless_rain")
    table.play()
    table.finish_round()
    table.hold(
        {
            "Boris": "splendid_twig not_my_problem",
            "Celia": "bone_helmet",
            "David": "iced_tea_with_a_kick",
        }
    )
    table.play()
    table.everyone_passes()
    assert table.choices("Boris") == [Pass(), SendOn(2), SendOn(3)]


@pytest.mark.rule("HLD-37")
def test_whoever_adds_a_disaster_may_discard_one_card() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig bone_helmet tailwind"})
    table.play()
    table.everyone_passes()
    table.do("Anna", Pass())
    assert table.choices("Anna") == [Pass(), DiscardCard("bone_helmet"), DiscardCard("tailwind")]
    with pytest.raises(IllegalMove) as refusal:
        table.do("Anna", DiscardCard("iced_tea_with_a_kick"))
    assert refusal.value.rule == "HLD-37"
    table.do("Anna", DiscardCard("bone_helmet"))
    assert table.discards()["bone_helmet"] == 2, "and the one Celia had played"
    assert table.state.round_number == 2


@pytest.mark.rule("HLD-38", "HLD-52")
def test_the_highest_wins_before_the_disaster_is_settled() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig"})
    table.stand_at(Boris=42)
    table.suffer(Anna="underfoot endless_rain")
    table.play()
    table.everyone_passes()
    assert table.winners() == ("Boris",)
    assert table.place("Boris") == 50
    assert table.is_in("Anna"), "after the end nothing more happens"
    assert table.disasters("Anna") == ["endless_rain", "underfoot"]


@pytest.mark.rule("HLD-38")
def test_the_discard_comes_before_the_moves_for_disasters_and_the_draw() -> None:
    table = Scenario(hands={**LOSING, "Anna": "splendid_twig bone_helmet"})
    table.play()
    table.everyone_passes()
    table.do("Anna", Pass())
    assert table.stage() == "shed"
    assert table.happened(PawnMovedForDisasters) == []
    assert table.place("Boris") == 8, "the highest has moved"
    table.do("Anna", Pass())
    moved = table.happened(PawnMovedForDisasters)
    assert moved == [PawnMovedForDisasters(seat=0, spaces=1, place=1)]
    assert table.happened(PawnMoved) == []
