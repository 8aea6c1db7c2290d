"""What the server counts, for Prometheus."""

from __future__ import annotations

import collections
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from ludolith.table.acts import Act, AnyAct, Moved

SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Stored(Collector):
    """What is counted with every act, in plain numbers; named and added up when they are read."""

    def __init__(self) -> None:
        self.acts: collections.Counter[type[Act]] = collections.Counter()
        self.moves: collections.Counter[str] = collections.Counter()
        self.times = [0] * (len(FAST) + 1)  # commits by how long they took; the last: longer
        self.seconds = 0.0

    def append(self, acts: Sequence[AnyAct], seconds: float) -> None:
        """These acts are stored, so long after they were appended."""
        for act in acts:
            self.acts[type(act)] += 1
            if isinstance(act, Moved):
                self.moves[act.by] += 1
        self.times[bisect_left(FAST, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        acts = CounterMetricFamily("ludolith_acts", "Acts stored, by kind", labels=["act"])
        for kind, number in self.acts.items():
            acts.add_metric([str(kind.__struct_config__.tag)], number)
        yield acts
        moves = CounterMetricFamily(
            "ludolith_moves", "Decisions stored, by who made them", labels=["by"]
        )
        for mover, number in self.moves.items():
            moves.add_metric([mover], number)
        yield moves
        limits = [*map(str, FAST), "+Inf"]
        yield HistogramMetricFamily(
            "ludolith_commit_seconds",
            "From append to safe on disk",
            buckets=list(zip(limits, map(float, accumulate(self.times)), strict=True)),
            sum_value=self.seconds,
        )


class Metrics:
    """One registry per server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.tables = Gauge("ludolith_tables", "Tables in memory", registry=own)
        self.connections = Gauge("ludolith_connections", "Open connections", registry=own)
        self.set_aside = Gauge(
            "ludolith_set_aside",
            "Tables, records and logs that are damaged in the store",
            registry=own,
        )
        self.stored = Stored()
        own.register(self.stored)
        self.refused = Counter("ludolith_refused", "Refusals, by cause", ["cause"], registry=own)
        self.jobs_waiting = Gauge(
            "ludolith_jobs_waiting", "Jobs that wait for a process", ["kind"], registry=own
        )
        self.wait_seconds = Histogram(
            "ludolith_job_wait_seconds",
            "From asking for a job to its beginning",
            ["kind"],
            buckets=SLOW,
            registry=own,
        )
        self.workers_started = Counter(
            "ludolith_workers_started", "Worker processes started", registry=own
        )
        self.bot_seconds = Histogram(
            "ludolith_bot_seconds", "A bot's thinking, waiting included", buckets=FAST, registry=own
        )
        self.bot_failures = Counter(
            "ludolith_bot_failures", "Bots that failed to choose", registry=own
        )
        self.find_seconds = Histogram(
            "ludolith_find_seconds",
            "Finding out what came of a move, waiting included",
            buckets=FAST,
            registry=own,
        )
        self.find_failures = Counter(
            "ludolith_find_failures", "Moves whose simulation failed", registry=own
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
