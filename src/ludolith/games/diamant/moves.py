"""The two decision cards of Diamant."""

from __future__ import annotations

from ludolith.engine.moves import Move


class Leave(Move, frozen=True):
    """Walk back to the camp with what you carry."""


class Continue(Move, frozen=True):
    """Go on into the dark."""
