# Compiled with mypyc.
"""Those who choose without being people."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.rng import Rng
from ludolith.engine.state import State

_ALL: Final = vec[i64]([])


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Bot:
    """Chooses a legal move for a seat. Keeps nothing between two choices of different games."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal move; `state` is this bot's own copy, without anything it cannot know."""
        raise NotImplementedError

    def shortlist(self, state: State, seat: i64, rng: Rng) -> vec[i64]:
        """Moves worth a longer thought, its own choice first; none: it has no opinion."""
        return _ALL

    def searches(self) -> bool:
        """Whether it looks ahead, which takes long; by rules of thumb it answers in a moment."""
        return False


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Judge:
    """Guesses in mid-game how it will end, so that a search need not play on."""

    def shares(self, state: State) -> vec[float]:
        """Each seat's chance of victory; together they make about one."""
        raise NotImplementedError

    def points(self, state: State) -> vec[float]:
        """What each seat will probably have at the end; as a first guess, what it has now."""
        scores = state.scores()
        return vec[float]([float(scores[seat]) for seat in range(state.players)])

    def calm(self, state: State) -> bool:
        """Whether this is a moment to judge: nothing is in the air."""
        return True


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


def by_strength(strengths: vec[float]) -> vec[float]:
    """Chances of victory from how strong everybody is: each unit makes them e times as good."""
    most = strengths[0]
    for strength in strengths:
        if strength > most:
            most = strength
    shares = strengths[:]
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares


def ask(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """Let a bot choose. It gets a redealt copy: nothing in it tells what is really hidden."""
    known = state.clone()
    known.redeal(seat, rng.branch())
    return bot.choose(known, seat, rng)
