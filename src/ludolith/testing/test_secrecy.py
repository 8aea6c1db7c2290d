"""No viewer sees, and no bot uses, what a seat cannot know."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ludolith import bots
from ludolith.engine.bot import ask
from ludolith.engine.events import AddressedEvent, Event
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.testing.game_setups import Setting, any_move, settings_to_try, usual_length
from ludolith.testing.position_bytes import everything_in
from ludolith.testing.quick_bots import quick_bot

MOST_MOVES = 60
MOST_REFUSED = 40  # codes of which the refusals are compared
WHO_HAS_CHOSEN = re.compile(rb'"deciding":\[[\d,]*\]|"decided":(?:true|false)')

some_worlds = settings(max_examples=30)  # of each game, so that each has its share


class Worlds(NamedTuple):
    """Two positions that differ only in what the viewer cannot know."""

    setting: Setting
    viewer: int | None
    one: State
    two: State
    emitted_one: list[AddressedEvent]
    emitted_two: list[AddressedEvent]

    @property
    def same_deciders(self) -> bool:
        """Not if a redeal opened secret choices again."""
        return list(self.one.deciders()) == list(self.two.deciders())


@st.composite
def worlds(draw: st.DrawFn, name: str) -> Worlds:
    """What is hidden from the viewer is drawn anew in half of them; secret choices of some others
    differ, and so does all chance to come.
    """
    setting = draw(st.sampled_from(settings_to_try(name)))
    viewer = draw(st.sampled_from([None, *range(setting.players)]))
    # After the end of a game nothing is secret.
    moves = draw(st.integers(0, min(MOST_MOVES, usual_length(name) * 3 // 4)))
    one = setting.after(moves, seed=draw(st.integers(0, 10_000)))
    if chooses_in_secret(name) and draw(st.integers(0, 9)):  # mostly
        one = on_to_a_secret_choice(one, viewer)
    two = one.clone()
    other_chance = new_rng(draw(st.integers(0, 2**63 - 1)))
    if draw(st.booleans()) and not one.over:
        # What a spectator may know, every seat knows.
        knower = draw(st.integers(0, setting.players - 1)) if viewer is None else viewer
        two.redeal(knower, other_chance)
    else:
        two.rng = other_chance
    emitted_one: list[AddressedEvent] = []
    emitted_two: list[AddressedEvent] = []
    unseen = may_choose_in_secret(one, viewer)
    for seat in draw(st.lists(st.sampled_from(unseen), min_size=1, unique=True)) if unseen else []:
        choice = draw(st.sampled_from(list(one.legal(seat))))
        choices = list(two.legal(seat))
        others = [other for other in choices if other != choice] or choices
        emitted_one += one.play(seat, choice)
        emitted_two += two.play(seat, draw(st.sampled_from(others)))
    return Worlds(setting, viewer, one, two, emitted_one, emitted_two)


def may_choose_in_secret(state: State, viewer: int | None) -> list[int]:
    """The last one to choose reveals all choices, so one decider stays undecided: the viewer, if
    it is one. Where all work side by side in the open there is nothing secret.
    """
    if state.apart():
        return []
    deciders = list(state.deciders())
    others = [seat for seat in deciders if seat != viewer]
    return others if viewer in deciders else others[:-1]


@cache
def chooses_in_secret(name: str) -> bool:
    """Whether in this game several choose at once, unseen by the others."""
    start = settings_to_try(name)[0].new(seed=1)
    return on_to_a_secret_choice(start, None) is not start


def on_to_a_secret_choice(state: State, viewer: int | None) -> State:
    """A later position, after random moves, in which a seat may choose unseen by this viewer; the
    same position if there is none.
    """
    later = state.clone()
    rng = new_rng(7, DECISIONS)
    while not later.over:
        if may_choose_in_secret(later, viewer):
            return later
        seat = later.deciders()[0]
        later.act(seat, any_move(later, seat, rng))
    return state


def seen(state: State, viewer: int | None) -> bytes:
    return msgspec.json.encode(state.view(viewer))


def without_who_has_chosen(view: bytes) -> bytes:
    """For a redeal, which may open secret choices again."""
    return WHO_HAS_CHOSEN.sub(b"", view)


def visible_to(emitted: list[AddressedEvent], viewer: int | None) -> list[Event]:
    return [each.event for each in emitted if each.seen_by(viewer)]


@some_worlds
@given(data=st.data())
def test_a_view_shows_nothing_the_viewer_cannot_know(game_name: str, data: st.DataObject) -> None:
    world = data.draw(worlds(game_name))
    views = [seen(state, world.viewer) for state in (world.one, world.two)]
    if not world.same_deciders:
        views = [without_who_has_chosen(view) for view in views]
    assert views[0] == views[1]


@some_worlds
@given(data=st.data())
def test_choices_depend_on_nothing_the_seat_cannot_know(
    game_name: str, data: st.DataObject
) -> None:
    """Neither what is offered, nor the rule that forbids something else."""
    world = data.draw(worlds(game_name))
    seat = world.viewer
    if seat is not None and seat in list(world.one.deciders()):
        offered = list(world.one.legal(seat))
        assert list(world.two.legal(seat)) == offered
        codes = world.setting.game.codes()
        for code in codes[:: 1 + len(codes) // MOST_REFUSED]:
            if code not in offered:
                assert world.one.forbids(seat, code) == world.two.forbids(seat, code), code


@some_worlds
@given(data=st.data())
def test_events_tell_nothing_the_viewer_cannot_know(game_name: str, data: st.DataObject) -> None:
    world = data.draw(worlds(game_name))
    assert visible_to(world.emitted_one, world.viewer) == visible_to(
        world.emitted_two, world.viewer
    )


@some_worlds
@given(data=st.data())
def test_a_redeal_changes_nothing_the_seat_knows(game_name: str, data: st.DataObject) -> None:
    world = data.draw(worlds(game_name))
    seat = world.viewer or 0
    before = without_who_has_chosen(seen(world.one, seat))
    world.one.redeal(seat, new_rng(5))
    assert without_who_has_chosen(seen(world.one, seat)) == before
    assert world.one.faults() == []


@some_worlds
@given(data=st.data())
def test_a_redeal_leaves_no_trace_of_what_was_hidden(game_name: str, data: st.DataObject) -> None:
    world = data.draw(worlds(game_name))
    if world.viewer is not None:
        world.one.redeal(world.viewer, new_rng(5))
        world.two.redeal(world.viewer, new_rng(5))
        assert fingerprint(world.one) == fingerprint(world.two)
        assert everything_in(world.one) == everything_in(world.two)


@some_worlds
@given(data=st.data())
def test_a_situation_is_the_same_whatever_is_hidden(game_name: str, data: st.DataObject) -> None:
    world = data.draw(worlds(game_name))
    if world.viewer is not None:
        situation = world.one.situation(world.viewer)
        assert world.two.situation(world.viewer) == situation
        world.one.redeal(world.viewer, new_rng(5))
        assert world.one.situation(world.viewer) == situation
        assert -1 <= situation < 2**40


@some_worlds
@given(data=st.data())
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(
    game_name: str, data: st.DataObject
) -> None:
    world = data.draw(worlds(game_name))
    game = world.setting.game
    if world.viewer in list(world.one.deciders()):
        assert world.viewer is not None
        for level in bots.names(game):
            choices = [
                ask(quick_bot(game, level), state, world.viewer, new_rng(6))
                for state in (world.one, world.two)
            ]
            assert choices[0] == choices[1], level
