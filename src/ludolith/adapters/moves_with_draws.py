# Compiled with mypyc.
"""Moves of a game whose draws are asked for from outside, compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.random_playout import playout
from ludolith.engine.rng import Rng
from ludolith.engine.state import State


def after_move(state: State, seat: i64, code: i64) -> State:
    """The position after a move; the one before stays as it is."""
    after = state.clone()
    after.act(seat, code)
    return after


def has_drawn(before: State, after: State) -> bool:
    """Whether a move used chance."""
    one, other = before.rng, after.rng
    return one.n != other.n or one.a != other.a or one.b != other.b or one.c != other.c


def played_out(state: State, chance: Rng, choices: Rng) -> State:
    """The end of a random game from here, with chance and choices from these."""
    twin = state.clone()
    twin.rng = chance
    playout(twin, choices)
    return twin
