"""The two decision cards of Diamant."""

from __future__ import annotations

from ludolith.engine.moves import Move


class Leave(Move, frozen=True, tag="leave"):
    """Walk back to the camp with what you carry."""


class Continue(Move, frozen=True, tag="continue"):
    """Go on into the dark."""


DiamantMove = Leave | Continue
