"""A copy is a copy: original and copies go on in turn, and each is as if it were alone."""

from __future__ import annotations

import copy
import gc
import os
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.engine.state import State
from ludolith.testing.game_setups import Setting, any_move, compiled, settings_to_try
from ludolith.testing.position_bytes import everything_in

ROUNDS = 5  # games of each setting with clones; interpreted and the other ways: one
LINES = 3  # that go on in turn: the game itself, a copy, a copy of the copy
EAGER = 4  # the larger, the more copies are made
TRIPS = 100_000  # through pickle
TRIPS_INTERPRETED = 2_000
KEPT = 1_000_000  # bytes that all of them together may keep: ten a trip

Copying = Callable[[State], State]


def cloned(state: State) -> State:
    return state.clone()


def pickled(state: State) -> State:
    copied = pickle.loads(pickle.dumps(state))
    assert isinstance(copied, State)
    return copied


class Line:
    """A position, and all moves that led to it from the start of the game."""

    def __init__(self, state: State, moves: list[tuple[int, int]]) -> None:
        self.state = state
        self.moves = moves

    def go_on(self, rng: Rng) -> None:
        deciders = self.state.deciders()
        seat = deciders[rng.below(len(deciders))]
        move = any_move(self.state, seat, rng)
        self.state.act(seat, move)
        self.moves.append((seat, move))


@pytest.mark.parametrize("copied", [cloned, pickled, copy.copy, copy.deepcopy])
def test_copies_that_go_on_in_turn_are_as_if_alone(setting: Setting, copied: Copying) -> None:
    """Copies are made all along the game, the older lines given up for them, so that there are some
    of every part of it."""
    copies = 0
    often = copied is cloned and compiled(setting.name)
    for seed in range(ROUNDS if often else 1):
        rng = new_rng(seed, DECISIONS)
        lines = [Line(setting.new(seed), [])]
        given_up: list[Line] = []
        while playing := [line for line in lines if not line.state.over]:
            for line in playing:
                line.go_on(rng)
            line = playing[rng.below(len(playing))]
            if rng.below(EAGER + len(line.moves)) < EAGER:
                copies += 1
                lines.append(Line(copied(line.state), line.moves[:]))
                if len(lines) > LINES:
                    given_up.append(lines.pop(rng.below(len(lines))))
        for line in lines + given_up:
            alone = setting.new(seed)
            for seat, move in line.moves:
                alone.act(seat, move)
            assert everything_in(line.state) == everything_in(alone)
            assert fingerprint(line.state) == fingerprint(alone)
    assert copies


def test_unpickled_positions_leave_nothing_behind(game_name: str) -> None:
    """A worker unpickles a position for every decision of a bot."""
    sent = pickle.dumps(settings_to_try(game_name)[0].after(moves=25, seed=3))
    trips = TRIPS if compiled(game_name) else TRIPS_INTERPRETED
    for _ in range(trips // 20):  # until Python has all the memory that one trip needs
        pickle.loads(sent)
    before = memory_in_use()
    for _ in range(trips):
        pickle.loads(sent)
    assert memory_in_use() - before < KEPT


def memory_in_use() -> int:
    """Bytes of real memory of this process."""
    gc.collect()
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
