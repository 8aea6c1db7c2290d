# Compiled with mypyc.
"""The invariants of a position of Dinokalipsa. Each one that is broken is named."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS, bit, count
from ludolith.games.dinokalipsa import codes
from ludolith.games.dinokalipsa.components import (
    DISASTERS,
    HAND,
    INSTANTS,
    KINDS,
    MAIN_DECK,
    MAIN_DECK_FOR_TWO,
    RESCUES,
    ROUTE,
)
from ludolith.games.dinokalipsa.packed_hand import (
    card_at,
    first,
    has_points,
    holds,
    instants_in,
    size,
    without,
)
from ludolith.games.dinokalipsa.position import CARDS_KNOWN, Position
from ludolith.games.dinokalipsa.round_outcome import is_extinct


def faults_of(game: Position) -> list[str]:
    faults: list[str] = []
    card_faults(game, faults)
    disaster_faults(game, faults)
    hand_faults(game, faults)
    knowledge_faults(game, faults)
    seat_faults(game, faults)
    return faults


def card_faults(game: Position, faults: list[str]) -> None:
    """Every card of the main deck is in one place."""
    number = vec[i64]([0] * KINDS)
    pile = game.pile
    for place in range(game.in_deck):
        number[pile[place]] += 1
    for place in range(len(pile) - game.in_discard, len(pile)):
        number[pile[place]] += 1
    scoring: i64 = 0
    rescues: i64 = 0
    for place in range(len(pile) - game.in_discard, len(pile)):
        scoring += INSTANTS <= pile[place] < RESCUES
        rescues += pile[place] >= RESCUES
    for place in range(game.laid_cards):
        card = game.laid[place] & 31
        number[card] += 1
        scoring += INSTANTS <= card < RESCUES
        rescues += card >= RESCUES
    for seat in range(game.players):
        if game.front[seat] >= 0:
            number[game.front[seat]] += 1
        count_hand(game.hand[seat], number)
    count_hand(game.peeked, number)
    for card in MAIN_DECK_FOR_TWO if game.duo else MAIN_DECK:
        number[card] -= 1
    for kind in range(KINDS):
        if number[kind] > 0:
            faults.append("a card exists twice")
        elif number[kind] < 0:
            faults.append("a card is missing")
    if scoring != game.shown_scoring or rescues != game.shown_rescues:
        faults.append("the instant cards counted are not those that lie open")
    if game.in_deck == 0 and game.round_number:
        faults.append("the main deck is empty and was not reshuffled")


def count_hand(hand: i64, number: vec[i64]) -> None:
    while hand:
        number[first(hand)] += 1
        hand = without(hand, first(hand))


def disaster_faults(game: Position, faults: list[str]) -> None:
    """Every disaster is in one place: in its deck, in the middle, or before a player."""
    found: i64 = 0
    cards: i64 = 0
    for place in range(game.shuffled):
        found |= bit(game.unturned[place])
        cards += 1
    for disaster in game.bottom:
        found |= bit(disaster)
        cards += 1
    if game.disaster_lies_open:
        found |= bit(game.disaster)
        cards += 1
    for seat in range(game.players):
        found |= game.area[seat]
        cards += count(game.area[seat])
    if cards != len(DISASTERS) or count(found) != len(DISASTERS):
        faults.append("a disaster is missing or exists twice")
    if not game.shuffled and not len(game.bottom):
        faults.append("the disaster deck ran out")
    for seat in range(game.players):
        survives = not is_extinct(game.area[seat], game.duo)
        if survives != bool(game.still_in >> seat & 1):
            faults.append("a player is out without reason, or still in with too many disasters")


def hand_faults(game: Position, faults: list[str]) -> None:
    for seat in range(game.players):
        hand = game.hand[seat]
        if size(hand) > HAND:
            faults.append("a hand has more than five cards")
        if hand and not game.still_in >> seat & 1:
            faults.append("a player who is out holds cards")
        for place in range(1, size(hand)):
            if card_at(hand, place - 1) > card_at(hand, place):
                faults.append("a hand is not in order")
        chosen = game.chosen[seat]
        if chosen >= 0 and (chosen >= INSTANTS or not holds(hand, chosen)):
            faults.append("a player has chosen a card that is no point card of their hand")
    if game.stage in (codes.CHOOSE, codes.SUDDEN_DEATH):
        for seat in SEATS[game.asked]:
            if not has_points(game.hand[seat]):
                faults.append("a player must choose a point card and has none")


def knowledge_faults(game: Position, faults: list[str]) -> None:
    """What is known of a hand is true of it."""
    for owner in range(game.players):
        hand = game.hand[owner]
        if game.sure_instants[owner] > instants_in(hand):
            faults.append("a hand has fewer instant cards than all players know of")
        for viewer in range(game.players):
            known = game.known[viewer * game.players + owner]
            if not known:
                continue
            if viewer == owner or not game.remembered >> owner & 1:
                faults.append("something is known of a hand that no player has looked at")
            missing: i64 = 0
            rest = hand
            cards = known & CARDS_KNOWN
            while cards:
                if holds(rest, first(cards)):
                    rest = without(rest, first(cards))
                else:
                    missing += 1
                cards = without(cards, first(cards))
            if missing > known >> 50:
                faults.append("a player knows a card in a hand that does not hold it")


def seat_faults(game: Position, faults: list[str]) -> None:
    everyone: i64 = (1 << game.players) - 1
    if game.still_in & ~everyone or not game.still_in:
        faults.append("those still in are not among the players")
    if game.asked & ~game.still_in:
        faults.append("a player who is out must choose")
    if game.over != (game.asked == 0):
        faults.append("no player must choose although the game goes on, or one must after its end")
    if game.over != (game.won != 0) or game.won & ~game.still_in:
        faults.append("the winners are not those who can have won")
    taken: i64 = 0
    for seat in range(game.players):
        if game.board[seat] >= 0:
            if taken >> game.board[seat] & 1:
                faults.append("two players have the same board")
            taken |= 1 << game.board[seat]
        if game.place[seat] >= ROUTE and game.still_in >> seat & 1 and not game.over:
            faults.append("a player has arrived and the game goes on")
    if game.stage == codes.SUDDEN_DEATH and count(game.still_in) < 3:
        faults.append("two players are left and there is a sudden death")
