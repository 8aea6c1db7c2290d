# Compiled with mypyc.
"""Bots: they choose moves for a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.native_classes import refuse_native
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

_ALL: Final = vec[i64]([])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Bot:
    """Chooses a legal move for a seat. Keeps nothing between two choices of different games."""

    @classmethod
    def __init_subclass__(cls) -> None:
        refuse_native(cls)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal move; `state` is this bot's own copy, without anything it cannot know."""
        raise NotImplementedError

    def shortlist(self, state: State, seat: i64, rng: Rng) -> vec[i64]:
        """Moves that a search should consider, its own choice first; empty: all moves."""
        return _ALL

    def searches(self) -> bool:
        """Whether it looks ahead, which takes long. A bot with rules of thumb answers at once."""
        return False


def best_first(moves: vec[i64], values: vec[i64], number: i64) -> vec[i64]:
    """So many of these moves, by their values; of equals, the earlier one."""
    order = moves[:]
    known = values[:]
    kept: i64 = 0
    for place in range(len(moves)):
        move = moves[place]
        value = values[place]
        spot = kept
        while spot > 0 and known[spot - 1] < value:
            spot -= 1
        if spot >= number:
            continue
        if kept < number:
            kept += 1
        behind = kept - 1
        while behind > spot:
            order[behind] = order[behind - 1]
            known[behind] = known[behind - 1]
            behind -= 1
        order[spot] = move
        known[spot] = value
    return order[:kept]


def ask(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """Let a bot choose. It gets a redealt copy: it does not contain what is really hidden."""
    return bot.choose(state.known_to(seat, rng.branch()), seat, rng)
