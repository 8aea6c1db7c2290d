"""Positions drawn for those who watch a learner: as text for a terminal, or as a picture.

Both show the command line's drawing of what a spectator sees. The boards of the browser need a
browser, so the picture is that very text: letters in cells of one size, lines and signs drawn.
"""

from __future__ import annotations

import sys
from io import StringIO
from typing import IO, Final

import numpy as np
import numpy.typing as npt
from rich.color import Color
from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.segment import Segment
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME

import ludolith
from ludolith.adapters.errors import MissingExtra
from ludolith.cli.draw import draw
from ludolith.cli.translations import Words
from ludolith.engine.errors import BadRequest
from ludolith.engine.state import State

Picture = npt.NDArray[np.uint8]
MODES: Final = ("human", "ansi", "rgb_array")

COLUMNS: Final = 100
WIDEST: Final = 1000
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
# Outlines of signs, in tenths of a cell's width from its middle; a cell is twice as high as wide.
SIGNS: Final = {
    "▶": ((-4, -5), (4, 0), (-4, 5)),
    "▲": ((0, -5), (5, 4), (-5, 4)),
    "♦": ((0, -6), (5, 0), (0, 6), (-5, 0)),
    "◆": ((0, -6), (5, 0), (0, 6), (-5, 0)),
    "▣": ((-5, -5), (5, -5), (5, 5), (-5, 5)),
    "★": ((0, -6), (2, -2), (6, -2), (3, 1), (4, 6), (0, 3), (-4, 6), (-3, 1), (-6, -2), (-2, -2)),
    "✶": ((0, -6), (2, -3), (5, -3), (4, 0), (5, 3), (2, 3), (0, 6), (-2, 3), (-5, 3), (-4, 0)),
    "█": ((-5, -8), (5, -8), (5, 8), (-5, 8)),
    "▀": ((-5, -9), (5, -9), (5, 0), (-5, 0)),
    "●": ((-2, -5), (2, -5), (5, -2), (5, 2), (2, 5), (-2, 5), (-5, 2), (-5, -2)),
    "♣": ((0, -6), (4, -2), (5, 2), (1, 2), (2, 6), (-2, 6), (-1, 2), (-5, 2), (-4, -2)),
}
HOLLOW: Final = {"◇": SIGNS["◆"], "▢": SIGNS["▣"]}
PLAIN: Final = {
    "∷": ":",
    "→": ">",
    "←": "<",
    "›": ">",
    "≈": "~",
    "−": "-",
    "–": "-",
    "×": "x",
    "’": "'",
}


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


def screen_for(shown: RenderableType, file: IO[str] | None = None) -> Console:
    """A terminal wide enough for what is not to be broken into lines."""
    screen = Console(
        file=file, width=WIDEST, force_terminal=True, color_system="standard", highlight=False
    )
    needed = Measurement.get(screen, screen.options, shown).minimum
    screen.width = max(COLUMNS, needed)
    return screen


def text(name: str, state: State) -> str:
    """The drawing with the codes a terminal colours it by."""
    page, shown = StringIO(), scene(name, state)
    screen_for(shown, page).print(shown)
    return page.getvalue()


def picture(name: str, state: State) -> Picture:
    """The drawing as an image, of the same size throughout a game."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise MissingExtra("rgb_array needs Pillow: pip install 'ludolith[gymnasium]'") from None
    shown = scene(name, state)
    screen = screen_for(shown)
    lines = screen.render_lines(shown, pad=False)
    rows, more = ludolith.game(name).picture_rows
    rows += more * state.players
    # Everything in the shape of the picture, and then in its size.
    grown = max(screen.width / COLUMNS, len(lines) / rows, 1.0)
    size = (COLUMNS + 2) * WIDE, (rows + 1) * HIGH  # with a margin
    image = Image.new("RGB", (round(size[0] * grown), round(size[1] * grown)), PAPER)
    brush = ImageDraw.Draw(image)
    font = ImageFont.load_default(HIGH * 0.75)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            colour = colour_of(segment)
            for sign in segment.text:
                x, y = (column + 1) * WIDE + WIDE // 2, (row + 1) * HIGH
                if sign in LINES:
                    for end in LINES[sign]:
                        brush.line((x, y, *edge(x, y, end)), fill=colour)
                elif sign in SIGNS:
                    outline = [(x + dx * WIDE / 10, y + dy * WIDE / 10) for dx, dy in SIGNS[sign]]
                    brush.polygon(outline, fill=colour)
                elif sign in HOLLOW:
                    outline = [(x + dx * WIDE / 10, y + dy * WIDE / 10) for dx, dy in HOLLOW[sign]]
                    brush.polygon(outline, outline=colour)
                elif not sign.isspace():
                    brush.text((x, y), PLAIN.get(sign, sign), font=font, fill=colour, anchor="mm")
                column += 1
    return np.array(image.resize(size, Image.Resampling.LANCZOS), dtype=np.uint8)


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
