"""A command loads what it needs and nothing else: programs start it many times."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOADED = """
import sys
from ludolith.cli.errors import run
code = run(sys.argv[1:])
texts = getattr(sys.modules.get("ludolith.text.messages"), "resource", None)
print("files:", texts.cache_info().misses if texts else 0, file=sys.stderr)
print("modules:", *sys.modules, file=sys.stderr)
sys.exit(code)
"""


def loaded(line: str) -> tuple[int, set[str]]:
    """How many files of texts a command reads, and the modules it imports."""
    said = subprocess.run(
        [sys.executable, "-c", LOADED, *line.split()],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    ).stderr.splitlines()
    return int(said[-2].split()[1]), set(said[-1].split())


def test_the_version_needs_no_texts_and_no_tables() -> None:
    files, modules = loaded("--version")
    assert files == 0
    assert not modules & {"rich.console", "fluent.runtime", "pydantic", "ludolith.bots"}


@pytest.mark.parametrize(("line", "files"), [("", 1), (" --json", 0)])
def test_figures_of_games_need_no_texts_of_the_game_and_no_bar(line: str, files: int) -> None:
    read, modules = loaded("simulate diamant --games 1 --jobs 1 --lang en" + line)
    assert read == files
    assert not modules & {"rich.progress", "ludolith.server", "ludolith.cli.play"}


def test_the_texts_that_games_share_are_read_once() -> None:
    assert loaded("games --lang en")[0] == 7  # five games, the common words, the command line's
