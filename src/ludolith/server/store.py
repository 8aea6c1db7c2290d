"""What the server asks of a store. SQLite answers by default; any database with a unique key can.

A table is its acts, numbered from 1 (its opening). Whoever appends says which number comes first;
the store takes all acts of an `Append` or none, and none whose number is taken.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Protocol

import msgspec

from ludolith.table.acts import AnyAct
from ludolith.table.sight import TableSight


class Summary(msgspec.Struct, frozen=True):
    """What must be known of a table that is not in memory."""

    game: str
    host: str
    phase: str
    listed: bool
    seats: int
    free: int
    options: dict[str, bool | int | str]
    awake: bool  # the server has something to do there by itself: a bot's turn, a clock


class Finished(msgspec.Struct, frozen=True):
    """A game that came to its end, as a record."""

    round: int
    record: str


class Append(msgspec.Struct, frozen=True):
    """Acts of one table that happened together."""

    table: str
    first: int
    acts: list[AnyAct]
    summary: Summary
    finished: Finished | None = None


class Store(Protocol):
    """Keeps tables. Every method may raise StoreFailed."""

    async def append(self, entry: Append) -> None:
        """Returns when all of it is safe on the disk; raises NumbersClash or StoreFailed."""

    async def acts(self, table: str) -> list[AnyAct]:
        """All acts of a table in order; none if there is no such table."""

    async def finished(self, table: str, round_: int | None) -> Finished | None:
        """The record of a finished game; without a round, of the latest."""

    async def open_tables(self, most: int, seconds: float) -> list[tuple[str, Summary]]:
        """Listed tables in the lobby with a free seat, touched so lately, the latest first."""

    async def awake(self) -> list[str]:
        """Tables where the server has something to do by itself."""

    async def forget_lobbies(self, seconds: float, spared: Container[str]) -> int:
        """Delete tables where no game was ever begun, left alone for so long; how many."""

    async def check(self) -> None:
        """Raises StoreFailed unless the store answers."""

    async def close(self) -> None:
        """Finish what was asked and let go of everything."""


def summary_of(sight: TableSight, host: str, awake: bool) -> Summary:
    """A table's summary from what everybody sees of it."""
    free = sum(seat.member is None and seat.bot is None for seat in sight.seats)
    return Summary(
        game=sight.game,
        host=host,
        phase=sight.phase,
        listed=sight.house.listed,
        seats=sight.players,
        free=free,
        options=sight.options,
        awake=awake,
    )
