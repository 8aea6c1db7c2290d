"""Games of before the cards had the names on screen: records and tables stay what they were.

`kept_record.json` and `kept_acts.json` are one game, signed and stored by the last version that had
the former ids. All kinds of moves are in it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludolith.engine.errors import RecordMismatch, UnknownMove
from ludolith.engine.records import Record, from_json
from ludolith.engine.replay import present_moves, verify
from ludolith.games.dinokalipsa.former_ids import FORMER_IDS
from ludolith.server.replay_frames import frames_of
from ludolith.server.sqlite import SqliteStore
from ludolith.server.store import Append, Finished, summary_of
from ludolith.table import acts
from ludolith.table.table import Table
from tests.games.dinokalipsa.scenario import GAME
from tests.server.kept import checked, rooms_over

FOLDER = Path(__file__).parent
RECORD = (FOLDER / "kept_record.json").read_text(encoding="utf-8")
ACTS = msgspec.json.decode((FOLDER / "kept_acts.json").read_bytes(), type=list[acts.AnyAct])
TABLE = "scene"


def kept() -> Record:
    return from_json(RECORD)


def words_of(moves: object) -> set[str]:
    return set(msgspec.json.encode(moves).decode().split('"'))


def store_of_before(path: Path) -> None:
    """The table and its finished game as they were stored then."""

    async def write() -> None:
        store = SqliteStore(path)
        stands = Table.rebuild(ACTS)
        game = Finished(1, RECORD)
        await store.append(Append(TABLE, 1, ACTS, summary_of(stands, awake=False), game))
        await store.close()

    asyncio.run(write())


def test_a_record_of_before_is_verified_by_its_own_seal_and_signature() -> None:
    record = kept()
    assert words_of(record.moves) & set(FORMER_IDS), "the fixture holds former ids"
    assert verify(GAME, record).over
    assert from_json(RECORD) == record
    with pytest.raises(RecordMismatch, match="the seal is broken"):
        verify(GAME, msgspec.structs.replace(record, moves=present_moves(GAME, record)))


def test_a_replay_of_before_speaks_the_words_of_today() -> None:
    replay = frames_of(kept(), seat=None)
    assert replay.verified
    assert not words_of(replay.frames) & set(FORMER_IDS)


def test_a_stored_table_of_before_is_served_and_its_game_found_sound(tmp_path: Path) -> None:
    path = tmp_path / "ludolith.sqlite"
    store_of_before(path)
    assert checked(path) == []

    async def served() -> Table:
        async with rooms_over(path) as rooms:
            await rooms.open()
            return (await rooms.get(TABLE)).table

    table = asyncio.run(served())
    assert table.phase == "over"
    record = table.record()
    assert record is not None
    assert record.result == kept().result
    assert not words_of(record.moves) & set(FORMER_IDS)


def test_a_game_of_before_goes_on_where_it_was() -> None:
    under_way = Table.rebuild(ACTS[:60])
    for act in ACTS[60:]:
        assert isinstance(act, acts.Moved)
        now = GAME.describe(GAME.decode_move(act.move))
        under_way.apply(msgspec.structs.replace(act, move=msgspec.to_builtins(now)))
    record = under_way.record()
    assert record is not None
    assert record.result == kept().result


def test_a_former_id_stands_for_a_word_of_today_and_is_none() -> None:
    today = words_of([GAME.describe(code) for code in GAME.codes()])
    assert set(FORMER_IDS.values()) <= today
    assert not set(FORMER_IDS) & today


def test_what_never_was_a_word_is_refused() -> None:
    with pytest.raises(UnknownMove, match="not a move of dinokalipsa: Invalid enum value 'club'"):
        GAME.decode_move({"move": "play-card", "card": "club"})
    with pytest.raises(UnknownMove, match="Object contains unknown field"):
        GAME.decode_move({"move": "boost-score", "target": 1, "points": 9})
