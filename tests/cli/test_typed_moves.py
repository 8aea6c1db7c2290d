"""Moves typed in a terminal, lists on request, and taking back."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludolith.cli.terminal_game import TerminalGame
from ludolith.cli.translations import words
from ludolith.cli.typed_moves import parts_of, spelled, typed
from ludolith.engine.records import Seat
from ludolith.engine.rng import new_rng
from ludolith.games import NAMES, game
from ludolith.testing.game_setups import any_move
from ludolith.text import LANGUAGES

MANY = 60  # decisions: enough for most stages of a game


def two_people(name: str, seed: int) -> TerminalGame:
    found = game(name)
    seats = [Seat(f"P{number}") for number in range(found.player_counts[0])]
    return TerminalGame(found, seats, seed, {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_move_that_has_a_spelling_is_understood_by_it(name: str, language: str) -> None:
    found = game(name)
    how = typed(name)
    if how is None or not found.codes():
        return  # all its moves are listed, or its moves are numbers without end
    spellings = import_module(f"ludolith.cli.typed_moves.{name}").spellings
    speech = words(language, found)
    state = found.new(found.player_counts[0], seed=5)
    rng = new_rng(9)
    covered = set()
    for _ in range(MANY):
        if state.over:
            break
        seat = state.deciders()[0]
        moves = [found.describe(move) for move in state.legal(seat)]
        view = state.view(seat)
        for move in moves[:: 1 + len(moves) // 8]:  # reading one spells them all
            if how.covers(move, speech):
                first = spellings(move, speech)[0]
                assert how.read(first, view, speech, moves) == move
                covered.add(type(move))
        state.apply(seat, any_move(state, seat, rng))
    assert covered


def test_a_sign_belongs_to_its_number_unless_it_stands_between_two() -> None:
    assert parts_of("2,-1 se") == parts_of("2, -1  SE") == parts_of("2 −1 se") == ["2", "-1", "se"]
    assert parts_of("39-40") == parts_of("39–40") == parts_of("39 / 40") == ["39", "40"]


def test_what_is_no_spelling_is_not_understood() -> None:
    assert typed("no_such_game") is None
    found = game(NAMES[0])
    state = found.new(found.player_counts[0], seed=1)
    moves = [found.describe(move) for move in state.legal(state.deciders()[0])]
    how = spelled("explained", lambda move, _: ("1 2",) if move == moves[0] else ())
    speech = words("en", found)
    assert how.read("1 2", state.view(0), speech, moves) == moves[0]
    assert how.read("2 1", state.view(0), speech, moves) is None
    assert how.read("", state.view(0), speech, moves) is None


@pytest.mark.parametrize("name", NAMES)
def test_taking_back_gives_the_question_again_and_leaves_no_trace(name: str) -> None:
    """Until something is revealed, or another player answers."""
    rng = new_rng(4)
    taken = 0
    playing = two_people(name, seed=3)
    for _ in range(MANY):
        if playing.state.over:
            break
        seat = playing.state.deciders()[0]
        before = playing.state.view(seat), list(playing.state.legal(seat)), playing.moves
        for each in range(len(playing.seats)):
            playing.read(each)
        move = any_move(playing.state, seat, rng)
        playing.play(seat, move)
        if playing.can_take_back(seat):
            taken += 1
            playing.take_back(seat)
            view, moves, made = before
            assert playing.state.view(seat) == view
            assert list(playing.state.legal(seat)) == moves
            assert playing.moves == made
            assert not any(playing.unread)
            playing.play(seat, move)
    aimed = not playing.game.codes()
    assert taken or aimed, "what the world has answered cannot be taken back"
