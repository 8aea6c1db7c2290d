"""`make play` once all it needs is installed: scripts/play.py, with a make of ours."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.live import SOON, wait_until

SCRIPT = Path(__file__).parent.parent / "scripts" / "play.py"
# Nothing is built yet (-q), and to build takes until the file `go` is there.
MAKE = """#!/bin/sh
case "$*" in *-q*) exit 1;; esac
echo $$ > {folder}/compiler
while [ ! -e {folder}/go ]; do sleep 0.05; done
exit {code}
"""


class Played:
    """The script as a process group of its own, as a terminal has it."""

    def __init__(self, folder: Path, code: int) -> None:
        self.folder = folder
        make = folder / "make"
        make.write_text(MAKE.format(folder=folder, code=code))
        make.chmod(0o755)
        self.output = folder / "said.txt"
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, SCRIPT],
                env=os.environ
                | {"MAKE": str(make), "BROWSER": "true", "XDG_DATA_HOME": str(folder / "data")},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )

    def said(self) -> str:
        return self.output.read_text(encoding="utf-8")

    def until_said(self, words: str) -> None:
        wait_until(lambda: words in self.said() or self.process.poll() is not None)
        assert words in self.said()

    def interrupt(self) -> None:
        """Ctrl-C, which every process of the terminal hears."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(SOON)
        assert "Traceback" not in self.said()


@pytest.fixture
def play(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Played]:
    played = Played(tmp_path, getattr(request, "param", 0))
    yield played
    (tmp_path / "go").touch()
    if played.process.poll() is None:
        played.interrupt()


def test_people_play_while_it_compiles_and_one_line_says_when_it_is_done(play: Played) -> None:
    play.until_said("Ludolith is at")
    assert "make play" not in play.said()
    address = re.search(r"Ludolith is at (\S+)", play.said())
    assert address is not None
    assert httpx.get(f"{address[1]}health").json()["ok"]
    (play.folder / "go").touch()
    play.until_said("make play: ")
    assert play.said().count("make play: ") == 1
    assert httpx.get(f"{address[1]}health").json()["ok"]


@pytest.mark.parametrize("play", [2], indirect=True)
def test_a_compile_that_fails_is_told_and_the_game_goes_on(play: Played) -> None:
    (play.folder / "go").touch()
    play.until_said("Ludolith is at")
    play.until_said("make play: compiling failed")


def test_ctrl_c_ends_the_compiler_too(play: Played) -> None:
    play.until_said("Ludolith is at")
    wait_until((play.folder / "compiler").exists)
    compiler = int((play.folder / "compiler").read_text())
    play.interrupt()
    assert "make play" not in play.said()
    assert not Path(f"/proc/{compiler}").exists()


def test_ctrl_c_at_the_very_beginning_is_quiet(play: Played) -> None:
    wait_until((play.folder / "compiler").exists)  # the server is only just being loaded
    play.interrupt()
