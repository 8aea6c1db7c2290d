"""What nobody can see, nobody is shown: hands, decks, secret choices, who holds which instant."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludolith.engine.random_playout import playout
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.moves import LookAhead, LookAtHand, PlayCard, TakeCard
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.testing.game_setups import settings_of
from tests.games.dinokalipsa.scenario import Scenario

SETTINGS = settings_of("dinokalipsa")
GRABBING = {
    "Anna": "long_claw",
    "Boris": "bone_helmet meteor_mortar tailwind iced_tea_with_a_kick",
    "Celia": "sturdy_bat iced_tea_with_a_kick",
}


def seen(state: Dinokalipsa, viewer: int) -> bytes:
    return msgspec.json.encode(state.view(viewer))


@st.composite
def positions(draw: st.DrawFn) -> tuple[Dinokalipsa, int]:
    """Any position of a random game, and somebody who looks at it."""
    setting = draw(st.sampled_from(SETTINGS))
    state = setting.after(draw(st.integers(0, 250)), seed=draw(st.integers(0, 10_000)))
    assert isinstance(state, Dinokalipsa)
    return state, draw(st.integers(0, setting.players - 1))


@pytest.mark.rule("HLD-04")
@given(positions(), st.integers(0, 2**40))
def test_worlds_that_differ_in_what_a_seat_cannot_know_look_alike(
    position: tuple[Dinokalipsa, int], seed: int
) -> None:
    """A redealt position is such a world: nothing the seat sees changes, and it is sound."""
    state, seat = position
    before = seen(state, seat)
    legal = list(state.legal(seat))
    state.redeal(seat, new_rng(seed))
    assert seen(state, seat) == before
    assert list(state.legal(seat)) == legal
    assert state.faults() == []


@pytest.mark.rule("HLD-04")
@given(positions(), st.integers(0, 2**40))
def test_a_redeal_leaves_no_trace_of_what_was_hidden(
    position: tuple[Dinokalipsa, int], seed: int
) -> None:
    """Redealt again, two worlds that look alike to a seat become the same world."""
    one, seat = position
    two = one.clone()
    two.redeal(seat, new_rng(seed))
    one.redeal(seat, new_rng(5))
    two.redeal(seat, new_rng(5))
    assert fingerprint(one) == fingerprint(two)
    playout(one, new_rng(6, DECISIONS))
    playout(two, new_rng(6, DECISIONS))
    assert fingerprint(one) == fingerprint(two), "not even in the order of a deck"


@pytest.mark.rule("HLD-04")
def test_a_redeal_keeps_cards_seen_and_changes_the_rest() -> None:
    boris, celia = set(), set()
    for seed in range(60):
        table = Scenario(hands=GRABBING)
        table.play(Boris="bone_helmet", Celia="sturdy_bat")
        table.do("Anna", LookAtHand(1))
        table.do("Anna", TakeCard("iced_tea_with_a_kick"))
        table.state.redeal(0, new_rng(seed))
        boris.add(tuple(table.hand("Boris")))
        celia.add(tuple(table.hand("Celia")))
    assert boris == {("meteor_mortar", "tailwind")}
    assert len(celia) > 10


@pytest.mark.rule("HLD-04")
def test_a_redeal_honours_what_is_in_doubt() -> None:
    """Of three cards seen one is gone: at least two of them are in every redealt hand."""
    seen_before = ["iced_tea_with_a_kick", "meteor_mortar", "stinger_spear"]
    hands = set()
    for seed in range(60):
        table = Scenario(
            hands={
                "Anna": "long_claw",
                "Boris": "bone_helmet meteor_mortar iced_tea_with_a_kick stinger_spear tailwind",
                "Celia": "long_claw",
            }
        )
        table.play(Boris="bone_helmet")
        table.do("Anna", LookAtHand(1))
        table.do("Anna", TakeCard("tailwind"))
        table.do("Celia", LookAtHand(1))
        table.do("Celia", TakeCard("stinger_spear"))
        table.state.redeal(0, new_rng(seed))
        hand = table.hand("Boris")
        assert set(hand) <= set(seen_before)
        assert set(table.hand("Celia")) <= set(seen_before), "one of them is Celia's"
        assert table.state.faults() == []
        hands.add(tuple(hand))
    assert len(hands) == 3, "any of the three may be gone"


@pytest.mark.rule("HLD-34", "HLD-04")
def test_a_redeal_knows_that_a_hand_without_point_cards_is_all_instants() -> None:
    for seed in range(30):
        table = Scenario(
            hands={
                "Anna": "trusty_skillet tailwind headwind",
                "Boris": "trusty_skillet bone_helmet",
                "Celia": "meteor_mortar",
            }
        )
        table.play(Boris="trusty_skillet")
        table.everyone_passes()
        table.state.redeal(1, new_rng(seed))
        assert all(CARDS.index(card) >= CARDS.index("tailwind") for card in table.hand("Anna"))


@pytest.mark.rule("HLD-12")
def test_a_secret_choice_is_drawn_anew_from_the_redealt_hand() -> None:
    chosen = set()
    for seed in range(60):
        table = Scenario(hands={"Anna": "bone_helmet iced_tea_with_a_kick"})
        table.do("Anna", PlayCard("bone_helmet"))
        table.state.redeal(1, new_rng(seed))
        assert table.asked() == ("Boris", "Celia")
        assert table.state.faults() == []
        chosen.add(table.state.chosen[0])
    assert len(chosen) > 5


@pytest.mark.rule("HLD-04")
def test_cards_looked_at_on_the_deck_are_hidden_from_the_others_in_a_redeal() -> None:
    looked_at = set()
    for seed in range(40):
        table = Scenario(
            hands={"Anna": "bamboo_spyglass", "Boris": "bone_helmet", "Celia": "bone_helmet"}
        )
        table.play()
        table.do("Anna", LookAhead())
        own = table.view("Anna").looking_at
        mine = table.state.clone()
        mine.redeal(0, new_rng(seed))
        assert mine.view(0).looking_at == own
        assert mine.faults() == []
        table.state.redeal(2, new_rng(seed))
        looked_at.add(table.view("Anna").looking_at)
    assert len(looked_at) > 10


@pytest.mark.rule("HLD-04", "HLD-32")
def test_in_a_sudden_death_only_its_players_are_sure_to_hold_a_point_card() -> None:
    hands = set()
    for seed in range(60):
        table = Scenario(
            hands={
                "Anna": "trusty_skillet bone_helmet",
                "Boris": "trusty_skillet bone_helmet",
                "Celia": "meteor_mortar tailwind",
            }
        )
        table.leave_in_deck("headwind iced_tea_with_a_kick")
        table.play(Anna="trusty_skillet", Boris="trusty_skillet", Celia="meteor_mortar")
        table.everyone_passes()
        assert table.stage() == "sudden_death"
        table.state.redeal(0, new_rng(seed))
        hands.add((table.hand("Boris")[0], table.hand("Celia")[0]))
    assert {boris for boris, _ in hands} == {"bone_helmet", "iced_tea_with_a_kick"}
    assert "tailwind" in {celia for _, celia in hands}


@pytest.mark.rule("HLD-04")
def test_in_a_redeal_whoever_looks_at_a_hand_knows_all_of_it() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bone_helmet", Celia="sturdy_bat")
    table.do("Anna", LookAtHand(1))
    for seed in range(10):
        copy = table.state.clone()
        copy.redeal(2, new_rng(seed))
        view = copy.view(0)
        assert view.dinosaurs[1].known.cards == view.looking_at


@pytest.mark.rule("HLD-04")
def test_nobody_knows_cards_fixed_for_a_lesson() -> None:
    drawn, disasters = set(), set()
    for seed in range(20):
        table = Scenario(
            hands={
                "Anna": "bone_helmet",
                "Boris": "iced_tea_with_a_kick",
                "Celia": "splendid_twig",
            },
            cards=5 * "prehistoric_bow ",
            disasters="meteor underfoot",
        )
        table.state.redeal(1, new_rng(seed))
        table.hold({"Anna": "bone_helmet", "Celia": "splendid_twig"})
        table.play()
        table.finish_round()
        drawn.add(tuple(table.hand("Boris")))
        disasters.add(table.disaster().disaster)
    assert len(drawn) > 10
    assert len(disasters) > 5


@given(positions())
def test_after_a_redeal_whoever_is_asked_still_has_an_answer(
    position: tuple[Dinokalipsa, int],
) -> None:
    state, seat = position
    state.redeal(seat, new_rng(9))
    for decider in state.deciders():
        assert len(state.legal(decider)) > 0
