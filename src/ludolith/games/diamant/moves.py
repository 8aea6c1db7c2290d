"""The two decision cards of Diamant."""

from __future__ import annotations

from typing import Final

from ludolith.engine.move_codes import MoveTable
from ludolith.engine.moves import Move
from ludolith.games.diamant import codes

TABLE: Final = MoveTable()


@TABLE.kind(codes.LEAVE)
class Leave(Move, frozen=True):
    """Walk back to the camp with what you carry."""


@TABLE.kind(codes.CONTINUE)
class Continue(Move, frozen=True):
    """Go on into the dark."""
