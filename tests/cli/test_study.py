"""`ludolith study` as designers use it: with statistics of their own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import Ludolith

DOCS = Path(__file__).parents[2] / "docs" / "arena.md"
SHORT = ("study", "diamant", "--games", 1, "--jobs", 1)


def test_the_accumulator_of_the_docs_runs_as_it_stands_there(tmp_path: Path) -> None:
    """In the folder where its file lies, which `python -P` does not look into by itself."""
    text = DOCS.read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    command = re.search(r"`ludolith (study diamant --with my_statistics:\w+)`", text)
    assert code is not None
    assert command is not None
    (tmp_path / "my_statistics.py").write_text(code[1], encoding="utf-8")
    arguments = [*command[1].split(), "--games", "12", "--jobs", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ludolith.cli", *arguments],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(DOCS.parents[1] / "src")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = {each["name"]: each["mean"] for each in json.loads(done.stdout)}
    last = [mean for name, mean in found.items() if name.startswith("last.seat-")]
    assert len(last) > 1
    assert abs(sum(last) - 1) < 1e-9


def test_one_game_is_shown_without_deviations(ludolith: Ludolith) -> None:
    said = ludolith(*SHORT)
    assert said.code == 0
    assert "length.decisions" in said.out
    assert "±" not in said.out


def test_a_certain_change_is_shown_as_boundless_and_in_json_as_none(ludolith: Ludolith) -> None:
    line = ("study", "diamant", "--games", 12, "--jobs", 1, "--versus", "relics=on")
    said = ludolith(*line)
    assert "+∞" in next(each for each in said.out.splitlines() if "event.relic-added" in each)
    found = json.loads(ludolith(*line, "--json").out, parse_constant=lambda _: 1 / 0)
    assert next(each for each in found if each["name"] == "event.relic-added")["size"] is None
