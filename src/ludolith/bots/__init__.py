"""Bots for any game: by random, by a game's own rules of thumb, by search, from other packages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import ludolith
from ludolith.bots import plugin_bots
from ludolith.bots.random import Random
from ludolith.bots.search import Search
from ludolith.engine.bot import Bot
from ludolith.engine.errors import UnknownBot
from ludolith.engine.game import Game
from ludolith.engine.search_profile import SearchProfile

RANDOM: Final = "random"
MASTER: Final = "master"
AT: Final = "@"  # master@500: a master that thinks for 500 iterations; master@2s: for 2 seconds
SECONDS: Final = "s"
MOST_ITERATIONS: Final = 10_000_000
MOST_SECONDS: Final = 600


def levels(game: Game) -> tuple[str, ...]:
    """The levels of this game, weakest first."""
    return (RANDOM, *game.levels, *((MASTER,) if game.search_profile else ()))


def names(game: Game) -> tuple[str, ...]:
    """All bots that can play this game: its levels, weakest first, and those of other packages."""
    return (*levels(game), *plugin_bots.names(game))


def bot(game: Game, name: str) -> Bot:
    """A new bot by name."""
    if name == RANDOM:
        return Random()
    if name in game.levels:
        return game.bot(name)
    level, at, budget = name.partition(AT)
    profile = game.search_profile
    if level == MASTER and profile is not None:
        if budget.endswith(SECONDS):
            return master(profile, MOST_ITERATIONS, seconds(budget[: -len(SECONDS)]))
        return master(profile, iterations(budget) if at else profile.iterations)
    if plugin_bots.SEPARATOR in name:
        return plugin_bots.bot(game, name)
    raise UnknownBot(f"{game.name} has no bot {name!r}; there are: {', '.join(names(game))}")


@cache
def searches(game: Game, name: str) -> bool:
    """Whether this bot may take long: it looks ahead, or comes from a package we do not know."""
    return plugin_bots.SEPARATOR in name or bot(game, name).searches()


def versions(named: Iterable[str]) -> dict[str, str]:
    """The versions of the packages that these bots come from."""
    others = (name for name in named if name in plugin_bots.found())
    return {"ludolith": ludolith.__version__} | {name: plugin_bots.version(name) for name in others}


def master(profile: SearchProfile, iterations: int, seconds: float = 0.0) -> Search:
    """A search with this profile, for so many iterations or seconds (0: no limit of time)."""
    return Search(
        iterations,
        None if profile.player is None else profile.player(),
        None if profile.evaluator is None else profile.evaluator(),
        profile.horizon,
        seconds=seconds,
        guide=None if profile.guide is None else profile.guide(),
        exploration=profile.exploration,
        least=profile.least,
        width=profile.width,
        trust=profile.trust,
        spread=profile.spread,
    )


def iterations(typed: str) -> int:
    """A budget as it stands behind a level's name."""
    if not is_number(typed, MOST_ITERATIONS):
        raise UnknownBot(
            f"{MASTER}{AT}N thinks for 1 to {MOST_ITERATIONS} iterations, not {typed[:20]!r}"
        )
    return int(typed)


def seconds(typed: str) -> float:
    """As `iterations`, in seconds with up to three decimals."""
    whole, _, decimals = typed.partition(".")
    thousandths = whole + decimals.ljust(3, "0")
    if len(decimals) > 3 or not is_number(thousandths, MOST_SECONDS * 1000):
        raise UnknownBot(
            f"{MASTER}{AT}N{SECONDS} thinks for 0.001 to {MOST_SECONDS} seconds, not {typed[:20]!r}"
        )
    return int(thousandths) / 1000


def is_number(typed: str, most: int) -> bool:
    """Whether these are the digits of a number from 1 on; Python itself refuses very long ones."""
    digits = typed.isascii() and typed.isdigit() and len(typed) <= len(str(most))
    return digits and 1 <= int(typed) <= most
