"""`--option NAME=FILE`: the command line reads the file, and the game gets its text."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.conftest import Ludolith
from tests.own_file import GOOD, crewed

__all__ = ["crewed"]  # a fixture
pytestmark = pytest.mark.usefixtures("crewed")
RECORD = ("record", "diamant", "--seed", 3)


def test_the_record_holds_the_text_of_the_file(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "my crew.json"
    file.write_text(GOOD, encoding="utf-8")
    said = ludolith(*RECORD, "--option", f"crew={file}")
    assert (said.code, said.err) == (0, "")
    assert json.loads(said.out)["options"]["crew"] == GOOD
    file.unlink()
    record = tmp_path / "game.json"
    record.write_text(said.out, encoding="utf-8")
    assert ludolith("verify", record).code == 0


def test_a_mark_before_the_text_is_left_out(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "crew.json"
    file.write_text(GOOD, encoding="utf-8-sig")
    said = ludolith(*RECORD, "--option", f"crew={file}")
    assert json.loads(said.out)["options"]["crew"] == GOOD


def test_an_option_without_a_file_is_what_is_built_in_and_an_empty_name_is_refused(
    ludolith: Ludolith,
) -> None:
    assert json.loads(ludolith(*RECORD).out)["options"]["crew"] == ""
    said = ludolith(*RECORD, "--option", "crew=")
    assert said.is_refusal()
    assert "option crew: name a file" in said.err


def test_figures_name_the_file_by_its_hash(ludolith: Ludolith, tmp_path: Path) -> None:
    file = tmp_path / "crew.json"
    file.write_text(GOOD, encoding="utf-8")
    said = ludolith(
        "simulate", "diamant", "--json", "--games", 2, "--jobs", 1, "--option", f"crew={file}"
    )
    assert json.loads(said.out)["options"]["crew"].startswith("sha256:")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff{}", "option crew: not UTF-8 at byte 0"),
        (b'{"title": "x"}', "option crew: Object missing required field `names`"),
        (b"\n{,", "option crew: JSON is malformed"),
        (b" " * 65_537, "option crew: the file is larger than 64 kB"),
        (b"", None),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(
    ludolith: Ludolith, tmp_path: Path, content: bytes, reason: str | None
) -> None:
    file = tmp_path / "crew.json"
    file.write_bytes(content)
    said = ludolith(*RECORD, "--option", f"crew={file}")
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith(f"ludolith: {file}: {reason or 'option crew: the file is empty'}")
    assert said.err.count("\n") == 1


def test_a_wrong_file_is_refused_in_the_readers_language(
    ludolith: Ludolith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tiles.json"
    file.write_text('{"tiles": [{"id": "A01"}]}')
    game = ("gods_love_dinosaurs", "--option", f"tiles={file}")
    said = ludolith("play", *game, "--lang", "ru")
    assert said.is_refusal()
    assert "У настройки не бывает такого значения. Файл для настройки «tiles»" in said.err
    assert said.err.startswith(f"ludolith: {file}: ")
    assert said.err.endswith("неисправен. Нет поля «stack», место: $.tiles[0].\n")
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Plik dla opcji „tiles” nie jest poprawny." in ludolith("simulate", *game).err


def test_a_file_that_cannot_be_read_is_refused_in_one_line(
    ludolith: Ludolith, tmp_path: Path
) -> None:
    for path in (tmp_path, tmp_path / "missing.json", "x" * 5000, os.devnull, "/dev/zero", "a\0b"):
        said = ludolith(*RECORD, "--option", f"crew={path}")
        assert said.code == 2
        assert said.err.startswith("ludolith: ")
        assert said.err.count("\n") == 1
