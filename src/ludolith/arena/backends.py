"""Where work is done: in this process, in several, or on a Ray cluster.

Work is a function of a module and plain values, so that any process can take any task. A backend
hands back results as they come, each with the number of its task; what depends on the order is put
in order by the caller. A worker that dies loses nothing: its tasks are done again.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol, TypeVar

from ludolith.arena.parent_watchdog import follow_parent
from ludolith.arena.simulate import MOST_JOBS, WorkerDied, cores
from ludolith.engine.errors import BadRequest

Task = TypeVar("Task")
Result = TypeVar("Result")

TRIES: Final = 3  # of one task, before its workers' deaths are taken to be its own fault
_WAITING: Final = 4  # tasks handed out per process


class Backend(Protocol):
    """Does tasks, in any order."""

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """The number of each task with its result, as they come."""


class InProcess:
    """This very process."""

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        for number, task in enumerate(tasks):
            yield number, work(task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        left = list(range(len(tasks)))
        deaths = 0
        while left:
            done: set[int] = set()
            try:
                for number, result in self.with_a_pool(work, tasks, left):
                    done.add(number)
                    yield number, result
            except BrokenProcessPool:
                deaths = 0 if done else deaths + 1
                if deaths == TRIES:
                    raise WorkerDied(
                        f"processes died {TRIES} times at the same work; is there enough memory?"
                    ) from None
            left = [number for number in left if number not in done]

    def with_a_pool(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], numbers: Sequence[int]
    ) -> Iterator[tuple[int, Result]]:
        # As in simulations: forking begins at once, and is safe on Linux only.
        context: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        pool = ProcessPoolExecutor(self.jobs, context, begin_worker)
        waiting: dict[Future[Result], int] = {}
        try:
            for number in numbers:
                waiting[pool.submit(work, tasks[number])] = number
                if len(waiting) >= self.jobs * _WAITING:
                    yield from finished(waiting)
            while waiting:
                yield from finished(waiting)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it at once, without a word
    follow_parent()


def finished(waiting: dict[Future[Result], int]) -> Iterator[tuple[int, Result]]:
    """Wait until some are done, and take them out."""
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        result = future.result()
        yield waiting.pop(future), result


def local(jobs: int | None) -> Backend:
    """Processes of this machine, by default one for each core."""
    if jobs is None:
        jobs = cores()
    if type(jobs) is not int or not 1 <= jobs <= MOST_JOBS:
        raise BadRequest(f"jobs are from 1 to {MOST_JOBS} processes, not {jobs!r}")
    return InProcess() if jobs == 1 else Processes(jobs)
