# Compiled with mypyc.
"""The bot that knows nothing: any legal move, each as likely as the others."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State


@final
@mypyc_attr(acyclic=True)
class Random(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.random_move(seat, rng)
