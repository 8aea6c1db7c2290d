"""Whatever a bot does, a run ends with one line that names it, and no process stays behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludolith.bots import plugin_bots
from ludolith.games import OWN, game
from tests.arena import bad_bots
from tests.cli.conftest import Ludolith, ludolith

__all__ = ["ludolith"]

COMMANDS = {
    "simulate": ("simulate", "{game}", "--players", 4, "--games", 4, "--bots", "{bot}"),
    "study": ("study", "{game}", "--players", 4, "--games", 4, "--bots", "{bot}"),
    "tournament": ("tournament", "{game}", "--players", 4, "--games", 4, "--bots", "random,{bot}"),
}
CAUSES = {
    "raises": "Odd: 1 is not 2",
    "exits": "SystemExit: 3",
    "says_text": "TypeError",
    "says_nothing": "TypeError",
    "says_much": "",
    "below": "rule DIA-",
    "forbidden": "rule DIA-",
    "cheat": "rule DIA-",
}


@pytest.fixture(autouse=True)
def bad_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugin_bots, "found", bad_bots.registered)


def line(command: str, game: str, name: str, jobs: int) -> list[object]:
    bot = f"{bad_bots.PACKAGE}:{name}"
    return [
        *(str(word).format(game=game, bot=bot) for word in COMMANDS[command]),
        *("--jobs", jobs),
    ]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", CAUSES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_bot_that_makes_no_legal_move_ends_the_run_in_one_line(
    ludolith: Ludolith, command: str, name: str, jobs: int
) -> None:
    said = ludolith(*line(command, "diamant", name, jobs))
    assert said.is_refusal(), said
    assert f"the bot '{bad_bots.PACKAGE}:{name}' on seat " in said.err
    assert "failed in the game with seed " in said.err
    assert CAUSES[name] in said.err


@pytest.mark.parametrize("game", [name for name in OWN if not game(name).by_simulation])
def test_a_forbidden_move_is_refused_in_every_game(ludolith: Ludolith, game: str) -> None:
    said = ludolith(*line("tournament", game, "forbidden", 1))
    assert said.is_refusal(), said
    assert "forbids it" in said.err


def test_a_tournament_that_failed_keeps_the_games_before_and_no_report(
    ludolith: Ludolith, tmp_path: Path
) -> None:
    folder = tmp_path / "kept"
    said = ludolith(*line("tournament", "diamant", "cheat", 1), "--output", folder)
    assert said.is_refusal(), said
    assert sorted(file.name for file in folder.iterdir()) == ["games.jsonl", "plan.json"]


def test_a_bot_at_the_terminal_is_named_too(ludolith: Ludolith) -> None:
    bot = f"{bad_bots.PACKAGE}:raises"
    said = ludolith("play", "diamant", "--bots", bot, "--seed", 5, typed="2\n")
    assert said.code == 2
    assert "failed in the game with seed 5: Odd: 1 is not 2" in said.err


TASKS = {
    "tournament": (
        "from ludolith.arena.backends import Processes\nlist(Processes(2).run(sleep, [1, 2]))\n"
    ),
    "simulation": (
        "from ludolith.arena import simulate\n"
        "simulate.Player.play = sleep\n"
        "simulate.simulate(simulate.plan_of('diamant', 4, 100_000), jobs=2)\n"
    ),
}


@pytest.mark.parametrize("task", TASKS)
def test_workers_end_with_a_parent_that_was_killed(task: str) -> None:
    """They hold its output: as long as one of them lives, there is no end of it."""
    # In one piece each: two of them say it at the same moment.
    code = "import os, time\ndef sleep(*_):\n    os.write(1, b'working\\n')\n    time.sleep(600)\n"
    parent = subprocess.Popen([sys.executable, "-c", code + TASKS[task]], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    for _ in range(2):
        assert parent.stdout.readline() == b"working\n"
    parent.kill()
    rest, _ = parent.communicate(timeout=60)
    assert rest == b""
