"""Scores of a round: parts, instants, inversions."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.dinokalipsa.events import InstantsMultiplied, ScoreCounted, ScoresInverted
from ludolith.games.dinokalipsa.moves import (
    BoostScore,
    DiscardCard,
    InvertScores,
    Pass,
    PassRound,
    SapScore,
)
from tests.games.dinokalipsa.scenario import Scenario

ALL_SCORING_INSTANTS = 5 * "score_booster " + 5 * "score_sapper " + 2 * "score_inversion "
PLAIN = {
    "Anna": "bonehead score_booster",
    "Boris": "bow_and_dino score_sapper",
    "Celia": "iced_ptea score_inversion",
}


@pytest.mark.rule("HLD-16")
def test_a_score_is_value_bonus_trait_and_instants() -> None:
    table = Scenario(
        hands={
            **PLAIN,
            "Anna": "pet_rock bonehead score_booster",
        },
        boards=("bad_luck_bronto", "nervous_rex", "stego"),
        disasters="downpour",
    )
    table.play()
    table.do("Anna", DiscardCard("bonehead"))
    table.do("Anna", BoostScore(0))
    table.do("Boris", SapScore(2))
    score = table.score("Anna")
    parts = (score.value, score.bonus, score.trait, score.instants, score.total)
    assert parts == (0, 4, 1, 2, 7)
    assert table.total("Boris") == 6
    assert table.total("Celia") == 8 - 2
    table.everyone_passes()
    counted = ScoreCounted(seat=0, value=0, bonus=4, trait=1, instants=2, disasters=0, score=7)
    assert counted in table.happened(ScoreCounted)


@pytest.mark.rule("HLD-16")
@pytest.mark.parametrize(
    ("disaster", "traits"),
    [
        ("downpour", (0, 1, -1)),
        ("stomped", (1, -1, 0)),
        ("ghosted", (-1, 0, 1)),
        ("meteor", (0, 0, 0)),
    ],
)
def test_a_trait_counts_against_its_type_of_disaster(
    disaster: str, traits: tuple[int, ...]
) -> None:
    table = Scenario(
        hands=PLAIN,
        boards=("nervous_rex", "bad_luck_bronto", "cry_ceratops"),
        disasters=disaster,
    )
    table.play()
    assert tuple(table.score(name).trait for name in table.people) == traits


@pytest.mark.rule("HLD-16")
def test_against_a_meteor_only_the_meteor_trait_counts() -> None:
    table = Scenario(hands=PLAIN, boards=("stego", "nervous_rex", "cry_ceratops"))
    table.play()
    assert [table.score(name).trait for name in table.people] == [1, 0, 0]


@pytest.mark.rule("HLD-16")
@pytest.mark.parametrize(("counts", "points"), [(False, 0), (True, 2)])
def test_own_disasters_add_to_the_score_only_with_the_option(counts: bool, points: int) -> None:
    table = Scenario(hands=PLAIN, disasters_count=counts)
    table.suffer(Boris="stomped trapped")
    table.play()
    assert table.total("Boris") == 6 + points


@pytest.mark.rule("HLD-16")
def test_the_disaster_of_the_round_is_no_part_of_its_score_once_it_is_added() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "cool_stick score_booster"}, disasters_count=True)
    table.suffer(Anna="stomped")
    table.play()
    table.everyone_passes()
    table.pass_("Anna")
    assert table.stage() == "shed"
    assert len(table.disasters("Anna")) == 2
    score = table.score("Anna")
    assert (score.value, score.disasters, score.inversion, score.total) == (1, 1, 0, 2)


@pytest.mark.rule("HLD-16", "HLD-20")
def test_a_score_shows_what_an_inversion_changed() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bonehead score_inversion score_booster"})
    table.play()
    table.do("Anna", InvertScores())
    table.everyone_passes()
    assert table.stage() == "threat"
    parts = {name: (table.score(name).inversion, table.total(name)) for name in table.people}
    assert parts == {"Anna": (4, 8), "Boris": (0, 6), "Celia": (-4, 4)}
    assert table.view(None).inversions == 0, "none is to come any more"


@pytest.mark.rule("HLD-16")
def test_nothing_of_an_earlier_round_is_left_in_a_score() -> None:
    hands = {
        "Anna": "mouth_trap score_booster",
        "Boris": "special_star_fruit score_booster",
        "Celia": "pet_rock iced_ptea score_sapper",
    }
    table = Scenario(hands=hands, disasters="meteor meteor")
    table.play(Celia="pet_rock")
    table.do("Celia", DiscardCard("iced_ptea"))
    table.do("Anna", BoostScore(0))
    table.do("Boris", BoostScore(1))
    table.do("Celia", SapScore(0))
    table.finish_round()
    table.hold({"Anna": "fire_spray cool_stick", "Boris": "bonehead pet_rock", "Celia": "pet_rock"})
    table.play(Anna="fire_spray", Boris="bonehead")
    assert table.stage() == "effect"
    for name in table.people:
        score = table.score(name)
        assert (score.bonus, score.instants, score.inversion) == (0, 0, 0)
        assert score.total == score.value
    assert (table.view(None).factor, table.state.inversions) == (1, 0)


@pytest.mark.rule("HLD-18", "HLD-21")
@pytest.mark.parametrize(("fruits", "factor"), [(1, 2), (2, 4)])
def test_star_fruits_multiply_boosters_and_sappers(fruits: int, factor: int) -> None:
    hands = {**PLAIN, "Celia": "special_star_fruit score_sapper"}
    if fruits == 2:
        hands["Boris"] = "special_star_fruit score_sapper"
    table = Scenario(hands=hands)
    table.play()
    assert table.happened(InstantsMultiplied) == [InstantsMultiplied(factor=factor)]
    table.do("Anna", BoostScore(0))
    assert table.score("Anna").instants == 2 * factor
    table.do("Boris", SapScore(0))
    assert table.score("Anna").instants == 0


@pytest.mark.rule("HLD-18", "HLD-20")
def test_the_mouth_trap_exchanges_highest_and_lowest_after_the_instants() -> None:
    table = Scenario(hands={**PLAIN, "Boris": "mouth_trap"})
    table.play()
    assert table.view(None).inversions == 1
    table.do("Anna", BoostScore(0))  # 6, so that Boris has the lowest score
    table.everyone_passes()
    inverted = table.happened(ScoresInverted)
    assert inverted == [ScoresInverted(highest=(2,), lowest=(1,), high=8, low=5)]
    table.finish_round()
    assert table.disasters("Celia") == ["meteor"]
    assert table.place("Boris") == 8


@pytest.mark.rule("HLD-19")
def test_players_are_asked_in_seat_order_until_all_have_passed_in_a_row() -> None:
    table = Scenario(hands=PLAIN)
    table.play()
    asked = []
    for move in (Pass(), SapScore(0), Pass(), Pass()):
        asked.append(table.asked()[0])
        table.do(asked[-1], move)
    assert asked == ["Anna", "Boris", "Celia", "Anna"]
    assert table.stage() != "scoring_instants", "Boris has no card left"


@pytest.mark.rule("HLD-19")
def test_whoever_passed_is_asked_again_after_an_instant_but_not_after_passing_for_the_round() -> (
    None
):
    table = Scenario(hands={**PLAIN, "Boris": "bow_and_dino score_sapper score_sapper"})
    table.play()
    table.do("Anna", PassRound())
    table.do("Boris", SapScore(0))
    table.do("Celia", Pass())
    assert table.asked() == ("Boris",), "not Anna"
    table.do("Boris", SapScore(0))
    assert table.asked() == ("Celia",), "passed only once"
    table.do("Celia", Pass())
    assert table.stage() != "scoring_instants", "Boris has no card left"


@pytest.mark.rule("HLD-19")
def test_passing_for_the_round_or_once_ends_with_the_round() -> None:
    table = Scenario(hands=PLAIN)
    table.play()
    table.do("Anna", PassRound())
    table.do("Boris", Pass())
    table.do("Celia", Pass())
    table.finish_round()
    table.hold(PLAIN)
    table.play()
    asked = []
    while table.stage() == "scoring_instants":
        asked.append(table.asked()[0])
        table.pass_(asked[-1])
    assert asked == ["Anna", "Boris", "Celia"]


@pytest.mark.rule("HLD-19")
def test_whoever_played_an_instant_is_asked_again_when_the_others_have_passed() -> None:
    table = Scenario(hands={**PLAIN, "Boris": "bow_and_dino score_sapper score_sapper"})
    table.play()
    table.do("Anna", Pass())
    table.do("Boris", SapScore(0))
    table.do("Celia", Pass())
    table.do("Anna", Pass())
    assert table.asked() == ("Boris",)


@pytest.mark.rule("HLD-19")
def test_a_player_without_an_instant_is_asked_like_one_with_it() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bonehead cool_stick"})
    table.play(Anna="bonehead")
    assert table.asked() == ("Anna",)
    assert table.choices("Anna") == [Pass(), PassRound()]


@pytest.mark.rule("HLD-19")
def test_nobody_without_cards_is_asked() -> None:
    table = Scenario(hands={"Anna": "bonehead", "Boris": "bow_and_dino", "Celia": "iced_ptea"})
    table.play()
    assert table.state.rounds == 2, "nobody had anything to decide"


@pytest.mark.rule("HLD-19")
def test_nobody_is_asked_when_every_scoring_instant_lies_open() -> None:
    hands = {"Anna": "bonehead pet_rock", "Boris": "iced_ptea pet_rock", "Celia": "bow_and_dino"}
    table = Scenario(hands=hands)
    table.discard_from_deck(ALL_SCORING_INSTANTS)
    table.play(Anna="bonehead", Boris="iced_ptea")
    assert table.stage() != "scoring_instants"
    table = Scenario(hands=hands)
    table.discard_from_deck(ALL_SCORING_INSTANTS.replace("score_booster", "", 1))
    table.play(Anna="bonehead", Boris="iced_ptea")
    assert table.stage() == "scoring_instants", "one booster is somewhere"


@pytest.mark.rule("HLD-19")
def test_an_instant_can_be_played_on_anyone_still_in() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bonehead score_booster score_inversion"})
    table.play()
    assert table.choices("Anna") == [
        Pass(),
        PassRound(),
        BoostScore(0),
        BoostScore(1),
        BoostScore(2),
        InvertScores(),
    ]
    with pytest.raises(IllegalMove) as refusal:
        table.do("Anna", SapScore(1))
    assert refusal.value.rule == "HLD-19"


@pytest.mark.rule("HLD-20")
def test_all_tied_players_take_part_in_an_inversion() -> None:
    """The example of the rulebook: two at 3, one at 9."""
    hands = {
        "Anna": "grave_maker score_inversion",
        "Boris": "grave_maker",
        "Celia": "meteor_cannon",
    }
    table = Scenario(hands=hands)
    table.play()
    table.do("Anna", InvertScores())
    inverted = table.happened(ScoresInverted)
    assert inverted == [ScoresInverted(highest=(2,), lowest=(0, 1), high=9, low=3)]
    assert (table.place("Anna"), table.place("Boris"), table.place("Celia")) == (9, 9, 1)


@pytest.mark.rule("HLD-20")
def test_two_inversions_cancel_and_those_in_between_are_untouched() -> None:
    hands = {
        "Anna": "cool_stick score_inversion",
        "Boris": "mouth_trap",
        "Celia": "meteor_cannon",
    }
    table = Scenario(hands=hands)
    table.play()
    table.do("Anna", InvertScores())
    assert len(table.happened(ScoresInverted)) == 2
    assert table.place("Celia") == 9
    assert table.disasters("Anna") == ["meteor"]
    assert table.place("Boris") == 0


@pytest.mark.rule("HLD-20")
def test_if_all_are_equal_an_inversion_changes_nothing() -> None:
    hands = dict.fromkeys(("Anna", "Boris", "Celia"), "bonehead score_inversion")
    hands["Celia"] = "bonehead"
    table = Scenario(hands=hands)
    table.play()
    table.do("Anna", InvertScores())
    table.finish_round()
    assert [table.place(name) for name in table.people] == [0, 0, 0]


@pytest.mark.rule("HLD-21")
def test_a_score_can_be_negative_but_a_pawn_never_moves_back() -> None:
    hands = {
        "Anna": "pet_rock score_sapper score_sapper",
        "Boris": "pet_rock score_sapper",
        "Celia": "pet_rock score_sapper",
    }
    table = Scenario(hands=hands)
    table.stand_at(Anna=5, Boris=6, Celia=7)
    table.play()
    for _ in range(3):
        table.pass_(table.asked()[0])
    table.do("Anna", SapScore(0))
    table.do("Boris", SapScore(1))
    table.do("Celia", SapScore(2))
    table.do("Anna", SapScore(0))
    table.finish_round()
    assert [table.place(name) for name in table.people] == [6, 6, 7], "one space for a disaster"
    assert table.disasters("Anna") == ["meteor"]


@pytest.mark.rule("HLD-22")
def test_the_chainsaw_silences_scoring_effects_but_not_instants() -> None:
    hands = {
        "Anna": "mouth_trap score_booster",
        "Boris": "special_star_fruit",
        "Celia": "flaming_chainsaw",
    }
    table = Scenario(hands=hands)
    table.play()
    assert (table.view(None).factor, table.view(None).inversions) == (1, 0)
    table.do("Anna", BoostScore(0))
    assert table.happened(ScoresInverted) == []
    assert table.place("Celia") == 9
