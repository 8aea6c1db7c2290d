"""Every ruby that comes out of the supply ends in a chest, in the supply, or in the last cave."""

from __future__ import annotations

import pytest

from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.diamant.events import PutInChest, RubiesReturned, TrapSprung, TreasureFound
from ludolith.games.diamant.rules import Diamant
from ludolith.testing.game_setups import Setting, any_move, settings_of


@pytest.mark.rule("DIA-06", "DIA-09", "DIA-12", "DIA-13", "DIA-17")
@pytest.mark.parametrize("setting", settings_of("diamant"), ids=str)
def test_no_ruby_appears_or_vanishes(setting: Setting) -> None:
    rng = new_rng(30, DECISIONS)
    for seed in range(20):
        state = setting.new(seed, keep_events=True)
        assert isinstance(state, Diamant)
        found = put_away = lost = returned = 0
        while True:
            for one in state.take_events():
                match one.event:
                    case TreasureFound(rubies=rubies):
                        found += rubies
                    case PutInChest(rubies=rubies):
                        put_away += rubies
                    case TrapSprung(lost=dropped):
                        lost += sum(dropped)
                    case RubiesReturned(rubies=rubies):
                        returned += rubies
            assert put_away == sum(state.chest)
            in_cave = sum(state.carried) + state.on_path
            assert found == put_away + lost + returned + in_cave
            if state.over:
                break
            seat = state.deciders()[0]
            state.apply(seat, any_move(state, seat, rng))


@pytest.mark.rule("DIA-06", "DIA-12")
@pytest.mark.parametrize("setting", settings_of("diamant"), ids=str)
def test_the_rubies_shown_on_the_cards_are_those_on_the_path(setting: Setting) -> None:
    rng = new_rng(31, DECISIONS)
    for seed in range(20):
        state = setting.new(seed)
        assert isinstance(state, Diamant)
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, any_move(state, seat, rng))
            lying = [getattr(card, "lying", 0) for card in state.view(None).cave]
            assert sum(lying) == state.on_path
            assert min(lying) >= 0
