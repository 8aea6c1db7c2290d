"""What lies on the table."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 6
MOST_DICE: Final = 5  # under one cup
CUPS: Final = (3, 4, 5)  # dice a player may begin with (LD-02)
FACES: Final = range(1, 7)
ONE: Final = 1  # counts as any face where ones are wild (LD-13)
