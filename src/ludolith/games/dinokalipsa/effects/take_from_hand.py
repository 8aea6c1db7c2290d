# Compiled with mypyc.
"""Long Claw: look at a hand, then take one card of it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.codes import EFFECT, LOOK_AT, PASS, TAKE, TAKE_FROM_HAND
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.effects.effect import Effect
from ludolith.games.dinokalipsa.evaluate import SURELY, as_scores_stand, card_worth
from ludolith.games.dinokalipsa.move_lists import ANY_CARD, cards, members
from ludolith.games.dinokalipsa.packed_hand import cards_in, with_card, without
from ludolith.games.dinokalipsa.position import NO_SEAT, Position


@final
@mypyc_attr(acyclic=True)
class TakeFromHand(Effect):
    def __init__(self) -> None:
        super().__init__(asks=True)

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        if game.stage == TAKE_FROM_HAND:
            return cards(game.hand[game.target], TAKE, ANY_CARD, False)
        return members(game.still_in & ~(1 << seat), LOOK_AT, True)

    def use(self, game: Position, seat: i64, move: i64) -> None:
        if game.stage == TAKE_FROM_HAND:
            take(game, seat, move - TAKE)
        else:
            look(game, seat, move - LOOK_AT)

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        if game.stage == TAKE_FROM_HAND:
            return card_worth(move - TAKE)
        if move == PASS:
            return as_scores_stand(game, seat)
        return SURELY + float(game.place[move - LOOK_AT])


def look(game: Position, seat: i64, target: i64) -> None:
    game.target = target
    game.remember_look(seat, target)
    if game.emitted is not None:
        game.emit(events.HandLookedAt(seat=seat, target=target))
        for card in cards_in(game.hand[target]):
            game.emit_to(1 << seat, events.CardSeen(seat=seat, target=target, card=CARDS[card]))
    game.asked = 1 << seat
    game.stage = TAKE_FROM_HAND


def take(game: Position, seat: i64, card: i64) -> None:
    """Move the card from hand to hand; only the two players know which card it is."""
    target = game.target
    game.hand[target] = without(game.hand[target], card)
    game.hand[seat] = with_card(game.hand[seat], card)
    game.remember_taking(seat, target, card)
    game.target = NO_SEAT
    game.stage = EFFECT
    if game.emitted is not None:
        game.emit(events.CardTaken(seat=seat, target=target))
        both = 1 << seat | 1 << target
        game.emit_to(both, events.TakenCardShown(seat=seat, target=target, card=CARDS[card]))
