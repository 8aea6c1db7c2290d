"""`ludolith new-game` and `ludolith test-game`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludolith import games
from tests.cli.conftest import Ludolith
from tests.outside.conftest import Install, install

__all__ = ["install"]  # a fixture


def test_a_new_game_passes_what_every_game_must_pass(
    ludolith: Ludolith, install: Install, tmp_path: Path
) -> None:
    home = tmp_path / "my_game"
    said = ludolith("new-game", "my_game", "--folder", home, "--lang", "pl")
    assert said.code == 0
    assert "ludolith test-game my_game" in said.out
    assert 'my_game = "ludolith_my_game:GAME"' in (home / "pyproject.toml").read_text()
    install("ludolith-my-game", home / "src", my_game="ludolith_my_game:GAME")
    command = [sys.executable, "-m", "ludolith.cli", "test-game", "my_game"]
    tried = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert tried.returncode == 0, tried.stdout
    own = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(home / "tests")]
    subprocess.run(own, check=True, timeout=60, stdout=subprocess.DEVNULL)
    # It speaks English only: said so, and told in English.
    listed = ludolith("games", "--lang", "ru").out
    assert "перевода на ваш язык нет" in " ".join(listed.split())
    assert "Roll as often as you dare." in listed
    assert "перевода на ваш язык" not in ludolith("games", "--lang", "en").out


@pytest.mark.parametrize(
    "name", ["My-Game", "a__b", "1st", "class", games.OWN[0], "x" * 41, "../up"]
)
def test_a_name_that_no_game_can_have_is_refused(
    ludolith: Ludolith, tmp_path: Path, name: str
) -> None:
    said = ludolith("new-game", name, "--folder", tmp_path / "new")
    assert said.is_refusal()
    assert f"a game cannot be called {name!r}" in said.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(ludolith: Ludolith, tmp_path: Path) -> None:
    said = ludolith("new-game", "my_game", "--folder", tmp_path)
    assert said.is_refusal()
    assert "is there already" in said.err
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_not_there_cannot_be_tested(ludolith: Ludolith) -> None:
    said = ludolith("test-game", "no_such_game")
    assert said.is_refusal()
    assert "there is no game 'no_such_game'" in said.err
