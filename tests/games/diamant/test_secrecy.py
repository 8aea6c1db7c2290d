"""A choice stays secret from every viewer, at every kind of table (DIA-11)."""

from __future__ import annotations

import pytest

from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.testing.game_setups import Setting, any_move, settings_of
from ludolith.testing.test_secrecy import may_choose_in_secret, seen
from tests.games.test_observations import row_of

LOOKED_AT = 10  # secret choices checked in each game


@pytest.mark.rule("DIA-11")
@pytest.mark.parametrize("setting", settings_of("diamant"), ids=str)
def test_whether_all_others_leave_or_go_on_cannot_be_seen_at_any_table(setting: Setting) -> None:
    for viewer in (None, *range(setting.players)):
        state = setting.new(seed=3)
        rng = new_rng(3, DECISIONS)
        looked_at = 0
        while not state.over and looked_at < LOOKED_AT:
            if may_choose_in_secret(state, viewer):
                looked_at += 1
                leaving = after_all_others(LEAVE, state, viewer)
                staying = after_all_others(CONTINUE, state, viewer)
                assert seen(leaving, viewer) == seen(staying, viewer)
                assert leaving.views([viewer]) == staying.views([viewer])
                assert leaving.take_events() == staying.take_events()
                if viewer is not None:
                    assert row_of(setting, leaving, viewer) == row_of(setting, staying, viewer)
                    assert leaving.situation(viewer) == staying.situation(viewer)
            seat = state.deciders()[0]
            state.act(seat, any_move(state, seat, rng))


def after_all_others(choice: int, state: State, viewer: int | None) -> State:
    """All who may choose unseen by the viewer have made this choice."""
    after = state.clone()
    after.keep_events()
    for seat in may_choose_in_secret(state, viewer):
        after.apply(seat, choice)
    return after
