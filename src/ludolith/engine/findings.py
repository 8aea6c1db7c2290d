# Compiled with mypyc.
"""What comes of a move where the rules alone cannot tell: it is found out once, then it is a fact.

A finding is JSON text that only its game understands. It is worked out before the move is made, by
whoever has the time and the means for it, and stands in the record beside the move, so that nobody
has to find out again.
"""

from __future__ import annotations

from typing import Any

import msgspec

CERTAIN = ""  # the finding of a move that needs none


class Attempt(msgspec.Struct, frozen=True):
    """What was found out, and how it looks, for those who watch."""

    finding: str
    motion: bytes = b""
    trouble: str = ""  # what kept anybody from finding out


def as_value(finding: str) -> dict[str, Any] | None:
    """A finding as it stands in records and acts."""
    return msgspec.json.decode(finding, type=dict[str, Any]) if finding else None


def as_text(value: dict[str, Any] | None) -> str:
    """A finding as a position takes it."""
    return CERTAIN if value is None else msgspec.json.encode(value).decode()
