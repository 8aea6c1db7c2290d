"""The rows of numbers that learners see: what they hold is in the view, and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16

from ludolith.engine.observation_fields import width
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.testing.game_setups import Observed, Setting, any_move, usual_length
from ludolith.testing.test_secrecy import some_worlds, worlds

UNTOUCHED = -999
MOST_LOOKED_AT = 60  # positions of one game, so that a slow view costs little


def row_of(setting: Setting, state: State, seat: int) -> list[int]:
    size = width(setting.game.fields(setting.players))
    row = vec[i16]([UNTOUCHED] * (size + 2))
    assert state.observe(seat, row, 1) == size + 1
    assert row[0] == row[len(row) - 1] == UNTOUCHED, "written beyond its place"
    return list(row)[1:-1]


def test_every_number_is_what_the_view_says_and_within_its_bounds(
    setting: Setting, observed: Observed | None
) -> None:
    fields = setting.game.fields(setting.players)
    state, rng = setting.new(seed=3), new_rng(3, DECISIONS)
    step = max(1, min(7, usual_length(setting.name) // MOST_LOOKED_AT))
    looked_at = 0
    ply = 0
    while looked_at < MOST_LOOKED_AT:
        if ply % step == 0 or state.over:
            looked_at += 1
            for seat in range(setting.players):
                row, place = row_of(setting, state, seat), 0
                said = {}
                if observed is not None:
                    said = observed.expected(state.view(seat))
                    assert said.keys() | observed.ambiguous == {field.name for field in fields}
                for field in fields:
                    numbers = row[place : place + field.size]
                    place += field.size
                    assert all(field.low <= number <= field.high for number in numbers), field
                    assert numbers == said.get(field.name, numbers), field.name
        if state.over:
            break
        ply += 1
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))


def test_a_row_to_which_changes_are_written_is_the_whole_observation(setting: Setting) -> None:
    """Any seat may look, however much has happened since the last look."""
    size = width(setting.game.fields(setting.players))
    state, rng = setting.new(seed=4), new_rng(4, DECISIONS)
    row, looked_at = vec[i16]([UNTOUCHED] * (size + 2)), 0
    while not state.over and looked_at < 4 * MOST_LOOKED_AT:
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))
        if rng.below(3) or state.over:
            looked_at += 1
            others = range(setting.players)
            viewer = others[rng.below(len(others))] if rng.below(2) or state.over else seat
            state.observe_changes(viewer, row, 1)
            assert list(row)[1:-1] == row_of(setting, state, viewer)
    assert row[0] == row[len(row) - 1] == UNTOUCHED, "written beyond its place"


@some_worlds
@given(data=st.data())
def test_a_row_of_numbers_shows_nothing_the_viewer_cannot_know(
    game_name: str, data: st.DataObject
) -> None:
    world = data.draw(worlds(game_name))
    setting, viewer = world.setting, world.viewer
    if viewer is not None and world.same_deciders:
        assert row_of(setting, world.one, viewer) == row_of(setting, world.two, viewer)
