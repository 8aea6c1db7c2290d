"""What a search tells people."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.bots.advice import advise, hopes
from ludolith.engine.rng import new_rng
from ludolith.games.diamant.rules import LEAVE
from tests.bots.test_search import TRAPS, cave, vec_of


def test_the_best_move_comes_first_with_what_it_brings() -> None:
    state = cave()
    state.deck = vec_of(TRAPS * 2)
    state.revealed = 5
    state.traps_seen = 0b11111
    state.carried = vec_of([9, 0, 0, 0])
    found = advise(ludolith.game("diamant"), state, 0, new_rng(1))
    assert found[0].move == LEAVE
    assert sum(each.share for each in found) == pytest.approx(1)
    assert found[0].victory > found[1].victory
    assert found[0].points > found[1].points


def test_hopes_follow_the_standing() -> None:
    state = cave()
    state.chest = vec_of([0, 500, 0, 0])
    found = hopes(ludolith.game("diamant"), state, new_rng(1))
    assert found == pytest.approx((0, 1, 0, 0))
