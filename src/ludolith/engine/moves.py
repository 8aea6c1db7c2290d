"""Moves as typed values, for records, the wire and the log. The hot path uses their codes."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """One small step a player can take. Each game has its own kinds."""
