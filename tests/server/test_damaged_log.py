"""A write-ahead log that is damaged after a crash loses nothing without a word."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import sqlite3
import struct
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from ludolith.server import wal_scan
from ludolith.server.errors import CannotServe
from ludolith.server.run_server import DATABASE
from ludolith.server.sqlite import SqliteStore
from ludolith.server.sqlite_salvage import kept_files
from ludolith.server.store_check import checking
from tests.server.kept import TABLES, changed, keep, scenes, serve_from
from tests.server.live import Live

HEAD, FRAME = 32, 24 + 4096


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The files of a server that was killed: all acts are in the log."""
    path = tmp_path_factory.mktemp("killed") / "s"

    async def play() -> tuple[bytes, bytes]:
        store = SqliteStore(path)
        for table, scene in scenes().items():
            await keep(store, table, scene.history)
        left = path.read_bytes(), wal_scan.log_of(path).read_bytes()
        await store.close()
        return left

    return asyncio.run(play())


def left_behind(folder: Path, file: bytes, log: bytes, name: str = DATABASE) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_bytes(file)
    wal_scan.log_of(path).write_bytes(log)
    return path


def flipped(content: bytes, place: int, bit: int = 0) -> bytes:
    return content[:place] + bytes([content[place] ^ 1 << bit]) + content[place + 1 :]


def file_faults(path: Path) -> list[str]:
    with checking(path) as found:
        return [fault.detail for fault in found.file_faults]


def anywhere(log: bytes) -> range:
    return range(len(log) - FRAME)  # damage to the last frame looks as if the crash had come then


def head(_log: bytes) -> range:
    return range(HEAD)


def heads_of_frames(log: bytes) -> list[int]:
    return [at + byte for at in range(HEAD, len(log) - FRAME, FRAME) for byte in range(24)]


@pytest.mark.parametrize(("where", "flips"), [(anywhere, 60), (head, 12), (heads_of_frames, 28)])
def test_a_flipped_bit_in_the_log_of_a_killed_server_costs_one_named_table_at_most(
    killed: tuple[bytes, bytes],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: Callable[[bytes], Sequence[int]],
    flips: int,
) -> None:
    monkeypatch.setattr("ludolith.server.sqlite.BREATH", 0.0)
    monkeypatch.setattr(os, "fsync", lambda _: None)
    chance = random.Random(20261118)
    file, log = killed

    async def flip_all() -> int:
        true = await serve_from(left_behind(tmp_path / "true", file, log))
        assert true.damaged == []
        suffering = 0
        for number in range(flips):
            place, bit = chance.choice(where(log)), chance.randrange(8)
            damaged = flipped(log, place, bit)
            path = left_behind(tmp_path / str(number), file, damaged)
            assert file_faults(path), place
            found = await serve_from(path)
            suffers = changed(found, true)
            flip = f"bit {bit} of byte {place}: {suffers}, {found.damaged}"
            assert len(suffers) <= 1, flip
            assert all(name[:4] in {one[:4] for one in found.damaged} for name in suffers), flip
            kept = path.with_name(f"{DATABASE}.damaged-1")
            assert kept.name in found.damaged, flip
            assert (kept.read_bytes(), wal_scan.log_of(kept).read_bytes()) == (file, damaged)
            suffering += len(suffers)
        return suffering

    assert bool(asyncio.run(flip_all())) == (where is anywhere)


def test_frames_that_are_gone_cost_no_other_table(
    killed: tuple[bytes, bytes], tmp_path: Path
) -> None:
    """Several in the middle, with their heads."""
    file, log = killed
    true = asyncio.run(serve_from(left_behind(tmp_path / "true", file, log)))
    at = HEAD + FRAME * (len(log) // FRAME // 2)
    damaged = log[:at] + bytes(2 * FRAME) + log[at + 2 * FRAME :]
    found = asyncio.run(serve_from(left_behind(tmp_path / "gone", file, damaged)))
    suffers = changed(found, true)
    assert len(suffers) <= 1
    assert all(name[:4] in {one[:4] for one in found.damaged} for name in suffers)


@pytest.mark.parametrize("missing", [True, False])
def test_a_store_is_salvaged_from_its_log_alone_if_that_holds_all_of_it(
    killed: tuple[bytes, bytes], tmp_path: Path, missing: bool
) -> None:
    file, log = killed
    true = asyncio.run(serve_from(left_behind(tmp_path / "true", file, log)))
    path = left_behind(tmp_path / "gone", b"", log)
    if missing:
        path.unlink()
    found = asyncio.run(serve_from(path))
    assert changed(found, true) == []
    assert found.damaged == [f"{DATABASE}.damaged-1"]


def test_a_log_without_its_file_that_holds_only_a_part_is_refused_and_left_alone(
    tmp_path: Path,
) -> None:
    log = asyncio.run(killed_after_a_checkpoint(tmp_path / "s"))
    path = left_behind(tmp_path / "gone", b"", log)
    for _ in range(2):
        with pytest.raises(CannotServe, match="holds only a part of it"):
            SqliteStore(path)
        assert wal_scan.log_of(path).read_bytes() == log


async def killed_after_a_checkpoint(path: Path) -> bytes:
    """The log with one table of two."""
    for table in (TABLES[0], TABLES[1]):
        store = SqliteStore(path)
        await keep(store, table, scenes()[table].history)
        log = wal_scan.log_of(path).read_bytes()
        await store.close()
    return log


def cut(log: bytes) -> bytes:
    return log[: -FRAME // 2]


def damaged_at_the_end(log: bytes) -> bytes:
    return flipped(log, len(log) - 9)


def begun_anew(log: bytes) -> bytes:
    """What stood there before the log was begun anew has other salts and follows other pages."""
    salt = struct.unpack_from(">I", log, HEAD + 8)[0]
    older = bytearray(log[HEAD:])
    for at in range(0, len(older), FRAME):
        struct.pack_into(">I", older, at + 8, salt - 1)
    return log[: HEAD + FRAME * 5] + bytes(older[FRAME * 6 :])


def empty(log: bytes) -> bytes:
    return log[:HEAD]


@pytest.mark.parametrize("end", [cut, damaged_at_the_end, begun_anew, empty])
def test_a_log_that_only_ends_early_is_no_damage(
    killed: tuple[bytes, bytes], tmp_path: Path, end: Callable[[bytes], bytes]
) -> None:
    path = left_behind(tmp_path, killed[0], end(killed[1]))
    assert file_faults(path) == []
    assert asyncio.run(serve_from(path)).damaged == []
    assert kept_files(path) == []


def test_a_damaged_log_is_kept_once_and_named_until_it_is_moved_away(
    killed: tuple[bytes, bytes], tmp_path: Path
) -> None:
    file, log = killed
    path = left_behind(tmp_path, file, flipped(log, HEAD + FRAME + 99), "test.sqlite")
    name = "test.sqlite.damaged-1"
    for _ in range(2):
        assert asyncio.run(serve_from(path)).damaged == [name]
    live = Live(path.parent)
    try:
        health = live.http.get("/health").json()
        assert (health["set_aside"], health["damaged_files"]) == (1, [name])
        assert "\nludolith_set_aside 1.0\n" in live.http.get("/metrics").text
    finally:
        live.stop()
    path.with_name(name).unlink()
    assert asyncio.run(serve_from(path)).damaged == []


def test_a_log_that_is_damaged_twice_is_kept_twice(
    killed: tuple[bytes, bytes], tmp_path: Path
) -> None:
    file, log = killed
    for place in (HEAD + 99, HEAD + 99, HEAD + FRAME + 99):
        path = left_behind(tmp_path, file, flipped(log, place))
        asyncio.run(serve_from(path))
    assert [copy.name[-1] for copy in kept_files(path)] == ["1", "2"]


def test_a_damaged_log_that_cannot_be_kept_is_not_thrown_away(
    killed: tuple[bytes, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left_behind(tmp_path, killed[0], flipped(killed[1], HEAD + 99))

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(shutil, "copy2", full)
    before = wal_scan.log_of(path).read_bytes()
    with pytest.raises(CannotServe, match="no space left"):
        SqliteStore(path)
    assert wal_scan.log_of(path).read_bytes() == before


def test_lobbies_that_were_deleted_do_not_come_back_from_a_damaged_log(tmp_path: Path) -> None:
    path = tmp_path / "s"
    lobby, other = TABLES[4], TABLES[0]

    async def deleted() -> tuple[bytes, bytes]:
        store = SqliteStore(path)
        for table in (lobby, other):
            await keep(store, table, scenes()[table].history)
        assert await store.forget_lobbies(-1, ()) == 1
        left = path.read_bytes(), wal_scan.log_of(path).read_bytes()
        await store.close()
        return left

    file, log = asyncio.run(deleted())
    for number, place in enumerate([0, *range(HEAD + 999, len(log) - FRAME, FRAME)]):
        damaged = left_behind(tmp_path / str(number), file, flipped(log, place))
        asyncio.run(serve_from(damaged, [lobby]))
        with contextlib.closing(sqlite3.connect(damaged)) as looking:
            assert looking.execute("SELECT id FROM tables").fetchall() == [(other,)], place
