"""A command loads what it needs and nothing else: programs start it many times."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludolith import games
from ludolith.cli.version import version_line

LOADED = """
import sys
from ludolith.cli.errors import run
code = run(sys.argv[1:])
texts = getattr(sys.modules.get("ludolith.text.messages"), "entries", None)
print("files:", texts.cache_info().misses if texts else 0, file=sys.stderr)
print("modules:", *sys.modules, file=sys.stderr)
sys.exit(code)
"""


ASKED = """
import atexit, sys
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
from ludolith.cli import main
main()
"""


def loaded(line: str) -> tuple[int, set[str]]:
    """How many files of texts a command reads, and the modules it imports."""
    said = subprocess.run(
        [sys.executable, "-c", LOADED, *line.split()],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    ).stderr.splitlines()
    return int(said[-2].split()[1]), set(said[-1].split())


def test_the_version_needs_no_texts_and_no_tables() -> None:
    files, modules = loaded("--version")
    assert files == 0
    assert not modules & {"rich.console", "fluent.runtime", "pydantic", "ludolith.bots"}


def test_the_version_is_told_before_anything_else_is_loaded() -> None:
    said = subprocess.run(
        [sys.executable, "-S", "-c", ASKED, "--version"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert said.stdout == version_line() + "\n"
    modules = set(said.stderr.split())
    ours = {name for name in modules if name.partition(".")[0] == "ludolith"}
    assert ours == {
        "ludolith",
        "ludolith._compiled_modules",
        "ludolith.cli",
        "ludolith.cli.version",
        "ludolith.engine",
    }
    assert not modules & {"typer", "msgspec", "json", "pathlib", "typing", "importlib.metadata"}


def test_the_help_needs_no_games_and_no_texts() -> None:
    files, modules = loaded("--help")
    assert files == 0
    assert not modules & {"pydantic", "msgspec", "fluent.runtime", "ludolith.games"}


def test_the_first_question_comes_without_what_processes_and_plugins_need() -> None:
    _, modules = loaded("play diamant --seed 1 --lang en")
    assert "ludolith.games.diamant.rules" in modules
    assert not modules & {"pydantic", "importlib.metadata", "multiprocessing", "asyncio"}
    assert not modules & {f"ludolith.{floor}" for floor in ("server", "adapters")}


@pytest.mark.parametrize(("line", "files"), [("", 1), (" --json", 0)])
def test_figures_of_games_need_no_texts_of_the_game_and_no_bar(line: str, files: int) -> None:
    read, modules = loaded("simulate diamant --games 1 --jobs 1 --lang en" + line)
    assert read == files
    assert not modules & {"rich.progress", "ludolith.server", "ludolith.cli.play"}


def test_the_texts_that_games_share_are_read_once() -> None:
    own_and_shared = 2  # the command line's words, and those that games share
    assert loaded("games --lang en")[0] == own_and_shared + len(games.OWN)
