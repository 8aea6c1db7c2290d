"""Events give away nothing that is hidden from those who may see them."""

from __future__ import annotations

import msgspec

from ludolith.engine.events import AddressedEvent, Event
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.testing.game_setups import few_settings, steps_of
from ludolith.testing.test_secrecy import visible_to
from ludolith.testing.view_places import places
from ludolith.text.sentences import player_fields, tag

GAMES = 6  # of each setting
ENOUGH = 8  # cases in which an event agrees with something hidden: no coincidence


def test_events_tell_nothing_of_hidden_things_unless_they_say_so(game_name: str) -> None:
    """The same decision in two positions that a viewer cannot tell apart: what the viewer hears is
    the same, unless chance was drawn, the game ends, or an event says that it `reveals`.
    """
    for setting in few_settings(game_name):
        for seed in range(GAMES):
            for step in steps_of(setting, seed):
                viewer = step.number % (setting.players + 1) - 1  # -1: a spectator
                one, two = step.state.clone(), step.state.clone()
                two.redeal(max(0, viewer), new_rng(step.number))
                two.rng = one.rng.clone()
                deciders = list(one.deciders())
                if list(two.deciders()) != deciders or not two.allows(step.seat, step.move):
                    continue
                chance = one.rng.words()
                happened = [state.play(step.seat, step.move) for state in (one, two)]
                drawn = any(state.over or state.rng.words() != chance for state in (one, two))
                if drawn or any(each.event.reveals for emitted in happened for each in emitted):
                    continue
                first, second = (
                    visible_to(emitted, None if viewer < 0 else viewer) for emitted in happened
                )
                assert first == second, f"seat {viewer} learns what is hidden"


class Agreement:
    """Where the views of a seat and of a viewer said the same as a field of an event, each time."""

    def __init__(self) -> None:
        self.cases = 0
        self.hidden: set[str] | None = None
        self.shown: set[str] | None = None

    def add(self, hidden: set[str], shown: set[str]) -> None:
        self.cases += 1
        self.hidden = hidden if self.hidden is None else self.hidden & hidden
        self.shown = shown if self.shown is None else self.shown & shown


def test_an_event_says_nothing_that_only_the_view_of_another_seat_shows(game_name: str) -> None:
    """The same decision with two different draws of chance, and two set-ups. If an event differs
    just as what the other seat sees, and the viewer sees nothing of it, the event was shown to too
    many; or the viewer may know it, and the view should show it.
    """
    found: dict[str, Agreement] = {}
    for setting in few_settings(game_name):
        for seed in range(GAMES):
            starts = [setting.new(2 * seed + other, keep_events=True) for other in (0, 1)]
            compare(found, starts, [state.take_events() for state in starts], setting.players)
            for step in steps_of(setting, seed):
                both = [step.state.clone(), step.state.clone()]
                both[1].rng = new_rng(step.number, DECISIONS)
                happened = [state.play(step.seat, step.move) for state in both]
                if not any(state.over for state in both):
                    compare(found, both, happened, setting.players)
    for emitted, agreement in found.items():
        known = agreement.cases < ENOUGH or not agreement.hidden or agreement.shown
        assert known, f"{emitted} what its seat alone sees in {', '.join(agreement.hidden or ())}"


def compare(
    found: dict[str, Agreement],
    both: list[State],
    happened: list[list[AddressedEvent]],
    players: int,
) -> None:
    """Note where events differ in a field, and which views differ alike."""
    for viewer in (None, *range(players)):
        pairs = zip(*(visible_to(emitted, viewer) for emitted in happened), strict=False)
        for one, two in pairs:
            other = getattr(one, "seat", None)
            if type(one) is not type(two) or other != getattr(two, "seat", None):
                break
            if one == two or other is None or other == viewer:
                continue
            for field in differing(one, two):
                said = [msgspec.to_builtins(getattr(event, field)) for event in (one, two)]
                whom = "a spectator" if viewer is None else "another seat"
                name = f"{tag(type(one))} tells {whom} in {field}"
                found.setdefault(name, Agreement()).add(
                    saying(both, other, said), saying(both, viewer, said)
                )


def differing(one: Event, two: Event) -> list[str]:
    people = player_fields(type(one))
    return [
        field
        for field in one.__struct_fields__
        if field not in people and getattr(one, field) != getattr(two, field)
    ]


def saying(both: list[State], viewer: int | None, said: list[object]) -> set[str]:
    """The places in the views of a viewer that hold what the two events say."""
    views = [places(state, viewer) for state in both]
    return {
        place
        for place, value in views[0].items()
        if value == said[0] and views[1].get(place) == said[1]
    }
