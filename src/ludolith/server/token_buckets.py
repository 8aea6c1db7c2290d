# Compiled with mypyc.
"""Token buckets: a burst, then a steady rate."""

from __future__ import annotations

from typing import Final

from ludolith.server.settings import Rate

MOST_BUCKETS: Final = 10_000


class Bucket:
    """How much one client may still take now."""

    __slots__ = ("level", "rate", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = rate.burst
        self.since = now

    def take(self, now: float, number: int = 1) -> bool:
        """Take so many if there are so many."""
        self._refill(now)
        if self.level < number:
            return False
        self.level -= number
        return True

    def full(self, now: float) -> bool:
        self._refill(now)
        return self.level >= self.rate.burst

    def _refill(self, now: float) -> None:
        self.level = min(self.rate.burst, self.level + (now - self.since) * self.rate.per_second)
        self.since = now


class Buckets:
    """One bucket per address or person. Full ones are forgotten when there are many."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        if address not in self.buckets:
            if len(self.buckets) >= MOST_BUCKETS:
                self._forget(now)
            self.buckets[address] = Bucket(self.rate, now)
        return self.buckets[address].take(now)

    def _forget(self, now: float) -> None:
        emptied = {name: one for name, one in self.buckets.items() if not one.full(now)}
        # Under attack from very many addresses the oldest are forgiven, to keep the memory small.
        self.buckets = dict(list(emptied.items())[-MOST_BUCKETS // 2 :])
