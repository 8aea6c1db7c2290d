"""A store that SQLite cannot use any more: what is sound in it moves to a new file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludolith.server import migrations, sqlite_integrity, sqlite_salvage
from ludolith.server.errors import CannotServe
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append
from ludolith.server.wal_scan import log_of
from ludolith.table import acts
from tests.server.kept import (
    TABLES,
    Found,
    changed,
    checked,
    damage,
    keep,
    keep_all,
    scenes,
    serve_from,
)

SIZE = 4096
PEOPLE, ROBOTS, OVER, TWICE, LOBBY, LISTED = TABLES


def served(path: Path) -> Found:
    return asyncio.run(serve_from(path))


def kept(path: Path, number: int = 1) -> Path:
    return path.with_name(f"{path.name}.damaged-{number}")


def overwrite(path: Path, place: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(content)


def page_with(path: Path, content: bytes) -> int:
    """Where the page begins that holds this."""
    return path.read_bytes().index(content) // SIZE * SIZE


def page_of_act(path: Path, table: str, number: int) -> int:
    return page_with(path, table.encode() + bytes([number]) + b'{"act"')


# -- pages that are gone


def lose_the_first_page(path: Path) -> None:
    """Header and schema."""
    overwrite(path, 0, bytes(SIZE))


def lose_the_list(path: Path) -> None:
    overwrite(path, page_with(path, b'{"game":"diamant","host"'), bytes(SIZE))


def lose_the_version(path: Path) -> None:
    damage(path, "PRAGMA user_version = 0")


def pretend_a_version(path: Path) -> None:
    damage(path, "PRAGMA user_version = 3")


def belong_to_another_program(path: Path) -> None:
    damage(path, "PRAGMA application_id = 7")


def break_two_pages(path: Path) -> None:
    """So many rows cannot be on a page."""
    for table, number in ((TWICE, 40), (PEOPLE, 9)):
        overwrite(path, page_of_act(path, table, number) + 3, b"\xff\xff")


@pytest.mark.parametrize(
    "ruin",
    [
        lose_the_first_page,
        lose_the_list,
        lose_the_version,
        pretend_a_version,
        belong_to_another_program,
        break_two_pages,
    ],
)
def test_what_only_leads_to_rows_can_be_lost_without_harm(
    path: Path, ruin: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    true = served(path)
    ruin(path)
    damaged = path.read_bytes()
    found = served(path)
    assert changed(found, true) == []
    assert found.damaged == [kept(path).name]
    assert kept(path).read_bytes() == damaged
    assert sum(one.getMessage().startswith("store_salvaged ") for one in caplog.records) == 1
    assert checked(path) == []
    assert served(path) == found, "the new file is sound, the old one is named until it is gone"


def test_tables_whose_rows_are_gone_are_set_aside_and_the_others_go_on(path: Path) -> None:
    true = served(path)
    content = path.read_bytes()
    path.write_bytes(content[: page_of_act(path, TWICE, 70) + 99])
    found = served(path)
    assert changed(found, true) == [TWICE]
    assert found.damaged[:2] == ["twic…", "twic… 2"]
    path.write_bytes(content)
    overwrite(path, page_of_act(path, TWICE, 40), bytes(SIZE))
    found = served(path)
    assert changed(found, true) == [TWICE]
    assert "twic…" in found.damaged


def test_tables_that_lack_acts_are_named_at_once(path: Path) -> None:
    """Not only when they are read."""
    overwrite(path, page_of_act(path, TWICE, 40), bytes(SIZE))

    async def named() -> list[str]:
        store = SqliteStore(path)
        await store.close()
        return store.set_aside.tables()

    assert asyncio.run(named()) == ["twic…"]


def test_an_entry_is_not_told_from_acts_that_may_be_missing_themselves(path: Path) -> None:
    lose_the_list(path)
    overwrite(path, page_of_act(path, TWICE, 70), bytes(SIZE))
    with pytest.raises(CannotServe, match="most tables would lack something"):
        SqliteStore(path)


def test_pages_in_each_other_s_place_cost_nothing(path: Path) -> None:
    """An index and the records of games."""
    true = served(path)
    content = path.read_bytes()
    overwrite(path, 4 * SIZE, content[5 * SIZE : 6 * SIZE] + content[4 * SIZE : 5 * SIZE])
    assert changed(served(path), true) == []


def test_records_that_are_gone_are_missed(path: Path) -> None:
    damage(path, "DROP TABLE games")
    found = served(path)
    assert found.damaged == ["over… 1", "twic… 1", kept(path).name]


# -- what a damaged file still says


def ids_in(path: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(path)) as looking:
        query = (
            "SELECT id FROM tables UNION SELECT table_id FROM acts UNION SELECT table_id FROM games"
        )
        return {table for (table,) in looking.execute(query)}


def test_deleted_tables_do_not_come_back(tmp_path: Path) -> None:
    """Their rows may still lie in free pages; this server wipes them, other programs may not."""
    path = tmp_path / "s"
    asyncio.run(keep_all(path, copies=8))
    gone = f"NOT IN {TABLES}"
    damage(
        path,
        "PRAGMA secure_delete = OFF; CREATE TABLE other (id TEXT); DROP TABLE other;"
        f"DELETE FROM acts WHERE table_id {gone}; DELETE FROM games WHERE table_id {gone};"
        f"DELETE FROM tables WHERE id {gone}",
    )
    true = served(path)
    with contextlib.closing(sqlite3.connect(path)) as looking:
        assert looking.execute("PRAGMA freelist_count").fetchone()[0] > 9
    overwrite(path, 0, b"?")
    found = served(path)
    assert changed(found, true) == []
    assert ids_in(path) == {*TABLES}
    assert checked(path) == []


def test_an_older_entry_is_not_taken_for_the_lost_one(path: Path, tmp_path: Path) -> None:
    """SQLite may leave copies of rows behind in the free space of a page."""
    true = served(path)
    history = scenes()[LISTED].history
    before = tmp_path / "before"

    async def keep_the_beginning() -> None:
        store = SqliteStore(before)
        await keep(store, LISTED, history[:-1])
        await store.close()

    asyncio.run(keep_the_beginning())
    at = page_with(before, b'{"game":"diamant","host"')
    older = before.read_bytes()[at : at + SIZE]
    cell = older[int.from_bytes(older[5:7]) :]
    at = page_with(path, b'{"game":"diamant","host"')
    overwrite(path, at + 99, cell)
    lost = path.read_bytes().index(LISTED.encode(), at + 99 + len(cell))
    overwrite(path, lost - 8, bytes(8))
    overwrite(path, 0, b"?")
    found = served(path)
    assert changed(found, true) == []
    assert found.damaged == [kept(path).name]
    assert checked(path) == []


@pytest.mark.parametrize("place", [3, 63, 71])  # how it begins, its version, whose it is
def test_an_empty_store_with_a_damaged_header_starts(tmp_path: Path, place: int) -> None:
    path = tmp_path / "s"
    served(path)
    overwrite(path, place, bytes([path.read_bytes()[place] ^ 2]))
    assert served(path).damaged == [kept(path).name]


def test_rows_from_before_there_were_checksums_are_salvaged_as_they_are(path: Path) -> None:
    true = served(path)
    damage(
        path,
        "UPDATE acts SET checksum = NULL",
        "UPDATE tables SET checksum = NULL, version = NULL",
        "UPDATE games SET checksum = NULL",
    )
    overwrite(path, page_of_act(path, TWICE, 40) + 3, b"\xff\xff")
    assert changed(served(path), true) == []


# -- a crash


@pytest.fixture
def crashed(path: Path, tmp_path: Path) -> Path:
    """What is left of a server that was killed after an act that is only in the log."""
    copy = tmp_path / "crashed"

    async def crash() -> None:
        store = SqliteStore(path)
        version = len(await store.acts(PEOPLE))
        await store.append(Append(PEOPLE, version + 1, [acts.Renamed(0, "Anna")], None))
        copy.write_bytes(path.read_bytes())
        log_of(copy).write_bytes(log_of(path).read_bytes())
        await store.close()

    asyncio.run(crash())
    return copy


def test_what_a_crash_left_in_the_log_is_salvaged_with_the_rest(path: Path, crashed: Path) -> None:
    true = served(path)
    overwrite(crashed, 0, b"?")
    before = crashed.read_bytes(), log_of(crashed).read_bytes()
    found = served(crashed)
    assert changed(found, true) == []
    assert found.damaged == [kept(crashed).name]
    assert (kept(crashed).read_bytes(), log_of(kept(crashed)).read_bytes()) == before


def test_the_copy_of_damaged_pages_has_the_log_that_was_there(path: Path, crashed: Path) -> None:
    true = served(path)
    break_two_pages(crashed)
    before = crashed.read_bytes(), log_of(crashed).read_bytes()
    found = served(crashed)
    assert changed(found, true) == []
    assert (kept(crashed).read_bytes(), log_of(kept(crashed)).read_bytes()) == before


def test_a_change_that_a_crash_cut_short_is_undone_at_the_start(path: Path, tmp_path: Path) -> None:
    """As while a new file, a restored copy or a salvaged one gets its write-ahead log."""
    true = served(path)
    left = tmp_path / "left"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as cut_short:
        cut_short.execute("PRAGMA journal_mode = DELETE")
        cut_short.executescript("PRAGMA cache_size = 1; BEGIN; UPDATE acts SET act = x'00'")
        for name in ("", "-journal"):
            content = path.with_name(path.name + name).read_bytes()
            left.with_name(left.name + name).write_bytes(content)
        cut_short.execute("ROLLBACK")
    assert left.read_bytes() != path.read_bytes()
    assert served(left) == true


def test_a_crash_before_the_last_step_costs_nothing_of_the_log(
    path: Path, crashed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = served(path)
    overwrite(crashed, 0, b"?")
    replace = os.replace

    def fail(old: Path, new: Path) -> None:
        if new == crashed:
            raise OSError("the power is gone")
        replace(old, new)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", fail)
        with pytest.raises(CannotServe, match="the power is gone"):
            SqliteStore(crashed)
    assert not log_of(crashed).exists()
    assert changed(served(crashed), true) == []


KILLED = """
import os, signal, sys
from pathlib import Path
from ludolith.server import sqlite_salvage
from ludolith.server.sqlite import SqliteStore
def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)
sqlite_salvage._Salvage._restore_entry = die
SqliteStore(Path(sys.argv[1]))
"""


def test_a_server_that_is_killed_while_it_salvages_leaves_the_file_as_it_was(path: Path) -> None:
    true = served(path)
    lose_the_list(path)
    before = path.read_bytes()
    ended = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert path.read_bytes() == before
    found = served(path)
    assert changed(found, true) == []
    assert found.damaged == [kept(path).name], "the first copy does for both"
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name, kept(path).name]


# -- a large store


def test_a_large_store_is_not_gone_through_at_every_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There a damaged page is noticed when it is read; but to find tables is to read."""
    true = served(path)
    whole = path.read_bytes()
    monkeypatch.setattr(sqlite_integrity, "MOST_CHECKED", SIZE)
    overwrite(path, page_of_act(path, TWICE, 40) + 3, b"\xff\xff")
    found = served(path)
    assert changed(found, true) == [TWICE]
    assert found.damaged == ["twic…"]
    open_tables = 3 * SIZE  # an index
    for number, place in enumerate((page_with(path, b'{"game":"diamant","host"'), open_tables), 1):
        path.write_bytes(whole)
        overwrite(path, place + 3, b"\xff\xff")
        found = served(path)
        assert changed(found, true) == []
        assert found.damaged[-1] == kept(path, number).name


def test_a_sound_store_is_opened_without_a_look_at_its_pages(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(sqlite_salvage, "pages_of", refuse)
    assert served(path).damaged == []


# -- what cannot be salvaged


@pytest.mark.parametrize("pages", [1, 2])
def test_a_store_of_which_nothing_is_left_is_not_taken_for_an_empty_one(
    path: Path, pages: int
) -> None:
    path.write_bytes(path.read_bytes()[: pages * SIZE - 9])
    before = path.read_bytes()
    with pytest.raises(CannotServe):
        SqliteStore(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"?", b"SQLite format 3", bytes(5000), b"\n" * 70_000])
def test_a_file_without_a_row_of_ours_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "s"
    path.write_bytes(content)
    with pytest.raises(CannotServe) as refusal:
        SqliteStore(path)
    assert str(path) in str(refusal.value)
    assert [each.name for each in tmp_path.iterdir()] == ["s"]
    assert path.read_bytes() == content


def test_a_newer_store_is_not_taken_for_a_damaged_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        newer = (*migrations.STEPS, "ALTER TABLE acts ADD COLUMN more INTEGER;")
        patched.setattr(migrations, "STEPS", newer)
        served(path)
    with pytest.raises(CannotServe, match="newer"):
        SqliteStore(path)
    assert not kept(path).exists()
