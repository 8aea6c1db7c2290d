"""The checked path refuses nonsense alike, compiled and interpreted, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import ludolith
from ludolith.engine.errors import IllegalMove, NotYourDecision
from ludolith.engine.replay import fingerprint


@pytest.mark.parametrize("name", ludolith.NAMES)
@pytest.mark.parametrize(
    ("seat", "move", "refusal"),
    [
        (0, 2**70, IllegalMove),
        (0, -1, IllegalMove),
        (0, 10**12, IllegalMove),
        (99, 0, NotYourDecision),
        (-1, 0, NotYourDecision),
        (2**80, 0, NotYourDecision),
        (0, 1.0, TypeError),
        (1.0, 0, TypeError),
        ("0", 0, TypeError),
        (0, None, TypeError),
        (0, True, TypeError),
        (0, False, TypeError),
        (True, 0, TypeError),
        (False, 0, TypeError),
    ],
)
def test_nonsense_is_refused(name: str, seat: Any, move: Any, refusal: type[Exception]) -> None:
    game = ludolith.game(name)
    state = game.new(game.player_counts[0], seed=1)
    if type(seat) is int and seat == 0:
        seat = state.deciders()[0]  # the first player
    before = fingerprint(state)
    with pytest.raises(refusal):
        state.apply(seat, move)
    assert fingerprint(state) == before
