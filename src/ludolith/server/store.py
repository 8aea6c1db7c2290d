"""What the server asks of a store. SQLite answers by default; any database with a unique key can.

A table is its acts, numbered from 1 (its opening). An append says which number comes first;
the store takes all acts of an `Append` or none, and none whose number is taken.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Container, Sequence
from typing import Protocol

import msgspec

from ludolith.server.damaged_tables import SetAside
from ludolith.server.settings import DAY
from ludolith.table.acts import AnyAct
from ludolith.table.table import Table


class Summary(msgspec.Struct, frozen=True):
    """What the server needs to know of a table that is not in memory."""

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
    acts: Sequence[AnyAct]
    summary: Summary | None  # None: as it is in the store
    finished: Finished | None = None


class OwnTime:
    """A store's own time in seconds: that of the newest activity it knows, and what passed since.

    What is kept is touched in this time and grows old in it: nothing is too old because the
    machine's clock was wrong for a while. The time without a server counts as a day at most.
    """

    def __init__(self, newest: float) -> None:
        away = min(max(time.time() - newest, 0.0), DAY)
        self._before = newest + away - time.monotonic()

    def now(self) -> float:
        return self._before + time.monotonic()

    def ago(self, seconds: float) -> float:
        """So long ago, by this time and by the machine's: what is damaged may pretend a future."""
        return min(self.now(), time.time()) - seconds


class Store(Protocol):
    """Keeps tables. Every method may raise StoreFailed.

    What turns out to be damaged when it is read is set aside, and read as if it failed.
    """

    set_aside: SetAside

    def next_commit(self) -> asyncio.Future[None]:
        """Done when the next commit begins: at once if none is under way.

        What is appended without awaiting anything else goes into that commit. Work put off until
        then loses no time; under load it is done for many tables together, which costs the
        processor far less than one by one.
        """

    def append(self, entry: Append) -> asyncio.Future[None]:
        """Done when all of it is safe on the disk; fails with NumbersClash or StoreFailed."""

    async def acts(self, table: str) -> list[AnyAct]:
        """All acts of a table in order; none if there is no such table. May raise Damaged."""

    async def finished(self, table: str, round_: int | None) -> Finished | None:
        """The record of a finished game; without a round, of the latest. May raise Damaged."""

    async def open_tables(self, most: int, seconds: float) -> list[tuple[str, Summary]]:
        """Listed tables in the lobby with a free seat, touched so lately, the latest first."""

    async def awake(self) -> list[str]:
        """Tables where the server has something to do by itself.

        It is asked when the server starts: what is damaged at first sight is set aside.
        """

    async def forget_lobbies(self, seconds: float, spared: Container[str]) -> int:
        """Delete tables where no game was ever begun, left alone for so long; how many.

        Time is the store's own, and what is set aside stays.
        """

    async def check(self) -> None:
        """Raises StoreFailed unless the store can be read and written."""

    async def close(self) -> None:
        """Finish all changes and close the files."""


def summary_of(table: Table, awake: bool) -> Summary:
    """What is kept beside a table's acts."""
    return Summary(
        game=table.game.name,
        host=table.members[0].name,
        phase=table.phase,
        listed=table.house.listed,
        seats=table.players,
        free=sum(chair.free for chair in table.chairs),
        options={**table.options, **table.files},
        awake=awake,
    )


def acts_by_itself(table: Table, *, bots_play: bool = True) -> bool:
    """Whether something will happen at a table without a request."""
    if table.undo_by is not None or table.promise is not None:
        return True
    bots = len(table.bots_to_move())
    timed = table.house.seconds is not None and not table.paused
    return (bots > 0 and bots_play) or (timed and len(table.deciders()) > bots)
