"""Seven Dwarfs in a terminal: strikes are typed, games kept, continued and verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludolith.cli.draw import draw
from ludolith.cli.printing import console
from ludolith.cli.translations import words
from ludolith.cli.typed_moves import Beyond, typed
from ludolith.cli.typed_moves.seven_dwarfs import read
from ludolith.games.seven_dwarfs import GAME, strike_solver
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.strike_motion import Motion
from ludolith.text import LANGUAGES
from tests.cli.conftest import Ludolith, ludolith
from tests.cli.terminal import process
from tests.games.seven_dwarfs.scenario import Scenario
from tests.games.seven_dwarfs.without import without_mujoco

__all__ = ["ludolith"]  # a fixture
PLAY = ("play", "seven_dwarfs", "--players", 2, "--seed", 3)


@pytest.mark.parametrize(
    ("text", "strike"),
    [
        ("strike block 5 from 90° at 1.2", Strike(276, 90, 0, 0, 120)),
        ("5 90 1.2", Strike(276, 90, 0, 0, 120)),
        ("удар блок 5 сторона 90 сила 1,2", Strike(276, 90, 0, 0, 120)),
        ("1 0 0.2 -3.5 10", Strike(84, 0, -7, 5, 20)),
        ("strike 150 mm from 450° at 1.7", Strike(300, 90, 0, 0, 170)),
        ("9 -90 1", Strike(468, 270, 0, 0, 100)),
        ("5 359.6 1.2", Strike(276, 0, 0, 0, 120)),
        ("5 -0.4 1.2", Strike(276, 0, 0, 0, 120)),
        ("5 90 .5", Strike(276, 90, 0, 0, 50)),
        ("5 90 ,5", Strike(276, 90, 0, 0, 50)),
        ("5,90,1.2", Strike(276, 90, 0, 0, 120)),
        ("5, 90, 1.2, -3.5", Strike(276, 90, -7, 0, 120)),
        ("5 36090 1.20000", Strike(276, 90, 0, 0, 120)),
    ],
)
def test_a_strike_can_be_typed(text: str, strike: Strike) -> None:
    assert read(text, GAME.new(2).view(0)) == strike


@pytest.mark.parametrize("text", ["", "5", "5 90", "1 2 3 4 5 6", "٥ ٩ ١"])
def test_what_is_no_strike_is_not_understood(text: str) -> None:
    assert read(text, GAME.new(2).view(0)) is None


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("10 90 1", "There is no block 10 on the column."),
        ("0 90 1", "There is no block 0 on the column."),
        ("5 90 9", "The speed goes from 0.2 to 1.7 m/s, not 9."),
        ("5 90 0.1", "The speed goes from 0.2 to 1.7 m/s, not 0.1."),
        ("5 90 12345", "The speed goes from 0.2 to 1.7 m/s, not 12,345."),
        ("5 90 1 99", "Aside goes from -50 to 50 mm from the axis; this would be 99."),
        ("5 90 1 0 40", "The tilt goes from -30° to 30°, not 40°."),
        ("300 mm 90 1", "The height goes from 0 to 255.5 mm, not 300."),
        ("5 90 " + "9" * 400, "The speed goes from 0.2 to 1.7 m/s, not 1,000,000."),
    ],
)
def test_a_strike_out_of_reach_is_refused_with_the_limit(text: str, refusal: str) -> None:
    with pytest.raises(Beyond) as refused:
        read(text, GAME.new(2).view(0))
    assert words("en", GAME).say(refused.value.message, **refused.value.values) == refusal


def test_the_limit_is_told_and_the_question_stays(ludolith: Ludolith) -> None:
    said = ludolith(*PLAY, typed="5 90 9\nq\n")
    assert said.code == 0, said.err
    assert "The speed goes from 0.2 to 1.7 m/s, not 9." in said.out


def test_without_mujoco_no_game_begins(ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch) -> None:
    without_mujoco(monkeypatch)
    with strike_solver.decided_by(strike_solver.simulated):
        said = ludolith(*PLAY, typed="q\n")
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "a strike needs MuJoCo, and mujoco is not installed: pip install mujoco" in said.err


def test_a_block_that_has_shifted_is_struck_in_its_middle() -> None:
    table = Scenario()
    state = table.state
    before = state.column.blocks[4]
    moved = type(before)(4, (0.0, 0.006, *before.pose[2:]), before.gems)
    state.column = Column((*state.column.blocks[:4], moved, *state.column.blocks[5:]))
    assert read("5 0 1", table.view) == Strike(276, 0, 12, 0, 100)
    assert read("5 90 1", table.view) == Strike(276, 90, 0, 0, 100)


def test_only_games_with_too_many_moves_have_typed_ones() -> None:
    assert typed("diamant") is None
    assert typed("seven_dwarfs") is not None


def test_a_person_plays_keeps_the_game_and_goes_on(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    said = ludolith(*PLAY, "--save", file, typed="5 90 1.5\nwhat?\nq\n")
    assert said.code == 0, said.err
    assert "such as “strike block 5 from 90° at 1.2”" in said.out
    assert "That is none of the choices" in said.out
    assert len(json.loads(file.read_text())["findings"]) == 1

    def nobody(
        column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
    ) -> tuple[Finding, Motion | None]:
        raise AssertionError("a kept game asked the world again")

    with strike_solver.decided_by(nobody):
        again = ludolith("play", "--continue", file, typed="q\n")
        assert again.code == 0, again.err
        assert "strike 2 of 2" in again.out
        assert ludolith("verify", file).code == 0
        shown = ludolith("replay", file, "--seat", "1")
    assert "Strike at 138 mm from 90°, 150 cm/s" in shown.out


def test_bots_play_a_recorded_game_that_is_verified(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    said = ludolith(
        "record", "seven_dwarfs", "--players", 3, "--bots", "steady", "--seed", 2, "--output", file
    )
    assert said.code == 0, said.err
    record = json.loads(file.read_text())
    assert len(record["findings"]) == len(record["moves"])
    assert ludolith("verify", file).code == 0
    record["findings"][0]["gems"] = [[0, 0], [0, 0]]
    file.write_text(json.dumps(record))
    refused = ludolith("verify", file)
    assert refused.code != 0
    assert "move 1 is not possible: the finding cannot be true: something came off" in refused.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_column_is_drawn_with_every_gem_and_pile(language: str) -> None:
    table = Scenario(players=3, options={"penalties": True, "experienced": "2", "steady": "1"})
    table.turn("Anna", ["0 a", "0 d"], falls=[8])
    table.turn("Boris", ["1 a"])
    table.turn("Celia")
    table.turn("Anna")
    screen = console()
    with screen.capture() as captured:
        names = ("Anna", "Boris", "Celia")
        screen.print(draw("seven_dwarfs", table.view, names, words(language, GAME)))
    text = captured.get()
    assert text.count("█" * 14) == 2 * 8, "eight blocks from two sides"
    assert text.count("◆") + text.count("●") + text.count("◇") == 32 - 3
    for name in names:
        assert name in text


def test_real_bots_play_for_real_in_a_simulation() -> None:
    said = process(
        "simulate", "seven_dwarfs", "--players", 2, "--games", 1, "--bots", "steady", "--jobs", 1
    )
    assert said.code == 0, said.err
    assert "1" in said.out
