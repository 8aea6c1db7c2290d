"""Strikes as people type them: `strike block 5 from 90° at 1.2`, or just `5 90 1.2`.

Numbers count, words are for the reader: the block (or a height in mm), the side in degrees, the
strength in m/s, and if one likes how far aside in mm and the tilt in degrees.
"""

from __future__ import annotations

import math
import re
from typing import Final

from ludolith.engine.moves import Move
from ludolith.engine.views import View
from ludolith.games.seven_dwarfs.moves import RANGES, Strike
from ludolith.games.seven_dwarfs.view import Block, SevenDwarfsView

EXPLAINED: Final = "how-to-strike"
NUMBER: Final = re.compile(r"(?<![\d.,])[-+]?\d{1,4}(?:[.,]\d{1,4})?")
HEIGHT: Final = re.compile(r"^\D*\d+(?:[.,]\d+)?\s*(?:mm|мм)")
LEAST: Final = 3  # numbers of a strike
MOST: Final = 5


def read(text: str, view: View) -> Move | None:
    """The strike that is meant."""
    assert isinstance(view, SevenDwarfsView)
    numbers = [float(word.replace(",", ".")) for word in NUMBER.findall(text)]
    if not LEAST <= len(numbers) <= MOST:
        return None
    where, azimuth, speed, aside, tilt = [*numbers, 0.0, 0.0][:MOST]
    if HEIGHT.match(text):
        height, middle = where, 0.0
    else:
        block = block_of(view, where)
        if block is None:
            return None
        height, middle = block.pose[2], beside_axis(block, azimuth)
    found = (2 * height, azimuth % 360, 2 * (middle + aside), tilt / 2, 100 * speed)
    whole = [round(number) for number in found]
    fits = all(least <= number <= most for number, (least, most) in zip(whole, RANGES, strict=True))
    return Strike(*whole) if fits else None


def block_of(view: SevenDwarfsView, number: float) -> Block | None:
    """A standing block by its number from 1, as the drawing shows it."""
    return next((block for block in view.blocks if block.number + 1 == number), None)


def beside_axis(block: Block, azimuth: float) -> float:
    """How far aside the middle of a block is from where one strikes."""
    side = math.radians(azimuth)
    x, y = block.pose[:2]
    return y * math.cos(side) - x * math.sin(side)
