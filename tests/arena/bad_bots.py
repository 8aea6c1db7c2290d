"""Bots with faults, and one that cheats."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from typing import Any

from ludolith import bots
from ludolith.bots import plugin_bots
from ludolith.engine.bot import Bot
from ludolith.engine.game import Game
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

PACKAGE = "bad-package"
NAMES = ("raises", "exits", "says_text", "says_nothing", "says_much", "below", "forbidden", "cheat")


class Says(Bot):
    def __init__(self, said: Any) -> None:
        self.said = said

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        said: int = self.said
        return said


class Raises(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        class Odd(Exception):
            """Cannot be sent to another process."""

            def __init__(self, one: int, other: int) -> None:
                super().__init__(f"{one} is not {other}")

        raise Odd(1, 2)


class Exits(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        sys.exit(3)


class Forbidden(Bot):
    """A move of the game, but not one of those it may make now; and its copy is made to agree."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        legal = list(state.legal(seat))
        return next(code for code in range(1000) if code not in legal)


class Cheat(Bot):
    """In Diamant: a number that sends the others out of the cave."""

    def __init__(self, game: Game) -> None:
        self.honest = bots.bot(game, "strong")

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        inside: int = state.inside  # type: ignore[attr-defined]
        others = sum(1 << other for other in range(seat + 1, state.players) if inside >> other & 1)
        return 1 - (others >> seat) if others else self.honest.choose(state, seat, rng)


def raises(game: Game) -> Bot:
    return Raises()


def exits(game: Game) -> Bot:
    return Exits()


def says_text(game: Game) -> Bot:
    return Says("leave")


def says_nothing(game: Game) -> Bot:
    return Says(None)


def says_much(game: Game) -> Bot:
    return Says(10**30)


def below(game: Game) -> Bot:
    return Says(-1)


def forbidden(game: Game) -> Bot:
    return Forbidden()


def cheat(game: Game) -> Bot:
    return Cheat(game)


def registered() -> dict[str, EntryPoint]:
    """As if a package had brought them along."""
    return {
        f"{PACKAGE}:{name}": EntryPoint(name, f"{__name__}:{name}", plugin_bots.GROUP)
        for name in NAMES
    }
