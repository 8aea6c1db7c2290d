"""Bots for any game: by random, by a game's own rules of thumb, by search, from other packages."""

from __future__ import annotations

from typing import Final

from ludolith.bots import outside
from ludolith.bots.random import Random
from ludolith.bots.search import Search
from ludolith.engine.bot import Bot
from ludolith.engine.errors import UnknownBot
from ludolith.engine.game import Game
from ludolith.engine.thought import Thought

RANDOM: Final = "random"
MASTER: Final = "master"
AT: Final = "@"  # master@500: a master that thinks for 500 iterations
MOST_ITERATIONS: Final = 10_000_000


def levels(game: Game) -> tuple[str, ...]:
    """The levels of this game, weakest first."""
    return (RANDOM, *game.levels, *((MASTER,) if game.thought else ()))


def names(game: Game) -> tuple[str, ...]:
    """All bots that can play this game: its levels, weakest first, and those of other packages."""
    return (*levels(game), *outside.names(game))


def bot(game: Game, name: str) -> Bot:
    """A new bot by name."""
    if name == RANDOM:
        return Random()
    if name in game.levels:
        return game.bot(name)
    level, at, budget = name.partition(AT)
    if level == MASTER and game.thought is not None:
        return master(game.thought, iterations(budget) if at else game.thought.iterations)
    if outside.SEPARATOR in name:
        return outside.bot(game, name)
    raise UnknownBot(f"{game.name} has no bot {name!r}; there are: {', '.join(names(game))}")


def master(thought: Thought, iterations: int) -> Search:
    """A search that thinks as this game wants it."""
    return Search(
        iterations,
        None if thought.player is None else thought.player(),
        None if thought.judge is None else thought.judge(),
        thought.horizon,
        guide=None if thought.guide is None else thought.guide(),
        curiosity=thought.curiosity,
        least=thought.least,
        width=thought.width,
        trust=thought.trust,
        spread=thought.spread,
    )


def iterations(typed: str) -> int:
    """A budget as it stands behind a level's name."""
    # However long the number is: Python refuses to read very long ones at all.
    digits = typed.isascii() and typed.isdigit() and len(typed) <= len(str(MOST_ITERATIONS))
    if not digits or not 1 <= int(typed) <= MOST_ITERATIONS:
        raise UnknownBot(
            f"{MASTER}{AT}N thinks for 1 to {MOST_ITERATIONS} iterations, not {typed[:20]!r}"
        )
    return int(typed)
