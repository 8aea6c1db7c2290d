from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from ludolith.server import migrations
from ludolith.server.errors import CannotServe, NumbersClash, StoreFailed
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append, Finished, Summary
from ludolith.table import acts

Answer = TypeVar("Answer")
SUMMARY = Summary("diamant", "Ann", "lobby", True, 3, 2, {}, False)
OPENED = acts.Opened("t", "diamant", 3, {})
JOINED = acts.Joined(0, "Ann", "hash")


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[Answer]]) -> Answer:
    """Open the store, use it, close it."""

    async def run() -> Answer:
        async with opened(path) as store:
            return await use(store)

    return asyncio.run(run())


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        await store.close()


def test_acts_come_back_in_order_from_a_file_opened_again(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(Append("t", 1, [OPENED, JOINED], SUMMARY))
        await store.append(Append("t", 3, [acts.Renamed(0, "Anna")], SUMMARY))

    with_store(tmp_path / "s", write)
    found = with_store(tmp_path / "s", lambda store: store.acts("t"))
    assert found == [OPENED, JOINED, acts.Renamed(0, "Anna")]
    assert with_store(tmp_path / "s", lambda store: store.acts("other")) == []


def test_a_number_is_taken_once_and_the_others_in_the_commit_stand(tmp_path: Path) -> None:
    async def clash(store: SqliteStore) -> tuple[object, ...]:
        await store.append(Append("t", 1, [OPENED, JOINED], SUMMARY))
        return await asyncio.gather(
            store.append(Append("u", 1, [OPENED], SUMMARY)),
            store.append(Append("t", 2, [acts.Paused(0), acts.Resumed(0)], SUMMARY)),
            store.append(Append("t", 3, [acts.Paused(0)], SUMMARY)),
            store.append(Append("v", 1, [OPENED], SUMMARY)),
            return_exceptions=True,
        )

    results = with_store(tmp_path / "s", clash)
    assert [type(result) for result in results] == [type(None), NumbersClash, *[type(None)] * 2]
    found = with_store(tmp_path / "s", lambda store: store.acts("t"))
    assert found == [OPENED, JOINED, acts.Paused(0)]


@pytest.mark.parametrize("wrong", [2, 9], ids=["taken", "follows nothing"])
@pytest.mark.parametrize("few", [True, False])
def test_of_decisions_written_together_only_the_wrong_one_is_refused(
    tmp_path: Path, wrong: int, few: bool
) -> None:
    """They share a statement; one that clashes must neither stop the others nor slip in."""
    tables = [f"t{n}" for n in range(98, 103)] if few else [f"t{n}" for n in range(200)]

    async def clash(store: SqliteStore) -> list[object]:
        await asyncio.gather(
            *(store.append(Append(table, 1, [OPENED, JOINED], SUMMARY)) for table in tables)
        )
        decided = [
            Append(table, 3, [acts.Paused(0)], None)
            if table != "t100"
            else Append(table, wrong, [acts.Resumed(0)], None)
            for table in tables
        ]
        after = Append("t101", 4, [acts.Resumed(0)], None)  # of a table that is in there already
        return await asyncio.gather(*map(store.append, [*decided, after]), return_exceptions=True)

    results = with_store(tmp_path / "s", clash)
    clashes = [n for n, result in enumerate(results) if isinstance(result, NumbersClash)]
    assert clashes == [tables.index("t100")]
    assert [result for result in results if result is not None] == [results[clashes[0]]]

    async def around(store: SqliteStore) -> list[list[acts.AnyAct]]:
        return [await store.acts(f"t{n}") for n in range(98, 103)]

    found = with_store(tmp_path / "s", around)
    played = [OPENED, JOINED, acts.Paused(0)]
    assert found == [played, played, played[:2], [*played, acts.Resumed(0)], played]


def test_an_entry_that_clashes_half_way_leaves_nothing_behind(tmp_path: Path) -> None:
    over = Summary("diamant", "Ann", "over", True, 3, 0, {}, False)

    async def write(store: SqliteStore) -> list[acts.AnyAct]:
        await store.append(Append("t", 1, [OPENED, JOINED], over, Finished(1, "one")))
        with pytest.raises(NumbersClash):  # the acts are new, the round is not
            await store.append(Append("t", 3, [acts.Paused(0)], over, Finished(1, "two")))
        assert await store.finished("t", 1) == Finished(1, "one")
        return await store.acts("t")

    assert with_store(tmp_path / "s", write) == [OPENED, JOINED]


def test_what_is_appended_after_a_deletion_is_not_acknowledged_and_gone(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> list[acts.AnyAct]:
        await store.append(Append("t", 1, [OPENED, JOINED], SUMMARY))
        deletion = asyncio.create_task(store.forget_lobbies(-1, ()))
        await asyncio.sleep(0)  # it is in line for the same commit
        with pytest.raises(NumbersClash):
            await store.append(Append("t", 3, [acts.Paused(0)], None))
        assert await deletion == 1
        return await store.acts("t")

    assert with_store(tmp_path / "s", use) == []


def test_a_damaged_summary_of_an_old_table_fails_nobody_else(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> int:
        for table in ("damaged", "old"):
            await store.append(Append(table, 1, [OPENED, JOINED], SUMMARY))
        store._writing.execute("UPDATE tables SET summary = '{' WHERE id = 'damaged'")
        return await store.forget_lobbies(-1, ())

    assert with_store(tmp_path / "s", use) == 1


def test_what_is_acknowledged_is_on_the_disk_and_not_only_on_its_way(tmp_path: Path) -> None:
    """Killing the process cannot show that: what the system has not written yet outlives it."""

    async def look(store: SqliteStore) -> tuple[object, object]:
        journal = store._writing.execute("PRAGMA journal_mode").fetchone()[0]
        return journal, store._writing.execute("PRAGMA synchronous").fetchone()[0]

    full = 2
    assert with_store(tmp_path / "s", look) == ("wal", full)


def test_many_appends_at_once_share_commits_and_all_are_kept(tmp_path: Path) -> None:
    commits = []

    async def many(store: SqliteStore) -> None:
        store._writing.set_trace_callback(
            lambda statement: commits.append(statement) if statement == "COMMIT" else None
        )
        await asyncio.gather(
            *(store.append(Append(f"t{n}", 1, [OPENED], SUMMARY)) for n in range(2000))
        )
        assert len(await store.acts("t1999")) == 1

    with_store(tmp_path / "s", many)
    assert 1 <= len(commits) <= 5
    connection = sqlite3.connect(tmp_path / "s")
    assert connection.execute("SELECT count(*) FROM acts").fetchone() == (2000,)
    connection.close()


def test_finished_games_open_tables_and_tables_to_go_on_with(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        busy = Summary("diamant", "Ann", "playing", True, 3, 0, {}, True)
        full = Summary("diamant", "Ann", "lobby", True, 3, 0, {}, False)
        await store.append(Append("a", 1, [OPENED], SUMMARY))
        await store.append(Append("b", 1, [OPENED], busy, Finished(1, "one")))
        await store.append(Append("b", 2, [JOINED], busy, Finished(2, "two")))
        await store.append(Append("c", 1, [OPENED], full))
        assert [table for table, _ in await store.open_tables(10, 60)] == ["a"]
        assert await store.open_tables(10, -1) == []
        assert await store.awake() == ["b"]
        assert await store.finished("b", None) == Finished(2, "two")
        assert await store.finished("b", 1) == Finished(1, "one")
        assert await store.finished("a", None) is None
        await store.check()

    with_store(tmp_path / "s", use)


def test_lobbies_left_alone_are_forgotten_and_everything_played_is_kept(tmp_path: Path) -> None:
    over = Summary("diamant", "Ann", "over", True, 3, 0, {}, False)

    async def use(store: SqliteStore) -> None:
        for table in ("empty", "spared", "rematch", "playing"):
            await store.append(Append(table, 1, [OPENED], SUMMARY))
        await store.append(Append("rematch", 2, [JOINED], over, Finished(1, "one")))
        await store.append(Append("rematch", 3, [acts.Rematched()], SUMMARY))
        playing = Summary("diamant", "Ann", "playing", True, 3, 0, {}, False)
        await store.append(Append("playing", 2, [JOINED], playing))
        assert await store.forget_lobbies(60, ()) == 0
        assert await store.forget_lobbies(-1, {"spared"}) == 1
        left = [len(await store.acts(t)) for t in ("empty", "spared", "rematch", "playing")]
        assert left == [0, 1, 3, 2]
        assert sorted(t for t, _ in await store.open_tables(9, 60)) == ["rematch", "spared"]
        with pytest.raises(NumbersClash, match="follows nothing"):
            await store.append(Append("empty", 2, [JOINED], SUMMARY))
        assert await store.acts("empty") == []

    with_store(tmp_path / "s", use)


def test_a_failed_commit_fails_everybody_in_it_and_the_store_lives_on(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        store._writing.execute("PRAGMA query_only = 1")
        results = await asyncio.gather(
            *(store.append(Append(f"t{n}", 1, [OPENED], SUMMARY)) for n in range(3)),
            return_exceptions=True,
        )
        assert {type(result) for result in results} == {StoreFailed}
        store._writing.execute("PRAGMA query_only = 0")
        await store.append(Append("t", 1, [OPENED], SUMMARY))

    with_store(tmp_path / "s", use)
    assert with_store(tmp_path / "s", lambda store: store.acts("t0")) == []


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "s") as store:
            pass
        for question in (store.check(), store.acts("t"), store.append(Append("t", 1, [], SUMMARY))):
            with pytest.raises(StoreFailed, match="closed"):
                await question

    asyncio.run(run())


NAME = "an-id-that-invites"


def test_a_clash_does_not_tell_the_whole_id(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(Append(NAME, 1, [OPENED], SUMMARY))
        for first in (1, 7):
            with pytest.raises(NumbersClash) as clash:
                await store.append(Append(NAME, first, [OPENED], SUMMARY))
            assert NAME not in str(clash.value)

    with_store(tmp_path / "s", write)


def test_one_damaged_summary_hides_no_other_table(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        for name in ("good", "damaged"):
            await store.append(Append(name, 1, [OPENED, JOINED], SUMMARY))
        store._writing.execute("UPDATE tables SET summary = '{' WHERE id = 'damaged'")
        assert [table for table, _ in await store.open_tables(9, 60)] == ["good"]

    with_store(tmp_path / "s", write)


@pytest.mark.parametrize(
    "damage", ["DELETE FROM acts WHERE number = 1", 'UPDATE acts SET act = \'{"act": "flown"}\'']
)
def test_a_table_that_cannot_be_read_is_told_and_nothing_else(tmp_path: Path, damage: str) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(Append(NAME, 1, [OPENED, JOINED], SUMMARY))
        store._writing.execute(damage)
        with pytest.raises(StoreFailed) as failed:
            await store.acts(NAME)
        assert NAME not in str(failed.value)
        await store.check()

    with_store(tmp_path / "s", write)


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(Append("t", 1, [OPENED], SUMMARY))

    path = tmp_path / "s"
    with_store(path, write)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(CannotServe, match="newer") as refusal:
        SqliteStore(path)
    assert "\n" not in str(refusal.value)
    assert path.read_bytes() == before


def test_an_older_database_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append(Append("t", 1, [OPENED], SUMMARY))

    path = tmp_path / "s"
    with_store(path, write)
    steps = (*migrations.STEPS, "CREATE TABLE more (id TEXT);")
    monkeypatch.setattr(migrations, "STEPS", steps)
    assert with_store(path, lambda store: store.acts("t")) == [OPENED]
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(steps),)
    assert connection.execute("SELECT count(*) FROM more").fetchone() == (0,)
    connection.close()


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "s"
    with_store(path, lambda store: store.check())
    broken = "CREATE TABLE half (id TEXT); CREATE NONSENSE;"
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "STEPS", (*migrations.STEPS, broken))
        with pytest.raises(CannotServe, match="cannot use"):
            SqliteStore(path)
    with_store(path, lambda store: store.check())
    connection = sqlite3.connect(path)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    connection.close()
    assert "half" not in tables


def test_a_foreign_or_damaged_file_is_refused_in_one_line(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign"
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE recipes (id TEXT)")
    connection.close()
    text = tmp_path / "text"
    text.write_text("my diary\n" * 1000)
    cut = tmp_path / "cut"
    with_store(cut, lambda store: store.check())
    cut.write_bytes(cut.read_bytes()[:6000] + b"\xff" * 9000)
    for path in (foreign, text, cut, tmp_path):
        before = path.read_bytes() if path.is_file() else b""
        with pytest.raises(CannotServe) as refusal:
            SqliteStore(path)
        assert str(path) in str(refusal.value)
        assert "\n" not in str(refusal.value)
        assert not before or path.read_bytes() == before
