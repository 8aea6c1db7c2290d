"""Whatever is damaged in a store is noticed, and concerns only its own table."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from ludolith.server import migrations
from ludolith.server.errors import CannotServe, Damaged, StoreFailed
from ludolith.server.run_server import DATABASE, serve
from ludolith.server.settings import DAY
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append, Summary
from ludolith.table import acts
from tests.server.kept import TABLES, changed, checked, checked_at_all, damage, serve_from
from tests.server.live import Live
from tests.server.process import Process

PEOPLE, ROBOTS, OVER, TWICE, LOBBY, LISTED = TABLES


SWAP = f"""
    CREATE TEMP TABLE two AS SELECT 17 - number AS place, act, checksum FROM acts
        WHERE table_id = '{OVER}' AND number IN (8, 9);
    UPDATE acts SET (act, checksum) = (SELECT act, checksum FROM two WHERE place = number)
        WHERE table_id = '{OVER}' AND number IN (8, 9);
"""
RENAME = "act = CAST(replace(act, 'Ann', 'Anm') AS BLOB)"
DAMAGE: list[tuple[str, str, str]] = [
    (f"UPDATE acts SET {RENAME} WHERE table_id = '{OVER}' AND number = 2", OVER, "act"),
    (SWAP, OVER, "act"),
    (f"DELETE FROM acts WHERE table_id = '{OVER}' AND number = 1", OVER, "act"),
    (f"DELETE FROM acts WHERE table_id = '{PEOPLE}' AND number = 7", PEOPLE, "act"),
    (f"DELETE FROM acts WHERE table_id = '{OVER}' AND number > 20", OVER, "act"),
    (
        f"UPDATE acts SET number = -number WHERE table_id = '{OVER}' AND number IN (8, 9)",
        OVER,
        "act",
    ),
    (f"UPDATE acts SET checksum = NULL WHERE table_id = '{OVER}' AND number = 9", OVER, "act"),
    (f"UPDATE tables SET awake = 1 WHERE id = '{LOBBY}'", LOBBY, "entry"),
    (f"UPDATE tables SET touched = 5.0 WHERE id = '{LOBBY}'", LOBBY, "entry"),
    (f"UPDATE tables SET version = 1 WHERE id = '{OVER}'", OVER, "entry"),
    (f"UPDATE tables SET summary = x'7bff' WHERE id = '{LISTED}'", LISTED, "entry"),
    (f"DELETE FROM tables WHERE id = '{ROBOTS}'", ROBOTS, "entry"),
    (f"UPDATE tables SET open = 'x' WHERE id = '{LISTED}'", LISTED, "entry"),
]


@pytest.mark.parametrize(("statement", "table", "part"), DAMAGE)
def test_a_damaged_table_is_set_aside_and_the_others_are_as_before(
    path: Path, statement: str, table: str, part: str
) -> None:
    true = asyncio.run(serve_from(path))
    damage(path, statement)
    assert [fault.damage.part for fault in checked(path) if fault.damage] == [part]
    found = asyncio.run(serve_from(path))
    assert changed(found, true) == [table]
    assert found.damaged == [f"{table[:4]}…"]


def test_an_id_that_is_no_text_any_more_fails_nobody_else(path: Path) -> None:
    true = asyncio.run(serve_from(path))
    for number, rows in enumerate(("tables SET id", "acts SET table_id", "games SET table_id")):
        damage(path, f"UPDATE {rows} = x'ff{number:02}00' WHERE {rows.split()[-1]} = '{OVER}'")
        found = asyncio.run(serve_from(path))
        assert changed(found, true) == [OVER]
        assert found.damaged
        assert checked(path)


def test_acts_that_cannot_have_happened_are_set_aside_by_the_rules(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Their checksums are right: a fault of an older program, not of the disk."""

    async def write() -> None:
        store = SqliteStore(path)
        version = len(await store.acts(ROBOTS))
        await store.append(Append(ROBOTS, version + 1, [acts.SeatOpened(7)], None))
        await store.close()

    asyncio.run(write())
    found = asyncio.run(serve_from(path))
    assert found.damaged == ["robo…"]
    lines = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert len(lines) == 1
    assert lines[0].startswith("table_set_aside table=robo… problem=it cannot have happened so: ")
    assert [fault.damage.what for fault in checked(path) if fault.damage] == ["impossible"]


def test_a_row_under_a_damaged_id_hides_no_other_rows_and_is_named_at_every_start(
    path: Path,
) -> None:
    """SQLite finds rows by their order: one out of it makes others unreachable."""
    true = asyncio.run(serve_from(path))
    content = path.read_bytes()
    row = b"".join((PEOPLE.encode(), bytes([9]), b'{"act":"moved"'))  # an act in the middle
    assert content.count(row) == 1
    path.write_bytes(content.replace(row, b"Z" + row[1:]))
    assert "row not in PRIMARY KEY order for acts" in [fault.detail for fault in checked(path)]
    for _ in range(2):
        found = asyncio.run(serve_from(path))
        assert changed(found, true) == [PEOPLE]
        assert "peop…" in found.damaged
        assert all(fault.table for fault in checked(path)), "the rows are in order again"


def test_the_newest_act_of_a_game_is_missed_when_its_row_strays(path: Path) -> None:
    """Nothing else tells how many acts there should be: an entry is not written at every move."""
    damage(
        path,
        f"UPDATE acts SET table_id = '{PEOPLE[:-1]}?' WHERE table_id = '{PEOPLE}' AND number ="
        f" (SELECT max(number) FROM acts WHERE table_id = '{PEOPLE}')",
    )
    assert asyncio.run(serve_from(path)).damaged == ["peop…", "peop…"]


def test_rows_without_checksums_stay_readable_and_what_is_added_is_checked(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    old = sqlite3.connect(path)
    old.executescript(
        f"{migrations.STEPS[0]} PRAGMA application_id = {migrations.OURS}; PRAGMA user_version = 1;"
    )
    old.executemany(
        "INSERT INTO acts VALUES ('old', ?, ?)",
        [
            (1, '{"act":"opened","table":"old","game":"diamant","players":3,"options":{}}'),
            (2, '{"act":"joined","member":0,"name":"Ann","key":"hash"}'),
        ],
    )
    old.execute("UPDATE acts SET act = CAST(act AS BLOB)")
    summary = Summary("diamant", "Ann", "lobby", True, 3, 2, {}, False)
    text = '{"game":"diamant","host":"Ann","phase":"lobby","listed":true,"seats":3,"free":2,'
    old.execute(
        "INSERT INTO tables VALUES ('old', 1, 0, 5.0, CAST(? AS BLOB))",
        (text + '"options":{},"awake":false}',),
    )
    old.execute("INSERT INTO games VALUES ('gone', 1, '{}')")
    old.execute("DELETE FROM games")
    old.commit()
    old.close()
    before = path.read_bytes()
    assert checked(path) == []
    assert path.read_bytes() == before, "to check migrates nothing"

    async def use() -> None:
        store = SqliteStore(path)
        assert await store.awake() == []
        assert len(await store.acts("old")) == 2
        assert await store.open_tables(9, DAY * 2) == [("old", summary)]
        await store.append(Append("old", 3, [acts.Renamed(0, "Anna")], None))
        assert len(await store.acts("old")) == 3
        store._writing.execute("UPDATE acts SET act = CAST(replace(act, 'Anna', 'Anne') AS BLOB)")
        with pytest.raises(Damaged, match="act 3"):
            await store.acts("old")
        await store.close()

    asyncio.run(use())


# -- a server over a damaged store


def test_one_damaged_byte_stops_no_server(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A letter of a name that is no letter any more, at a table where a bot is to move."""
    damage(
        path,
        f"UPDATE acts SET act = CAST(replace(act, '\"Ann\"', x'22416eff22') AS BLOB)"
        f" WHERE table_id = '{ROBOTS}' AND number = 2",
    )
    path.rename(tmp_path / "test.sqlite")
    live = Live(tmp_path)
    try:
        health = live.http.get("/health")
        assert health.json() | {"tables": 0} == {
            "ok": True,
            "tables": 0,
            "connections": 0,
            "set_aside": 1,
            "damaged_tables": ["robo…"],
            "damaged_records": [],
            "damaged_files": [],
        }
        assert "\nludolith_set_aside 1.0\n" in live.http.get("/metrics").text
        for table in TABLES:
            answer = live.http.get(f"/api/tables/{table}")
            assert answer.status_code == (503 if table == ROBOTS else 200)
        assert live.http.get("/health").json()["set_aside"] == 1
        live.make(players=3)
    finally:
        live.stop()
    named = [one for one in caplog.records if "_set_aside" in one.getMessage()]
    assert [one.getMessage() for one in named] == [
        "table_set_aside table=robo… problem=act 2 is not as it was written"
    ]
    assert named[0].exc_info is None
    assert ROBOTS not in caplog.text


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20_000])


def scribble(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096].ljust(path.stat().st_size, b"\xff"))


def make_newer(path: Path) -> None:
    damage(path, "PRAGMA user_version = 99")


@pytest.mark.parametrize("ruin", [cut, scribble, make_newer])
def test_a_store_that_is_no_use_as_a_whole_is_refused_in_one_line(
    path: Path, ruin: Callable[[Path], None]
) -> None:
    ruin(path)
    before = path.read_bytes()
    with pytest.raises(CannotServe) as refusal:
        SqliteStore(path)
    assert str(path) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == before
    assert checked_at_all(path)
    assert not path.with_name(f"{path.name}.salvaged").exists()


def test_a_process_over_a_ruined_store_ends_and_says_why_in_one_line(path: Path) -> None:
    scribble(path)
    said = Process.refused(path.parent)
    assert said.startswith(f"ludolith: {path} is damaged (")
    assert said.count("\n") == 1


def test_a_store_that_fails_while_the_server_starts_ends_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_store: SqliteStore) -> list[str]:
        raise StoreFailed("the disk is gone")

    monkeypatch.setattr(SqliteStore, "awake", fail)
    with pytest.raises(CannotServe, match=f"cannot serve {path.parent}: the disk is gone"):
        serve("127.0.0.1", 0, path.parent)
    assert "store-writer" not in {thread.name for thread in threading.enumerate()}
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []
