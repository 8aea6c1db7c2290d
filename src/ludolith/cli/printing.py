"""What all commands share when they print for people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.events import Event
from ludolith.text.rule_texts import Rule

LEAST: Final = 40  # columns; in fewer, tables leave words out, so the terminal breaks the lines
EMPHASIS: Final = re.compile(r"(\*+)(.+?)\1")


def console() -> Console:
    """Standard output; rich must not colour numbers or read markup in a player's name."""
    screen = Console(highlight=False, markup=False, emoji=False)
    if screen.width < LEAST:
        screen.width = LEAST
    return screen


def cited() -> Table:
    """Lines that each begin with the id of a rule."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    lines.add_column(style="cyan", no_wrap=True)
    return lines


def sentences(events: Sequence[Event], names: Sequence[str], speech: Words) -> Table:
    """What happened, each line with the rule that made it happen."""
    lines = cited()
    for event in events:
        lines.add_row(f"  {event.rule}", Text(speech.event(event, names)))
    return lines


def rule_in_full(rule: Rule) -> Table:
    """A rule with its examples below."""
    lines = cited()
    lines.add_row(f"  {rule.id}", emphasised(rule.text))
    for example in rule.examples:
        lines.add_row("", emphasised(example, "dim"))
    return lines


def emphasised(text: str, style: str = "") -> Text:
    """A sentence of the rules, its *stressed* words in italics."""
    shown = Text(style=style)
    end = 0
    for found in EMPHASIS.finditer(text):
        shown.append(text[end : found.start()])
        shown.append(found[2], "italic")
        end = found.end()
    return shown.append(text[end:])
