# Compiled with mypyc.
"""How far ahead of the others each seat is at the end of a game, compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.state import State

LEAST: Final = -(1 << 40)  # no game has as few points


def write_margins(state: State, row: vec[float], at: i64) -> None:
    """Own points less the most points of any other seat, by seat.

    Points alone do not always tell who won: a rule breaks a tie, or those who were ahead are out of
    the game. So winners never have less than 0, a single one at least 1, all others at most -1.
    """
    points = state.scores()
    for seat in range(state.players):
        best: i64 = LEAST
        for other in range(state.players):
            if other != seat and points[other] > best:
                best = points[other]
        row[at + seat] = float(points[seat] - best)
    victors = state.victors()
    least = 1.0 if len(victors) == 1 else 0.0
    for seat in range(state.players):
        won = False
        for victor in victors:
            won = won or victor == seat
        if won and row[at + seat] < least:
            row[at + seat] = least
        elif not won and row[at + seat] > -1.0:
            row[at + seat] = -1.0
