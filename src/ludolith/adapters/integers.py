"""Numbers that come from outside."""

from __future__ import annotations

from operator import index
from typing import Any

from ludolith.engine.errors import BadRequest


def whole(given: Any, what: str) -> int:
    """A whole number of any library; what would only be rounded or read as one is refused."""
    if not isinstance(given, bool):
        try:
            return index(given)
        except TypeError:
            pass
    raise BadRequest(f"{what} must be a whole number, not {given!r}")
