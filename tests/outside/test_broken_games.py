"""`ludolith test-game` fails for a game with a defect, whichever it is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.conftest import Install
from tests.outside.defects import DEFECTS, Defect, write

MODULES = sorted({defect.module for defect in DEFECTS})
PLUGIN = ["-p", "ludolith.testing.plugin", "--pyargs", "ludolith.testing"]


@pytest.mark.parametrize("module", MODULES)
def test_every_defect_is_found(install: Install, tmp_path: Path, module: str) -> None:
    """All broken games in one run, each with the one test that must fail for it."""
    broken = {
        f"broken{number:02}": defect
        for number, defect in enumerate(DEFECTS)
        if defect.module == module
    }
    for name, defect in broken.items():
        write(defect, tmp_path / "games", name)
    entries = {name: f"ludolith_{name}:GAME" for name in broken}
    install("broken-games", tmp_path / "games", **entries)
    chosen = " or ".join(f"({name} and test_{defect.test_name})" for name, defect in broken.items())
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--tb=no", "-rfE", "-c", "/dev/null", *PLUGIN]
        + ["-p", "no:cacheprovider", f"--rootdir={tmp_path}", "-k", chosen]
        + [f"--game={name}" for name in broken],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    failed = set(re.findall(r"^FAILED .*\[\w*(broken\d\d)", ran.stdout, re.MULTILINE))
    missed = [defect.name for name, defect in broken.items() if name not in failed]
    assert missed == [], ran.stdout + ran.stderr


def test_a_game_that_never_ends_is_refused_with_a_word(install: Install, tmp_path: Path) -> None:
    endless = Defect("", "", "rules.py", "self.cups[seat].pop()\n", "pass\n")
    write(endless, tmp_path / "games", "endless")
    install("endless-game", tmp_path / "games", endless="ludolith_endless:GAME")
    command = [sys.executable, "-m", "ludolith.cli", "test-game", "endless"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert ran.returncode != 0
    assert "endless: a random game is not over after" in ran.stdout
    assert "endless does not pass" in ran.stderr
