"""A bot gets nothing to peek at, however it is written."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.arena.game_totals import play_out, streams_of
from ludolith.bots.random import Random
from ludolith.engine.bot import Bot, ask
from ludolith.engine.chance_source import decision_words, decisions
from ludolith.engine.rng import Rng, new_rng
from ludolith.engine.state import State
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.rules import Diamant


class Peeker(Bot):
    """Keeps what it was given, and writes on it."""

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
    play_out(state, peekers, [decisions(4, seat) for seat in range(3)])
    assert state.over
    assert all(given is not state for peeker in peekers for given in peeker.given)  # type: ignore[attr-defined]


def test_the_stream_of_decisions_does_not_lead_back_to_the_seed() -> None:
    words = decisions(7).words()
    for stream in (0x9E3779B9, 0x85EBCA6B):
        assert new_rng(7, stream).words() != words


class Copycat(Bot):
    """Thinks that the one before it drew from the same stream, and works out what it chose."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.drawn.append(rng.clone().word())
        return rng.below(2)


def test_no_two_bots_draw_from_one_stream() -> None:
    """Nor from each other's: what one holds appears in no other's, however far it goes."""
    streams = streams_of({seat: Copycat() for seat in range(8)}, seed=4)
    drawn = [[rng.word() for _ in range(1000)] for rng in streams.values()]
    starts = [tuple(words[:4]) for words in drawn]
    for words in drawn:
        runs = {tuple(words[place : place + 4]) for place in range(996)}
        assert sum(start in runs for start in starts) == 1
    assert len({decision_words(4, seat)[1] for seat in range(8)}) == 8, "all of it is hashed"


def test_what_one_bot_draws_does_not_move_the_stream_of_another() -> None:
    game = ludolith.game("diamant")
    seen = []
    for others in (Random, Copycat):
        copycat = Copycat()
        bots: list[Bot] = [others(), copycat, Random()]
        streams = streams_of(dict(enumerate(bots)), seed=4)
        for seat, bot in enumerate(bots):
            ask(bot, game.new(3, seed=4), seat, streams[seat])
        seen.append(copycat.drawn)
    assert seen[0] == seen[1]


def test_those_who_choose_by_chance_alone_share_a_stream() -> None:
    """They look at nothing; a simulation of random players is faster so."""
    streams = streams_of({0: Random(), 1: Copycat(), 2: Random()}, seed=4)
    assert streams[0] is streams[2]
    assert streams[0].words() == decisions(4).words()


def test_the_chance_a_bot_imagines_is_not_the_one_it_decides_by() -> None:
    class Imagines(Bot):
        def choose(self, state: State, seat: int, rng: Rng) -> int:
            deciding = rng.clone()  # before: if they were one stream, drawing would move both
            imagined = [state.rng.word() for _ in range(20)]
            decided = [deciding.word() for _ in range(20)]
            assert not set(imagined) & set(decided)
            return CONTINUE

    assert ask(Imagines(), ludolith.game("diamant").new(3, seed=4), 1, decisions(4, 1)) == CONTINUE
