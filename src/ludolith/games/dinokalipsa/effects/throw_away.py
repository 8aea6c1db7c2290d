# Compiled with mypyc.
"""Pocket Flamethrower: throw away some cards of the hand, one by one."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.codes import DISCARD, PASS
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.effects.effect import Effect
from ludolith.games.dinokalipsa.evaluate import worth_of_throwing_away
from ludolith.games.dinokalipsa.move_lists import ANY_CARD, cards
from ludolith.games.dinokalipsa.position import Position


@final
@mypyc_attr(acyclic=True)
class ThrowAway(Effect):
    def __init__(self, most: i64) -> None:
        super().__init__(asks=True, throws_away=most)

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        return cards(game.hand[seat], DISCARD, ANY_CARD, True)

    def use(self, game: Position, seat: i64, move: i64) -> None:
        card = move - DISCARD
        game.discard_from_hand(seat, card)
        game.shed += 1
        if game.emitted is not None:
            game.emit(events.CardDiscarded(seat=seat, card=CARDS[card]))
        if game.shed < self.throws_away and game.hand[seat]:
            game.asked = 1 << seat

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        return 0.0 if move == PASS else worth_of_throwing_away(game, seat, move - DISCARD)
