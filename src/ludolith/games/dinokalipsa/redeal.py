# Compiled with mypyc.
"""A fair random draw of everything that a seat cannot know (HLD-04).

Hidden are the hands of the other players, the deck cards they look at, the cards they have chosen
face down, and the deck. What the seat has seen in a hand, and what all know of it, is kept. The
draw does not depend on where the hidden cards really are: they are gathered, sorted and dealt.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS
from ludolith.engine.errors import no_such_seat
from ludolith.engine.rng import Rng
from ludolith.games.dinokalipsa.codes import CHOOSE, SUDDEN_DEATH, TAKE_FROM_HAND
from ludolith.games.dinokalipsa.components import INSTANTS, KINDS
from ludolith.games.dinokalipsa.packed_hand import (
    card_at,
    first,
    has_points,
    instants_in,
    size,
    with_card,
    without,
)
from ludolith.games.dinokalipsa.position import CARDS_KNOWN, NOTHING, Position

_NO_CARDS: Final = vec[i64]([0] * KINDS)


def redeal(game: Position, seat: i64, rng: Rng) -> None:
    """Replace what this seat cannot know, and use `rng` for all future chance."""
    if not 0 <= seat < game.players:
        raise no_such_seat(seat, game.players)
    game.rng = rng
    game.to_come = NOTHING
    game.disasters_to_come = NOTHING
    others = game.still_in & ~(1 << seat)
    sizes = game.hand[:]
    for other in range(game.players):
        sizes[other] = size(game.hand[other])
    gather(game, seat, others)
    while not deal(game, seat, others, sizes):
        gather(game, seat, others)
    forget_others(game, seat)
    for other in SEATS[others]:
        if game.chosen[other] >= 0:
            game.chosen[other] = any_point_card(game.hand[other], rng)


def gather(game: Position, seat: i64, others: i64) -> None:
    """Put all hidden cards into the deck and sort it."""
    for other in SEATS[others]:
        while game.hand[other]:
            put_back(game, first(game.hand[other]))
            game.hand[other] = without(game.hand[other], first(game.hand[other]))
    if game.peeked and game.resolving != seat:
        for place in range(size(game.peeked)):
            put_back(game, card_at(game.peeked, place))
    put_in_order(game)


def put_back(game: Position, card: i64) -> None:
    game.pile[game.in_deck] = card
    game.in_deck += 1


def put_in_order(game: Position) -> None:
    """Sort the deck by counting, so that its order tells nothing about the past."""
    pile = game.pile
    number = _NO_CARDS[:]
    for place in range(game.in_deck):
        number[pile[place]] += 1
    top: i64 = 0
    for kind in range(KINDS):
        for _ in range(number[kind]):
            pile[top] = kind
            top += 1


def deal(game: Position, seat: i64, others: i64, sizes: vec[i64]) -> bool:
    """Deal the hidden cards; False if the deal contradicts what is known."""
    for other in SEATS[others]:
        if not deal_known(game, seat, other):
            return False
    for other in SEATS[others]:
        if not deal_instants(game, other):
            return False
    for other in SEATS[others]:
        while size(game.hand[other]) < sizes[other]:
            give(game, other, game.rng.below(game.in_deck))
    if game.peeked and game.resolving != seat:
        peeked: i64 = 0
        for _ in range(size(game.peeked)):
            peeked = with_card(peeked, remove(game, game.rng.below(game.in_deck)))
        game.peeked = peeked
    return all_can_play(game, others)


def deal_known(game: Position, seat: i64, other: i64) -> bool:
    """Deal the cards that the seat has seen in a hand, except as many as are in doubt."""
    known = game.known[seat * game.players + other]
    cards = known & CARDS_KNOWN
    for _ in range(known >> 50):
        cards = without(cards, card_at(cards, game.rng.below(size(cards))))
    while cards:
        place = find(game, first(cards))
        if place < 0:
            return False
        give(game, other, place)
        cards = without(cards, first(cards))
    return True


def deal_instants(game: Position, other: i64) -> bool:
    """Deal as many instant cards as all players know of."""
    missing = game.sure_instants[other] - instants_in(game.hand[other])
    while missing > 0:
        instants: i64 = 0
        for place in range(game.in_deck):
            if game.pile[place] >= INSTANTS:
                instants += 1
        if not instants:
            return False
        chosen = game.rng.below(instants)
        for place in range(game.in_deck):
            if game.pile[place] >= INSTANTS:
                if not chosen:
                    give(game, other, place)
                    break
                chosen -= 1
        missing -= 1
    return True


def all_can_play(game: Position, others: i64) -> bool:
    """Whether all who have chosen a point card, or must choose one, hold one (HLD-11, 34)."""
    if game.stage == CHOOSE:
        players = others
    elif game.stage == SUDDEN_DEATH:
        players = others & game.duel
    else:
        return True
    for other in SEATS[players]:
        if not has_points(game.hand[other]):
            return False
    return True


def forget_others(game: Position, seat: i64) -> None:
    """Clear what other players know of each other's hands: this seat cannot know it."""
    players = game.players
    for viewer in range(players):
        for owner in range(players):
            if seat not in (viewer, owner):
                game.known[viewer * players + owner] = 0
    if game.stage == TAKE_FROM_HAND and game.resolving != seat:
        game.remember_look(game.resolving, game.target)


def any_point_card(hand: i64, rng: Rng) -> i64:
    points = size(hand) - instants_in(hand)
    return card_at(hand, rng.below(points))


# -- the deck while it is dealt: it is not reshuffled


def find(game: Position, card: i64) -> i64:
    """The index of a card in the deck; -1 if it is not there."""
    for place in range(game.in_deck):
        if game.pile[place] == card:
            return place
    return -1


def remove(game: Position, place: i64) -> i64:
    """Take out the card at a place; the last one fills the gap."""
    card = game.pile[place]
    game.in_deck -= 1
    game.pile[place] = game.pile[game.in_deck]
    return card


def give(game: Position, seat: i64, place: i64) -> None:
    game.hand[seat] = with_card(game.hand[seat], remove(game, place))
