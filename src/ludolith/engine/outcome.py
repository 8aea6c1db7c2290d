"""How a game ended, as data."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Who won (several seats share a victory), and the rule that decided it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
