"""A write-ahead log that is damaged after a crash loses nothing without a word."""

from __future__ import annotations

import asyncio
import random
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from ludolith.server import wal_scan
from ludolith.server.errors import CannotServe
from ludolith.server.run_server import DATABASE
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store_check import StoreCheck, only_read
from tests.server.kept import keep, scenes, serve_from
from tests.server.live import Live

FLIPS = 40
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
    with only_read(path) as connection:
        return [fault.detail for fault in StoreCheck(connection, path).file_faults]


def test_a_flipped_bit_in_the_log_of_a_killed_server_loses_nothing_in_silence(
    killed: tuple[bytes, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludolith.server.sqlite.BREATH", 0.0)
    chance = random.Random(20261118)
    file, log = killed
    last = len(log) - FRAME  # damage there looks as if the crash had come then
    places = [0, 9, 17, 25, HEAD + 9, *(chance.randrange(last) for _ in range(FLIPS))]

    async def flip_all() -> None:
        true = await serve_from(left_behind(tmp_path / "true", file, log))
        assert true.damaged == []
        for number, place in enumerate(places):
            damaged = flipped(log, place, chance.randrange(8))
            path = left_behind(tmp_path / str(number), file, damaged)
            assert file_faults(path), place
            found = await serve_from(path)
            assert f"{DATABASE}-wal.damaged-1" in found.damaged, place
            assert path.with_name(f"{DATABASE}-wal.damaged-1").read_bytes() == damaged

    asyncio.run(flip_all())


def cut(log: bytes) -> bytes:
    return log[: -FRAME // 2]


def damaged_at_the_end(log: bytes) -> bytes:
    return flipped(log, len(log) - 9)


def begun_anew(log: bytes) -> bytes:
    """What stood there before the log was begun anew has other salts."""
    salt = struct.unpack_from(">I", log, HEAD + 8)[0]
    older = bytearray(log[HEAD:])
    for at in range(0, len(older), FRAME):
        struct.pack_into(">I", older, at + 8, salt - 1)
    return log[: HEAD + FRAME * 5] + bytes(older[FRAME * 5 :])


def empty(log: bytes) -> bytes:
    return log[:HEAD]


@pytest.mark.parametrize("end", [cut, damaged_at_the_end, begun_anew, empty])
def test_a_log_that_only_ends_early_is_no_damage(
    killed: tuple[bytes, bytes], tmp_path: Path, end: Callable[[bytes], bytes]
) -> None:
    path = left_behind(tmp_path, killed[0], end(killed[1]))
    assert file_faults(path) == []
    assert asyncio.run(serve_from(path)).damaged == []
    assert wal_scan.kept_logs(path) == []


def test_a_damaged_log_is_kept_once_and_named_until_it_is_moved_away(
    killed: tuple[bytes, bytes], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, log = killed
    damaged = flipped(log, HEAD + FRAME + 99)
    path = left_behind(tmp_path / "one", file, damaged, "test.sqlite")

    async def killed_again() -> bytes:
        store = SqliteStore(path)
        assert len(caplog.records) == 1
        for _ in range(2):
            await store._change(lambda connection: connection.execute("PRAGMA user_version = 2"))
        left = wal_scan.log_of(path).read_bytes()
        await store.close()
        return left

    again = asyncio.run(killed_again())
    left_behind(path.parent, path.read_bytes(), again, path.name)
    name = "test.sqlite-wal.damaged-1"
    live = Live(path.parent)
    try:
        health = live.http.get("/health").json()
        assert (health["set_aside"], health["damaged_files"]) == (1, [name])
        assert "\nludolith_set_aside 1.0\n" in live.http.get("/metrics").text
    finally:
        live.stop()
    assert file_faults(path) == [f"{name} is a damaged log: acts may be missing"]
    path.with_name(name).unlink()
    assert file_faults(path) == []


def test_a_log_that_is_damaged_twice_is_kept_twice(
    killed: tuple[bytes, bytes], tmp_path: Path
) -> None:
    file, log = killed
    for place in (HEAD + 99, HEAD + 99, HEAD + FRAME + 99):
        path = left_behind(tmp_path, file, flipped(log, place))
        asyncio.run(serve_from(path))
    assert [copy.name[-1] for copy in wal_scan.kept_logs(path)] == ["1", "2"]


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
