"""`ludolith store check` says what is damaged, and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import re
import shutil
import sqlite3
from pathlib import Path

import pytest

from ludolith.cli.store_check import WORDS
from ludolith.server import row_checksums, store_check
from ludolith.server.run_server import DATABASE, locked_folder
from ludolith.server.signing import KEY, PUBLIC, signer_of
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append
from ludolith.table import acts
from ludolith.text import LANGUAGES
from tests.cli.conftest import Ludolith
from tests.server.kept import TABLES, keep_all, scenes

PEOPLE, _, OVER, TWICE, LOBBY, LISTED = TABLES
ACTS = sum(len(scene.history) for scene in scenes().values())
# One of everything there are words for; what else a damaged file may hold is tests/server's.
STATEMENTS = (
    f"UPDATE acts SET number = 99 WHERE table_id = '{PEOPLE}' AND number = 9",
    f"UPDATE acts SET act = x'7b7d', checksum = NULL WHERE table_id = '{LOBBY}'",
    f"UPDATE tables SET touched = 5 WHERE id = '{LISTED}'",
    f"UPDATE games SET round = 7 WHERE table_id = '{TWICE}' AND round = 1",
    f"UPDATE games SET record = '{{}}', checksum = NULL WHERE table_id = '{OVER}'",
    "INSERT INTO games VALUES ('nowhere', 1, x'00', NULL)",
    "INSERT INTO games VALUES ('nowhere', 2, '{}', 5)",
)


@pytest.fixture(scope="session")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept")
    asyncio.run(keep_all(folder / DATABASE))
    return folder


@pytest.fixture
def folder(original: Path, tmp_path: Path) -> Path:
    """A folder as a server leaves it."""
    shutil.copy(original / DATABASE, tmp_path / DATABASE)
    with locked_folder(tmp_path):
        pass
    return tmp_path


def damage(folder: Path, *statements: str) -> None:
    connection = sqlite3.connect(folder / DATABASE)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def sound(acts: int) -> str:
    return f"Everything is sound. Tables: 6, acts: {acts}, records of finished games: 3.\n"


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_sound_store_is_called_so_and_left_alone(ludolith: Ludolith, folder: Path) -> None:
    before = files(folder)
    assert ludolith("store", "check", "--data", folder) == (0, sound(ACTS), "")
    assert files(folder) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_damage_is_told_in_a_line_of_its_own(
    ludolith: Ludolith, folder: Path, language: str
) -> None:
    damage(folder, *STATEMENTS)
    before = files(folder)
    said = ludolith("store", "check", "--data", folder, "--lang", language)
    assert files(folder) == before
    assert (said.code, said.err) == (1, "")
    *faults, total = said.out.splitlines()
    assert f": {len(faults)}." in total
    assert {re.search(r"(\w{4})…", line)[1] for line in faults} == {  # type: ignore[index]
        "peop",
        "lobb",
        "list",
        "twic",
        "over",
        "nowh",
    }
    assert len(set(faults)) == len(faults) >= len(STATEMENTS)
    assert not any(table in said.out for table in TABLES), "an id is an invitation"
    if language == "en":
        assert "Table peop…: act 9 is missing." in faults
        assert "Table list…: its entry is not as it was written." in faults


def test_there_are_words_for_every_damage_that_can_be_found() -> None:
    sources = [inspect.getsource(module) for module in (store_check, row_checksums)]
    found = {pair for text in sources for pair in re.findall(r'Damaged\("(\w+)", "([\w-]+)"', text)}
    assert found == set(WORDS)


def test_broken_pages_are_told_and_what_can_be_read_is_checked(
    ludolith: Ludolith, folder: Path
) -> None:
    content = (folder / DATABASE).read_bytes()
    place = content.index(TWICE.encode() + bytes([40]) + b'{"act"') // 4096 * 4096
    (folder / DATABASE).write_bytes(content[: place + 3] + b"\xff" + content[place + 4 :])
    said = ludolith("store", "check", "--data", folder)
    assert said.code == 1
    assert said.out.startswith("The file: ")
    assert "\nTable twic… cannot be read. (" in said.out
    assert "Table over" not in said.out


def test_what_a_crash_left_in_the_log_counts(ludolith: Ludolith, folder: Path) -> None:
    """The copy is taken while the store is open: as a killed server leaves it."""
    crashed = folder / "crashed"
    crashed.mkdir()

    async def crash() -> None:
        store = SqliteStore(folder / DATABASE)
        version = len(await store.acts(PEOPLE))
        await store.append(Append(PEOPLE, version + 1, [acts.Renamed(0, "Anna")], None))
        for name in (DATABASE, f"{DATABASE}-wal"):
            shutil.copy(folder / name, crashed / name)
        await store.close()

    asyncio.run(crash())
    before = files(crashed)
    assert ludolith("store", "check", "--data", crashed) == (0, sound(ACTS + 1), "")
    assert files(crashed) == before


def test_rows_that_sqlite_cannot_reach_are_checked_too(ludolith: Ludolith, folder: Path) -> None:
    content = (folder / DATABASE).read_bytes()
    (folder / DATABASE).write_bytes(b"?" + content[1:])
    before = files(folder)
    said = ludolith("store", "check", "--data", folder)
    assert (said.code, said.err) == (1, "")
    assert said.out.startswith("The file: it does not begin as it should")
    assert f"acts that could be read: {ACTS}," in said.out
    assert files(folder) == before


def test_a_damaged_store_that_was_replaced_is_named_until_it_is_moved_away(
    ludolith: Ludolith, folder: Path
) -> None:
    kept = folder / f"{DATABASE}.damaged-1"
    kept.write_bytes(b"?")
    said = ludolith("store", "check", "--data", folder)
    assert said.code == 1
    assert f"The file: {kept.name} was damaged and replaced" in said.out
    kept.unlink()
    assert ludolith("store", "check", "--data", folder) == (0, sound(ACTS), "")


def test_a_change_that_a_crash_cut_short_is_no_damage_and_left_to_the_server(
    ludolith: Ludolith, folder: Path
) -> None:
    path, left = folder / DATABASE, folder / "left"
    left.mkdir()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as cut_short:
        cut_short.execute("PRAGMA journal_mode = DELETE")
        cut_short.executescript("PRAGMA cache_size = 1; BEGIN; UPDATE acts SET act = x'00'")
        for name in (DATABASE, f"{DATABASE}-journal"):
            shutil.copy(folder / name, left / name)
        cut_short.execute("ROLLBACK")
    before = files(left)
    assert ludolith("store", "check", "--data", left) == (0, sound(ACTS), "")
    assert files(left) == before


def test_a_damaged_key_is_told(ludolith: Ludolith, folder: Path) -> None:
    signer_of(folder)
    assert ludolith("store", "check", "--data", folder) == (0, sound(ACTS), "")
    (folder / PUBLIC).write_text("another key")
    code, out, err = ludolith("store", "check", "--data", folder)
    assert code == 1
    assert out.startswith("Faults: 1. ")
    assert f"the key {folder / KEY} is damaged" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_store_in_use_is_not_checked(ludolith: Ludolith, folder: Path, language: str) -> None:
    with locked_folder(folder):
        said = ludolith("store", "check", "--data", folder, "--lang", language)
    assert said.is_refusal()
    assert str(folder) in said.err
    assert ludolith("store", "check", "--data", folder).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_read_at_all_is_refused(
    ludolith: Ludolith, folder: Path, tmp_path_factory: pytest.TempPathFactory, language: str
) -> None:
    empty = tmp_path_factory.mktemp("empty")
    assert ludolith("store", "check", "--data", empty, "--lang", language).is_refusal()
    assert list(empty.iterdir()) == []
    damage(folder, "PRAGMA user_version = 99")
    newer = ludolith("store", "check", "--data", folder, "--lang", language)
    assert newer.is_refusal()
    assert "newer" in newer.err
    (folder / DATABASE).write_text("my diary" * 1000)
    assert ludolith("store", "check", "--data", folder, "--lang", language).is_refusal()


def test_the_group_alone_shows_its_commands(ludolith: Ludolith) -> None:
    said = ludolith("store")
    assert (said.code, said.err) == (0, "")
    assert "check" in said.out
    assert "check" in ludolith("store", "chek").err
