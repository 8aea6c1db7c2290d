# Compiled with mypyc.
"""Tame Pebble and Swamp Smoothie: the value of a discarded point card counts as well."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.codes import DISCARD, PASS
from ludolith.games.dinokalipsa.components import CARDS, VALUE
from ludolith.games.dinokalipsa.effects.effect import Effect
from ludolith.games.dinokalipsa.evaluate import (
    card_worth,
    inversions_to_come,
    outlook,
    running_scores,
)
from ludolith.games.dinokalipsa.move_lists import cards
from ludolith.games.dinokalipsa.position import Position


@final
@mypyc_attr(acyclic=True)
class AddValue(Effect):
    def __init__(self, allowed: i64) -> None:
        super().__init__(asks=True, raises_score=True)
        self.allowed = allowed  # kinds of cards, as a set

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        return cards(game.hand[seat], DISCARD, self.allowed, True)

    def use(self, game: Position, seat: i64, move: i64) -> None:
        card = move - DISCARD
        game.discard_from_hand(seat, card)
        game.bonus[seat] += VALUE[card]
        if game.emitted is not None:
            game.emit(
                events.ValueAdded(
                    seat=seat, effect=CARDS[self.card], card=CARDS[card], points=VALUE[card]
                )
            )

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        scores = running_scores(game)
        cost = 0.0
        if move != PASS:
            scores[seat] += VALUE[move - DISCARD]
            cost = card_worth(move - DISCARD)
        return outlook(game, scores, inversions_to_come(game), seat) - cost
