# Compiled with mypyc.
"""Bamboo Spyglass: look at the top two cards of the deck; take one, discard the other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.codes import EFFECT, LOOK_AHEAD, PASS, TAKE, TAKE_FROM_DECK
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.effects.effect import Effect
from ludolith.games.dinokalipsa.evaluate import SURELY, as_scores_stand, card_worth
from ludolith.games.dinokalipsa.move_lists import ANY_CARD, cards
from ludolith.games.dinokalipsa.packed_hand import first, with_card, without
from ludolith.games.dinokalipsa.position import Position

_PASS_OR_LOOK: Final = vec[i64]([PASS, LOOK_AHEAD])


@final
@mypyc_attr(acyclic=True)
class LookAhead(Effect):
    def __init__(self) -> None:
        super().__init__(asks=True)

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        if game.stage == TAKE_FROM_DECK:
            return cards(game.peeked, TAKE, ANY_CARD, False)
        return _PASS_OR_LOOK

    def use(self, game: Position, seat: i64, move: i64) -> None:
        if game.stage == TAKE_FROM_DECK:
            take(game, seat, move - TAKE)
        else:
            look(game, seat)

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        if game.stage == TAKE_FROM_DECK:
            return card_worth(move - TAKE)
        return as_scores_stand(game, seat) if move == PASS else SURELY


def look(game: Position, seat: i64) -> None:
    """Draw the two cards one by one, because the deck may run out between them (HLD-41)."""
    if game.emitted is not None:
        game.emit(events.DeckLookedAt(seat=seat))
    game.peeked = 0
    for _ in range(2):
        card = game.draw()
        game.peeked = with_card(game.peeked, card)
        if game.emitted is not None:
            game.emit_to(1 << seat, events.DeckCardSeen(seat=seat, card=CARDS[card]))
        game.refill_deck()
    game.asked = 1 << seat
    game.stage = TAKE_FROM_DECK


def take(game: Position, seat: i64, card: i64) -> None:
    """One card goes to the hand, the other is discarded face up."""
    other = first(without(game.peeked, card))
    game.peeked = 0
    game.hand[seat] = with_card(game.hand[seat], card)
    game.show(other)
    game.discard(other)
    game.stage = EFFECT
    if game.emitted is not None:
        game.emit(events.DeckCardKept(seat=seat, card=CARDS[other]))
        game.emit_to(1 << seat, events.CardDrawn(seat=seat, card=CARDS[card], rule="HLD-04"))
