"""Those who choose without being people."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.rng import Rng
from ludolith.engine.state import State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Bot:
    """Chooses a legal move for a seat. Keeps nothing between two choices of different games."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal move; `state` is this bot's own copy, without anything it cannot know."""
        raise NotImplementedError


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Judge:
    """Guesses in mid-game how it will end, so that a search need not play on."""

    def shares(self, state: State) -> vec[float]:
        """Each seat's chance of victory; together they make about one."""
        raise NotImplementedError


def ask(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """Let a bot choose. It gets a redealt copy, so it cannot peek however it is written."""
    known = state.clone()
    known.redeal(seat, rng.branch())
    return bot.choose(known, seat, rng)
