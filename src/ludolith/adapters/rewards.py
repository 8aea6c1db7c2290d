"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ludolith.adapters.point_margins import write_margins
from ludolith.engine.errors import BadRequest
from ludolith.engine.state import State

VICTORY: Final = "victory"  # 1 to be shared by the winners, 0 for all others
MARGIN: Final = "margin"  # how far ahead of the best other player
KINDS: Final = (VICTORY, MARGIN)


def check(kind: str) -> str:
    """A kind of reward, if there is one of this name."""
    if kind not in KINDS:
        raise BadRequest(f"rewards cannot be {kind!r}: they are {' or '.join(KINDS)}")
    return kind


def rewards(state: State, kind: str) -> list[float]:
    """By seat, for a finished game."""
    if kind == VICTORY:
        winners = list(state.victors())
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    margins = vec[float]([0.0] * state.players)
    write_margins(state, margins, 0)
    return list(margins)


def forfeited(kind: str, widest_margin: int) -> float:
    """For an action that is not legal, where it ends the game: no better than any way to lose."""
    return -1.0 if kind == VICTORY else -float(widest_margin)
