"""How games between players who want to win go."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.engine.bot import ask
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.dino_bones.rules import DinoBones

GAME = ludolith.game("dino_bones")
FAR_FROM_THE_GUARD = 100


@pytest.mark.rule("DB-53")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("level", list(GAME.levels))
def test_players_who_want_to_win_never_come_near_400_turns_without_a_find(
    level: str, players: int
) -> None:
    bot = GAME.bot(level)
    rng = new_rng(3, DECISIONS)
    for seed in range(5):
        state = GAME.new(players, seed, {"layout": "AB"[seed % 2]})
        assert isinstance(state, DinoBones)
        while not state.over:
            seat = state.deciders()[0]
            state.act(seat, ask(bot, state, seat, rng))
            assert state.idle_turns < FAR_FROM_THE_GUARD
