"""Lobbies grow old in the store's own time, whatever the machine's clock says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludolith.server.settings import DAY
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append, Summary
from ludolith.table import acts


class Clocks:
    """The machine's clock, which can be wrong, and the time that really passes."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.passed = 0.0

    def time(self) -> float:
        return self.wall + self.passed

    def monotonic(self) -> float:
        return self.passed


YEAR = 365 * DAY
OPENED = acts.Opened("t", "diamant", 3, {})
SUMMARY = Summary("diamant", "Ann", "lobby", True, 3, 2, {}, False)


def test_no_lobby_is_deleted_because_the_clock_was_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks = Clocks()
    monkeypatch.setattr("ludolith.server.store.time", clocks)
    monkeypatch.setattr("ludolith.server.sqlite.time", clocks)

    async def evening(wrong_by: float, table: str) -> set[str]:
        """The server runs for an hour; a lobby is made. Which are there in the end?"""
        clocks.wall = 1_800_000_000.0 + wrong_by
        store = SqliteStore(tmp_path / "s")
        assert await store.forget_lobbies(14 * DAY, ()) == 0
        await store.append(Append(table, 1, [OPENED], SUMMARY))
        clocks.wall += YEAR  # it is put forward while the server runs, and back
        assert await store.forget_lobbies(14 * DAY, ()) == 0
        clocks.wall -= YEAR
        clocks.passed += 3600
        assert await store.forget_lobbies(14 * DAY, ()) == 0
        found = {one for one, _ in await store.open_tables(9, 14 * DAY)}
        await store.close()
        return found

    async def evenings() -> None:
        assert await evening(0, "one") == {"one"}
        assert await evening(YEAR, "two") == {"one", "two"}
        assert await evening(0, "three") == {"one", "two", "three"}
        assert await evening(-YEAR, "four") == {"one", "two", "three", "four"}
        clocks.wall += YEAR
        store = SqliteStore(tmp_path / "s")
        clocks.passed += 16 * DAY
        await store.append(Append("five", 1, [OPENED], SUMMARY))
        assert await store.forget_lobbies(14 * DAY, ()) == 4, "they do grow old"
        await store.close()

    asyncio.run(evenings())
