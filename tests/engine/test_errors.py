"""Every refusal names its cause and leaves the position as it was."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import ludolith
from ludolith import bots
from ludolith.arena.bot_errors import BotFailed
from ludolith.engine import errors
from ludolith.engine.errors import (
    BadOptionValue,
    CorruptRecord,
    IllegalMove,
    LudolithError,
    NotYourDecision,
    UnknownBot,
    UnknownGame,
    UnknownOption,
    WrongPlayerCount,
)
from ludolith.engine.replay import fingerprint

DIAMANT = ludolith.game("diamant")


def every_error() -> list[type[LudolithError]]:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    return [kind for kind in kinds if issubclass(kind, LudolithError)]


def test_every_error_has_a_cause_of_its_own() -> None:
    causes = [kind.cause for kind in every_error()]
    assert len(set(causes)) == len(causes)


def test_an_unknown_game_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean diamant"):
        ludolith.game("diamond")
    with pytest.raises(UnknownGame, match="there are: diamant"):
        ludolith.game("zzz")


@pytest.mark.parametrize("players", [2, 9, True, 4.0, "4", None])
def test_a_wrong_player_count_is_refused(players: Any) -> None:
    with pytest.raises(WrongPlayerCount, match="for 3 to 8 players, not"):
        DIAMANT.new(players)


def test_an_unknown_option_is_refused_with_a_hint() -> None:
    with pytest.raises(UnknownOption, match="did you mean relics"):
        DIAMANT.new(4, 0, {"relic": True})


def test_a_number_is_no_switch() -> None:
    with pytest.raises(BadOptionValue, match="option relics cannot be 1: it can be on or off"):
        DIAMANT.new(4, 0, {"relics": 1})


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownBot, match="there are: random, casual, steady, strong"):
        bots.bot(DIAMANT, "genius")
    with pytest.raises(UnknownBot, match="there are: casual, steady, strong"):
        DIAMANT.bot("genius")


def test_a_seat_without_a_decision_is_refused() -> None:
    state = DIAMANT.new(4, 7)
    state.apply(1, 1)
    before = fingerprint(state)
    with pytest.raises(NotYourDecision, match="seat 1 has nothing to decide") as refusal:
        state.apply(1, 1)
    assert refusal.value.seat == 1
    assert fingerprint(state) == before


def test_an_illegal_move_is_refused_with_the_rule() -> None:
    state = DIAMANT.new(4, 7, keep_events=True)
    state.take_events()
    before = fingerprint(state)
    with pytest.raises(IllegalMove, match="rule DIA-11 forbids it") as refusal:
        state.apply(2, 9)
    problem = refusal.value
    assert (problem.seat, problem.move, problem.rule) == (2, 9, "DIA-11")
    assert fingerprint(state) == before
    assert state.take_events() == []


def test_a_refusal_in_words_names_the_move() -> None:
    assert DIAMANT.reason(IllegalMove(2, 9, "DIA-11")) == "9 is no move of diamant"
    reason = DIAMANT.reason(IllegalMove(2, 0, "DIA-11"))
    assert "leave" in reason
    assert "DIA-11" in reason


def test_a_refusal_comes_whole_from_another_process() -> None:
    problem = CorruptRecord("move 3 is not possible", fault="move-impossible", ply=3).within("a")
    again = pickle.loads(pickle.dumps(problem))
    assert (type(again), str(again)) == (CorruptRecord, "a: move 3 is not possible")
    assert (again.fault, again.facts) == ("move-impossible", {"ply": 3})
    failed = pickle.loads(pickle.dumps(BotFailed(1, "it gave up", 7, "steady")))
    assert str(failed) == str(BotFailed(1, "it gave up", 7, "steady"))
