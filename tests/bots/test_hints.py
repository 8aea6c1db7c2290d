"""What a search tells people."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import ludolith
from ludolith.bots.hints import hint
from ludolith.bots.win_chances import win_chances_from
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.diamant.codes import LEAVE
from tests.bots.test_search import TRAPS, cave, vec_of


def test_the_best_move_comes_first_with_what_it_brings() -> None:
    state = cave()
    state.deck = vec[u8](TRAPS * 2)
    state.revealed = 5
    state.traps_seen = 0b11111
    state.carried = vec_of([9, 0, 0, 0])
    found = hint(ludolith.game("diamant"), state, 0, new_rng(1))
    assert found[0].move == LEAVE
    assert sum(each.share for each in found) == pytest.approx(1)
    assert found[0].victory > found[1].victory
    assert found[0].points > found[1].points


def test_hopes_follow_the_standing() -> None:
    state = cave()
    state.chest = vec_of([0, 500, 0, 0])
    found = win_chances_from(ludolith.game("diamant"), state, new_rng(1))
    assert found == pytest.approx((0, 1, 0, 0))


@pytest.mark.parametrize(
    "name", [name for name in ludolith.NAMES if ludolith.game(name).search_profile]
)
def test_every_game_with_a_master_has_hints_and_a_chart(name: str) -> None:
    game = ludolith.game(name)
    assert game.search_profile is not None
    assert game.search_profile.player is not None
    player, rng = game.search_profile.player(), new_rng(3, DECISIONS)
    state = game.new(3, seed=3)
    for ply in range(12):
        for seat in state.deciders():
            if ply % 4 == 3:
                found = hint(game, state.clone(), seat, new_rng(ply))
                assert {each.move for each in found} <= set(state.legal(seat))
                assert 0 < sum(each.share for each in found) <= 1 + 1e-9
                assert all(0 <= each.victory <= 1 and each.points >= 0 for each in found)
            state.act(seat, player.choose(state, seat, rng))
    chances = win_chances_from(game, state, new_rng(4))
    assert sum(chances) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances)
