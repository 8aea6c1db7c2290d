# Compiled with mypyc.
"""The set-up (DIA-01, DIA-02)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import MOST_SEATS
from ludolith.games.diamant.components import DECK
from ludolith.games.diamant.position import Position

_EMPTY_CHESTS: Final = vec[i64]([0] * MOST_SEATS)


def lay_out(game: Position) -> None:
    """The whole deck, an empty chest for each player."""
    game.deck = DECK[:]
    game.carried = _EMPTY_CHESTS[: game.players]
    game.chest = _EMPTY_CHESTS[: game.players]
