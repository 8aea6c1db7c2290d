# Compiled with mypyc.
"""A hand of cards as one number, so that a position is quick to copy.

Five bits per card (its kind + 1), in ascending order from the low end. So equal hands are equal
numbers, and a point card, if there is one, comes first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import bit
from ludolith.games.dinokalipsa.components import INSTANTS, KINDS

_CARD: Final = 31
# By card: what an instant card adds to `set_of_instants`.
_INSTANT: Final = vec[i64](
    [1 << (card - 1 - INSTANTS) if INSTANTS < card <= KINDS else 0 for card in range(_CARD + 1)]
)


def with_card(hand: i64, kind: i64) -> i64:
    """The hand with one more card."""
    card = kind + 1
    place: i64 = 0
    rest = hand
    while 0 < rest & _CARD < card:
        rest >>= 5
        place += 5
    below = hand & (bit(place) - 1)
    return below | (rest << 5 | card) << place


def without(hand: i64, kind: i64) -> i64:
    """The hand without one card of this kind; unchanged if there is none."""
    card = kind + 1
    place: i64 = 0
    rest = hand
    while rest:
        if rest & _CARD == card:
            below = hand & (bit(place) - 1)
            return below | rest >> 5 << place
        rest >>= 5
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


def set_of_instants(hand: i64) -> i64:
    """The kinds of instant cards in it, counted from the first one, as a set."""
    held: i64 = 0
    while hand:
        held |= _INSTANT[hand & _CARD]
        hand >>= 5
    return held


def cards_in(hand: int) -> list[int]:
    """All cards, for views and events."""
    found = []
    while hand:
        found.append(int(hand & _CARD) - 1)
        hand >>= 5
    return found
