"""Positions as text and as pictures: all of it is there, and every sign can be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from PIL import ImageFont

import ludolith
from ludolith.adapters import drawing
from ludolith.adapters.gymnasium import Solo
from ludolith.adapters.pettingzoo import parallel_env, raw_env
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.games.gods_love_dinosaurs.view import GodsLoveDinosaursView
from ludolith.games.seven_dwarfs import strike_solver
from ludolith.testing.game_setups import any_move
from tests.games.seven_dwarfs.stand_in import stand_in

CODES = re.compile(r"\x1b\[[0-9;]*m")


def positions(name: str, players: int, seed: int, every: int) -> Iterator[State]:
    """Of a game of random moves, the last one among them."""
    state, rng, moves = ludolith.game(name).new(players, seed), new_rng(seed, DECISIONS), 0
    with strike_solver.decided_by(stand_in):
        while not state.over:
            if moves % every == 0:
                yield state
            seat = state.deciders()[0]
            state.act(seat, any_move(state, seat, rng))
            moves += 1
    yield state


def lines_of(name: str, state: State) -> list[str]:
    return CODES.sub("", drawing.text(name, state)).splitlines()


@pytest.mark.parametrize("name", ludolith.NAMES)
def test_every_sign_can_be_drawn(name: str) -> None:
    font = ImageFont.load_default(drawing.HIGH * 0.75)
    unknown = bytes(font.getmask("\uffff"))
    drawn = {*drawing.LINES, *drawing.SIGNS, *drawing.HOLLOW}
    for state in positions(name, 4, seed=1, every=25):
        for sign in set("".join(lines_of(name, state))) - drawn - {" "}:
            lettered = drawing.PLAIN.get(sign, sign)
            assert bytes(font.getmask(lettered)) != unknown, f"{sign} would be an empty box"


@pytest.mark.parametrize("name", ludolith.NAMES)
def test_pictures_of_a_game_have_one_size(name: str) -> None:
    states = positions(name, 3, seed=2, every=250)
    assert len({drawing.picture(name, state).shape for state in states}) == 1


@pytest.mark.parametrize("room", [6, 30], ids=["smaller", "as it is"])
def test_the_last_line_is_in_the_picture(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = ludolith.game("diamant").new(8, seed=1)
    state.act(0, 1)
    monkeypatch.setattr(type(ludolith.game("diamant")), "picture_rows", (room, 0))
    before, above = drawing.picture("diamant", state), lines_of("diamant", state)
    state.act(7, 1)
    after, below = drawing.picture("diamant", state), lines_of("diamant", state)
    assert above[:-1] == below[:-1]
    assert above[-1] != below[-1]
    assert before.shape == after.shape == ((room + 1) * drawing.HIGH, before.shape[1], 3)
    assert not np.array_equal(before, after)


def test_wide_worlds_are_not_broken_into_lines() -> None:
    *_, state = positions("gods_love_dinosaurs", 5, seed=1, every=9999)
    view = state.view(None)
    assert isinstance(view, GodsLoveDinosaursView)
    lines = lines_of("gods_love_dinosaurs", state)
    assert max(map(len, lines)) > drawing.COLUMNS
    for seat, each in enumerate(view.worlds):
        start = next(at for at, line in enumerate(lines) if f"World of player_{seat}" in line) + 1
        rows = len({cell.r for cell in each.cells})
        upper = [line.split() for line in lines[start : start + 2 * rows : 2]]
        assert sum(map(len, upper)) == len(each.cells), "two lines for each row of hexes"


@pytest.mark.parametrize("kind", [Solo, raw_env, parallel_env])
def test_people_see_the_beginning_and_every_step(
    kind: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    env = kind("diamant", 3, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count("Expedition 1 of 5") == 1
    env.step(dict.fromkeys(env.agents, 1) if kind is parallel_env else 1)
    assert capsys.readouterr().out.count("Expedition") == 1
