"""Any view field by field, for a game without a drawing of its own.

A game names its fields by messages `fact-<field>`. A field that ends with `_seat` holds a player,
one that ends with `_by_seat` something of each player. The browser's generic board does the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.view import View

SEAT = "_seat"
BY_SEAT = "_by_seat"
NOTHING = "–"


def draw(view: View, names: Sequence[str], speech: Words) -> RenderableType:
    own = [field for field in view.__struct_fields__ if field not in View.__struct_fields__]
    by_seat = [field for field in own if field.endswith(BY_SEAT)]
    facts = Table.grid(padding=(0, 2))
    for field in own:
        if field not in by_seat:
            value = getattr(view, field)
            if field.endswith(SEAT) and value is not None:
                value = names[value]
            facts.add_row(label(field, speech), in_words(value, speech))
    players = Table.grid(padding=(0, 2))
    players.add_row("", speech.say("score"), *(label(field, speech) for field in by_seat))
    for seat in range(view.players):
        turn = "▶" if seat in view.deciding else "★" if seat in view.winners else " "
        cells = [in_words(getattr(view, field)[seat], speech) for field in by_seat]
        score = in_words(view.scores[seat], speech)
        players.add_row(Text(f"{turn} {names[seat]}", style="bold"), score, *cells)
    return Group(facts, players)


def label(field: str, speech: Words) -> Text:
    named = f"fact-{field}"
    said = speech.say(named) if speech.has(named) else field.replace("_", " ")
    return Text(said, style="bold")


def in_words(value: object, speech: Words) -> str:
    """A value in the reader's words; a word of the game by `word-<word>`."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return speech.say("yes" if value else "no")
    if isinstance(value, str):
        return speech.say(f"word-{value}") if speech.has(f"word-{value}") else value
    if isinstance(value, list | tuple):
        return " ".join(in_words(each, speech) for each in value) or NOTHING
    if isinstance(value, msgspec.Struct | dict):
        parts = value if isinstance(value, dict) else msgspec.structs.asdict(value)
        return ", ".join(
            f"{label(str(name), speech)} {in_words(each, speech)}" for name, each in parts.items()
        )
    return str(value)
