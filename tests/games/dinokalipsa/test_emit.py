"""What is told, and when: in the order it happened, and nothing that did not happen."""

from __future__ import annotations

import pytest

from ludolith.engine.events import Event
from ludolith.games.dinokalipsa.events import (
    AllTied,
    CardDrawn,
    CardsDrawn,
    DeckCardSeen,
    DeckLookedAt,
    DeckReshuffled,
    ScoresInverted,
)
from ludolith.games.dinokalipsa.moves import InvertScores, LookAhead
from tests.games.dinokalipsa.scenario import Scenario

HANDS = {"Anna": "splendid_twig", "Boris": "iced_tea_with_a_kick", "Celia": "bone_helmet"}
DRAWING = (CardDrawn, CardsDrawn, DeckReshuffled)
LOOKING = (DeckLookedAt, DeckCardSeen, DeckReshuffled)


def emitted(table: Scenario, viewer: str | None, *kinds: type[Event]) -> list[Event]:
    seat = None if viewer is None else table.seat(viewer)
    return [
        one.event for one in table.emitted if isinstance(one.event, kinds) and one.seen_by(seat)
    ]


def emptied_in_a_refill() -> Scenario:
    """Anna takes the last two cards of the deck, the other three come from the new one."""
    table = Scenario(
        hands=HANDS, cards="meteor_mortar stinger_spear bone_helmet bone_helmet tame_pebble"
    )
    table.leave_in_deck("meteor_mortar stinger_spear")
    table.play()
    return table


@pytest.mark.rule("HLD-41")
def test_a_reshuffle_is_told_after_the_card_that_emptied_the_deck() -> None:
    said = emitted(emptied_in_a_refill(), "Anna", *DRAWING)
    assert [event.card for event in said[:2] if isinstance(event, CardDrawn)] == [
        "meteor_mortar",
        "stinger_spear",
    ]
    assert said[2:4] == [CardsDrawn(seat=0, cards=2), DeckReshuffled(cards=69 - 3 - 2)]
    assert [event.card for event in said[4:7] if isinstance(event, CardDrawn)] == [
        "bone_helmet",
        "bone_helmet",
        "tame_pebble",
    ]
    assert said[7] == CardsDrawn(seat=0, cards=3)


@pytest.mark.rule("HLD-41")
def test_the_others_hear_how_many_cards_came_before_and_after_a_reshuffle() -> None:
    assert emitted(emptied_in_a_refill(), None, *DRAWING) == [
        CardsDrawn(seat=0, cards=2),
        DeckReshuffled(cards=69 - 3 - 2),
        CardsDrawn(seat=0, cards=3),
        CardsDrawn(seat=1, cards=5),
        CardsDrawn(seat=2, cards=5),
    ]


@pytest.mark.rule("HLD-41")
def test_a_deck_emptied_by_the_last_card_of_a_draw_is_reshuffled_after_it() -> None:
    table = Scenario(hands={**HANDS, "Anna": "splendid_twig tame_pebble tame_pebble"})
    table.leave_in_deck("meteor_mortar stinger_spear bone_helmet")
    table.play(Anna="splendid_twig")
    table.finish_round()
    assert emitted(table, None, *DRAWING)[:2] == [
        CardsDrawn(seat=0, cards=3),
        DeckReshuffled(cards=69 - 3 - 2 - 3),
    ]


@pytest.mark.rule("HLD-41")
def test_a_look_at_the_deck_tells_both_cards_in_order_and_the_reshuffle_between_them() -> None:
    table = Scenario(
        hands={**HANDS, "Anna": "bamboo_spyglass"}, cards="meteor_mortar splendid_twig"
    )
    table.leave_in_deck("meteor_mortar")
    table.play()
    table.do("Anna", LookAhead())
    shuffled = DeckReshuffled(cards=69 - 3 - 1)
    assert emitted(table, "Anna", *LOOKING) == [
        DeckLookedAt(seat=0),
        DeckCardSeen(seat=0, card="meteor_mortar"),
        shuffled,
        DeckCardSeen(seat=0, card="splendid_twig"),
    ]
    assert emitted(table, "Boris", *LOOKING) == [DeckLookedAt(seat=0), shuffled]


@pytest.mark.rule("HLD-20")
def test_an_exchange_that_changes_nothing_is_not_told() -> None:
    table = Scenario(
        hands={"Anna": "bone_helmet topsy_turvy", "Boris": "bone_helmet", "Celia": "bone_helmet"}
    )
    table.play(Anna="bone_helmet")
    table.do("Anna", InvertScores())
    table.everyone_passes()
    assert table.happened(AllTied) == [AllTied()]
    assert table.happened(ScoresInverted) == []
