"""A damaged record of a finished game is noticed, and its table plays on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from ludolith.engine.records import Record, from_json, sealed, to_json
from ludolith.server.errors import Damaged
from ludolith.server.row_checksums import of_game
from ludolith.server.signing import new_signer
from ludolith.server.sqlite import SqliteStore
from tests.server.kept import TABLES, checked, damage, serve_from
from tests.table.scene import Scene

_, _, OVER, TWICE, _, _ = TABLES


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE games SET record = replace(record, 'Ann', 'Anm') WHERE table_id = '{TWICE}'"
        " AND round = 2",
        f"UPDATE games SET round = 3 WHERE table_id = '{TWICE}' AND round = 2",
        f"UPDATE games SET table_id = '{TWICE[:-1]}y' WHERE table_id = '{TWICE}' AND round = 2",
    ],
)
def test_a_damaged_record_is_told_and_its_table_plays_on(path: Path, statement: str) -> None:
    damage(path, statement)

    async def read() -> None:
        store = SqliteStore(path)
        await store.awake()
        for latest in (None, 2):
            with pytest.raises(Damaged, match="record 2"):
                await store.finished(TWICE, latest)
        first = await store.finished(TWICE, 1)
        assert first is not None
        assert await store.acts(TWICE)
        assert "twic… 2" in store.set_aside.records()
        assert store.set_aside.tables() == []
        await store.close()

    asyncio.run(read())
    assert checked(path)[0].table == "twic…"


def test_a_record_under_another_round_is_not_taken_for_that_one(path: Path) -> None:
    damage(
        path,
        f"CREATE TEMP TABLE two AS SELECT 3 - round AS place, record, checksum FROM games"
        f" WHERE table_id = '{TWICE}';"
        "UPDATE games SET (record, checksum) = (SELECT record, checksum FROM two"
        f" WHERE place = round) WHERE table_id = '{TWICE}'",
    )
    found = asyncio.run(serve_from(path))
    assert found.damaged == ["twic… 1", "twic… 2"]
    assert {fault.damage.what for fault in checked(path) if fault.damage} == {"changed"}


def test_a_record_that_is_missing_is_found_by_the_check(path: Path) -> None:
    damage(path, f"DELETE FROM games WHERE table_id = '{OVER}'")
    assert [str(fault.damage) for fault in checked(path)] == ["record 1 is missing"]


def replace_record(path: Path, new: Callable[[Record], Record]) -> None:
    """Put another in its place, with the checksum it needs."""
    connection = sqlite3.connect(path)
    row = connection.execute("SELECT record FROM games WHERE table_id = ?", (OVER,)).fetchone()
    text = to_json(new(from_json(row[0])))
    connection.execute(
        "UPDATE games SET record = ?, checksum = ? WHERE table_id = ?",
        (text, of_game(OVER, 1, text.encode()), OVER),
    )
    connection.commit()
    connection.close()


def seated_otherwise(record: Record) -> Record:
    return msgspec.structs.replace(record, seats=record.seats[::-1])


def of_another_game(_: Record) -> Record:
    other = Scene(3, 3).started(secret=9).play_out().table.record()
    assert other is not None
    return other


@pytest.mark.parametrize("other", [seated_otherwise, of_another_game])
def test_a_sound_record_of_anything_else_than_the_acts_is_found_by_the_check(
    path: Path, other: Callable[[Record], Record]
) -> None:
    """Its seal and checksum are right: only the acts say that it does not belong there."""
    replace_record(path, lambda record: sealed(other(record)))
    found = [fault.damage for fault in checked(path) if fault.damage]
    assert [(one.part, one.what, one.number) for one in found] == [("record", "stray", 1)]


def test_a_signed_record_is_what_the_acts_have_led_to(path: Path) -> None:
    signer = new_signer()
    named = partial(msgspec.structs.replace, signer=signer.public)
    replace_record(path, lambda record: signer.signed(sealed(named(record))))
    assert checked(path) == []
