"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ludolith.table.acts import AnyAct, Moved

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry per server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.tables = Gauge("ludolith_tables", "Tables in memory", registry=own)
        self.connections = Gauge("ludolith_connections", "Open connections", registry=own)
        self.acts = Counter("ludolith_acts", "Acts stored, by kind", ["act"], registry=own)
        self.moves = Counter(
            "ludolith_moves", "Decisions stored, by who made them", ["by"], registry=own
        )
        self.refused = Counter("ludolith_refused", "Refusals, by cause", ["cause"], registry=own)
        self.commit_seconds = Histogram(
            "ludolith_commit_seconds", "From append to safe on disk", buckets=FAST, registry=own
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
            "ludolith_find_failures", "Moves of which nobody knows what came", registry=own
        )

    def count(self, act: AnyAct) -> None:
        """One more act is stored."""
        self.acts.labels(str(act.__struct_config__.tag)).inc()
        if isinstance(act, Moved):
            self.moves.labels(act.by).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
