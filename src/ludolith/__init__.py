"""Tabletop games with one set of rules: for people, for bots, for a million simulations.

>>> import ludolith
>>> state = ludolith.game("diamant").new(players=4, seed=7)
>>> list(state.deciders())
[0, 1, 2, 3]
"""

from __future__ import annotations

from ludolith import _compiled_modules

_compiled_modules.prefer_source_where_needed()

from ludolith import games  # noqa: E402
from ludolith.engine.errors import LudolithError  # noqa: E402
from ludolith.engine.game import Game  # noqa: E402
from ludolith.engine.state import State  # noqa: E402
from ludolith.games import game  # noqa: E402

__all__ = ["NAMES", "Game", "LudolithError", "State", "__version__", "compiled", "game"]

__version__: str
NAMES: tuple[str, ...]  # of all games, those of other packages included


def __getattr__(name: str) -> object:
    """What takes long to find out, when it is asked for."""
    if name == "NAMES":
        return games.NAMES
    if name == "__version__":
        from importlib.metadata import version  # takes longer to import than all of the above

        return version(__name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def compiled() -> bool:
    """Whether the rules run compiled."""
    return _compiled_modules.is_compiled()
