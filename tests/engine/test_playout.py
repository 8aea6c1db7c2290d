"""Random games that are looked at on their way."""

from __future__ import annotations

import ludolith
from ludolith.engine.random_playout import faults_on_the_way
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.diamant.rules import Diamant


def test_a_position_that_cannot_be_is_reported_by_its_fault() -> None:
    state = ludolith.game("diamant").new(3, seed=1)
    assert isinstance(state, Diamant)
    state.chest[0] = -1000  # no game is long enough to make up for it
    faults = faults_on_the_way(state, new_rng(1, DECISIONS))
    assert faults == ["a number of rubies is negative"]
    assert not state.over, "the rest is not played"


def test_a_sound_game_is_played_to_its_end_without_a_fault() -> None:
    state = ludolith.game("diamant").new(3, seed=1)
    assert faults_on_the_way(state, new_rng(1, DECISIONS)) == []
    assert state.over
