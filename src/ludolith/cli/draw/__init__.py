"""Positions drawn in a terminal: a module for each game that has a drawing of its own.

A drawing knows only the view of the seat that looks at it, never the position itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from ludolith.cli.translations import Words
from ludolith.engine.moves import Move
from ludolith.engine.view import View


def draw(
    game: str, view: View, names: Sequence[str], speech: Words, choices: Sequence[Move] = ()
) -> RenderableType:
    """What the viewer sees, by the game's own drawing or in plain words.

    A drawing that shows where the viewer's choices are is called `draw_with_choices`.
    """
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        module = f"{__name__}.plain"
    found = import_module(module)
    drawing: RenderableType
    if choices and hasattr(found, "draw_with_choices"):
        drawing = found.draw_with_choices(view, names, speech, choices)
    else:
        drawing = found.draw(view, names, speech)
    return drawing
