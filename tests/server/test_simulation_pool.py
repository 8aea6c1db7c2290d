"""What the server does when the outcome of a strike cannot be found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from ludolith.engine.errors import LudolithError
from ludolith.engine.simulation_findings import Attempt
from ludolith.games.seven_dwarfs import finding_checks
from ludolith.server.job_queue import Kind
from ludolith.server.metrics import Metrics
from ludolith.server.room import RoomGone
from ludolith.server.settings import Settings
from ludolith.server.simulation_pool import SimulationPool
from ludolith.server.worker_pool import TimeUp
from ludolith.table import requests
from ludolith.table.act_results import Question
from ludolith.table.handlers import handle
from ludolith.table.table import Table
from tests.server.kept import rooms_over
from tests.table.scene import Scene

TAP = {"move": "strike", "height": 276, "azimuth": 45, "offset": 0, "elevation": 0, "speed": 110}
GOOD = Attempt("{}", b"motion")
BROKEN = BrokenProcessPool("killed")
LATE = TimeUp("no answer in 8 seconds")
TROUBLED = Attempt("{}", trouble="unstable")


class Answers:
    """A pool whose answers are known beforehand."""

    def __init__(self, *answers: Attempt | Exception) -> None:
        self.answers = list(answers)
        self.fresh: list[bool] = []

    async def do(
        self,
        kind: Kind,
        work: Callable[..., Attempt],
        *args: object,
        seconds: float,
        owner: str,
        table: str,
        fresh: bool,
    ) -> Attempt:
        self.fresh.append(fresh)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def asked(table: Table) -> Question:
    question = table.question(handle(table, 0, requests.Decide(0, TAP, table.version, "d1")))
    assert question is not None
    return question


def find(
    monkeypatch: pytest.MonkeyPatch, *answers: Attempt | Exception
) -> tuple[Attempt, str, list[bool]]:
    """What the pool makes of these answers, its measures, and which tries were fresh ones."""
    metrics = Metrics()
    simulation_pool = SimulationPool(Settings(), metrics)
    pool = Answers(*answers)
    monkeypatch.setattr(simulation_pool, "_pool", pool)
    table = Scene(players=2, people=2, game="seven_dwarfs").started().table
    found = asyncio.run(simulation_pool.find(table, asked(table), 2))
    assert pool.answers == [], "it was asked again"
    return found, metrics.text().decode(), pool.fresh


def test_trouble_inside_the_simulation_is_logged_and_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, logger="ludolith.simulation_pool"):
        found, measures, _ = find(monkeypatch, TROUBLED, TROUBLED)
    assert found == TROUBLED
    assert "simulation_given_up game=seven_dwarfs problem=unstable" in caplog.text
    assert "ludolith_find_failures_total 1.0" in measures


@pytest.mark.parametrize(
    "failed",
    [BROKEN, LATE, TROUBLED, RuntimeError("mujoco")],
    ids=["killed", "late", "trouble", "error"],
)
def test_a_strike_that_failed_is_tried_once_more_in_a_fresh_process(
    monkeypatch: pytest.MonkeyPatch, failed: Attempt | Exception
) -> None:
    found, measures, fresh = find(monkeypatch, failed, GOOD)
    assert found == GOOD
    assert fresh == [False, True]
    assert "ludolith_find_failures_total 0.0" in measures
    assert "ludolith_find_seconds_count 1.0" in measures


@pytest.mark.parametrize(("failed", "trouble"), [(BROKEN, "unstable"), (LATE, "too-long")])
def test_a_strike_that_fails_twice_has_come_to_nothing(
    monkeypatch: pytest.MonkeyPatch, failed: Exception, trouble: str
) -> None:
    found, measures, _ = find(monkeypatch, failed, failed)
    assert found.trouble == finding_checks.read(found.finding).trouble == trouble
    assert "ludolith_find_failures_total 1.0" in measures


def test_what_is_wrong_for_every_strike_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LudolithError, match="no physics"):
        find(monkeypatch, LudolithError("no physics"))


def test_a_server_that_stops_waits_for_no_strike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would come of it could not be stored any more."""
    asked_for = asyncio.Event()

    async def find_slowly(*_: object) -> Attempt:
        asked_for.set()
        await asyncio.sleep(5)
        return GOOD

    monkeypatch.setattr(SimulationPool, "find", find_slowly)

    async def stop() -> None:
        async with rooms_over(tmp_path / "s") as rooms:
            history = Scene(players=2, people=2, game="seven_dwarfs").started().history
            room = await rooms.make(history)
            tap = requests.Decide(0, TAP, room.table.version, "d1")
            strike = asyncio.create_task(room.change(lambda table: handle(table, 0, tap)))
            await asked_for.wait()
            await asyncio.wait_for(rooms.close(), 2)
            with pytest.raises(RoomGone):
                await strike

    asyncio.run(stop())
