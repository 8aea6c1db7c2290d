"""What all commands share when they print for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ludolith.cli.words import Words
from ludolith.engine.events import Event


def console() -> Console:
    """Standard output; no colour guessed from numbers or brackets in somebody's name."""
    return Console(highlight=False, markup=False, emoji=False)


def sentences(events: Sequence[Event], names: Sequence[str], speech: Words) -> list[Text]:
    """What happened, each line with the rule that made it happen."""
    return [
        Text.assemble("  • ", speech.event(event, names), "  ", (event.rule, "dim cyan"))
        for event in events
    ]
