# Compiled with mypyc.
"""Room in which a list of moves is written before it is cut to its length."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_ROOM: Final = vec[i64]([0] * 4096)  # more moves than any position has
# Compiled code runs from its first to its last line without another thread coming in between.
_UNDISTURBED: Final = not __file__.endswith(".py")


def scratch() -> vec[i64]:
    """A long vec to write on; what is kept must be sliced off before anything else is called that
    writes moves.
    """
    return _ROOM if _UNDISTURBED else _ROOM[:]
