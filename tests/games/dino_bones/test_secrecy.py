"""No view shows what is hidden: cards in other hands, tiles that others saw by radar (DB-07)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludolith.engine.bits import count, members
from ludolith.engine.bot import ask
from ludolith.engine.events import AddressedEvent
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.dino_bones.components import CARDS, GROUND_RADAR
from ludolith.games.dino_bones.position import UNKNOWN
from ludolith.games.dino_bones.rules import DinoBones
from tests.games.dino_bones.scenario import GAME, Dig, new_game

VIEWER = 0


def with_secrets(seed: int, moves: int) -> DinoBones:
    """A position in which another player has looked under tiles and all hold cards."""
    state = new_game(4, seed, {"equipment": 2, "first_player": "first_seat"})
    rng = new_rng(seed, DECISIONS)
    for place in (1, 3, 9):
        state.front[place] = state.draw_front()
        state.looked[1] |= 1 << place
    state.front[5] = state.draw_front()
    state.looked[VIEWER] |= 1 << 5
    for _ in range(moves):
        if state.over:
            break
        seat = state.deciders()[0]
        legal = state.legal(seat)
        state.act(seat, legal[rng.below(len(legal))])
    return state


def exchanged(state: DinoBones) -> DinoBones:
    """The same position with everything exchanged that the viewer cannot know."""
    other = state.clone()
    hidden = other.box.cards & ~other.hand[VIEWER]
    for seat in range(other.players):
        hidden &= ~other.played[seat]
    cards = list(reversed(members(hidden)))
    for seat in range(1, other.players):
        number = count(other.hand[seat])
        other.hand[seat] = sum(1 << card for card in cards[:number])
        cards = cards[number:]
    for place in members(other.looked[1] & other.slab.tiles & ~other.face_up):
        if not other.looked[VIEWER] >> place & 1:
            other.bag[other.front[place]] += 1
            other.front[place] = max(kind for kind in range(17) if other.bag[kind])
            other.bag[other.front[place]] -= 1
    assert other.faults() == []
    return other


def seen(state: DinoBones, viewer: int | None) -> bytes:
    return msgspec.json.encode(state.view(viewer))


worlds = st.builds(with_secrets, st.integers(0, 10_000), st.integers(0, 120))


@pytest.mark.rule("DB-07")
@given(worlds)
def test_exchanging_what_is_hidden_changes_nothing_the_viewer_sees(state: DinoBones) -> None:
    other = exchanged(state)
    assert seen(state, VIEWER) == seen(other, VIEWER)
    assert seen(state, None) == seen(other, None)


@given(worlds)
def test_a_redeal_leaves_no_trace_of_hands_and_radar(state: DinoBones) -> None:
    other = exchanged(state)
    state.redeal(VIEWER, new_rng(3))
    other.redeal(VIEWER, new_rng(3))
    assert fingerprint(state) == fingerprint(other)
    assert state.faults() == []


@given(worlds)
def test_a_redeal_keeps_what_the_seat_itself_has_seen(state: DinoBones) -> None:
    before = seen(state, VIEWER)
    front = state.front[5]
    hand = state.hand[VIEWER]
    state.redeal(VIEWER, new_rng(4))
    assert seen(state, VIEWER) == before
    assert (state.front[5], state.hand[VIEWER]) == (front, hand)


@given(worlds)
def test_no_bot_chooses_by_what_is_hidden(state: DinoBones) -> None:
    if not state.over and state.deciders()[0] == VIEWER:
        other = exchanged(state)
        for level in GAME.levels:
            choices = [ask(GAME.bot(level), each, VIEWER, new_rng(6)) for each in (state, other)]
            assert choices[0] == choices[1], level


def test_a_redeal_really_changes_what_others_hold_and_have_seen() -> None:
    hands, fronts = set(), set()
    for seed in range(20):
        state = with_secrets(1, 0)
        state.redeal(VIEWER, new_rng(seed))
        hands.add(state.hand[1])
        fronts.add(state.front[1])
        assert state.front[7] == UNKNOWN, "an unseen front is not drawn"
    assert len(hands) > 5
    assert len(fronts) > 3


@pytest.mark.rule("DB-07")
def test_events_tell_others_where_a_player_looks_and_not_what_is_there() -> None:
    dig = Dig(equipment=1)
    dig.hold(Anna="ground_radar")
    emitted: list[AddressedEvent] = []
    for code in (104 + GROUND_RADAR, 192 + 1, 192 + 3):
        emitted += dig.state.play(0, code)
    for viewer in (1, 2, None):
        seen = [one.event for one in emitted if one.seen_by(viewer)]
        assert "radar-showed" not in str(msgspec.to_builtins(seen))
        assert len(seen) == 3
    assert CARDS[GROUND_RADAR] == "ground_radar"
