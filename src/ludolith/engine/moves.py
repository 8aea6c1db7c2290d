"""Moves as typed values, for records, the wire and the log. The hot path uses their codes."""

from __future__ import annotations

from typing import Any

import msgspec

from ludolith.engine.struct_tags import kebab_case

TIMES = "x-times"


class Move(
    msgspec.Struct, frozen=True, tag_field="move", tag=kebab_case, forbid_unknown_fields=True
):
    """One small step a player can take. Each game has its own kinds."""


def shown_times(factor: float, **limits: Any) -> msgspec.Meta:
    """Marks a field that people read multiplied by this factor, such as half millimetres.

    The mark is in the JSON schema too, so that every reader of the wire can do the same.
    """
    return msgspec.Meta(extra_json_schema={TIMES: factor}, **limits)
