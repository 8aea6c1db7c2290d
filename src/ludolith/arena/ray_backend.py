"""The same work on a Ray cluster (`pip install 'ludolith[ray]'`), with the same results.

A task whose worker or node dies is done again by Ray on another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from ludolith.arena.backends import TRIES
from ludolith.arena.optional_packages import extra
from ludolith.arena.simulate import WorkerDied
from ludolith.engine.errors import LudolithError

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL: Final = "local"
_WAITING: Final = 4  # tasks handed out per core


class OnRay:
    """A cluster by its address; `local` starts one on this machine, `auto` finds a running one."""

    def __init__(self, address: str) -> None:
        self.ray: Any = extra("ray", "ray", "a Ray cluster")
        self.address = address

    def run(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        ray = self.ray
        mine = not ray.is_initialized()
        if mine:
            self.connect()
        try:
            yield from self.hand_out(work, tasks)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as problem:
            raise WorkerDied(
                f"workers of the cluster died {TRIES} times at the same work"
            ) from problem
        finally:
            if mine:
                ray.shutdown()

    def connect(self) -> None:
        try:
            self.ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError) as problem:
            raise WorkerDied(f"no Ray cluster answers at {self.address}: {problem}") from None

    def hand_out(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        ray = self.ray
        remote = ray.remote(max_retries=TRIES)(work)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * _WAITING
        waiting: dict[Any, int] = {}
        for number, task in enumerate(tasks):
            waiting[remote.remote(task)] = number
            if len(waiting) >= most:
                yield from self.finished(waiting)
        while waiting:
            yield from self.finished(waiting)

    def finished(self, waiting: dict[Any, int]) -> Iterator[tuple[int, Any]]:
        done, _ = self.ray.wait(list(waiting), num_returns=1)
        for reference in done:
            try:
                result = self.ray.get(reference)
            except self.ray.exceptions.RayTaskError as problem:
                if isinstance(problem.cause, LudolithError):  # a bot that failed, for instance
                    raise problem.cause from None
                raise
            yield waiting.pop(reference), result
