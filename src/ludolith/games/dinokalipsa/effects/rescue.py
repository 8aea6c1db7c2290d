# Compiled with mypyc.
"""Catastrophe Policy, Not My Problem: instants against a disaster that threatens (HLD-36)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludolith.games.dinokalipsa import events
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.effects.effect import Instant
from ludolith.games.dinokalipsa.evaluate import disaster_cost
from ludolith.games.dinokalipsa.position import NO_SEAT, Position
from ludolith.games.dinokalipsa.round_outcome import threaten, to_the_bottom

WORTH: Final = 5.0  # of avoiding a disaster, in spaces


@final
@mypyc_attr(acyclic=True)
class Insure(Instant):
    """The disaster goes to the bottom of its deck."""

    def __init__(self, code: i64) -> None:
        super().__init__(code, aimed=False, keep=WORTH)

    def use(self, game: Position, seat: i64, move: i64) -> None:
        game.lay(seat, self.card, seat)
        if game.emitted is not None:
            game.emit(events.DisasterInsured(seat=seat, card=CARDS[self.card]))
        game.resolving = NO_SEAT
        to_the_bottom(game, 36)

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        return -self.keep


@final
@mypyc_attr(acyclic=True)
class SendOn(Instant):
    """The disaster threatens another player."""

    def __init__(self, code: i64) -> None:
        super().__init__(code, aimed=True, keep=WORTH)

    def use(self, game: Position, seat: i64, move: i64) -> None:
        target = move - self.code
        game.lay(seat, self.card, target)
        if game.emitted is not None:
            game.emit(events.DisasterSentOn(seat=seat, card=CARDS[self.card], target=target))
        threaten(game, target)

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        target = move - self.code
        ahead = 0.1 * float(game.place[target])
        return 0.35 * disaster_cost(game, target) + ahead - self.keep
