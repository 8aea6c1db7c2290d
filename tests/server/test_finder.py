"""What the server does when nobody can tell what came of a strike."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

from ludolith.engine.findings import Attempt
from ludolith.games.seven_dwarfs import findings
from ludolith.server.finder import Finder
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Settings
from ludolith.table import requests
from ludolith.table.changes import Question
from ludolith.table.judge import judge
from tests.table.scene import Scene

TAP = {"move": "strike", "height": 276, "azimuth": 45, "offset": 0, "elevation": 0, "speed": 110}
GOOD = Attempt("{}", b"motion")
BROKEN = BrokenProcessPool("killed")


class Answers:
    """Workers whose answers are known beforehand."""

    def __init__(self, *answers: Attempt | BrokenExecutor) -> None:
        self.answers = list(answers)

    async def do(self, work: Callable[..., Attempt], *args: object, seconds: float) -> Attempt:
        answer = self.answers.pop(0)
        if isinstance(answer, BrokenExecutor):
            raise answer
        return answer


def asked() -> Question:
    scene = Scene(players=2, people=2, game="seven_dwarfs").started()
    table = scene.table
    question = table.question(judge(table, 0, requests.Decide(0, TAP, table.version, "d1")))
    assert question is not None
    return question


def find(
    monkeypatch: pytest.MonkeyPatch, *answers: Attempt | BrokenExecutor, seconds: float = 1000.0
) -> tuple[Attempt, str]:
    """What the finder makes of these answers, and its measures."""
    metrics = Metrics()
    finder = Finder(Settings(find_seconds=seconds), metrics)
    workers = Answers(*answers)
    monkeypatch.setattr(finder, "_workers", workers)
    found = asyncio.run(finder.find("seven_dwarfs", asked(), 2))
    assert workers.answers == [], "it was asked again"
    return found, metrics.text().decode()


def test_trouble_inside_the_simulation_is_logged_and_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    troubled = Attempt("{}", trouble="unstable")
    with caplog.at_level(logging.ERROR, logger="ludolith.finder"):
        found, measures = find(monkeypatch, troubled)
    assert found == troubled
    assert "nobody knows what came of a move of seven_dwarfs (unstable)" in caplog.text
    assert "ludolith_find_failures_total 1.0" in measures


def test_a_strike_whose_process_was_killed_is_tried_once_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found, measures = find(monkeypatch, BROKEN, GOOD)
    assert found == GOOD
    assert caplog.text == ""
    assert "ludolith_find_failures_total 0.0" in measures


def test_a_strike_that_breaks_two_processes_in_time_is_unstable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, measures = find(monkeypatch, BROKEN, BROKEN)
    assert found.trouble == findings.read(found.finding).trouble == "unstable"
    assert "ludolith_find_failures_total 1.0" in measures


def test_a_strike_whose_time_was_up_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found, measures = find(monkeypatch, BROKEN, seconds=0.0)
    assert found.trouble == findings.read(found.finding).trouble == "too-long"
    assert "ludolith_find_failures_total 1.0" in measures
