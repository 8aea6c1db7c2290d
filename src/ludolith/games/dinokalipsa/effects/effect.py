# Compiled with mypyc.
"""What a card can do: whom it asks, what may be chosen, what comes of it, what a bot thinks of it.

The chapters of the rules find the effect of a card in `EFFECT_OF` and that of an instant by the
move which plays it in `INSTANT_OF`. Both are filled by `table`, which stands above the chapters.
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
        self.asks = asks  # its owner decides after the reveal (HLD-15)
        self.silences = silences  # all other effects of the round (HLD-13)
        self.factor = factor  # of Tailwind and Headwind (HLD-18)
        self.inversions = inversions  # exchanges of highest and lowest to come (HLD-18)
        self.throws_away = throws_away  # how many cards, one by one
        self.raises_score = raises_score  # the more, the higher the card chosen
        self.aimed = False  # at a player
        self.keep = 0.0  # what it is worth to hold an instant for later, in spaces

    def possible(self, game: Position, seat: i64) -> bool:
        """Whether there is anything to ask; everybody can see that there is not (HLD-15)."""
        return True

    def choices(self, game: Position, seat: i64) -> vec[i64]:
        """The moves of its owner, who is asked."""
        return NOTHING

    def use(self, game: Position, seat: i64, move: i64) -> None:
        """Let happen what was chosen; passing is none of its business."""
        raise NotImplementedError

    def worth(self, game: Position, seat: i64, move: i64) -> float:
        """How good a move is, compared with the others its owner has."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Instant(Effect):
    """An instant card, played by a move of its own: on a player if it is aimed."""

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
