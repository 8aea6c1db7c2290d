# Compiled with mypyc.
"""Numbers that never change their meaning: the codes of moves."""

from __future__ import annotations

from typing import Final

from ludolith.engine.move_codes import Ranges

LEAVE: Final = 0
CONTINUE: Final = 1


def _ranges() -> Ranges:
    """The ranges above, with the number of moves in each."""
    codes = Ranges()
    codes.take(1, first=LEAVE)
    codes.take(1, first=CONTINUE)
    return codes


RANGES: Final = _ranges()
