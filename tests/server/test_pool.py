"""Worker processes and the queue before them: whose turn it is, and what becomes of a process."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Future
from typing import Any, TypeVar

import pytest

from ludolith import bots, games
from ludolith.bots import plugin_bots
from ludolith.server import job_queue, worker_pool
from ludolith.server.bot_pool import BotPool
from ludolith.server.job_queue import Kind, Lane
from ludolith.server.metrics import Metrics
from ludolith.server.settings import Limits, Settings
from ludolith.server.worker_pool import Pool, TimeUp, Worker
from ludolith.server.worker_process import WantedToExit
from tests.server import thoughts
from tests.table.scene import Scene

Answer = TypeVar("Answer")
TABLES = 500


class Puppet(Worker):
    """A process that answers when the test says so."""

    def __init__(self) -> None:
        self.done = 0
        self.since = 0.0
        self.retired = self.ended = False
        self.can_start: Future[None] = Future()
        self.given: list[tuple[str, Future[str]]] = []

    async def ready(self) -> None:
        await asyncio.wrap_future(self.can_start)

    async def warm(self) -> None:
        pass

    def submit(self, work: Callable[..., Any], *args: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        answer.set_running_or_notify_cancel()
        self.given.append((args[0], answer))
        return answer

    def kill(self) -> None:
        self.given[-1][1].set_exception(BrokenExecutor("killed"))

    def end(self, wait: bool = False) -> None:
        self.ended = True


class Stage:
    """A pool of puppets."""

    def __init__(self, *lanes: Lane, slow_start: bool = False, **settings: Any) -> None:
        self.slow_start = slow_start
        self.puppets: list[Puppet] = []
        self.metrics = Metrics()
        self.pool = Pool(
            *lanes, settings=Settings(**settings), metrics=self.metrics, start=self.start
        )
        self.tasks: dict[str, asyncio.Task[str]] = {}

    def start(self) -> Puppet:
        self.puppets.append(Puppet())
        if not self.slow_start:
            self.puppets[-1].can_start.set_result(None)
        return self.puppets[-1]

    async def ask(self, kind: Kind, name: str, *, seconds: float = 60.0, **place: Any) -> None:
        """Put a job into the queue; after a moment it has begun if it can."""
        doing = self.pool.do(kind, str, name, seconds=seconds, **place)
        self.tasks[name] = asyncio.ensure_future(doing)
        await settle()

    def running(self) -> dict[str, Future[str]]:
        """The jobs that processes work at."""
        given = [job for puppet in self.puppets for job in puppet.given]
        return {name: answer for name, answer in given if not answer.done()}

    def ended(self) -> list[bool]:
        """Which processes have been told to end, in the order in which they began."""
        return [puppet.ended for puppet in self.puppets]

    async def answer(self, name: str) -> str:
        """Let this job be done."""
        self.running()[name].set_result(f"{name} is done")
        found = await self.tasks[name]
        await settle()
        return found

    async def order(self, first: str) -> list[str]:
        """In which order the jobs of one process come, if this one runs now."""
        order = [first]
        while True:
            before = set(self.running())
            await self.answer(order[-1])
            begun = set(self.running()) - before
            if not begun:
                return order
            order.append(*begun)


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def played(scene: Callable[[], Awaitable[Answer]]) -> Answer:
    async def run() -> Answer:
        return await scene()

    return asyncio.run(run())


# -- whose turn it is


def test_a_quick_bot_begins_at_once_while_long_thoughts_of_500_tables_wait() -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.QUICK, processes=1), Lane(Kind.SEARCH, processes=2))
        for number in range(TABLES):
            await stage.ask(Kind.SEARCH, f"long {number}", table=f"t{number}", owner=f"a{number}")
        assert set(stage.running()) == {"long 0", "long 1"}
        await stage.ask(Kind.QUICK, "quick", table="mine", owner="me")
        assert await stage.answer("quick") == "quick is done"
        assert len(stage.puppets) == 3

    played(scene)


def test_quick_bots_do_not_starve_long_thoughts_either() -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.QUICK, processes=1), Lane(Kind.SEARCH, processes=2))
        for number in range(TABLES):
            await stage.ask(Kind.QUICK, f"quick {number}", table=f"t{number}")
        await stage.ask(Kind.SEARCH, "long", table="mine")
        assert "long" in stage.running()

    played(scene)


def test_a_table_with_many_jobs_waits_behind_the_first_ones_of_others() -> None:
    async def scene() -> list[str]:
        stage = Stage(Lane(Kind.SEARCH, processes=1))
        for number in range(4):
            await stage.ask(Kind.SEARCH, f"greedy {number}", table="greedy")
        await stage.ask(Kind.SEARCH, "modest", table="modest")
        return await stage.order("greedy 0")

    assert played(scene) == ["greedy 0", "greedy 1", "modest", "greedy 2", "greedy 3"]


def test_an_address_with_many_tables_waits_behind_the_first_jobs_of_others() -> None:
    async def scene() -> list[str]:
        stage = Stage(Lane(Kind.SEARCH, processes=1))
        for number in range(TABLES):
            await stage.ask(Kind.SEARCH, f"{number}", table=f"t{number}", owner="greedy")
        await stage.ask(Kind.SEARCH, "modest", table="m", owner="modest")
        return await stage.order("0")

    order = played(scene)
    assert len(order) == TABLES + 1
    assert order.index("modest") == 2


def test_where_addresses_are_not_counted_only_tables_take_turns() -> None:
    async def scene() -> list[str]:
        stage = Stage(Lane(Kind.SEARCH, processes=1), limits=Limits(address_limits=False))
        for number in range(4):
            await stage.ask(Kind.SEARCH, f"{number}", table=f"t{number}", owner="one")
        await stage.ask(Kind.SEARCH, "last", table="last", owner="two")
        return await stage.order("0")

    assert played(scene)[-1] == "last"


def test_hints_and_bots_that_search_take_turns() -> None:
    async def scene() -> list[str]:
        stage = Stage(Lane(Kind.HINT, Kind.SEARCH, processes=1))
        for number in range(4):
            await stage.ask(Kind.SEARCH, f"bot {number}", table=f"t{number}")
        for number in range(2):
            await stage.ask(Kind.HINT, f"hint {number}", table=f"t{number}")
        return await stage.order("bot 0")

    assert played(scene) == ["bot 0", "hint 0", "bot 1", "hint 1", "bot 2", "bot 3"]


def test_a_job_that_is_no_longer_wanted_leaves_the_queue() -> None:
    async def scene() -> str:
        stage = Stage(Lane(Kind.SEARCH, processes=1))
        for name in ("first", "given up", "last"):
            await stage.ask(Kind.SEARCH, name, table="t")
        stage.tasks["given up"].cancel()
        await settle()
        assert await stage.order("first") == ["first", "last"]
        return stage.metrics.text().decode()

    assert 'ludolith_jobs_waiting{kind="search"} 0.0' in played(scene)


def test_a_process_is_free_only_when_it_has_done_what_is_no_longer_wanted() -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.SEARCH, processes=1))
        await stage.ask(Kind.SEARCH, "given up")
        await stage.ask(Kind.SEARCH, "next")
        stage.tasks["given up"].cancel()
        await settle()
        assert set(stage.running()) == {"given up"}
        stage.running()["given up"].set_result("too late")
        await settle()
        assert set(stage.running()) == {"next"}

    played(scene)


def test_how_many_wait_and_how_long_is_measured_by_kind() -> None:
    async def scene() -> str:
        stage = Stage(Lane(Kind.QUICK, processes=1), Lane(Kind.SEARCH, processes=1))
        for number in range(3):
            await stage.ask(Kind.SEARCH, f"{number}")
        return stage.metrics.text().decode()

    measures = played(scene)
    assert 'ludolith_jobs_waiting{kind="search"} 2.0' in measures
    assert 'ludolith_jobs_waiting{kind="quick"} 0.0' in measures
    assert 'ludolith_job_wait_seconds_count{kind="search"} 1.0' in measures
    assert "ludolith_workers_started_total 1.0" in measures


def test_which_bots_search_is_known_from_the_bots_themselves() -> None:
    for game in map(games.game, games.NAMES):
        found = [level for level in bots.levels(game) if bots.searches(game, level)]
        simulated = ["strong", "master"] if game.by_simulation else ["master"]
        assert found == simulated, game.name
        assert bots.searches(game, f"package{plugin_bots.SEPARATOR}bot"), "who knows what it does"


# -- what becomes of a process


def test_for_a_process_that_is_stuck_another_is_started_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.STRIKE, processes=1, spare=1))
        for name in ("stuck", "stuck too", "third"):
            await stage.ask(Kind.STRIKE, name)
        assert set(stage.running()) == {"stuck"}
        monkeypatch.setattr(job_queue, "STUCK", 0.0)
        stage.pool._pump()
        await settle()
        assert set(stage.running()) == {"stuck", "stuck too"}, "one more, and no third"

    played(scene)


def test_a_look_is_taken_by_itself_when_a_job_may_be_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_queue, "STUCK", 0.01)
    monkeypatch.setattr(worker_pool, "STUCK", 0.01)

    async def scene() -> str:
        stage = Stage(Lane(Kind.STRIKE, processes=1, spare=1))
        await stage.ask(Kind.STRIKE, "stuck")
        await stage.ask(Kind.STRIKE, "next")
        while "next" not in stage.running():
            await asyncio.sleep(0.001)
        return await stage.answer("next")

    assert played(scene) == "next is done"


def test_after_many_jobs_a_process_is_replaced_and_works_until_its_successor_is_ready() -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.QUICK, processes=1), worker_jobs=2)
        for number in range(2):
            await stage.ask(Kind.QUICK, f"{number}")
            stage.slow_start = True
            await stage.answer(f"{number}")
        old, new = stage.puppets
        await stage.ask(Kind.QUICK, "meanwhile")
        assert old.given[-1][0] == "meanwhile", "no request waits for the successor"
        new.can_start.set_result(None)
        await settle()
        assert stage.ended() == [False, False], "what it does comes to its end"
        await stage.answer("meanwhile")
        assert stage.ended() == [True, False]
        await stage.ask(Kind.QUICK, "next")
        assert new.given[-1][0] == "next"
        assert len(stage.puppets) == 2

    played(scene)


def test_a_successor_that_cannot_start_leaves_the_old_process_at_work() -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.QUICK, processes=1), worker_jobs=1)
        await stage.ask(Kind.QUICK, "first")
        stage.slow_start = True
        await stage.answer("first")
        stage.puppets[1].can_start.set_exception(BrokenExecutor("no memory"))
        await settle()
        await stage.ask(Kind.QUICK, "second")
        assert await stage.answer("second") == "second is done"
        assert stage.ended() == [False, True, False]

    played(scene)


def test_a_fresh_job_runs_in_a_process_that_has_done_nothing_else() -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.STRIKE, processes=1))
        await stage.ask(Kind.STRIKE, "used")
        await stage.answer("used")
        await stage.ask(Kind.STRIKE, "fresh", fresh=True)
        _, new = stage.puppets
        assert [name for name, _ in new.given] == ["fresh"]
        assert stage.ended() == [True, False]

    played(scene)


def test_of_processes_without_work_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        stage = Stage(Lane(Kind.SEARCH, processes=3))
        for number in range(3):
            await stage.ask(Kind.SEARCH, f"{number}")
        monkeypatch.setattr(worker_pool, "UNUSED", -1.0)
        for number in range(3):
            await stage.answer(f"{number}")
        assert stage.ended() == [True, True, False]

    played(scene)


def test_where_no_process_can_be_started_everybody_is_told_so() -> None:
    async def scene() -> list[object]:
        stage = Stage(Lane(Kind.SEARCH, processes=2), slow_start=True)
        for number in range(5):
            await stage.ask(Kind.SEARCH, f"{number}")
        while not all(task.done() for task in stage.tasks.values()):
            for puppet in stage.puppets:
                if not puppet.can_start.done():
                    puppet.can_start.set_exception(BrokenExecutor("no memory"))
            await settle()
        return await asyncio.gather(*stage.tasks.values(), return_exceptions=True)

    assert [type(each) for each in played(scene)] == [BrokenExecutor] * 5


def test_a_job_whose_time_is_up_is_told_from_one_that_broke() -> None:
    async def scene() -> list[object]:
        stage = Stage(Lane(Kind.SEARCH, processes=2))
        await stage.ask(Kind.SEARCH, "slow", seconds=0.0)
        await stage.ask(Kind.SEARCH, "broken")
        for puppet in stage.puppets:
            puppet.kill()
        return await asyncio.gather(*stage.tasks.values(), return_exceptions=True)

    slow, broken = played(scene)
    assert type(slow) is TimeUp
    assert type(broken) is BrokenExecutor


def test_a_job_may_fail_with_anything() -> None:
    async def scene() -> list[object]:
        stage = Stage(Lane(Kind.SEARCH, processes=1))
        await stage.ask(Kind.SEARCH, "odd")
        stage.running()["odd"].set_exception(StopIteration(3))
        return await asyncio.gather(*stage.tasks.values(), return_exceptions=True)

    assert "StopIteration(3)" in str(played(scene)[0])


def test_what_is_done_needs_no_garbage_collector_to_leave_the_memory() -> None:
    """A server collects rarely; what waited for that would take some kilobytes a decision."""

    async def scene() -> int:
        stage = Stage(Lane(Kind.QUICK, processes=1))
        gc.collect()
        gc.disable()
        for number in range(50):
            await stage.ask(Kind.QUICK, f"{number}")
            await stage.answer(f"{number}")
        stage.tasks.clear()
        stage.puppets[0].given.clear()
        return gc.collect()

    try:
        assert played(scene) < 50
    finally:
        gc.enable()


# -- real processes


def done_in_turn(*work: Callable[..., object]) -> list[object]:
    """What comes of each, in one process, and of a good deed after all of them."""

    async def think() -> list[object]:
        lane = Lane(Kind.QUICK, processes=1)
        pool = Pool(lane, settings=Settings(), metrics=Metrics())
        try:
            return await asyncio.gather(
                *(pool.do(Kind.QUICK, each, seconds=0.2) for each in work),
                pool.do(Kind.QUICK, thoughts.power, 2, 5, seconds=60.0),
                return_exceptions=True,
            )
        finally:
            await pool.close()

    return asyncio.run(think())


def test_a_thought_that_ends_its_process_breaks_nobody_elses() -> None:
    first, second, last = done_in_turn(thoughts.end_the_process, thoughts.end_the_process)
    assert isinstance(first, BrokenExecutor)
    assert isinstance(second, BrokenExecutor)
    assert last == 32


def test_a_thought_that_exits_the_program_is_an_error_like_others() -> None:
    first, last = done_in_turn(thoughts.exit_the_program)
    assert isinstance(first, WantedToExit)
    assert "SystemExit(3)" in str(first)
    assert last == 32


def test_a_thought_that_ignores_its_time_is_ended_from_outside() -> None:
    first, last = done_in_turn(thoughts.ignore_the_time)
    assert isinstance(first, TimeUp)
    assert last == 32


def test_a_server_that_ends_does_not_wait_for_a_thought_without_end(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def end() -> list[object]:
        pool = Pool(Lane(Kind.QUICK, processes=1), settings=Settings(), metrics=Metrics())
        work = thoughts.say_so_and_ignore_the_time
        running = asyncio.ensure_future(pool.do(Kind.QUICK, work, seconds=3600.0))
        waiting = asyncio.ensure_future(pool.do(Kind.QUICK, thoughts.power, 2, 5, seconds=60.0))
        while "begun" not in capfd.readouterr().err:
            await asyncio.sleep(0.01)
        await pool.close()
        return [*await asyncio.gather(running, waiting, return_exceptions=True)]

    running, waiting = asyncio.run(end())
    assert isinstance(running, BrokenExecutor)
    assert isinstance(waiting, asyncio.CancelledError)


def test_a_process_that_is_replaced_has_its_games_loaded_before_its_first_job() -> None:
    async def scene() -> set[str]:
        settings = Settings(worker_jobs=1)
        pool = Pool(Lane(Kind.QUICK, processes=1), settings=settings, metrics=Metrics())
        try:
            first, _ = await pool.do(Kind.QUICK, thoughts.who, seconds=60.0)
            while True:
                found, loaded = await pool.do(Kind.QUICK, thoughts.who, seconds=60.0)
                if found != first:
                    return loaded
        finally:
            await pool.close()

    assert {f"ludolith.games.{name}" for name in games.NAMES} <= asyncio.run(scene())


def test_a_steady_bot_is_answered_in_a_moment_while_hundreds_of_masters_wait() -> None:
    async def scene() -> float:
        bot_pool = BotPool(Settings(bot_workers=1), Metrics())
        mine, other = (Scene(people=1).started("steady").table for _ in range(2))
        try:
            await bot_pool.think(mine, 1, "steady")  # its process has started
            thoughts = [bot_pool.think(other, 1, "master", "other") for _ in range(300)]
            masters = [asyncio.ensure_future(thought) for thought in thoughts]
            await asyncio.wait(masters, return_when=asyncio.FIRST_COMPLETED)
            began = time.monotonic()
            await bot_pool.think(mine, 1, "steady", "mine")
            waited = time.monotonic() - began
            assert sum(master.done() for master in masters) < len(masters) / 2
            for master in masters:
                master.cancel()
            return waited
        finally:
            await bot_pool.close()

    assert asyncio.run(scene()) < 2.0
