"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

from ludolith.engine.errors import BadRequest
from ludolith.engine.state import State

VICTORY: Final = "victory"  # 1 to be shared by the winners, 0 for all others
MARGIN: Final = "margin"  # own points less the most points of anybody else
KINDS: Final = (VICTORY, MARGIN)
FORFEIT: Final = -1.0  # for an action that is not legal, where it ends the game


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
    points = list(state.scores())
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]
