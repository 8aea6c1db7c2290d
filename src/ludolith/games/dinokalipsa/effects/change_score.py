# Compiled with mypyc.
"""Tailwind, Headwind, Topsy-Turvy: instants played during scoring (HLD-19)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.effects.effect import Instant
from ludolith.games.dinokalipsa.evaluate import outlook, running_scores
from ludolith.games.dinokalipsa.position import Position

POINTS: Final = 2


@final
@mypyc_attr(acyclic=True)
class ChangeScore(Instant):
    """Points for a score, or off it; Lucky Starfruits multiply them (HLD-21)."""

    def __init__(self, code: i64, points: i64) -> None:
        super().__init__(code, aimed=True, keep=2.2)
        self.points = points

    def use(self, game: Position, seat: i64, move: i64) -> None:
        target = move - self.code
        points = self.points * game.factor
        game.lay(seat, self.card, target)
        game.instants[target] += points
        if game.emitted is None:
            return
        card = CARDS[self.card]
        if points > 0:
            game.emit(events.ScoreRaised(seat=seat, card=card, target=target, points=points))
        else:
            game.emit(events.ScoreLowered(seat=seat, card=card, target=target, points=-points))

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        scores = running_scores(game)
        scores[move - self.code] += self.points * game.factor
        return outlook(game, scores, game.inversions, seat) - self.keep


@final
@mypyc_attr(acyclic=True)
class InvertScores(Instant):
    """Highest and lowest are exchanged when the scores are final (HLD-20)."""

    def __init__(self, code: i64) -> None:
        super().__init__(code, aimed=False, keep=3.5)

    def use(self, game: Position, seat: i64, move: i64) -> None:
        game.inversions += 1
        game.lay(seat, self.card, seat)
        if game.emitted is not None:
            game.emit(events.InversionPlayed(seat=seat, card=CARDS[self.card]))

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        return outlook(game, running_scores(game), game.inversions + 1, seat) - self.keep
