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


@pytest.mark.parametrize(("touched", "sound"), [(2e86, False), (-5.0, False), (3.6e9, True)])
def test_a_damaged_time_of_an_old_row_moves_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, touched: float, sound: bool
) -> None:
    """No checksum vouches for it, and the next table would be written in its time."""
    clocks = Clocks()
    monkeypatch.setattr("ludolith.server.store.time", clocks)
    monkeypatch.setattr("ludolith.server.sqlite.time", clocks)

    def set_old(store: SqliteStore, touched: float) -> None:
        old = "version = NULL, checksum = NULL"
        store._writing.execute(f"UPDATE tables SET touched = ?, {old} WHERE id = 'old'", (touched,))

    async def use() -> None:
        path = tmp_path / "s"
        store = SqliteStore(path)
        await store.append(Append("old", 1, [OPENED], SUMMARY))
        set_old(store, touched)
        await store.close()
        for table in ("new", "newer"):  # with no other entry, and with one
            store = SqliteStore(path)
            assert ("old" in store.set_aside) != sound
            await store.append(Append(table, 1, [OPENED], SUMMARY))
            await store.close()
        store = SqliteStore(path)
        set_old(store, clocks.wall)
        clocks.passed += 16 * DAY
        assert await store.forget_lobbies(14 * DAY, ()) == 3 - (not sound)
        await store.close()

    asyncio.run(use())
