"""Tabletop games with one set of rules: for people, for bots, for a million simulations.

>>> import ludolith
>>> state = ludolith.game("diamant").new(players=4, seed=7)
>>> list(state.deciders())
[0, 1, 2, 3]
"""

from __future__ import annotations

from ludolith import _compiled_modules

_compiled_modules.prefer_source_where_needed()

TYPE_CHECKING = False  # typing takes longer to import than all of this
if TYPE_CHECKING:
    from ludolith import engine, games
    from ludolith.engine.errors import LudolithError
    from ludolith.engine.game import Game
    from ludolith.engine.state import State
    from ludolith.games import game

__all__ = [
    "NAMES",
    "Game",
    "LudolithError",
    "State",
    "__version__",
    "compiled",
    "engine",
    "game",
    "games",
]

__version__: str
NAMES: tuple[str, ...]  # of all games, those of other packages included

_HOMES = {
    "Game": "ludolith.engine.game",
    "LudolithError": "ludolith.engine.errors",
    "NAMES": "ludolith.games",
    "State": "ludolith.engine.state",
    "game": "ludolith.games",
}


def __getattr__(name: str) -> object:
    """What takes long to load or to find out, when it is asked for."""
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if name in {"engine", "games"}:
        return import_module(f"{__name__}.{name}")
    if name == "__version__":
        return _compiled_modules.version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def compiled() -> bool:
    """Whether the rules run compiled."""
    return _compiled_modules.is_compiled()
