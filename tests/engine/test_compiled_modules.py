"""An edit is never hidden by compiled files. Each test runs a copy of the package of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import ludolith
from ludolith._compiled_modules import fingerprint

PACKAGE = Path(ludolith.__file__).parent
IS_BUILT = any(PACKAGE.rglob("*.so"))
LOOK = """
import ludolith
from ludolith.engine.random_playout import playouts
from ludolith.engine.rng import new_rng
template = ludolith.game("diamant").template(4)
print(ludolith.compiled(), *playouts(template, 20, 0, new_rng(1)), ludolith.__file__)
"""


class Looked(NamedTuple):
    """What a new process says of the package."""

    compiled: bool
    games: tuple[str, str]  # the decisions and the checksum of some games
    file: Path
    warning: str


def look(home: Path, pure: str = "0") -> Looked:
    environment = os.environ | {
        "PYTHONPATH": str(home),
        "PYTHONDONTWRITEBYTECODE": "1",
        "LUDOLITH_PURE": pure,
    }
    done = subprocess.run(
        [sys.executable, "-W", "always", "-c", LOOK],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, decisions, checksum, file = done.stdout.split()
    return Looked(compiled == "True", (decisions, checksum), Path(file), done.stderr)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the package as it was built here, with a note of what it was built from.

    Where nothing was built, a compiled file of another Python lies there: this one does not load
    it, but sees that there was a build.
    """
    leave = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "ludolith", ignore=leave)
    for group in PACKAGE.parent.glob("*.so"):
        shutil.copy(group, tmp_path)
    if not IS_BUILT:
        (tmp_path / "ludolith" / "engine" / "state.cpython-30.so").touch()
        note(tmp_path, {"games/diamant/rules.py": str(fingerprint("games/diamant/rules.py"))})
    return tmp_path


def note(home: Path, compiled: dict[str, str]) -> None:
    (home / "ludolith" / "_compiled.json").write_text(json.dumps(compiled))


def play_four_expeditions(home: Path) -> None:
    """Edit a rule so that every game shows it."""
    rules = home / "ludolith" / "games" / "diamant" / "rules.py"
    source = rules.read_text(encoding="utf-8")
    edited = source.replace("self.closed == EXPEDITIONS:", "self.closed == EXPEDITIONS - 1:")
    assert edited != source
    rules.write_text(edited, encoding="utf-8")


def test_what_was_built_is_used_without_a_word(home: Path) -> None:
    looked = look(home)
    assert looked.file.parent == home / "ludolith"
    assert looked.compiled == IS_BUILT
    assert looked.warning == ""


def test_the_sources_can_be_asked_for_and_are_the_same_game(home: Path) -> None:
    looked = look(home, pure="1")
    assert not looked.compiled
    assert looked.warning == ""
    assert looked.games == look(home).games


def test_an_edit_takes_effect_at_once_and_says_so(home: Path) -> None:
    before = look(home)
    play_four_expeditions(home)
    after = look(home)
    assert after.games != before.games
    assert not after.compiled
    assert "compiled files are stale (games/diamant/rules.py)" in after.warning
    assert "build again" in after.warning


def test_an_edit_takes_effect_where_the_sources_were_asked_for(home: Path) -> None:
    before = look(home, pure="1")
    play_four_expeditions(home)
    after = look(home, pure="1")
    assert after.games != before.games
    assert after.warning == ""


def test_a_source_that_is_gone_makes_the_build_stale(home: Path) -> None:
    note(home, {"engine/gone.py": "0" * 32})
    looked = look(home)
    assert not looked.compiled
    assert "stale (engine/gone.py)" in looked.warning


@pytest.mark.parametrize("damage", ["", "{", "[]", "7"])
def test_a_damaged_note_makes_the_build_stale(home: Path, damage: str) -> None:
    (home / "ludolith" / "_compiled.json").write_text(damage)
    looked = look(home)
    assert not looked.compiled
    assert "stale (_compiled.json)" in looked.warning


def test_compiled_files_without_a_note_are_not_trusted(home: Path) -> None:
    (home / "ludolith" / "_compiled.json").unlink()
    (home / "ludolith" / "leftover.so").touch()
    looked = look(home)
    assert not looked.compiled
    assert "no note of what was compiled" in looked.warning


def test_an_uncompiled_build_runs_from_source_without_a_word(home: Path) -> None:
    expected = look(home).games
    for compiled in [*home.rglob("*.so"), home / "ludolith" / "_compiled.json"]:
        compiled.unlink()
    looked = look(home)
    assert not looked.compiled
    assert looked.warning == ""
    assert looked.games == expected
