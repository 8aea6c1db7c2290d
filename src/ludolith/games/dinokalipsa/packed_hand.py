# Compiled with mypyc.
"""A handful of cards as one number, so that a position is quick to copy.

Five bits a card (its kind + 1), in ascending order from the low end: the same cards are always the
same number, and a point card, if there is one, comes first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import bit
from ludolith.games.dinokalipsa.components import INSTANTS

_CARD: Final = 31


def with_card(hand: i64, kind: i64) -> i64:
    """The hand with one more card."""
    card = kind + 1
    place: i64 = 0
    while hand >> place and hand >> place & _CARD < card:
        place += 5
    below = hand & (bit(place) - 1)
    return below | card << place | hand >> place << (place + 5)


def without(hand: i64, kind: i64) -> i64:
    """The hand without one card of this kind; unchanged if there is none."""
    card = kind + 1
    place: i64 = 0
    while hand >> place:
        if hand >> place & _CARD == card:
            below = hand & (bit(place) - 1)
            return below | hand >> (place + 5) << place
        place += 5
    return hand


def size(hand: i64) -> i64:
    cards: i64 = 0
    while hand:
        cards += 1
        hand >>= 5
    return cards


def holds(hand: i64, kind: i64) -> bool:
    card = kind + 1
    while hand:
        if hand & _CARD == card:
            return True
        hand >>= 5
    return False


def has_points(hand: i64) -> bool:
    """Whether there is a point card in it."""
    return 0 < hand & _CARD <= INSTANTS


def first(hand: i64) -> i64:
    """The lowest card; -1 for an empty hand."""
    return (hand & _CARD) - 1


def card_at(hand: i64, place: i64) -> i64:
    """The card at a place, from 0; -1 beyond the last."""
    return (hand >> (5 * place) & _CARD) - 1


def instants_in(hand: i64) -> i64:
    """How many of the cards are instant cards."""
    cards: i64 = 0
    while hand:
        if hand & _CARD > INSTANTS:
            cards += 1
        hand >>= 5
    return cards


def cards_in(hand: int) -> list[int]:
    """All cards, for views and events."""
    found = []
    while hand:
        found.append(int(hand & _CARD) - 1)
        hand >>= 5
    return found
