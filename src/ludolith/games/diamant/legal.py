# Compiled with mypyc.
"""The legal moves of a player: both decision cards (DIA-11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import MOST_SEATS
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.position import NOTHING, Position

_BOTH: Final = vec[i64]([LEAVE, CONTINUE])


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of a player who must decide."""
    return _BOTH if 0 <= seat < MOST_SEATS and game.asked >> seat & 1 else NOTHING
