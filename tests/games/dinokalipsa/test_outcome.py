"""Who runs, who suffers: sudden death, insurance, redirection."""

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
    Redirect,
)
from tests.games.dinokalipsa.scenario import Scenario

RESCUES = 3 * "disaster_insurance " + "disaster_redirect"


def tied(anna: str, boris: str) -> Scenario:
    """Anna and Boris tie for the lowest score with a 2 each; Celia runs. These are their hands."""
    table = Scenario(
        hands={
            "Anna": f"handy_pan {anna}",
            "Boris": f"handy_pan {boris}",
            "Celia": "meteor_cannon",
        }
    )
    table.play(Anna="handy_pan", Boris="handy_pan")
    table.everyone_passes()
    return table


@pytest.mark.rule("HLD-30")
def test_the_highest_score_moves_its_pawn_by_that_score() -> None:
    table = Scenario(hands={"Anna": "bonehead", "Boris": "cool_stick", "Celia": "iced_ptea"})
    table.play()
    assert [table.place(name) for name in table.people] == [0, 1, 8], "Boris for the disaster"


@pytest.mark.rule("HLD-30")
def test_all_tied_for_the_highest_score_move() -> None:
    table = Scenario(hands={"Anna": "iced_ptea", "Boris": "cool_stick", "Celia": "iced_ptea"})
    table.play()
    assert [table.place(name) for name in table.people] == [8, 1, 8]


@pytest.mark.rule("HLD-31")
def test_the_lowest_score_takes_the_disaster() -> None:
    table = Scenario(
        hands={"Anna": "bonehead", "Boris": "cool_stick", "Celia": "iced_ptea"},
        disasters="stomped",
    )
    table.play()
    assert table.disasters("Boris") == ["stomped"]
    assert table.disasters("Anna") == table.disasters("Celia") == []
    added = DisasterAdded(seat=1, disaster="stomped", type="predatory")
    assert table.happened(DisasterAdded) == [added]


@pytest.mark.rule("HLD-32")
def test_those_tied_for_the_lowest_score_play_another_card_face_down() -> None:
    table = tied("bonehead mouth_trap", "run_home_bat")
    assert table.stage() == "sudden_death"
    assert table.asked() == ("Anna", "Boris")
    assert table.happened(SuddenDeathBegan) == [SuddenDeathBegan(seats=(0, 1))]
    table.do("Anna", PlayCard("bonehead"))
    assert table.view("Boris").dinosaurs[0].decided
    assert table.told == []
    table.do("Boris", PlayCard("run_home_bat"))
    shown = [(event.seat, event.card) for event in table.happened(SuddenDeathRevealed)]
    assert shown == [(0, "bonehead"), (1, "run_home_bat")]
    assert table.view(None).threatened == 0


@pytest.mark.rule("HLD-32")
def test_only_printed_values_count_in_a_sudden_death() -> None:
    """Traits and own disasters would turn it round, effects and inversions too."""
    table = Scenario(
        hands={
            "Anna": "handy_pan pet_rock iced_ptea",
            "Boris": "grave_maker cool_stick",
            "Celia": "meteor_cannon",
        },
        disasters="ghosted",
        disasters_count=True,
        boards=("cry_ceratops", "stego", "bad_luck_bronto"),
    )
    table.play(Anna="handy_pan", Boris="grave_maker")  # 2 + 1 and 3
    table.everyone_passes()
    table.suffer(Anna="stomped trapped")
    table.play(Anna="pet_rock", Boris="cool_stick")
    assert table.view(None).threatened == 0
    assert table.stage() == "threat", "no effect of the pet rock"


@pytest.mark.rule("HLD-33")
def test_nobody_in_a_sudden_death_scores_however_high_the_card() -> None:
    table = tied("meteor_cannon", "iced_ptea")
    table.play()
    table.finish_round()
    assert table.place("Anna") == 0
    assert table.place("Boris") == 1, "for the disaster"
    assert table.place("Celia") == 9


@pytest.mark.rule("HLD-34")
def test_one_without_a_point_card_is_threatened_and_nobody_plays() -> None:
    table = tied("score_booster", "cool_stick")
    assert table.happened(OutOfPointCards) == [OutOfPointCards(seats=(0,))]
    assert table.stage() == "threat"
    assert table.view(None).threatened == 0
    assert table.hand("Boris") == ["cool_stick"]
    assert table.seen(None, "Anna").known.instants == 1, "everybody knows what it must be"


@pytest.mark.rule("HLD-34")
def test_if_several_have_no_point_card_the_disaster_goes_to_the_bottom() -> None:
    table = tied("score_booster", "score_sapper")
    assert table.happened(DisasterToBottom) == [
        DisasterToBottom(disaster="meteor", type="meteor", rule="HLD-34")
    ]
    assert table.view(None).disasters_at_bottom[0].disaster == "meteor"
    assert table.place("Celia") == 9, "has scored already"
    assert table.disasters("Anna") == table.disasters("Boris") == []


@pytest.mark.rule("HLD-34")
def test_only_those_tied_again_go_on() -> None:
    hands = {
        "Anna": "handy_pan grave_maker cool_stick",
        "Boris": "handy_pan grave_maker pet_rock",
        "Celia": "handy_pan bonehead bonehead",
        "David": "iced_ptea",
    }
    table = Scenario(4, hands=hands)
    table.play(Anna="handy_pan", Boris="handy_pan", Celia="handy_pan")
    table.everyone_passes()
    assert table.asked() == ("Anna", "Boris", "Celia")
    table.play(Anna="grave_maker", Boris="grave_maker", Celia="bonehead")
    assert table.asked() == ("Anna", "Boris")
    table.play()
    assert table.disasters("Boris") == ["meteor"]


@pytest.mark.rule("HLD-34")
def test_the_steps_of_a_sudden_death_are_counted_from_one_in_every_round() -> None:
    table = tied("grave_maker cool_stick score_booster", "grave_maker bonehead")
    table.play(Anna="grave_maker", Boris="grave_maker")
    table.play()
    steps = [(one.card.card, one.step) for one in table.view(None).laid]
    assert steps == [("grave_maker", 1), ("grave_maker", 1), ("cool_stick", 2), ("bonehead", 2)]
    table.state.fix_disasters(table.unturned("meteor"))
    table.finish_round()
    hands = {"Anna": "handy_pan pet_rock score_sapper", "Boris": "handy_pan cool_stick"}
    table.hold({**hands, "Celia": "meteor_cannon"})
    table.play(Anna="handy_pan", Boris="handy_pan")
    table.everyone_passes()
    table.play(Anna="pet_rock", Boris="cool_stick")
    assert [one.step for one in table.view(None).laid] == [1, 1]


@pytest.mark.rule("HLD-34", "HLD-11")
def test_there_is_no_redraw_in_a_sudden_death() -> None:
    table = tied("handy_pan score_booster", "handy_pan score_sapper")
    table.play()
    assert table.happened(OutOfPointCards) == [OutOfPointCards(seats=(0, 1))]
    assert table.discards().get("score_booster") is None


@pytest.mark.rule("HLD-35")
def test_if_all_tie_nobody_scores_and_the_disaster_goes_to_the_bottom() -> None:
    table = Scenario(hands=dict.fromkeys(("Anna", "Boris", "Celia"), "bonehead"))
    table.suffer(Anna="stomped")
    table.play()
    assert [table.place(name) for name in table.people] == [1, 0, 0], "HLD-40 holds all the same"
    assert table.view(None).disasters_at_bottom[0].disaster == "meteor"
    assert all(len(table.hand(name)) == 5 for name in table.people), "so does HLD-41"


@pytest.mark.rule("HLD-35")
def test_with_two_players_left_a_tie_is_no_sudden_death() -> None:
    table = Scenario(2, hands={"Anna": "bonehead iced_ptea", "Boris": "bonehead"})
    table.play(Anna="bonehead")
    table.everyone_passes()
    assert table.state.rounds == 2
    assert [table.place(name) for name in table.people] == [0, 0]


LOSING = {
    "Anna": "cool_stick disaster_insurance",
    "Boris": "iced_ptea disaster_insurance",
    "Celia": "bonehead",
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
    assert table.state.rounds == 2, "no discard for one who is insured"


@pytest.mark.rule("HLD-36")
def test_a_redirected_disaster_threatens_another_player_who_may_insure() -> None:
    table = Scenario(hands={**LOSING, "Anna": "cool_stick disaster_redirect"})
    table.play()
    table.everyone_passes()
    assert table.choices("Anna") == [Pass(), Redirect(1), Redirect(2)]
    table.do("Anna", Redirect(1))
    assert table.happened(DisasterThreatens) == [DisasterThreatens(seat=1)]
    assert table.choices("Boris") == [Pass(), Insure()]
    table.do("Boris", Pass())
    assert table.disasters("Boris") == ["meteor"]
    assert table.disasters("Anna") == []


@pytest.mark.rule("HLD-36")
def test_the_loser_of_a_sudden_death_may_insure() -> None:
    table = tied("cool_stick disaster_insurance", "bonehead")
    assert table.choices("Anna") == [PlayCard("cool_stick")], "not before it is settled"
    table.play()
    table.do("Anna", Insure())
    assert table.disasters("Anna") == []


@pytest.mark.rule("HLD-36")
def test_whoever_has_no_point_card_in_a_sudden_death_may_insure() -> None:
    table = tied("disaster_insurance", "bonehead")
    table.do("Anna", Insure())
    assert table.disasters("Anna") == []


@pytest.mark.rule("HLD-36")
def test_the_threatened_player_is_asked_without_holding_such_a_card() -> None:
    table = Scenario(hands={**LOSING, "Anna": "cool_stick bonehead"})
    table.play()
    table.everyone_passes()
    assert table.stage() == "threat"
    assert table.choices("Anna") == [Pass()]


@pytest.mark.rule("HLD-36")
def test_nobody_is_asked_when_the_hand_is_empty_or_every_such_card_lies_open() -> None:
    table = Scenario(hands={"Anna": "cool_stick", "Boris": "iced_ptea", "Celia": "bonehead"})
    table.play()
    assert table.disasters("Anna") == ["meteor"]
    table = Scenario(hands={**LOSING, "Anna": "cool_stick bonehead", "Boris": "iced_ptea"})
    table.discard_from_deck(RESCUES)
    table.play()
    table.everyone_passes()
    assert table.stage() == "shed"


@pytest.mark.rule("HLD-36")
def test_the_threatened_player_is_asked_while_one_such_card_is_hidden() -> None:
    table = Scenario(hands={**LOSING, "Anna": "cool_stick bonehead", "Boris": "iced_ptea"})
    table.discard_from_deck(3 * "disaster_insurance ")
    table.play()
    table.everyone_passes()
    assert table.stage() == "threat", "the redirection is somewhere"


@pytest.mark.rule("HLD-36")
def test_a_card_against_a_disaster_lies_on_the_table_until_the_end_of_the_round() -> None:
    table = Scenario(hands={**LOSING, "Anna": "cool_stick disaster_redirect"})
    table.play()
    table.everyone_passes()
    table.do("Anna", Redirect(1))
    laid = [(one.seat, one.card.card, one.target) for one in table.view(None).laid]
    assert laid == [(0, "disaster_redirect", 1)]
    assert table.discards() == {}
    table.finish_round()
    assert table.discards()["disaster_redirect"] == 1


@pytest.mark.rule("HLD-36")
def test_nobody_who_is_out_can_get_a_redirected_disaster() -> None:
    hands = {
        "Anna": "cool_stick",
        "Boris": "bonehead disaster_redirect",
        "Celia": "run_home_bat",
        "David": "iced_ptea",
    }
    table = Scenario(4, hands=hands, disasters="meteor stomped")
    table.suffer(Anna="fired_up downpour")
    table.play()
    table.finish_round()
    table.hold({"Boris": "cool_stick disaster_redirect", "Celia": "bonehead", "David": "iced_ptea"})
    table.play()
    table.everyone_passes()
    assert table.choices("Boris") == [Pass(), Redirect(2), Redirect(3)]


@pytest.mark.rule("HLD-37")
def test_whoever_adds_a_disaster_may_discard_one_card() -> None:
    table = Scenario(hands={**LOSING, "Anna": "cool_stick bonehead score_booster"})
    table.play()
    table.everyone_passes()
    table.do("Anna", Pass())
    assert table.choices("Anna") == [Pass(), DiscardCard("bonehead"), DiscardCard("score_booster")]
    with pytest.raises(IllegalMove) as refusal:
        table.do("Anna", DiscardCard("iced_ptea"))
    assert refusal.value.rule == "HLD-37"
    table.do("Anna", DiscardCard("bonehead"))
    assert table.discards()["bonehead"] == 2, "and the one Celia had played"
    assert table.state.rounds == 2


@pytest.mark.rule("HLD-38", "HLD-52")
def test_the_highest_wins_before_the_disaster_is_settled() -> None:
    table = Scenario(hands={**LOSING, "Anna": "cool_stick"})
    table.stand_at(Boris=42)
    table.suffer(Anna="stomped downpour")
    table.play()
    table.everyone_passes()
    assert table.winners() == ("Boris",)
    assert table.place("Boris") == 50
    assert table.is_in("Anna"), "after the end nothing more happens"
    assert table.disasters("Anna") == ["downpour", "stomped"]


@pytest.mark.rule("HLD-38")
def test_the_discard_comes_before_the_moves_for_disasters_and_the_draw() -> None:
    table = Scenario(hands={**LOSING, "Anna": "cool_stick bonehead"})
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
