"""`ludolith play`: whole games by what people type."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from ludolith import game
from ludolith.cli.draw import draw
from ludolith.cli.printing import console
from ludolith.cli.translations import words
from ludolith.engine.records import Record, sealed, to_json
from tests.cli.conftest import Ludolith
from tests.cli.terminal import process

ALONE = ("play", "diamant", "--seed", 5)
TWO = (*ALONE, "--players", 3, "--names", "Anna,Bob")


def answers(*choices: str) -> str:
    """Each choice behind a curtain, over and over, more than enough for a game."""
    return "".join(f"\n{choice}\n" for choice in choices * 100)


@pytest.mark.parametrize(
    ("language", "choices", "winner"),
    [
        ("en", ("cont", "leave"), "← winner"),
        ("ru", ("прод", "выйти"), "← победа"),
        ("pl", ("idę", "wych"), "← zwycięstwo"),
    ],
)
def test_two_people_finish_a_game_in_each_language(
    ludolith: Ludolith, tmp_path: Path, language: str, choices: tuple[str, str], winner: str
) -> None:
    file = tmp_path / "evening.json"
    said = ludolith(*TWO, "--lang", language, "--save", file, typed=answers(*choices))
    assert said.code == 0, said.err
    assert said.err == ""
    assert winner in said.out
    for word in ("Anna", "Bob", "DIA-06", "DIA-11", "DIA-23"):
        assert word in said.out
    record = json.loads(file.read_text())
    assert record["result"] is not None
    assert [seat["bot"] for seat in record["seats"]] == [None, None, "steady"]
    assert ludolith("verify", file).code == 0


def test_the_real_program_plays_too() -> None:
    said = process(*TWO, "--lang", "pl", "--option", "relics=on", typed=answers("2", "1"))
    assert said.code == 0
    assert said.err == ""
    assert "DIA-31" in said.out


def test_the_curtain_falls_between_people_and_hides_the_choice(ludolith: Ludolith) -> None:
    """Whatever Anna chose, Bob sees the very same screen."""
    stayed = ludolith(*TWO, typed="\n2\n\n").out
    left = ludolith(*TWO, typed="\n1\n\n").out
    assert "Pass the screen to Bob." in stayed
    assert stayed == left


def test_alone_there_is_no_curtain(ludolith: Ludolith) -> None:
    said = ludolith(*ALONE, typed="2\n" * 200)
    assert said.code == 0
    assert "Pass the screen" not in said.out
    assert "← winner" in said.out


def test_the_same_seed_and_choices_give_the_same_game(ludolith: Ludolith) -> None:
    first = ludolith(*ALONE, typed="2\n" * 200).out
    assert first == ludolith(*ALONE, typed="2\n" * 200).out
    assert first != ludolith("play", "diamant", "--seed", 6, typed="2\n" * 200).out


@pytest.mark.parametrize("typed", ["", "2\n", "q\n", "2\nQ\n"])
def test_leaving_is_no_error(ludolith: Ludolith, typed: str) -> None:
    said = ludolith(*ALONE, typed=typed)
    assert said.code == 0
    assert said.err == ""
    assert said.out.rstrip().endswith("The game ends here, unfinished.")


def test_an_unfinished_game_can_be_kept(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    assert ludolith(*ALONE, "--save", file, typed="2\nq\n").code == 0
    assert "result" not in json.loads(file.read_text())
    said = ludolith("verify", file)
    assert said.code == 0
    assert "before the end" in said.out


def test_an_unfinished_game_goes_on_where_it_stopped(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    said = ludolith(*TWO, "--save", file, typed="\n2\n\n2\n\nq\n")
    assert f"ludolith play --continue {file}" in said.out
    before = json.loads(file.read_text())
    said = ludolith("play", "--continue", file, typed="\n2\nq\n")
    assert said.code == 0, said.err
    more = json.loads(file.read_text())
    assert more["moves"][: len(before["moves"])] == before["moves"]
    assert len(more["moves"]) > len(before["moves"])
    end = tmp_path / "whole.json"
    said = ludolith("play", "--continue", file, "--save", end, typed=answers("2", "1"))
    assert "← winner" in said.out
    whole = json.loads(end.read_text())
    assert whole["moves"][: len(more["moves"])] == more["moves"]
    assert whole["seats"] == before["seats"]
    assert json.loads(file.read_text()) == more, "another file was asked for"
    assert ludolith("verify", end).code == 0


def test_only_what_happened_last_is_told_when_a_game_goes_on(
    ludolith: Ludolith, tmp_path: Path
) -> None:
    file = tmp_path / "half.json"
    ludolith(*ALONE, "--save", file, typed="2\n2\nq\n")
    said = ludolith("play", "--continue", file, typed="")
    assert "DIA-11" in said.out
    assert "DIA-03" not in said.out


def test_a_game_that_cannot_go_on_is_refused(ludolith: Ludolith, tmp_path: Path) -> None:
    over, bots, half = tmp_path / "over.json", tmp_path / "bots.json", tmp_path / "half.json"
    ludolith(*ALONE, "--save", over, typed="2\n" * 200)
    ludolith("record", "diamant", "-o", bots)
    record = json.loads(bots.read_text())
    del record["result"], record["moves"][9:]
    bots.write_text(to_json(sealed(msgspec.convert(record, Record))))
    ludolith(*ALONE, "--save", half, typed="2\nq\n")
    kept = half.read_text()
    for line in (
        ("play", "--continue", over),
        ("play", "--continue", bots),
        ("play", "--continue", tmp_path / "missing.json"),
        ("play", "diamant", "--continue", half),
        ("play", "--continue", half, "--seed", 0),
        ("play", "--continue", half, "--save", over),
    ):
        assert ludolith(*line).is_refusal(), line
    half.write_text(kept.replace('"steady"', '"strong"'))
    assert "the seal is broken" in ludolith("play", "--continue", half).err
    assert half.read_text() == kept.replace('"steady"', '"strong"')


@pytest.mark.parametrize("save", [True, False])
def test_ctrl_c_keeps_the_game_if_it_was_to_be_kept(
    ludolith: Ludolith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, save: bool
) -> None:
    file = tmp_path / "half.json"
    typed = iter(["2", "2"])

    def ctrl_c_at_the_third_choice(*_: object) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(Console, "input", ctrl_c_at_the_third_choice)
    said = ludolith(*ALONE, *(("--save", file) if save else ()))
    assert said.code == 130
    assert said.err == "ludolith: stopped\n"
    assert file.exists() == save
    if save:
        assert ludolith("verify", file).code == 0
        assert len(json.loads(file.read_text())["moves"]) >= 8


def test_an_existing_file_is_refused_before_the_game(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text("precious")
    assert ludolith(*ALONE, "--save", file, typed="2\n").is_refusal()
    assert file.read_text() == "precious"


def test_a_question_mark_explains_what_just_happened(ludolith: Ludolith) -> None:
    silent = ludolith(*ALONE, typed="").out
    asked = ludolith(*ALONE, typed="?\n").out
    assert ludolith("rules", "diamant", "DIA-03").out in asked
    assert "Walk back to the camp" in asked
    assert "Walk back to the camp" not in silent


def test_a_rules_id_shows_that_rule(ludolith: Ludolith) -> None:
    said = ludolith(*ALONE, typed="dia-23\ndia-99\n")
    assert ludolith("rules", "diamant", "DIA-23").out in said.out
    assert "There is no rule DIA-99." in said.out


@pytest.mark.parametrize(
    "answer", ["0", "3", "99999999999999999999", "x", "²", "٢", "\x1b[A", "{ $seat }"]
)
def test_an_answer_that_is_none_is_asked_again(ludolith: Ludolith, answer: str) -> None:
    said = ludolith(*ALONE, typed=f"{answer}\n")
    assert said.code == 0
    assert "none of the choices" in said.out
    assert "DIA-11" not in said.out


def test_the_language_is_that_of_the_locale() -> None:
    assert "Wyprawa" in process(*ALONE, LANG="pl_PL.UTF-8").out
    assert "Экспедиция" in process(*ALONE, LANG="pl_PL.UTF-8", LC_ALL="ru_RU.UTF-8").out
    assert "Expedition" in process(*ALONE, LANG="de_DE.UTF-8").out
    assert "Expedition" in process(*ALONE, "--lang", "en", LANG="ru_RU.UTF-8").out


def test_a_drawing_shows_no_more_than_the_view() -> None:
    """A secret choice of another player changes nothing on the screen."""
    screens = []
    for move in (0, 1):
        state = game("diamant").new(3, 5)
        state.apply(0, move)
        screen = console()
        with screen.capture() as capture:
            names = ["Anna", "Bob", "Eve"]
            screen.print(draw("diamant", state.view(1), names, words("en", game("diamant"))))
        screens.append(capture.get())
    assert screens[0] == screens[1]
    assert "Has decided" in screens[0]


@pytest.mark.parametrize("columns", ["1", "12"])
def test_a_screen_may_be_too_narrow_but_no_row_is_blank(
    ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    said = ludolith("play", "diamant", "--lang", "ru", "--names", "Анна")
    assert "▶ Анна" in said.out
    assert ludolith("games").out.startswith("diamant ")


def test_a_game_without_a_drawing_is_shown_in_plain_words() -> None:
    found = game("diamant")
    screen = console()
    with screen.capture() as capture:
        screen.print(draw("no_such_drawing", found.new(3).view(0), ["A", "B", "C"], words("en")))
    assert "expedition" in capture.get()
