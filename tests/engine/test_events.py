from __future__ import annotations

import pytest

import ludolith
from ludolith.engine.events import ALL_VIEWERS, AddressedEvent, Event

EVENT = Event(rule="X-01")


@pytest.mark.parametrize("viewer", [None, 0, 7])
def test_what_everyone_is_told_spectators_see_too(viewer: int | None) -> None:
    assert AddressedEvent(EVENT, ALL_VIEWERS).seen_by(viewer)


def test_a_whisper_is_seen_by_its_seats_only() -> None:
    emit_to = AddressedEvent(EVENT, 0b101)
    assert [emit_to.seen_by(seat) for seat in (0, 1, 2, 3)] == [True, False, True, False]
    assert not emit_to.seen_by(None)


def test_a_state_tells_only_those_who_listen() -> None:
    state = ludolith.game(ludolith.NAMES[0]).new(3)
    state.emit(EVENT)
    assert state.take_events() == []
    state.keep_events()
    state.emit(EVENT)
    state.emit_to(0b10, EVENT)
    assert state.take_events() == [AddressedEvent(EVENT, ALL_VIEWERS), AddressedEvent(EVENT, 0b10)]
    assert state.take_events() == []


def test_a_clone_is_not_listened_to() -> None:
    state = ludolith.game(ludolith.NAMES[0]).new(3, keep_events=True)
    clone = state.clone()
    seat = clone.deciders()[0]
    clone.apply(seat, clone.legal(seat)[0])
    assert clone.take_events() == []
    assert state.take_events()
