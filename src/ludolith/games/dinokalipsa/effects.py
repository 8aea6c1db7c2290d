# Compiled with mypyc.
"""Effects used after the reveal: their order, and one short function a card (HLD-13 to HLD-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import SEATS, count
from ludolith.games.dinokalipsa import emit
from ludolith.games.dinokalipsa.codes import (
    DISCARD,
    LOOK_AT,
    PAIRS,
    PASS,
    SCORING,
    SWAP_OTHERS,
    SWAP_WITH,
    TAKE,
    TAKE_FROM_DECK,
    TAKE_FROM_HAND,
)
from ludolith.games.dinokalipsa.codes import (
    EFFECTS as EFFECTS_STAGE,
)
from ludolith.games.dinokalipsa.components import (
    DINO_GRABBER,
    EFFECTS,
    FIRE_SPRAY,
    GRAPPLING_SNAKE,
    HUNGRY_PLANT,
    PET_ROCK,
    SMOOTHIE,
    TREENOCULARS,
    VALUE,
)
from ludolith.games.dinokalipsa.hands import first, with_card, without
from ludolith.games.dinokalipsa.position import NO_CARD, NOBODY, Position

MOST_SPRAYED: Final = 3


def next_effect(game: Position) -> None:
    """Ask the owner of the next effect; when all are done, scoring begins."""
    if not game.waiting:
        game.actor = NOBODY
        game.effect = NO_CARD
        game.stage = SCORING
        return
    seat = first_in_order(game)
    game.waiting &= ~(1 << seat)
    effect = game.front[seat]
    if effect == GRAPPLING_SNAKE and not snake_targets(game, seat):
        return  # everybody sees that there is nothing to ask (HLD-15)
    if effect == HUNGRY_PLANT and count(game.still_in) < 3:
        return
    game.actor = seat
    game.effect = effect
    game.shed = 0
    game.asked = 1 << seat


def first_in_order(game: Position) -> i64:
    """Lowest printed value, then lower place on the escape route, then lower seat (HLD-14)."""
    chosen: i64 = NOBODY
    for seat in SEATS[game.waiting]:
        if chosen < 0 or comes_before(game, seat, chosen):
            chosen = seat
    return chosen


def comes_before(game: Position, seat: i64, other: i64) -> bool:
    """Whether this effect comes first; the lower seat is asked about first already."""
    value = VALUE[game.front[seat]]
    other_value = VALUE[game.front[other]]
    if value != other_value:
        return value < other_value
    return game.place[seat] < game.place[other]


def answer(game: Position, seat: i64, move: i64) -> None:
    """The owner of an effect uses it or declines."""
    game.asked = 0
    effect = game.effect
    if move == PASS:
        if game.heard is not None:
            emit.declined(game, seat)
    elif effect in (PET_ROCK, SMOOTHIE):
        add_printed_value(game, seat, move - DISCARD)
    elif effect == DINO_GRABBER:
        look_at_hand(game, seat, move - LOOK_AT)
    elif effect == GRAPPLING_SNAKE:
        swap(game, seat, seat, move - SWAP_WITH)
    elif effect == FIRE_SPRAY:
        spray(game, seat, move - DISCARD)
    elif effect == TREENOCULARS:
        look_ahead(game, seat)
    else:
        one, other = PAIRS[move - SWAP_OTHERS]
        swap(game, seat, one, other)


def add_printed_value(game: Position, seat: i64, card: i64) -> None:
    """Pet rock and delicious smoothie: the value of a discarded point card counts as well."""
    game.discard_from_hand(seat, card)
    game.bonus[seat] += VALUE[card]
    if game.heard is not None:
        emit.added_value(game, seat, card)


def spray(game: Position, seat: i64, card: i64) -> None:
    """Fire spray: up to three cards of the hand are thrown away, one by one."""
    game.discard_from_hand(seat, card)
    game.shed += 1
    if game.heard is not None:
        emit.sprayed(game, seat, card)
    if game.shed < MOST_SPRAYED and game.hand[seat]:
        game.asked = 1 << seat


def look_at_hand(game: Position, seat: i64, target: i64) -> None:
    """Dino grabber: look at a hand; one card of it must be taken then."""
    game.target = target
    game.remember_look(seat, target)
    if game.heard is not None:
        emit.looked_at_hand(game, seat, target)
    game.asked = 1 << seat
    game.stage = TAKE_FROM_HAND


def take_from_hand(game: Position, seat: i64, move: i64) -> None:
    """Dino grabber: the card taken changes hands; only the two know which."""
    card = move - TAKE
    target = game.target
    game.asked = 0
    game.hand[target] = without(game.hand[target], card)
    game.hand[seat] = with_card(game.hand[seat], card)
    game.remember_taking(seat, target, card)
    game.target = NOBODY
    game.stage = EFFECTS_STAGE
    if game.heard is not None:
        emit.took_from_hand(game, seat, target, card)


def look_ahead(game: Position, seat: i64) -> None:
    """Treenoculars: the top two cards, turned one by one (HLD-41 may come between)."""
    if game.heard is not None:
        emit.looks_ahead(game, seat)
    game.peeked = 0
    for _ in range(2):
        card = game.draw()
        game.peeked = with_card(game.peeked, card)
        if game.heard is not None:
            emit.saw_on_deck(game, seat, card)
        game.refill_deck()
    game.asked = 1 << seat
    game.stage = TAKE_FROM_DECK


def take_from_deck(game: Position, seat: i64, move: i64) -> None:
    """Treenoculars: one card goes to the hand, the other is discarded for all to see."""
    card = move - TAKE
    other = first(without(game.peeked, card))
    game.asked = 0
    game.peeked = 0
    game.hand[seat] = with_card(game.hand[seat], card)
    game.show(other)
    game.discard(other)
    game.stage = EFFECTS_STAGE
    if game.heard is not None:
        emit.took_from_deck(game, seat, card, other)


def swap(game: Position, seat: i64, one: i64, other: i64) -> None:
    """Grappling snake and hungry plant: two played cards change places, nothing else (HLD-17)."""
    front = game.front
    card = front[one]
    front[one] = front[other]
    front[other] = card
    if game.heard is not None:
        emit.swapped(game, seat, one, other)


def snake_targets(game: Position, seat: i64) -> i64:
    """Neighbours whose played card has no effect, as a set."""
    targets: i64 = 0
    for other in SEATS[neighbours(game, seat)]:
        if not EFFECTS >> game.front[other] & 1:
            targets |= 1 << other
    return targets


def neighbours(game: Position, seat: i64) -> i64:
    """The nearest players still in on both sides (HLD-51)."""
    players = game.players
    left = (seat + 1) % players
    while not game.still_in >> left & 1:
        left = (left + 1) % players
    right = (seat + players - 1) % players
    while not game.still_in >> right & 1:
        right = (right + players - 1) % players
    both: i64 = (1 << left) | (1 << right)
    return both
