"""Strikes as people type them: `strike block 5 from 90° at 1.2`, or just `5 90 1.2`.

Numbers count, words are for the reader: the block (or a height in mm), the side in degrees, the
strength in m/s, and optionally how far aside in mm and the tilt in degrees.
"""

from __future__ import annotations

import math
import re
from typing import Final

from ludolith.cli.typed_moves import Beyond
from ludolith.engine.moves import Move
from ludolith.engine.view import View
from ludolith.games.seven_dwarfs.codes import NUMBERS
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.view import Block, SevenDwarfsView

EXPLAINED: Final = "how-to-strike"
TYPED: Final = Strike
NUMBER: Final = re.compile(r"(?<![\d.,])[-+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)", re.ASCII)
LIST: Final = re.compile(
    r"[-+]?[\d.]+(?:,[-+]?[\d.]+){2,}", re.ASCII
)  # here commas stand between numbers
HEIGHT: Final = re.compile(r"^\D*\d+(?:[.,]\d+)?\s*(?:mm|мм)", re.ASCII)
LEAST: Final = 3  # numbers of a strike
MOST: Final = 5
ENDLESS: Final = 1e6  # beyond every limit
# The numbers of a strike as people read them, and how much one step of each is worth there.
UNITS: Final = (("height", 0.5), ("azimuth", 1), ("offset", 0.5), ("elevation", 2), ("speed", 0.01))


def read(text: str, view: View) -> Move | None:
    """The strike that is meant; raises Beyond if it is out of reach."""
    assert isinstance(view, SevenDwarfsView)
    if LIST.fullmatch(text.strip()):
        text = text.replace(",", " ")
    numbers = [number_of(word) for word in NUMBER.findall(text)]
    if not LEAST <= len(numbers) <= MOST:
        return None
    where, azimuth, speed, aside, tilt = [*numbers, 0.0, 0.0][:MOST]
    if HEIGHT.match(text):
        height, middle = where, 0.0
    else:
        block = block_of(view, where)
        if block is None:
            raise Beyond("no-such-block", number=tidy(where))
        height, middle = block.pose[2], beside_axis(block, azimuth)
    meant = (height, round(azimuth) % 360, middle + aside, tilt, speed)
    return Strike(*map(whole, meant, UNITS, NUMBERS))


def number_of(word: str) -> float:
    number = float(word.replace(",", "."))
    return max(-ENDLESS, min(ENDLESS, number))


def whole(number: float, unit: tuple[str, float], limits: tuple[int, int]) -> int:
    """A number of a strike in its own steps; raises Beyond."""
    field, worth = unit
    least, most = limits
    steps = round(number / worth)
    if not least <= steps <= most:
        ends = {"least": tidy(least * worth), "most": tidy(most * worth)}
        raise Beyond(f"beyond-{field}", number=tidy(number), **ends)
    return steps


def tidy(number: float) -> float:
    """As people write it: without needless zeros."""
    short = round(number, 2)
    return int(short) if short == int(short) else short


def block_of(view: SevenDwarfsView, number: float) -> Block | None:
    """A standing block by its number from 1, as the drawing shows it."""
    return next((block for block in view.blocks if block.number + 1 == number), None)


def beside_axis(block: Block, azimuth: float) -> float:
    """How far aside the middle of a block is from where one strikes."""
    side = math.radians(azimuth)
    x, y = block.pose[:2]
    return y * math.cos(side) - x * math.sin(side)
