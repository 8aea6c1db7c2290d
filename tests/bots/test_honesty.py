"""A bot gets nothing to peek at, however it is written."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.arena.tally import play_out
from ludolith.engine.bot import Bot, ask
from ludolith.engine.chance import decisions
from ludolith.engine.rng import Rng, new_rng
from ludolith.engine.state import State
from ludolith.games.diamant.rules import CONTINUE, LEAVE, Diamant


class Peeker(Bot):
    """Keeps what it was given, and writes on it."""

    needs_state = False  # no such favour exists

    def __init__(self) -> None:
        self.given: list[State] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.given.append(state.clone())
        state.act(seat, state.legal(seat)[0])  # a bot may try things out on its own copy
        return CONTINUE


@pytest.mark.parametrize("choice", [LEAVE, CONTINUE])
def test_a_secret_choice_is_not_in_what_a_bot_gets(choice: int) -> None:
    state = ludolith.game("diamant").new(3, seed=4)
    state.apply(0, choice)
    peeker = Peeker()
    ask(peeker, state, 1, new_rng(9))
    given = peeker.given[0]
    assert isinstance(given, Diamant)
    assert given.leaving == 0
    assert list(given.deciders()) == [0, 1, 2]


def test_the_chance_to_come_is_not_in_what_a_bot_gets() -> None:
    state = ludolith.game("diamant").new(3, seed=4)
    peeker = Peeker()
    ask(peeker, state, 1, decisions(4))
    assert peeker.given[0].rng.words() != state.rng.words()


def test_what_a_bot_does_to_its_copy_changes_nothing() -> None:
    game = ludolith.game("diamant")
    state, twin = game.new(3, seed=4), game.new(3, seed=4)
    assert ask(Peeker(), state, 1, new_rng(9)) == CONTINUE
    assert state.view(1) == twin.view(1)
    assert state.rng.words() == twin.rng.words()


def test_games_of_bots_hand_out_copies_only() -> None:
    state = ludolith.game("diamant").new(3, seed=4)
    peekers: list[Bot] = [Peeker(), Peeker(), Peeker()]
    play_out(state, peekers, decisions(4))
    assert state.over
    assert all(given is not state for peeker in peekers for given in peeker.given)  # type: ignore[attr-defined]


def test_the_stream_of_decisions_does_not_lead_back_to_the_seed() -> None:
    words = decisions(7).words()
    for stream in (0x9E3779B9, 0x85EBCA6B):
        assert new_rng(7, stream).words() != words
