# Compiled with mypyc.
"""Numbers that never change their meaning: the codes of moves. `moves` refuses any that overlap."""

from __future__ import annotations

from typing import Final

LEAVE: Final = 0
CONTINUE: Final = 1
