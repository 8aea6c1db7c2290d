"""A position as bytes, to compare two of them."""

from __future__ import annotations

import pickle
from io import BytesIO

from ludolith.engine.state import State


def everything_in(state: State) -> bytes:
    """Everything a position consists of, hidden or not, and the chance to come."""
    pickler = pickle.Pickler(data := BytesIO())
    pickler.fast = True  # no references: what is equal is the same, whether shared or not
    pickler.dump(state)
    return data.getvalue()
