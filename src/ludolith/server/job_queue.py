"""Jobs that wait for a worker process, and whose turn it is."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, Final

STUCK: Final = 1.0  # seconds after which a job is no longer waited for, where a lane has spare room


class Kind(StrEnum):
    """What a job is for. The values name it in the metrics."""

    QUICK = "quick"  # a bot with rules of thumb
    SEARCH = "search"  # a bot that looks ahead, or one of which we do not know
    HINT = "hint"  # for a person who asked
    CHART = "chart"  # of a finished game
    STRIKE = "strike"  # what comes of a move


class Job:
    """Something for a worker to do, and the answer to come."""

    def __init__(
        self,
        kind: Kind,
        work: Callable[..., Any],
        args: Sequence[object],
        seconds: float,
        *,
        owner: str = "",
        table: str = "",
        fresh: bool = False,
    ) -> None:
        self.kind = kind
        self.work = work
        self.args = args
        self.seconds = seconds  # it may take
        self.owner = owner  # the address that is charged for it
        self.table = table
        self.fresh = fresh  # it needs a process that has done nothing yet
        loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.asked = loop.time()
        self.began = 0.0


class Queue:
    """Jobs of one kind. Owners take turns, and the tables of an owner take turns in that."""

    def __init__(self) -> None:
        # Ordered dicts: both ends of them are quick to change, which of a plain dict only one is.
        self._owners: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, job: Job) -> None:
        tables = self._owners.setdefault(job.owner, OrderedDict())
        tables.setdefault(job.table, deque()).append(job)
        self._length += 1

    def take(self) -> Job:
        """The job whose turn it is; its owner and its table go to the end."""
        owner, tables = self._owners.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._owners[owner] = tables
        self._length -= 1
        return job

    def remove(self, job: Job) -> None:
        """It is no longer wanted; nothing happens if it does not wait here."""
        tables = self._owners.get(job.owner, OrderedDict())
        jobs = tables.get(job.table, deque())
        if job not in jobs:
            return
        jobs.remove(job)
        self._length -= 1
        if not jobs:
            del tables[job.table]
        if not tables:
            del self._owners[job.owner]


class Lane:
    """Kinds of jobs that share some processes, and take turns at them.

    Lanes do not wait for each other: long searches do not delay quick jobs.
    """

    def __init__(self, *kinds: Kind, processes: int, spare: int = 0) -> None:
        """Up to so many at a time; for each that is stuck one more, out of the spare ones."""
        self.processes = processes
        self.spare = spare
        self.queues = OrderedDict((kind, Queue()) for kind in kinds)
        self.running: set[Job] = set()

    def waiting(self) -> int:
        return sum(map(len, self.queues.values()))

    def ready(self, now: float) -> int:
        """How many of those who wait may begin now."""
        stuck = sum(now - job.began >= STUCK for job in self.running)
        room = self.processes + min(stuck, self.spare) - len(self.running)
        return max(0, min(self.waiting(), room))

    def take(self, now: float) -> Job:
        """The job whose turn it is; it is running from now on."""
        kind, queue = next(each for each in self.queues.items() if each[1])
        self.queues.move_to_end(kind)
        job = queue.take()
        job.began = now
        self.running.add(job)
        return job
