"""The column of Seven Dwarfs in a terminal, from the side and slot by slot."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.view import View
from ludolith.games.seven_dwarfs.components import NAMES
from ludolith.games.seven_dwarfs.view import Block, Foot, Pile, SevenDwarfsView

# Every colour has a shape of its own.
GEMS: Final = {"red": ("◆", "red"), "pink": ("●", "magenta"), "clear": ("◇", "cyan")}
EMPTY: Final = ("·", "dim")
WIDE: Final = 14  # letters of a block: 70 mm
ASIDE: Final = 5.0  # millimetres to a letter
MARGIN: Final = 5
SIDES: Final = (0, 90, 180, 270)


def draw(view: View, names: Sequence[str], speech: Words) -> RenderableType:
    """The column and what lies at its foot, then every player's pile."""
    assert isinstance(view, SevenDwarfsView)
    parts: list[RenderableType] = [title(view, names, speech)]
    if view.blocks:
        parts += [column(view, speech), ""]
    if any((view.foot.red, view.foot.pink, view.foot.clear)):
        parts.append(Text(speech.say("at-foot", gems=gems(view.foot, speech))))
    parts.append(miners(view, names, speech))
    return Group(*parts)


def title(view: SevenDwarfsView, names: Sequence[str], speech: Words) -> Rule:
    left = sum(gem is not None for block in view.blocks for gem in block.gems)
    text = speech.say("on-column", count=left)
    if not view.over:
        strike = view.strike_number
        text += f"  {speech.say('strike-of-turn', seat=names[view.active], strike=strike)}"
    return Rule(Text(text, style="bold"), style="dim", align="left")


def column(view: SevenDwarfsView, speech: Words) -> Table:
    """The highest block first: its number, how it stands from two sides, its gems by their side."""
    table = Table.grid(padding=(0, 1))
    seen = [Text(speech.say("slots-seen-from", azimuth=side), style="dim") for side in (270, 0)]
    table.add_row("", *seen, "", *(Text(f"{side}°", style="dim") for side in SIDES))
    for block in reversed(view.blocks):
        cells = [Text(*GEMS[gem] if gem else EMPTY) for gem in block.gems]
        x, y = block.pose[:2]
        table.add_row(str(block.number + 1), stone(x), stone(y), turned(block), *cells)
    base = Text(" " * MARGIN + "▀" * WIDE, style="dim")
    table.add_row("", base, base)
    return table


def stone(aside: float) -> Text:
    """A block where it stands, seen from one side."""
    shift = max(-MARGIN, min(MARGIN, round(aside / ASIDE)))
    return Text(" " * (MARGIN + shift) + "█" * WIDE + " " * (MARGIN - shift), style="yellow")


def turned(block: Block) -> str:
    """How far it has turned about its axis."""
    turn = round(math.degrees(2 * math.atan2(block.pose[6], block.pose[3])))
    return f"{turn:+}°" if turn else ""


def gems(pile: Pile | Foot, speech: Words) -> str:
    """Gems by colour, in words."""
    numbers = {name: getattr(pile, name) for name in NAMES}
    return ", ".join(
        speech.say(f"gems-{name}", count=number) for name, number in numbers.items() if number
    )


def miners(view: SevenDwarfsView, names: Sequence[str], speech: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, pile in enumerate(view.piles):
        own, won = seat == view.seat, seat in view.winners
        points = view.scores[seat]
        table.add_row(
            Text.assemble("▶ " if own else "  ", names[seat], style="bold" if own else ""),
            speech.say("points", count=points) if points is not None else "",
            owned(pile, speech),
            marks(view, seat, speech),
            speech.tell("winner-mark") if won else "",
            style="yellow" if won else "",
        )
    return table


def owned(pile: Pile, speech: Words) -> str:
    parts = [gems(pile, speech)]
    if pile.blocks:
        parts.append(speech.say("blocks-won", count=pile.blocks))
    return ", ".join(filter(None, parts)) or speech.say("owns-nothing")


def marks(view: SevenDwarfsView, seat: int, speech: Words) -> str:
    """What is special about a player."""
    found = []
    colour = view.colours[seat] if view.colours else None
    if colour is not None:
        found.append(speech.say("collects", colour=colour))
    if view.experienced[seat]:
        found.append(speech.say("is-experienced"))
    if view.steady[seat]:
        found.append(speech.say("is-steady"))
    return ", ".join(found)
