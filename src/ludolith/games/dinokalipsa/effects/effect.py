# Compiled with mypyc.
"""The effect of a card: who decides, the choices, the consequences, and the worth to a bot.

The chapters of the rules find the effect of a card in `EFFECT_OF`, and that of an instant in
`INSTANT_OF`, by the move that plays it. `table` fills both, so that chapters need not import it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import SEATS
from ludolith.games.dinokalipsa.codes import CODES_END
from ludolith.games.dinokalipsa.components import KINDS
from ludolith.games.dinokalipsa.position import NO_CARD, NOTHING, Position


@mypyc_attr(acyclic=True)
class Effect:
    """The effect of a card; this one does nothing."""

    def __init__(
        self,
        *,
        asks: bool = False,
        silences: bool = False,
        factor: i64 = 1,
        inversions: i64 = 0,
        throws_away: i64 = 0,
        raises_score: bool = False,
    ) -> None:
        self.card: i64 = NO_CARD  # whose effect it is
        self.asks = asks  # whether its owner decides after the reveal (HLD-15)
        self.silences = silences  # whether it cancels all other effects of the round (HLD-13)
        self.factor = factor  # multiplies Tailwind and Headwind (HLD-18)
        self.inversions = inversions  # how often highest and lowest will be exchanged (HLD-18)
        self.throws_away = throws_away  # how many cards may be thrown away, one by one
        self.raises_score = raises_score  # whether a higher card chosen gives a higher score
        self.aimed = False  # whether it is played on a player
        self.keep = 0.0  # the worth of keeping an instant for later, in spaces

    def possible(self, game: Position, seat: i64) -> bool:
        """Whether there is a decision; where there is none, all players can see that (HLD-15)."""
        return True

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        """The legal moves of its owner, who must decide."""
        return NOTHING

    def use(self, game: Position, seat: i64, move: i64) -> None:
        """Carry out the choice of its owner; never called for `Pass`."""
        raise NotImplementedError

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        """The worth of a move, comparable with that of its owner's other moves."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Instant(Effect):
    """An instant card, played by its own kind of move; if it is aimed, on a player."""

    def __init__(self, code: i64, *, aimed: bool, keep: float) -> None:
        super().__init__()
        self.code = code
        self.aimed = aimed
        self.keep = keep

    def moves(self, seats: i64) -> list[int]:
        """The moves that play it, if these seats may be aimed at."""
        if not self.aimed:
            return [self.code]
        return [self.code + seat for seat in SEATS[seats]]


_NO_EFFECT: Final = Effect()
EFFECT_OF: Final = vec[Effect]([_NO_EFFECT] * KINDS)  # by card
INSTANT_OF: Final = vec[Effect]([_NO_EFFECT] * CODES_END)  # by move
