# Compiled with mypyc.
"""What a simulation found for a move that rules and chance do not decide.

A finding is JSON text that only its game understands. It is found before the move is made, for
example in a worker process. The record keeps it beside the move, so the move is never simulated
again.
"""

from __future__ import annotations

from typing import Any

import msgspec

CERTAIN = ""  # the finding of a move that needs none


class Attempt(msgspec.Struct, frozen=True):
    """What was found, and a recording of the motion for viewers."""

    finding: str
    motion: bytes = b""
    trouble: str = ""  # why the simulation failed; empty if it did not


def as_value(finding: str) -> dict[str, Any] | None:
    """A finding as it stands in records and acts."""
    return msgspec.json.decode(finding, type=dict[str, Any]) if finding else None


def as_text(value: dict[str, Any] | None) -> str:
    """A finding as a position takes it."""
    return CERTAIN if value is None else msgspec.json.encode(value).decode()
