"""Help that a newcomer understands, with examples that do what they say."""

from __future__ import annotations

import inspect
import shlex
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import ludolith as package
from ludolith.cli import store
from ludolith.cli.app import app
from tests.cli.conftest import Ludolith
from tests.cli.terminal import process

COMMANDS = {
    f"{prefix}{command.callback.__name__.replace('_', '-')}": command.callback
    for prefix, group in (("", app), ("store ", store.app))
    for command in group.registered_commands
    if command.callback is not None
}
SLOW = {"bench", "test-game"}  # for many seconds; test_bench.py and test_new_game.py stand in
KEPT = {"store check"}  # needs games that a server has kept; test_store.py has some
MANY_GAMES = {"simulate", "tournament", "study"}  # they start processes, as users start them
ENDLESS = {"serve", "ludolith play --web"}  # tests/server runs these as a process


def examples(command: str) -> list[str]:
    text = inspect.getdoc(COMMANDS[command]) or ""
    lines = [line.strip() for line in text.partition("Examples:")[2].splitlines()]
    return [line for line in lines if line.startswith("ludolith ")]


def test_all_commands_are_there() -> None:
    assert list(COMMANDS) == [
        "games",
        "rules",
        "play",
        "serve",
        "simulate",
        "tournament",
        "study",
        "record",
        "replay",
        "verify",
        "bench",
        "new-game",
        "test-game",
        "store check",
    ]
    assert [group.name for group in app.registered_groups] == ["store"]


@pytest.mark.parametrize("command", list(COMMANDS))
def test_each_command_explains_itself_with_examples(ludolith: Ludolith, command: str) -> None:
    said = ludolith(*command.split(), "--help")
    assert said.code == 0
    assert said.err == ""
    assert examples(command)
    for example in examples(command):
        assert example in " ".join(said.out.split())


def test_no_command_at_all_shows_the_help(ludolith: Ludolith) -> None:
    said = ludolith()
    assert said.code == 0
    assert "ludolith play diamant" in said.out
    assert said == ludolith("--help")


@pytest.mark.long
@pytest.mark.parametrize(
    "command", [name for name in COMMANDS if name not in SLOW | ENDLESS | KEPT]
)
def test_examples_work(
    ludolith: Ludolith, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if command in ("replay", "verify"):
        assert ludolith("record", "diamant", "-o", "game.json").code == 0
    for example in [one for one in examples(command) if one not in ENDLESS]:  # in their order
        words = shlex.split(example)[1:]
        said = process(*words) if command in MANY_GAMES else ludolith(*words)
        assert said.code == 0, (example, said.err)
        assert said.out


def test_version_says_how_the_rules_run() -> None:
    how = "compiled" if package.compiled() else "interpreted"
    number = version("ludolith")
    assert process("--version").out == f"ludolith {number} ({how})\n"
    assert process("--version", LUDOLITH_PURE="1").out == f"ludolith {number} (interpreted)\n"


def test_a_small_command_loads_little() -> None:
    code = (
        "import sys; from ludolith.cli.errors import run; run(['--version']);"
        "print([name for name in ('rich', 'fluent', 'babel', 'multiprocessing', 'asyncio')"
        " if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
