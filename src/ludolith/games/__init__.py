"""The collection: every game by name."""

from __future__ import annotations

import difflib
from importlib import import_module

from ludolith.engine.errors import UnknownGame
from ludolith.engine.game import Game

NAMES = ("diamant", "dinokalipsa", "dino_bones", "gods_love_dinosaurs", "seven_dwarfs")


def game(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        near = difflib.get_close_matches(str(name), NAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(NAMES)}"
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    found = import_module(f"ludolith.games.{name}").GAME
    assert isinstance(found, Game)
    return found
