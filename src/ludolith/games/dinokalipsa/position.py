# Compiled with mypyc.
"""A position of Dinokalipsa: all cards, pawns and boards, and what players know of hands.

The methods only move pieces. The chapters say when and why: round, effects, scoring,
round_outcome.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit
from ludolith.engine.copy_marks import Own, Setting, Shared
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.dinokalipsa import emit
from ludolith.games.dinokalipsa.codes import BOARDS
from ludolith.games.dinokalipsa.components import INSTANTS, RESCUES
from ludolith.games.dinokalipsa.packed_hand import size, with_card, without

NOTHING: Final = vec[i64]()
NO_SEAT: Final = -1
NO_CARD: Final = -1
# What is known of a hand: the known cards in the low bits, the number of doubtful ones above.
DOUBT: Final = 1 << 50  # one doubtful card
CARDS_KNOWN: Final = DOUBT - 1
MOST_KNOWN: Final = 9  # cards that fit into the bits below DOUBT, less one
LAID_SEAT: Final = 5  # the bits of a laid card: where its owner is, its target, its step of a duel
LAID_TARGET: Final = 8
LAID_STEP: Final = 11
MOST_LAID: Final = 24


@mypyc_attr(acyclic=True)
class Position(State):
    """Everything on the table and in the hands."""

    boards_dealt: Setting[bool] = False
    disasters_count: Setting[bool] = False
    two_player_rules: Setting[bool] = True
    duo: bool = False  # the rules for two are in force (HLD-60 to 62)

    stage: i64 = BOARDS
    asked: i64 = 0  # seats that must choose now
    round_number: i64 = 0  # from 1
    still_in: i64 = 0  # seats not eliminated
    won: i64 = 0  # seats, once the game is over
    ended_by: i64 = 0  # number of the rule that ended the game

    board: vec[i64] = NOTHING
    place: vec[i64] = NOTHING  # on the escape route
    area: vec[i64] = NOTHING  # disasters as a set, by seat

    # One strip of cards: the deck at its front, in no order; the discard pile at its end, the last
    # discard first.
    pile: vec[i64] = NOTHING
    in_deck: i64 = 0
    in_discard: i64 = 0
    to_come: Shared[vec[i64]] = NOTHING  # the next cards, where a lesson or a test fixes them

    hand: vec[i64] = NOTHING
    chosen: vec[i64] = NOTHING  # a card of the hand, face down on the table
    front: vec[i64] = NOTHING  # the point card in front of each player
    laid: vec[i64] = NOTHING  # further cards on the table: instants and those of a sudden death
    laid_cards: i64 = 0

    # What is known of hands. `known[viewer * players + owner]`: the cards seen in it, and how many
    # of them may have left it unseen. `sure_instants`: how many all know to be instant cards.
    known: vec[i64] = NOTHING
    sure_instants: vec[i64] = NOTHING
    remembered: i64 = 0  # seats of whose hands anything is known
    shown_scoring: i64 = 0  # scoring instants in the discard pile or on the table
    shown_rescues: i64 = 0  # the same for cards against a disaster

    unturned: vec[i64] = NOTHING  # its first `shuffled` disasters are the shuffled part of the deck
    shuffled: i64 = 0
    bottom: vec[i64] = NOTHING  # disasters laid at the bottom, in order: the known tail of the deck
    disaster: i64 = NO_CARD  # of this round
    disaster_lies_open: bool = False  # no player has it yet, and it is not back in its deck
    disasters_to_come: Shared[vec[i64]] = NOTHING

    resolving: i64 = NO_SEAT  # whose effect, instants or threat the table deals with
    effect: i64 = NO_CARD
    waiting: i64 = 0  # seats whose effect is still to come
    silenced: bool = False  # by the Blazing Saw
    target: i64 = NO_SEAT  # whose hand is looked at
    shed: i64 = 0  # cards thrown away by the Pocket Flamethrower
    peeked: i64 = 0  # cards of the deck that the resolving player looks at, as a hand

    bonus: vec[i64] = NOTHING  # earned by effects
    instants: vec[i64] = NOTHING  # points by Tailwind and Headwind
    factor: i64 = 1  # by which Lucky Starfruits multiply them
    inversions: i64 = 0
    score: vec[i64] = NOTHING  # of the round, when it is final
    passed: i64 = 0  # seats that have passed since the last instant
    silent: i64 = 0  # seats that have passed for the rest of the round
    duel: i64 = 0  # seats in the sudden death
    duel_step: i64 = 0

    refills: Own[i64] = 0  # how often the discard pile became the deck
    noted: Own[vec[i64]] = NOTHING  # what `observe_changes` wrote last

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    # -- the main deck and its discard pile (HLD-02, HLD-41)

    def draw(self) -> i64:
        """Draw the top card at random from the deck.

        Call `refill_deck` after the event of the draw, so that the log has the right order.
        """
        place = self.find_fixed() if len(self.to_come) else self.rng.below(self.in_deck)
        pile = self.pile
        card = pile[place]
        last = self.in_deck - 1
        pile[place] = pile[last]
        self.in_deck = last
        return card

    def refill_deck(self) -> None:
        """If the deck is empty, the discard pile becomes the deck."""
        if self.in_deck:
            return
        pile = self.pile
        first = len(pile) - self.in_discard
        for place in range(self.in_discard):
            pile[place] = pile[first + place]
        self.in_deck = self.in_discard
        self.in_discard = 0
        self.refills += 1
        self.shown_scoring = 0
        self.shown_rescues = 0
        for place in range(self.laid_cards):
            self.show(self.laid[place] & 31)
        if self.emitted is not None:
            emit.reshuffled(self)

    def discard(self, card: i64) -> None:
        """Put a card on the discard pile, face up."""
        self.in_discard += 1
        self.pile[len(self.pile) - self.in_discard] = card

    def show(self, card: i64) -> None:
        """Count an instant card that all players can see from now on."""
        if card >= RESCUES:
            self.shown_rescues += 1
        elif card >= INSTANTS:
            self.shown_scoring += 1

    def find_fixed(self) -> i64:
        """The index of the next fixed card in the deck."""
        wanted = self.to_come[0]
        self.to_come = self.to_come[1:]
        for place in range(self.in_deck):
            if self.pile[place] == wanted:
                return place
        raise ValueError(f"card {wanted} is not in the deck")

    # -- hands

    def draw_up_to(self, seat: i64, cards: i64) -> None:
        """Draw until the hand has this many cards."""
        hand = self.hand[seat]
        held = size(hand)
        reported = held
        while held < cards:
            card = self.draw()
            hand = with_card(hand, card)
            held += 1
            if self.emitted is not None:
                emit.drew(self, seat, card)
            if not self.in_deck:
                if self.emitted is not None:
                    emit.drew_up(self, seat, held - reported)
                reported = held
                self.refill_deck()
        self.hand[seat] = hand
        if self.emitted is not None:
            emit.drew_up(self, seat, held - reported)

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand face up."""
        self.hand[seat] = without(self.hand[seat], card)
        self.show(card)
        if self.remembered >> seat & 1:
            self.remember_leaving(seat, card)

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        self.leave_hand(seat, card)
        self.discard(card)

    def lay(self, seat: i64, card: i64, target: i64) -> None:
        """Lay an instant card, or one of a sudden death, on the table."""
        self.leave_hand(seat, card)
        step = self.duel_step
        self.laid[self.laid_cards] = (
            card | seat << LAID_SEAT | target << LAID_TARGET | step << LAID_STEP
        )
        self.laid_cards += 1

    # -- what is known of hands (HLD-04)

    def remember_leaving(self, seat: i64, card: i64) -> None:
        """Note that all players saw this card leave this hand."""
        if card >= INSTANTS and self.sure_instants[seat]:
            self.sure_instants[seat] -= 1
        anything = self.sure_instants[seat]
        for viewer in range(self.players):
            index = viewer * self.players + seat
            known = self.known[index]
            if known:
                cards = without(known & CARDS_KNOWN, card)
                known = settled(cards, known >> 50)
                self.known[index] = known
                anything |= known
        if not anything:
            self.remembered &= ~bit(seat)

    def remember_look(self, viewer: i64, owner: i64) -> None:
        """Note that a player has seen the whole hand of another."""
        self.known[viewer * self.players + owner] = self.hand[owner]
        self.remembered |= bit(owner)

    def remember_taking(self, taker: i64, owner: i64, card: i64) -> None:
        """Note that a card went from hand to hand; only these two players know which."""
        if self.sure_instants[owner]:
            self.sure_instants[owner] -= 1
        for viewer in range(self.players):
            index = viewer * self.players + owner
            known = self.known[index]
            if known and viewer != taker:
                self.remember_gain(viewer, taker, owner)
                self.known[index] = settled(known & CARDS_KNOWN, (known >> 50) + 1)
        self.known[taker * self.players + owner] = self.hand[owner]
        index = owner * self.players + taker
        known = self.known[index]
        if size(known & CARDS_KNOWN) >= MOST_KNOWN:
            known = 0  # only the newest card is certain
        self.known[index] = with_card(known & CARDS_KNOWN, card) | known & ~CARDS_KNOWN
        self.remembered |= bit(owner) | bit(taker)

    def remember_gain(self, viewer: i64, taker: i64, owner: i64) -> None:
        """A viewer who knew the whole hand knows that the taker now has one of its cards."""
        known = self.known[viewer * self.players + owner]
        cards = size(known & CARDS_KNOWN)
        index = viewer * self.players + taker
        if cards - (known >> 50) > size(self.hand[owner]) and not self.known[index]:
            self.known[index] = known & CARDS_KNOWN | (cards - 1) * DOUBT

    def forget(self, owner: i64) -> None:
        """No card seen in this hand is there any more."""
        self.sure_instants[owner] = 0
        for viewer in range(self.players):
            self.known[viewer * self.players + owner] = 0
        self.remembered &= ~bit(owner)

    # -- the disaster deck (HLD-04, HLD-10)

    def turn_up(self) -> i64:
        """The top disaster: random from the shuffled part; after that, the known tail in order."""
        if self.shuffled:
            chosen = self.find_fixed_disaster()
            disaster = self.unturned[chosen]
            self.shuffled -= 1
            self.unturned[chosen] = self.unturned[self.shuffled]
            return disaster
        disaster = self.bottom[0]
        self.bottom = self.bottom[1:]
        return disaster

    def find_fixed_disaster(self) -> i64:
        """The index of the next disaster: the fixed one, or a random one."""
        if not len(self.disasters_to_come):
            return self.rng.below(self.shuffled)
        wanted = self.disasters_to_come[0]
        self.disasters_to_come = self.disasters_to_come[1:]
        for place in range(self.shuffled):
            if self.unturned[place] == wanted:
                return place
        raise ValueError(f"disaster {wanted} is not in the shuffled part of its deck")

    def lay_at_bottom(self) -> None:
        """Lay the disaster of the round at the bottom of its deck, face up."""
        self.bottom = append(self.bottom[:], self.disaster)
        self.disaster_lies_open = False


def settled(cards: i64, doubts: i64) -> i64:
    """What is known of a hand; nothing if all its known cards are in doubt."""
    if size(cards) > doubts:
        return cards | doubts * DOUBT
    return 0
