# Compiled with mypyc.
"""Bots play the seats that the learner does not, compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.bots.random import Random
from ludolith.engine.bot import Bot, ask
from ludolith.engine.rng import Rng
from ludolith.engine.state import State


def let_others_play(
    state: State, own: i64, opponents: list[Bot], streams: list[Rng], first: i64
) -> None:
    """Bots decide until this seat must, or the game is over.

    The first opponent sits after this seat. The streams they draw from begin at `first`, by seat.
    """
    players = state.players
    while not state.over:
        seat = state.deciders()[0]
        if seat == own:
            return
        number = seat - own - 1
        if number < 0:
            number += players
        bot = opponents[number]
        stream = streams[first + seat]
        if isinstance(bot, Random):  # looks at nothing, so it needs no copy to choose
            state.act(seat, bot.choose(state, seat, stream))
        else:
            state.act(seat, ask(bot, state, seat, stream))
