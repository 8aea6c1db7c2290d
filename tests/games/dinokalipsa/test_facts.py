"""What follows from the rules and must be true of every game."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.engine.bits import count
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.dinokalipsa.codes import CHOOSE, SUDDEN_DEATH
from ludolith.games.dinokalipsa.components import DISASTERS, HAND
from ludolith.games.dinokalipsa.events import ScoreCounted, ScoresInverted
from ludolith.games.dinokalipsa.packed_hand import cards_in, size
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.testing.game_setups import Setting, any_move, settings_of

GAMES = 300 if ludolith.compiled() else 10
every_setting = pytest.mark.parametrize("setting", settings_of("dinokalipsa"), ids=str)


@pytest.mark.rule("HLD-02", "HLD-41")
@every_setting
def test_every_card_is_always_in_one_place(setting: Setting) -> None:
    """Counted here by another way than the invariants of the game do."""
    rng = new_rng(40, DECISIONS)
    for seed in range(GAMES // 10):
        state = setting.new(seed)
        assert isinstance(state, Dinokalipsa)
        box = sorted(state.pile) if state.round_number == 0 else None
        while not state.over:
            seat = state.deciders()[0]
            state.act(seat, any_move(state, seat, rng))
            found = sorted(everywhere(state))
            box = box or found
            assert found == box
            assert sorted(all_disasters(state)) == list(range(len(DISASTERS)))


def everywhere(state: Dinokalipsa) -> list[int]:
    pile = list(state.pile)
    cards = pile[: state.in_deck] + pile[len(pile) - state.in_discard :]
    for hand in (*state.hand, state.peeked):
        cards += cards_in(hand)
    cards += [card for card in state.front if card >= 0]
    return cards + [state.laid[place] & 31 for place in range(state.laid_cards)]


def all_disasters(state: Dinokalipsa) -> list[int]:
    disasters = [*list(state.unturned)[: state.shuffled], *state.bottom]
    if state.disaster_lies_open:
        disasters.append(state.disaster)
    for area in state.area:
        disasters += [number for number in range(len(DISASTERS)) if area >> number & 1]
    return disasters


@pytest.mark.rule("HLD-41", "HLD-10", "HLD-32", "HLD-50", "HLD-61")
@every_setting
def test_decks_never_run_out_and_nobody_holds_or_survives_too_much(setting: Setting) -> None:
    rng = new_rng(41, DECISIONS)
    most = 7 if setting.players == 2 and dict(setting.options)["two_player_rules"] else 4
    least_cards = 69
    for seed in range(GAMES):
        state = setting.new(seed)
        assert isinstance(state, Dinokalipsa)
        while not state.over:
            seat = state.deciders()[0]
            state.act(seat, any_move(state, seat, rng))
            least_cards = min(least_cards, state.in_deck + state.in_discard)
            assert state.shuffled + len(state.bottom) > 0
            assert all(size(hand) <= HAND for hand in state.hand)
            for owner in range(setting.players):
                if state.still_in >> owner & 1:
                    assert count(state.area[owner]) <= most
            left = count(state.still_in)
            assert state.stage != SUDDEN_DEATH or left > 2
    if setting.players > 2:
        assert least_cards >= 27


@pytest.mark.rule("HLD-20")
def test_no_inversion_makes_scores_equal_that_were_not() -> None:
    inversions = 0
    rng = new_rng(42, DECISIONS)
    for seed in range(GAMES):
        state = ludolith.game("dinokalipsa").new(4, seed, keep_events=True)
        while not state.over:
            seat = state.deciders()[0]
            emitted = [one.event for one in state.play(seat, any_move(state, seat, rng))]
            scores = {event.score for event in emitted if isinstance(event, ScoreCounted)}
            for event in emitted:
                if isinstance(event, ScoresInverted) and len(scores) > 1:
                    assert (event.high, event.low) == (max(scores), min(scores))
                    inversions += 1
    assert inversions > 0


@pytest.mark.rule("HLD-04", "HLD-10")
@every_setting
def test_disasters_at_the_bottom_come_back_in_order(setting: Setting) -> None:
    state = setting.new(43)
    assert isinstance(state, Dinokalipsa)
    rng = new_rng(43, DECISIONS)
    while state.stage != CHOOSE:
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))
    for _ in range(3):
        state.disaster = state.turn_up()
        state.lay_at_bottom()
    order = list(state.bottom)
    while state.shuffled:
        assert state.turn_up() not in order
    assert [state.turn_up() for _ in order] == order
