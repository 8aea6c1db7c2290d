"""Bots that other packages bring along, as entry points of the group `ludolith.bots`.

An entry point names a function that takes a game and gives a new bot, or None if the bot does not
play that game. At the table the bot is called `package:name`: the name of the distribution, a
colon, the name of the entry point; so it cannot be mistaken for a level or for another's bot.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludolith.engine.bot import Bot
from ludolith.engine.errors import UnknownBot
from ludolith.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "ludolith.bots"
SEPARATOR: Final = ":"
_noted: Final[dict[str, tuple[str, ...]]] = {}  # games by bot, where another process was asked


@cache
def found() -> dict[str, EntryPoint]:
    """Everything registered, by full name."""
    from importlib.metadata import entry_points  # takes long to import

    return {
        f"{entry.dist.name}{SEPARATOR}{entry.name}": entry
        for entry in entry_points(group=GROUP)
        if entry.dist is not None
    }


def names(game: Game) -> tuple[str, ...]:
    """The bots from outside that play this game; one that fails is left out, until asked for."""
    return tuple(sorted(name for name in found() if plays(game, name)))


def plays(game: Game, name: str) -> bool:
    if name in _noted:
        return game.name in _noted[name]
    try:
        return made(game, name) is not None
    except UnknownBot:
        return False


def note(name: str, played: tuple[str, ...]) -> None:
    """Note which games it plays, as another process found: its package is not loaded here."""
    _noted[name] = played


def bot(game: Game, name: str) -> Bot:
    """A new bot by its full name."""
    if name not in found():
        there = f"; there are: {', '.join(found())}" if found() else ""
        raise UnknownBot(f"no installed package brings a bot {name!r}{there}")
    bot = made(game, name)
    if bot is None:
        raise UnknownBot(f"the bot {name!r} does not play {game.name}")
    return bot


def version(name: str) -> str:
    """The version of a bot's package, and a hash of its sources: the author of a bot tries many
    changes under one version.
    """
    entry = found()[name]
    package = find_spec(entry.module.partition(".")[0])
    digest = blake2b(digest_size=4)
    if package is not None:
        folders = [Path(folder) for folder in package.submodule_search_locations or ()]
        files = [file for folder in folders for file in sorted(folder.rglob("*.py"))]
        if not folders and package.origin is not None and Path(package.origin).is_file():
            files = [Path(package.origin)]
        for file in files:
            digest.update(file.read_bytes())
    number = "" if entry.dist is None else entry.dist.version
    return f"{number}+{digest.hexdigest()}"


def made(game: Game, name: str) -> Bot | None:
    """What the package makes for this game."""
    try:
        bot = found()[name].load()(game)
    except (Exception, SystemExit) as problem:
        raise UnknownBot(f"the bot {name!r} cannot be made: {problem!r}") from problem
    if bot is not None and not isinstance(bot, Bot):
        raise UnknownBot(f"the package of {name!r} gives {type(bot).__name__}, which is no bot")
    return bot
