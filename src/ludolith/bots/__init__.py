"""Bots for any game: by random, by a game's own rules of thumb."""

from __future__ import annotations

from ludolith.bots.random import Random
from ludolith.engine.bot import Bot
from ludolith.engine.errors import UnknownBot
from ludolith.engine.game import Game


def names(game: Game) -> tuple[str, ...]:
    """All bots that can play this game, weakest first."""
    return ("random", *game.levels)


def bot(game: Game, name: str) -> Bot:
    """A new bot by name."""
    if name == "random":
        return Random()
    if name in game.levels:
        return game.bot(name)
    raise UnknownBot(f"{game.name} has no bot {name!r}; there are: {', '.join(names(game))}")
