"""A game is refused a file before it begins, and never lost if the file fails at its end."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import NoReturn

import pytest

from ludolith.cli import play
from ludolith.cli.prompt import Left, Question
from ludolith.cli.terminal_game import TerminalGame
from ludolith.engine import records
from ludolith.engine.errors import UnwritableFile
from tests.cli.conftest import Ludolith

ALONE = ("play", "diamant", "--seed", 5)
WHOLE = "2\n" * 200


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that can be written when the game begins and no more when it ends."""
    safe = tmp_path / "safe"
    safe.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(safe))
    save = records.save

    def refuse(record: records.Record, path: Path, *, overwrite: bool = False) -> None:
        if path.name == "locked.json":
            raise UnwritableFile(f"cannot write {path}: the disk is gone")
        save(record, path, overwrite=overwrite)

    monkeypatch.setattr(records, "save", refuse)
    return tmp_path / "locked.json"


def kept(err: str) -> Path:
    found = re.search(r"the game is kept in (\S+\.json) instead$", err)
    assert found, err
    return Path(found[1])


@pytest.mark.parametrize("line", [(*ALONE, "--save"), ("record", "diamant", "-o")])
def test_a_link_to_itself_is_refused_before_the_game(
    ludolith: Ludolith, tmp_path: Path, line: tuple[object, ...]
) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert ludolith(*line, loop).is_refusal()
    assert loop.is_symlink()


def test_a_place_where_nothing_can_be_written_is_refused_before_the_game(
    ludolith: Ludolith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "half.json"
    ludolith(*ALONE, "--save", file, typed="2\nq\n")

    def refuse(**_: object) -> NoReturn:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    for line in (
        (*ALONE, "--save", tmp_path / "x.json"),
        ("play", "--continue", file),
        ("record", "diamant", "-o", tmp_path / "x.json"),
        ("study", "diamant", "--games", 1, "-o", tmp_path / "x.html"),
    ):
        assert ludolith(*line, typed=WHOLE).is_refusal(), line
    said = ludolith(*ALONE, "--save", tmp_path / "x.json", "--lang", "ru")
    assert said.err == (
        f"ludolith: {tmp_path / 'x.json'}: Не удаётся записать файл. Нет прав на запись.\n"
    )


@pytest.mark.parametrize("typed", [WHOLE, "2\nq\n"], ids=["finished", "left"])
def test_a_game_that_cannot_be_saved_is_kept_elsewhere(
    ludolith: Ludolith, locked: Path, typed: str
) -> None:
    said = ludolith(*ALONE, "--save", locked, typed=typed)
    assert said.code == 1
    assert said.err.count("\n") == 1
    assert "the disk is gone" in said.err
    assert ludolith("verify", kept(said.err.rstrip())).code == 0


def test_a_game_of_bots_that_cannot_be_saved_is_kept_elsewhere(
    ludolith: Ludolith, locked: Path
) -> None:
    said = ludolith("record", "diamant", "-o", locked)
    assert said.is_refusal(code=1)
    assert ludolith("verify", kept(said.err.rstrip())).code == 0


def test_where_nothing_can_be_written_at_all_the_game_is_printed(
    ludolith: Ludolith, locked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_bot_play = TerminalGame.let_bot_play

    def full_from_now_on(self: TerminalGame, seat: int) -> None:
        monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
        let_bot_play(self, seat)

    monkeypatch.setattr(TerminalGame, "let_bot_play", full_from_now_on)
    said = ludolith("record", "diamant", "-o", locked)
    assert said.code == 1
    assert json.loads(said.out)["result"]


def test_who_types_a_bad_file_is_asked_again(
    ludolith: Ludolith, locked: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leave(*_: object) -> NoReturn:
        raise Left(can_answer=True)

    monkeypatch.setattr(Question, "ask", leave)
    good = locked.with_name("good.json")
    said = ludolith(*ALONE, typed=f"{locked}\n{good}\n")
    assert said.code == 0, said.err
    assert "the disk is gone" in " ".join(said.out.split())
    assert ludolith("verify", good).code == 0


def test_a_screen_that_is_gone_does_not_take_the_game_with_it(
    ludolith: Ludolith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object) -> NoReturn:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(play.PlayedGame, "choose", gone)
    monkeypatch.setattr("ludolith.cli.errors.leave_pipe", lambda: 1)
    assert ludolith(*ALONE, "--save", tmp_path / "kept.json").code == 1
    assert ludolith("verify", tmp_path / "kept.json").code == 0
