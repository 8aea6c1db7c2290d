"""Positions drawn for those who watch a learner: as text for a terminal, or as a picture.

Both show the command line's drawing of what a spectator sees. The boards of the browser need a
browser, so the picture is that very text: letters in cells of one size, lines and signs drawn.
"""

from __future__ import annotations

import sys
from io import StringIO
from typing import Final

import numpy as np
import numpy.typing as npt
from rich.color import Color
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME

import ludolith
from ludolith.adapters.errors import MissingExtra
from ludolith.cli.draw import draw
from ludolith.cli.words import Words
from ludolith.engine.errors import BadRequest
from ludolith.engine.state import State

Picture = npt.NDArray[np.uint8]
MODES: Final = ("human", "ansi", "rgb_array")

COLUMNS: Final = 100
ROWS: Final = 72
WIDE: Final = 9  # pixels of a cell
HIGH: Final = 18
PAPER: Final = (24, 26, 31)
INK: Final = (222, 224, 228)
# Where a line leaves the middle of its cell: to the left, right, top, bottom.
LINES: Final = {
    "─": "lr",
    "━": "lr",
    "═": "lr",
    "│": "tb",
    "╭": "rb",
    "╮": "lb",
    "╰": "rt",
    "╯": "lt",
    "┌": "rb",
    "┐": "lb",
    "└": "rt",
    "┘": "lt",
}
# Outlines of signs, in tenths of a cell's width from its middle.
SIGNS: Final = {
    "▶": ((-4, -5), (4, 0), (-4, 5)),
    "▲": ((0, -5), (5, 4), (-5, 4)),
    "♦": ((0, -6), (5, 0), (0, 6), (-5, 0)),
    "◆": ((0, -6), (5, 0), (0, 6), (-5, 0)),
    "▣": ((-5, -5), (5, -5), (5, 5), (-5, 5)),
    "★": ((0, -6), (2, -2), (6, -2), (3, 1), (4, 6), (0, 3), (-4, 6), (-3, 1), (-6, -2), (-2, -2)),
    "✶": ((0, -6), (2, -3), (5, -3), (4, 0), (5, 3), (2, 3), (0, 6), (-2, 3), (-5, 3), (-4, 0)),
    "♣": ((0, -6), (4, -2), (5, 2), (1, 2), (2, 6), (-2, 6), (-1, 2), (-5, 2), (-4, -2)),
}
PLAIN: Final = {"▢": "o", "∷": ":", "→": ">", "←": "<", "›": ">", "≈": "~", "−": "-", "–": "-"}


def checked(mode: str | None) -> str | None:
    """A way to draw, if there is one of this name."""
    if mode is not None and mode not in MODES:
        raise BadRequest(f"render_mode cannot be {mode!r}: it is one of {', '.join(MODES)}")
    return mode


def render(name: str, state: State, mode: str | None) -> str | Picture | None:
    """The position in this way; for people it is written to the terminal."""
    if mode == "ansi":
        return text(name, state)
    if mode == "rgb_array":
        return picture(name, state)
    if mode == "human":
        sys.stdout.write(text(name, state))
    return None


def scene(name: str, state: State) -> RenderableType:
    """What a spectator sees."""
    names = [f"player_{seat}" for seat in range(state.players)]
    return draw(name, state.view(None), names, Words("en", ludolith.game(name)))


def text(name: str, state: State) -> str:
    """The drawing with the codes a terminal colours it by."""
    page = StringIO()
    screen = Console(
        file=page, width=COLUMNS, force_terminal=True, color_system="standard", highlight=False
    )
    screen.print(scene(name, state))
    return page.getvalue()


def picture(name: str, state: State) -> Picture:
    """The drawing as an image, always of the same size."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise MissingExtra("rgb_array needs Pillow: pip install 'ludolith[gymnasium]'") from None
    screen = Console(width=COLUMNS, force_terminal=True, color_system="standard", highlight=False)
    image = Image.new("RGB", (COLUMNS * WIDE, ROWS * HIGH), PAPER)
    brush = ImageDraw.Draw(image)
    font = ImageFont.load_default(HIGH * 0.75)
    for row, line in enumerate(screen.render_lines(scene(name, state), pad=False)[:ROWS]):
        column = 0
        for segment in line:
            colour = colour_of(segment)
            for sign in segment.text:
                x, y = column * WIDE + WIDE // 2, row * HIGH + HIGH // 2
                if sign in LINES:
                    for end in LINES[sign]:
                        brush.line((x, y, *edge(x, y, end)), fill=colour)
                elif sign in SIGNS:
                    outline = [(x + dx * WIDE / 10, y + dy * WIDE / 10) for dx, dy in SIGNS[sign]]
                    brush.polygon(outline, fill=colour)
                elif not sign.isspace():
                    brush.text((x, y), PLAIN.get(sign, sign), font=font, fill=colour, anchor="mm")
                column += 1
    return np.array(image, dtype=np.uint8)


def edge(x: int, y: int, side: str) -> tuple[int, int]:
    """The middle of a side of the cell around a point."""
    ends = {
        "l": (x - WIDE // 2 - 1, y),
        "r": (x + WIDE // 2 + 1, y),
        "t": (x, y - HIGH // 2),
        "b": (x, y + HIGH // 2),
    }
    return ends[side]


def colour_of(segment: Segment) -> tuple[int, int, int]:
    style = segment.style
    if style is None or style.color is None or style.color.is_default:
        shade = INK
    else:
        shade = bright(style.color)
    if style is not None and style.dim:
        return (shade[0] * 6 // 10, shade[1] * 6 // 10, shade[2] * 6 // 10)
    return shade


def bright(colour: Color) -> tuple[int, int, int]:
    """A colour of the terminal, light enough for dark paper."""
    red, green, blue = colour.get_truecolor(THEME)
    return (red + (255 - red) // 3, green + (255 - green) // 3, blue + (255 - blue) // 3)
