"""Scores of a round: parts, instants, inversions."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.games.dinokalipsa.events import InstantsMultiplied, ScoreCounted, ScoresInverted
from ludolith.games.dinokalipsa.moves import (
    DiscardCard,
    InvertScores,
    LowerScore,
    Pass,
    PassRound,
    RaiseScore,
)
from tests.games.dinokalipsa.scenario import Scenario

ALL_SCORING_INSTANTS = 5 * "tailwind " + 5 * "headwind " + 2 * "topsy_turvy "
PLAIN = {
    "Anna": "bone_helmet tailwind",
    "Boris": "prehistoric_bow headwind",
    "Celia": "iced_tea_with_a_kick topsy_turvy",
}


@pytest.mark.rule("HLD-16")
def test_a_score_is_value_bonus_trait_and_instants() -> None:
    table = Scenario(
        hands={
            **PLAIN,
            "Anna": "tame_pebble bone_helmet tailwind",
        },
        boards=("bad_luck_bronto", "nervous_rex", "stego_the_stargazer"),
        disasters="endless_rain",
    )
    table.play()
    table.do("Anna", DiscardCard("bone_helmet"))
    table.do("Anna", RaiseScore(0))
    table.do("Boris", LowerScore(2))
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
        ("endless_rain", (0, 1, -1)),
        ("underfoot", (1, -1, 0)),
        ("no_reply", (-1, 0, 1)),
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
    table = Scenario(hands=PLAIN, boards=("stego_the_stargazer", "nervous_rex", "cry_ceratops"))
    table.play()
    assert [table.score(name).trait for name in table.people] == [1, 0, 0]


@pytest.mark.rule("HLD-16")
@pytest.mark.parametrize(("counts", "points"), [(False, 0), (True, 2)])
def test_own_disasters_add_to_the_score_only_with_the_option(counts: bool, points: int) -> None:
    table = Scenario(hands=PLAIN, disasters_count=counts)
    table.suffer(Boris="underfoot tar_pit")
    table.play()
    assert table.total("Boris") == 6 + points


@pytest.mark.rule("HLD-16")
def test_the_disaster_of_the_round_is_no_part_of_its_score_once_it_is_added() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "splendid_twig tailwind"}, disasters_count=True)
    table.suffer(Anna="underfoot")
    table.play()
    table.everyone_passes()
    table.pass_("Anna")
    assert table.stage() == "shed"
    assert len(table.disasters("Anna")) == 2
    score = table.score("Anna")
    assert (score.value, score.disasters, score.inversion, score.total) == (1, 1, 0, 2)


@pytest.mark.rule("HLD-16", "HLD-20")
def test_a_score_shows_what_an_inversion_changed() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bone_helmet topsy_turvy tailwind"})
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
        "Anna": "jaw_trap tailwind",
        "Boris": "lucky_starfruit tailwind",
        "Celia": "tame_pebble iced_tea_with_a_kick headwind",
    }
    table = Scenario(hands=hands, disasters="meteor meteor")
    table.play(Celia="tame_pebble")
    table.do("Celia", DiscardCard("iced_tea_with_a_kick"))
    table.do("Anna", RaiseScore(0))
    table.do("Boris", RaiseScore(1))
    table.do("Celia", LowerScore(0))
    table.finish_round()
    table.hold(
        {
            "Anna": "pocket_flamethrower splendid_twig",
            "Boris": "bone_helmet tame_pebble",
            "Celia": "tame_pebble",
        }
    )
    table.play(Anna="pocket_flamethrower", Boris="bone_helmet")
    assert table.stage() == "effect"
    for name in table.people:
        score = table.score(name)
        assert (score.bonus, score.instants, score.inversion) == (0, 0, 0)
        assert score.total == score.value
    assert (table.view(None).factor, table.state.inversions) == (1, 0)


@pytest.mark.rule("HLD-18", "HLD-21")
@pytest.mark.parametrize(("fruits", "factor"), [(1, 2), (2, 4)])
def test_starfruits_multiply_tailwind_and_headwind(fruits: int, factor: int) -> None:
    hands = {**PLAIN, "Celia": "lucky_starfruit headwind"}
    if fruits == 2:
        hands["Boris"] = "lucky_starfruit headwind"
    table = Scenario(hands=hands)
    table.play()
    assert table.happened(InstantsMultiplied) == [InstantsMultiplied(factor=factor)]
    table.do("Anna", RaiseScore(0))
    assert table.score("Anna").instants == 2 * factor
    table.do("Boris", LowerScore(0))
    assert table.score("Anna").instants == 0


@pytest.mark.rule("HLD-18", "HLD-20")
def test_the_jaw_trap_exchanges_highest_and_lowest_after_the_instants() -> None:
    table = Scenario(hands={**PLAIN, "Boris": "jaw_trap"})
    table.play()
    assert table.view(None).inversions == 1
    table.do("Anna", RaiseScore(0))  # 6, so that Boris has the lowest score
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
    for move in (Pass(), LowerScore(0), Pass(), Pass()):
        asked.append(table.asked()[0])
        table.do(asked[-1], move)
    assert asked == ["Anna", "Boris", "Celia", "Anna"]
    assert table.stage() != "scoring_instants", "Boris has no card left"


@pytest.mark.rule("HLD-19")
def test_whoever_passed_is_asked_again_after_an_instant_but_not_after_passing_for_the_round() -> (
    None
):
    table = Scenario(hands={**PLAIN, "Boris": "prehistoric_bow headwind headwind"})
    table.play()
    table.do("Anna", PassRound())
    table.do("Boris", LowerScore(0))
    table.do("Celia", Pass())
    assert table.asked() == ("Boris",), "not Anna"
    table.do("Boris", LowerScore(0))
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
    table = Scenario(hands={**PLAIN, "Boris": "prehistoric_bow headwind headwind"})
    table.play()
    table.do("Anna", Pass())
    table.do("Boris", LowerScore(0))
    table.do("Celia", Pass())
    table.do("Anna", Pass())
    assert table.asked() == ("Boris",)


@pytest.mark.rule("HLD-19")
def test_a_player_without_an_instant_is_asked_like_one_with_it() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bone_helmet splendid_twig"})
    table.play(Anna="bone_helmet")
    assert table.asked() == ("Anna",)
    assert table.choices("Anna") == [Pass(), PassRound()]


@pytest.mark.rule("HLD-19")
def test_nobody_without_cards_is_asked() -> None:
    table = Scenario(
        hands={"Anna": "bone_helmet", "Boris": "prehistoric_bow", "Celia": "iced_tea_with_a_kick"}
    )
    table.play()
    assert table.state.round_number == 2, "no player had anything to decide"


@pytest.mark.rule("HLD-19")
def test_nobody_is_asked_when_every_scoring_instant_lies_open() -> None:
    hands = {
        "Anna": "bone_helmet tame_pebble",
        "Boris": "iced_tea_with_a_kick tame_pebble",
        "Celia": "prehistoric_bow",
    }
    table = Scenario(hands=hands)
    table.discard_from_deck(ALL_SCORING_INSTANTS)
    table.play(Anna="bone_helmet", Boris="iced_tea_with_a_kick")
    assert table.stage() != "scoring_instants"
    table = Scenario(hands=hands)
    table.discard_from_deck(ALL_SCORING_INSTANTS.replace("tailwind", "", 1))
    table.play(Anna="bone_helmet", Boris="iced_tea_with_a_kick")
    assert table.stage() == "scoring_instants", "one Tailwind is somewhere"


@pytest.mark.rule("HLD-19")
def test_an_instant_can_be_played_on_anyone_still_in() -> None:
    table = Scenario(hands={**PLAIN, "Anna": "bone_helmet tailwind topsy_turvy"})
    table.play()
    assert table.choices("Anna") == [
        Pass(),
        PassRound(),
        RaiseScore(0),
        RaiseScore(1),
        RaiseScore(2),
        InvertScores(),
    ]
    with pytest.raises(IllegalMove) as refusal:
        table.do("Anna", LowerScore(1))
    assert refusal.value.rule == "HLD-19"


@pytest.mark.rule("HLD-20")
def test_all_tied_players_take_part_in_an_inversion() -> None:
    """The example of the rulebook: two at 3, one at 9."""
    hands = {
        "Anna": "gravediggers_spade topsy_turvy",
        "Boris": "gravediggers_spade",
        "Celia": "meteor_mortar",
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
        "Anna": "splendid_twig topsy_turvy",
        "Boris": "jaw_trap",
        "Celia": "meteor_mortar",
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
    hands = dict.fromkeys(("Anna", "Boris", "Celia"), "bone_helmet topsy_turvy")
    hands["Celia"] = "bone_helmet"
    table = Scenario(hands=hands)
    table.play()
    table.do("Anna", InvertScores())
    table.finish_round()
    assert [table.place(name) for name in table.people] == [0, 0, 0]


@pytest.mark.rule("HLD-21")
def test_a_score_can_be_negative_but_a_pawn_never_moves_back() -> None:
    hands = {
        "Anna": "tame_pebble headwind headwind",
        "Boris": "tame_pebble headwind",
        "Celia": "tame_pebble headwind",
    }
    table = Scenario(hands=hands)
    table.stand_at(Anna=5, Boris=6, Celia=7)
    table.play()
    for _ in range(3):
        table.pass_(table.asked()[0])
    table.do("Anna", LowerScore(0))
    table.do("Boris", LowerScore(1))
    table.do("Celia", LowerScore(2))
    table.do("Anna", LowerScore(0))
    table.finish_round()
    assert [table.place(name) for name in table.people] == [6, 6, 7], "one space for a disaster"
    assert table.disasters("Anna") == ["meteor"]


@pytest.mark.rule("HLD-22")
def test_the_saw_silences_scoring_effects_but_not_instants() -> None:
    hands = {
        "Anna": "jaw_trap tailwind",
        "Boris": "lucky_starfruit",
        "Celia": "blazing_saw",
    }
    table = Scenario(hands=hands)
    table.play()
    assert (table.view(None).factor, table.view(None).inversions) == (1, 0)
    table.do("Anna", RaiseScore(0))
    assert table.happened(ScoresInverted) == []
    assert table.place("Celia") == 9
