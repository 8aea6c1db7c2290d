"""The collection: every game by name.

A folder beside this file is a game. So is an entry point of the group `ludolith.games` in any
installed package: its name is the game's, its value the game itself (`package:GAME`).
"""

from __future__ import annotations

import difflib
import logging
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ludolith.engine.errors import UnknownGame
from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.struct_tags import check_tags
from ludolith.engine.view import View

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "ludolith.games"
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
LONGEST_NAME: Final = 40
_log = logging.getLogger(__name__)

# The games of this package; NAMES adds those that other packages bring along.
OWN: Final = tuple(sorted(file.parent.name for file in Path(__file__).parent.glob("*/__init__.py")))
NAMES: tuple[str, ...]


class _PluginGames(msgspec.Struct, frozen=True):
    """What other packages bring along: their games, and why some cannot be used."""

    games: dict[str, Game]
    problems: dict[str, str]


def __getattr__(name: str) -> tuple[str, ...]:
    """NAMES, when it is first asked for: a package that brings a game imports this one first."""
    if name == "NAMES":
        return OWN + tuple(_plugin_games().games)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def game(name: str) -> Game:
    """The game of this name."""
    if name in OWN:
        found = import_module(f"{__name__}.{name}").GAME
        assert isinstance(found, Game)
        return found
    plugins = _plugin_games()
    if name in plugins.games:
        return plugins.games[name]
    if name in plugins.problems:
        raise UnknownGame(plugins.problems[name])
    names = OWN + tuple(plugins.games)
    near = difflib.get_close_matches(str(name), names, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(names)}"
    raise UnknownGame(f"there is no game {name!r}; {hint}")


def problems() -> tuple[str, ...]:
    """Why games of other packages were left out, one line each."""
    return tuple(_plugin_games().problems.values())


@cache
def _plugin_games() -> _PluginGames:
    """Load the games of other packages; a bad one is reported once and left out."""
    from importlib.metadata import entry_points  # takes long to import

    entries = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry)))
    found = _PluginGames({}, {})
    for entry in entries:
        rivals = [_package(other) for other in entries if other.name == entry.name]
        try:
            found.games[entry.name] = _loaded(entry, rivals)
        except ValueError as problem:
            package = _package(entry)
            why = f"the game {entry.name!r} of package {package} is left out: {problem}"
            found.problems[entry.name] = why
            _log.warning(
                "game_left_out game=%s package=%s problem=%s", entry.name, package, problem
            )
    return found


def _loaded(entry: EntryPoint, packages: list[str]) -> Game:
    """The game of an entry point; raises ValueError with what is wrong with it."""
    if not SLUG.fullmatch(entry.name) or len(entry.name) > LONGEST_NAME:
        raise ValueError(
            f"a name is at most {LONGEST_NAME} small letters, digits and single underscores"
        )
    if entry.name in OWN:
        raise ValueError("Ludolith itself has a game of this name")
    if len(packages) > 1:
        raise ValueError(f"these packages all bring one of this name: {', '.join(packages)}")
    try:
        loaded = entry.load()
    except (Exception, SystemExit) as problem:
        said = " ".join(str(problem).split())
        raise ValueError(f"{entry.value} fails with {type(problem).__name__}: {said}") from problem
    if not isinstance(loaded, Game):
        raise ValueError(f"{entry.value} is {type(loaded).__name__}, not a Game")
    if missing := [name for name in Game.__annotations__ if not hasattr(loaded, name)]:
        raise ValueError(f"its class does not say {', '.join(missing)}")
    if loaded.name != entry.name:
        raise ValueError(f"it calls itself {loaded.name!r}")
    check_tags(Move, loaded.move_type)
    check_tags(Event, loaded.event_type)
    view = loaded.view_type.__struct_config__
    if (view.tag_field, view.tag) != (View.__struct_config__.tag_field, loaded.name):
        raise ValueError(f"its {loaded.view_type.__name__} has the tag {view.tag!r}, not its name")
    return loaded


def _package(entry: EntryPoint) -> str:
    return "?" if entry.dist is None else entry.dist.name
