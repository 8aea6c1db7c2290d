"""What a player does: strike the column."""

from __future__ import annotations

from ludolith.engine.moves import Move


class Strike(Move, frozen=True, tag="strike"):
    """Where the pick meets the column, from where it comes, and how hard."""

    height: int  # half millimetres above the table, 0 to 511
    azimuth: int  # degrees, 0 to 359: the side the pick comes from
    offset: int  # half millimetres sideways, -100 to 100
    elevation: int  # steps of 2°, -15 to 15; positive: from above
    speed: int  # centimetres a second, 20 to 220
