"""The rules of Liar's Dice. `ludolith test-game liars_dice` tries what is true of every game."""

from __future__ import annotations

import pytest
from ludolith_liars_dice import GAME
from ludolith_liars_dice.events import BidJudged, CupLifted, DieLost, GameEnded
from ludolith_liars_dice.moves import Bid, Challenge
from ludolith_liars_dice.rules import LiarsDice
from ludolith_liars_dice.view import LiarsDiceView

from ludolith.engine.errors import IllegalMove
from ludolith.engine.events import Event
from ludolith.engine.moves import Move
from ludolith.engine.state import State


def table(*cups: list[int], active: int = 0, wild: bool = False) -> LiarsDice:
    """A round in which these dice lie under the cups."""
    state = GAME.new(len(cups), options={"wild": wild})
    assert isinstance(state, LiarsDice)
    state.cups, state.active = [list(cup) for cup in cups], active
    return state


def play(state: LiarsDice, *moves: Move) -> list[Event]:
    """Let those whose turn it is make these moves; what the last one caused."""
    for move in moves:
        emitted = state.play(state.active, GAME.encode(move))
    return [each.event for each in emitted]


def seen(state: State, seat: int | None) -> LiarsDiceView:
    view = state.view(seat)
    assert isinstance(view, LiarsDiceView)
    return view


def refused(state: LiarsDice, move: Move) -> str:
    with pytest.raises(IllegalMove) as refusal:
        state.apply(state.active, GAME.encode(move))
    return refusal.value.rule


@pytest.mark.parametrize("dice", [3, 4, 5])
def test_ld_02_every_player_begins_with_the_dice_agreed_on(dice: int) -> None:
    assert seen(GAME.new(3, options={"dice": dice}), 0).dice_by_seat == (dice,) * 3


def test_ld_04_a_seat_sees_its_own_dice_only() -> None:
    state = table([1, 2], [3, 4])
    assert seen(state, 1).hand == (3, 4)
    assert seen(state, None).hand == ()


def test_ld_10_the_first_player_of_a_round_has_nothing_to_challenge() -> None:
    assert refused(table([1], [2]), Challenge()) == "LD-10"


def test_ld_11_a_bid_must_outbid_the_last_one() -> None:
    state = table([1] * 5, [2] * 5)
    play(state, Bid(3, 4))
    for lower in (Bid(3, 4), Bid(3, 2), Bid(2, 6)):
        assert refused(state, lower) == "LD-11"
    for higher in (Bid(3, 5), Bid(4, 2)):
        state.check(state.active, GAME.encode(higher))


def test_ld_12_no_bid_names_more_dice_than_are_in_play() -> None:
    assert refused(table([1], [2]), Bid(3, 1)) == "LD-12"


def test_ld_13_wild_ones_count_as_any_face() -> None:
    for wild, found in ((False, 1), (True, 3)):
        state = table([1, 1], [4, 5], wild=wild)
        judged = play(state, Bid(1, 4), Challenge())
        assert [e.found for e in judged if isinstance(e, BidJudged)] == [found]


def test_ld_20_a_challenge_lifts_all_cups() -> None:
    emitted = play(table([1, 6], [4, 5]), Bid(1, 4), Challenge())
    assert [e.dice for e in emitted if isinstance(e, CupLifted)] == [(1, 6), (4, 5)]


@pytest.mark.parametrize(("count", "loser"), [(2, 1), (3, 0)])
def test_ld_21_the_one_who_was_wrong_loses_a_die(count: int, loser: int) -> None:
    emitted = play(table([4, 6], [4, 5]), Bid(count, 4), Challenge())
    assert [(e.seat, e.left) for e in emitted if isinstance(e, DieLost)] == [(loser, 1)]


def test_ld_22_a_player_without_dice_is_out_and_the_next_one_begins() -> None:
    state = table([4, 6], [4], [5, 5])
    play(state, Bid(1, 4), Challenge())
    assert (seen(state, None).dice_by_seat, state.active) == ((2, 0, 2), 2)
    play(state, Bid(1, 1))
    assert state.active == 0


def test_ld_30_the_last_player_with_dice_wins() -> None:
    state = table([4, 6], [4])
    emitted = play(state, Bid(1, 4), Challenge())
    assert [e.seat for e in emitted if isinstance(e, GameEnded)] == [0]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((0,), (2, 0), "LD-30")
