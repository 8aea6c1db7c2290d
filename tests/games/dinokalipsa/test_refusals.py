"""A refused move is refused by the rule that really forbids it, whatever is asked meanwhile."""

from __future__ import annotations

import pytest

from ludolith.engine.errors import IllegalMove
from ludolith.engine.moves import Move
from ludolith.games.dinokalipsa import moves
from ludolith.games.dinokalipsa.moves import (
    DiscardCard,
    Insure,
    InvertScores,
    LookAhead,
    LookAtHand,
    LowerScore,
    Pass,
    PassRound,
    PlayCard,
    RaiseScore,
    SendOn,
    SwapOthers,
    SwapWith,
    TakeBoard,
    TakeCard,
)
from tests.games.dinokalipsa.scenario import GAME, Scenario

FULL = "tailwind headwind catastrophe_policy bone_helmet"
PLAIN = {
    "Boris": "sturdy_bat bone_helmet",
    "Celia": "iced_tea_with_a_kick bone_helmet",
    "David": "meteor_mortar",
}


def choosing() -> Scenario:
    return Scenario(4, hands={**PLAIN, "Anna": f"splendid_twig {FULL}"})


def with_effect(card: str) -> Scenario:
    """Anna may use the effect of this card; David, beside her, is extinct."""
    table = Scenario(4, hands={**PLAIN, "Anna": f"{card} {FULL}"})
    lose(table, "David")
    table.play(Anna=card, Boris="sturdy_bat", Celia="iced_tea_with_a_kick")
    return table


def lose(table: Scenario, name: str) -> None:
    """This player went extinct earlier."""
    seat = table.seat(name)
    state = table.state
    state.fix_hand(seat, [])
    state.still_in &= ~(1 << seat)
    state.asked &= ~(1 << seat)


def scoring() -> Scenario:
    table = Scenario(4, hands={**PLAIN, "Anna": f"splendid_twig {FULL}"})
    lose(table, "David")
    table.play(Anna="splendid_twig", Boris="sturdy_bat", Celia="iced_tea_with_a_kick")
    return table


def silenced() -> Scenario:
    table = Scenario(4, hands={**PLAIN, "Anna": f"long_claw {FULL}", "Boris": "blazing_saw"})
    table.play(Anna="long_claw", Celia="iced_tea_with_a_kick")
    return table


def duelling() -> Scenario:
    table = Scenario(4, hands={**PLAIN, "Anna": f"sturdy_bat {FULL}"})
    table.play(Anna="sturdy_bat", Boris="sturdy_bat", Celia="iced_tea_with_a_kick")
    table.everyone_passes()
    return table


def threatened() -> Scenario:
    table = scoring()
    table.everyone_passes()
    return table


def shedding() -> Scenario:
    table = threatened()
    table.pass_("Anna")
    return table


def looking_at_a_hand() -> Scenario:
    table = with_effect("long_claw")
    table.do("Anna", LookAtHand(1))
    return table


def looking_at_the_deck() -> Scenario:
    table = with_effect("bamboo_spyglass")
    table.do("Anna", LookAhead())
    return table


def refused_by(table: Scenario, move: Move | int) -> str:
    code = move if isinstance(move, int) else GAME.encode(move)
    with pytest.raises(IllegalMove) as refusal:
        table.state.apply(0, code)
    assert table.asked()[0] == "Anna"
    return refusal.value.rule


@pytest.mark.rule("HLD-01")
def test_nothing_is_done_before_all_have_a_dinosaur() -> None:
    state = GAME.new(3, 1)
    state.apply(0, GAME.encode(TakeBoard("stego_the_stargazer")))
    taken = GAME.encode(TakeBoard("stego_the_stargazer"))
    for code in (
        taken,
        *(code for code, move in moves.TABLE.moves.items() if not isinstance(move, TakeBoard)),
    ):
        with pytest.raises(IllegalMove) as refusal:
            state.apply(1, code)
        assert refusal.value.rule == "HLD-01"


@pytest.mark.rule("HLD-12", "HLD-14", "HLD-19", "HLD-36", "HLD-37")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Pass(), "HLD-12"),
        (PlayCard("iced_tea_with_a_kick"), "HLD-12"),  # not in hand
        (PassRound(), "HLD-19"),
        (RaiseScore(0), "HLD-19"),
        (LowerScore(1), "HLD-19"),
        (InvertScores(), "HLD-19"),
        (Insure(), "HLD-36"),
        (SendOn(1), "HLD-36"),
        (DiscardCard("bone_helmet"), "HLD-37"),
        (LookAtHand(1), "HLD-14"),
        (LookAhead(), "HLD-14"),
        (SwapWith(1), "HLD-14"),
        (SwapOthers(1, 2), "HLD-14"),
        (TakeCard("bone_helmet"), "HLD-14"),
        (TakeBoard("stego_the_stargazer"), "HLD-01"),
        (7, "HLD-12"),  # no move at all
        (2**40, "HLD-12"),
    ],
)
def test_while_cards_are_chosen_everything_else_has_its_own_time(
    move: Move | int, rule: str
) -> None:
    assert refused_by(choosing(), move) == rule


@pytest.mark.rule("HLD-15", "HLD-51")
@pytest.mark.parametrize(
    ("effect", "move", "rule"),
    [
        ("tame_pebble", DiscardCard("tailwind"), "HLD-15"),  # no point card
        ("tame_pebble", DiscardCard("iced_tea_with_a_kick"), "HLD-15"),  # not in hand
        ("tame_pebble", LookAhead(), "HLD-15"),
        ("swamp_smoothie", DiscardCard("bone_helmet"), "HLD-15"),  # without an effect
        ("pocket_flamethrower", DiscardCard("iced_tea_with_a_kick"), "HLD-15"),
        ("long_claw", LookAtHand(0), "HLD-15"),
        ("long_claw", LookAtHand(3), "HLD-51"),
        ("long_claw", TakeCard("bone_helmet"), "HLD-15"),
        ("long_claw", DiscardCard("bone_helmet"), "HLD-15"),
        ("lasso_viper", SwapWith(3), "HLD-51"),
        ("lasso_viper", SwapOthers(1, 2), "HLD-15"),
        ("bamboo_spyglass", SwapWith(1), "HLD-15"),
        ("peckish_plant", SwapOthers(0, 1), "HLD-15"),
        ("peckish_plant", SwapOthers(1, 3), "HLD-51"),
        ("tame_pebble", PlayCard("bone_helmet"), "HLD-12"),
        ("tame_pebble", RaiseScore(0), "HLD-19"),
        ("tame_pebble", PassRound(), "HLD-19"),
        ("tame_pebble", Insure(), "HLD-36"),
        ("tame_pebble", TakeBoard("stego_the_stargazer"), "HLD-01"),
        ("tame_pebble", 7, "HLD-15"),
    ],
)
def test_an_effect_does_what_its_card_says_to_players_still_in(
    effect: str, move: Move | int, rule: str
) -> None:
    assert refused_by(with_effect(effect), move) == rule


@pytest.mark.rule("HLD-15")
def test_the_viper_swaps_with_a_neighbour_whose_card_has_no_effect() -> None:
    table = Scenario(4, hands={**PLAIN, "Anna": "lasso_viper", "Boris": "lucky_starfruit"})
    table.play(Celia="iced_tea_with_a_kick")
    assert refused_by(table, SwapWith(1)) == "HLD-15"
    assert refused_by(table, SwapWith(2)) == "HLD-15"


@pytest.mark.rule("HLD-15")
def test_after_a_look_one_of_the_cards_seen_must_be_taken() -> None:
    for table in (looking_at_a_hand(), looking_at_the_deck()):
        for move in (Pass(), TakeCard("meteor_mortar"), LookAtHand(1), DiscardCard("bone_helmet")):
            assert refused_by(table, move) == "HLD-15"
        assert table.question().rule == "HLD-15"
        assert refused_by(table, PlayCard("bone_helmet")) == "HLD-12"


@pytest.mark.rule("HLD-19", "HLD-51")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (InvertScores(), "HLD-19"),  # not in hand
        (RaiseScore(3), "HLD-51"),
        (LowerScore(3), "HLD-51"),
        (Insure(), "HLD-36"),
        (SendOn(1), "HLD-36"),
        (DiscardCard("bone_helmet"), "HLD-37"),
        (PlayCard("bone_helmet"), "HLD-12"),
        (LookAtHand(1), "HLD-14"),
        (TakeBoard("stego_the_stargazer"), "HLD-01"),
        (7, "HLD-19"),
    ],
)
def test_while_scores_are_counted_only_scoring_instants_are_played(
    move: Move | int, rule: str
) -> None:
    assert refused_by(scoring(), move) == rule


@pytest.mark.rule("HLD-13")
def test_the_blazing_saw_forbids_the_effects_of_all_other_cards() -> None:
    assert refused_by(silenced(), LookAtHand(1)) == "HLD-13"
    assert refused_by(silenced(), Insure()) == "HLD-36"


@pytest.mark.rule("HLD-32")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Pass(), "HLD-32"),
        (PlayCard("meteor_mortar"), "HLD-32"),  # not in hand
        (RaiseScore(0), "HLD-32"),
        (LowerScore(1), "HLD-32"),
        (InvertScores(), "HLD-32"),
        (Insure(), "HLD-32"),
        (SendOn(1), "HLD-32"),
        (LookAtHand(1), "HLD-32"),
        (PassRound(), "HLD-32"),
        (DiscardCard("bone_helmet"), "HLD-37"),
        (TakeBoard("stego_the_stargazer"), "HLD-01"),
    ],
)
def test_in_a_sudden_death_only_another_point_card_is_played(move: Move, rule: str) -> None:
    assert refused_by(duelling(), move) == rule


@pytest.mark.rule("HLD-36", "HLD-37", "HLD-51")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (SendOn(1), "HLD-36"),  # not in hand
        (SendOn(0), "HLD-36"),
        (SendOn(3), "HLD-51"),
        (RaiseScore(0), "HLD-19"),
        (PassRound(), "HLD-19"),
        (DiscardCard("bone_helmet"), "HLD-37"),
        (PlayCard("bone_helmet"), "HLD-12"),
        (LookAhead(), "HLD-14"),
        (7, "HLD-36"),
    ],
)
def test_a_threatened_player_insures_sends_on_or_takes_the_disaster(
    move: Move | int, rule: str
) -> None:
    assert refused_by(threatened(), move) == rule


@pytest.mark.rule("HLD-37")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (DiscardCard("iced_tea_with_a_kick"), "HLD-37"),  # not in hand
        (Insure(), "HLD-36"),
        (LowerScore(1), "HLD-19"),
        (PlayCard("bone_helmet"), "HLD-12"),
        (7, "HLD-37"),
    ],
)
def test_after_a_disaster_one_card_of_the_hand_may_be_discarded(
    move: Move | int, rule: str
) -> None:
    assert refused_by(shedding(), move) == rule


@pytest.mark.rule("HLD-19")
def test_a_seat_that_is_not_at_the_table_is_no_extinct_player() -> None:
    table = Scenario(
        hands={"Anna": f"splendid_twig {FULL}", "Boris": "bone_helmet", "Celia": "bone_helmet"}
    )
    table.play(Anna="splendid_twig")
    assert refused_by(table, RaiseScore(3)) == "HLD-19"
