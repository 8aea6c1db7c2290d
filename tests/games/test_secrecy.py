"""Nobody sees, and no bot uses, what a seat cannot know."""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ludolith import bots
from ludolith.engine.bot import ask
from ludolith.engine.events import Event, Told
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import new_rng
from ludolith.engine.state import State
from tests.bots.quick import quick_bot
from tests.games.settings import SETTINGS, Setting

WHO_HAS_CHOSEN = re.compile(rb'"deciding":\[[\d,]*\]|"decided":(?:true|false)')


class Worlds(NamedTuple):
    """Two positions that differ only in what the viewer cannot know."""

    setting: Setting
    viewer: int | None
    one: State
    two: State
    told_one: list[Told]
    told_two: list[Told]


@st.composite
def worlds(draw: st.DrawFn) -> Worlds:
    """Secret choices of some others differ, and so does all chance to come."""
    setting = draw(st.sampled_from(SETTINGS))
    one = setting.after(draw(st.integers(0, 60)), seed=draw(st.integers(0, 10_000)))
    two = one.clone()
    two.rng = new_rng(draw(st.integers(0, 2**63 - 1)))
    viewer = draw(st.sampled_from([None, *range(setting.players)]))
    told_one: list[Told] = []
    told_two: list[Told] = []
    # The last one to choose reveals all choices, so one decider stays undecided. Where all work
    # side by side in the open there is nothing secret.
    for seat in [] if one.apart() else list(one.deciders())[:-1]:
        if seat != viewer and draw(st.booleans()):
            choices = st.sampled_from(list(one.legal(seat)))
            told_one += one.play(seat, draw(choices))
            told_two += two.play(seat, draw(choices))
    return Worlds(setting, viewer, one, two, told_one, told_two)


def seen(state: State, viewer: int | None) -> bytes:
    return msgspec.json.encode(state.view(viewer))


def heard(told: list[Told], viewer: int | None) -> list[Event]:
    return [each.event for each in told if each.seen_by(viewer)]


@given(worlds())
def test_a_view_shows_nothing_the_viewer_cannot_know(world: Worlds) -> None:
    assert seen(world.one, world.viewer) == seen(world.two, world.viewer)


@given(worlds())
def test_events_tell_nothing_the_viewer_cannot_know(world: Worlds) -> None:
    assert heard(world.told_one, world.viewer) == heard(world.told_two, world.viewer)


@given(worlds())
def test_a_redeal_changes_nothing_the_seat_knows(world: Worlds) -> None:
    """A redeal may open secret choices again, so who has chosen is not compared."""
    seat = world.viewer or 0
    before = WHO_HAS_CHOSEN.sub(b"", seen(world.one, seat))
    world.one.redeal(seat, new_rng(5))
    assert WHO_HAS_CHOSEN.sub(b"", seen(world.one, seat)) == before
    assert world.one.faults() == []


@given(worlds())
def test_a_redeal_leaves_no_trace_of_what_was_hidden(world: Worlds) -> None:
    if world.viewer is not None:
        world.one.redeal(world.viewer, new_rng(5))
        world.two.redeal(world.viewer, new_rng(5))
        assert fingerprint(world.one) == fingerprint(world.two)


@given(worlds())
def test_a_situation_is_the_same_whatever_is_hidden(world: Worlds) -> None:
    if world.viewer is not None:
        situation = world.one.situation(world.viewer)
        assert world.two.situation(world.viewer) == situation
        world.one.redeal(world.viewer, new_rng(5))
        assert world.one.situation(world.viewer) == situation
        assert -1 <= situation < 2**40


@given(worlds())
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(world: Worlds) -> None:
    game = world.setting.game
    if world.viewer in list(world.one.deciders()):
        assert world.viewer is not None
        for name in bots.names(game):
            choices = [
                ask(quick_bot(game, name), state, world.viewer, new_rng(6))
                for state in (world.one, world.two)
            ]
            assert choices[0] == choices[1], name
