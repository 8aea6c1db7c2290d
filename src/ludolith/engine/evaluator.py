# Compiled with mypyc.
"""An estimate of what a position is worth, so that a search need not play it to its end."""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from ludolith.engine.native_classes import refuse_native
from ludolith.engine.state import State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates in mid-game how the game will end."""

    @classmethod
    def __init_subclass__(cls) -> None:
        refuse_native(cls)

    def shares(self, state: State) -> vec[float]:
        """Each seat's chance of victory; together they make about one."""
        raise NotImplementedError

    def points(self, state: State) -> vec[float]:
        """What each seat will probably have at the end; by default, what it has now."""
        scores = state.scores()
        return vec[float]([float(scores[seat]) for seat in range(state.players)])

    def calm(self, state: State) -> bool:
        """Whether this is a moment to evaluate: no move is half done."""
        return True


def by_strength(strengths: vec[float]) -> vec[float]:
    """Win chances from how strong each seat is: each unit makes them e times as good."""
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
