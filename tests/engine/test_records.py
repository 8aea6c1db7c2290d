from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from ludolith.engine import records
from ludolith.engine.errors import BadRequest, CorruptRecord, NewerRecord
from ludolith.engine.records import Record, from_json, load, save, to_json
from tests.engine.recorded import PARTS, live_game, seeded_game


def damaged(**changes: Any) -> str:
    """The text of a record with some fields replaced."""
    return json.dumps(json.loads(to_json(seeded_game(moves=5))) | changes)


def shared(contributions: list[dict[str, Any]], **changes: Any) -> str:
    """The text of a live game's record with these contributions to its chance."""
    changed = {"contributions": contributions, **changes}
    return json.dumps(json.loads(to_json(live_game())) | changed)


def part(seat: int, given: str = "00" * 32) -> dict[str, Any]:
    return {"seats": [seat], "part": given}


@pytest.mark.parametrize(
    "record", [seeded_game(), seeded_game(moves=0), live_game(), live_game(parts=PARTS)]
)
def test_a_record_survives_its_file(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(record, file)
    assert load(file) == record


def test_a_record_is_readable_one_line_a_move() -> None:
    record = seeded_game()
    text = to_json(record)
    assert json.loads(text)["format"] == "ludolith-record"
    assert text.count('"move":') == text.count("\n    [") == len(record.moves)
    assert "Борис" in text, "names stay readable"
    assert '"secret"' not in text, "what is not there is not written"


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("", "not a record"),
        ("{", "not a record"),
        ("[]", "not a record"),
        ("null", "not a record"),
        ("\ufeff{}", "not a record"),
        ("[" * 100_000, "not a record"),
        ("{}", "missing required field `format`"),
        ('{"format": "other", "version": 1}', "its format is 'other', not 'ludolith-record'"),
        (damaged(version="1"), "Expected `int`, got `str`"),
        (damaged(version=0, seal=None), "there never was a version 0"),
        (damaged(seal=None), "it has no seal"),
        (damaged(seal=5), r"\$.seal"),
        (damaged(seed=None), "either a seed or a secret"),
        (damaged(secret="00" * 32), "either a seed or a secret"),
        (damaged(seed=None, secret="xyz"), "its secret is not 64 hexadecimal digits"),
        (damaged(seed=None, secret=""), "its secret is not 64 hexadecimal digits"),
        (damaged(seed=None, secret="00" * 65), "its secret is not 64 hexadecimal digits"),
        (damaged(seed=True), r"\$.seed"),
        (damaged(seed=1.5), r"\$.seed"),
        (damaged(game=5), r"\$.game"),
        (damaged(options={"relics": None}), r"\$.options"),
        (damaged(seats=["Anna"]), r"\$.seats"),
        (damaged(seats=[{"name": "Anna", "age": 7}]), "unknown field `age`"),
        (damaged(moves=[[4, {"move": "leave"}]]), "move 1 is by seat 4, which does not exist"),
        (damaged(moves=[[0, {}], [-1, {}]]), "move 2 is by seat -1, which does not exist"),
        (damaged(numbers=[1, 2]), "not as many numbers as moves"),
        (damaged(numbers=[1, 2, 4, 3, 5]), "numbers do not ascend from 1"),
        (damaged(numbers=[1, 2, 2, 3, 4]), "numbers do not ascend from 1"),
        (damaged(numbers=[0, 1, 2, 3, 4]), "numbers do not ascend from 1"),
        (damaged(numbers=[1, 2, 3, 4, 2**64]), "one of its numbers is too high"),
        (damaged(moves=[[0]]), r"\$.moves"),
        (damaged(moves={}), r"\$.moves"),
        (damaged(result={"scores": [1]}), r"\$.result"),
        (damaged(contributions=[part(0)]), "contributions belong to a live game"),
        (shared([]), "its contributions are none"),
        (shared([part(0, "00")]), "a contribution is not 64 hexadecimal digits"),
        (shared([part(0, "AB" * 32)]), "a contribution is not 64 hexadecimal digits"),
        (shared([part(4)]), "by a seat that does not exist"),
        (shared([part(-1)]), "by a seat that does not exist"),
        (shared([part(3)]), "by a seat that does not exist"),  # a bot
        (shared([part(0), part(0)]), "not by one person each"),
        (shared([part(1), part(0)]), "not by one person each, in the order of their seats"),
        (shared([{"seats": [], "part": "00" * 32}]), "not by one person each"),
        (shared([part(0) | {"name": "Anna"}]), "unknown field `name`"),
        (shared([part(0)], version=2), "its version had no contributions and no signatures"),
        (damaged(signer="00" * 32), "a signature and the key of its signer go together"),
        (damaged(signature="00" * 64), "a signature and the key of its signer go together"),
        (damaged(signer="00", signature="00" * 64), "the key of its signer is not 64"),
        (damaged(signer="00" * 32, signature="xy" * 64), "its signature is not 128"),
        (damaged(extra=1), "unknown field `extra`"),
    ],
)
def test_a_damaged_record_is_refused_with_its_damage(text: str, cause: str) -> None:
    with pytest.raises(CorruptRecord, match=cause):
        from_json(text)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(CorruptRecord, match="not a record"):
        from_json(to_json(seeded_game()).encode().replace(b"Anna", b"\xff\xfe"))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = to_json(seeded_game(moves=3)).rstrip()
    for length in range(len(text)):
        with pytest.raises(CorruptRecord):
            from_json(text[:length])


def test_a_later_version_is_refused_whatever_it_holds() -> None:
    with pytest.raises(NewerRecord, match="has version 99, this program reads up to 3: update"):
        from_json(damaged(version=99, something="new"))


def test_the_name_of_the_file_is_part_of_the_refusal(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text("{")
    with pytest.raises(CorruptRecord, match=r"broken.json: not a record"):
        load(file)
    file.write_text(damaged(version=4))
    with pytest.raises(NewerRecord, match=r"broken.json: the record has version 4"):
        load(file)
    assert file.read_text() == damaged(version=4)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match=r"cannot read .*missing.json: No such file"):
        load(tmp_path / "missing.json")
    with pytest.raises(BadRequest, match="cannot read"):
        load(tmp_path)


def test_a_file_too_big_for_a_record_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "big.json"
    with file.open("wb") as big:
        big.truncate(records.MOST_BYTES + 1)
    with pytest.raises(CorruptRecord, match="bytes are too many for a record"):
        load(file)


def test_a_file_is_never_overwritten_unasked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    with pytest.raises(BadRequest, match="exists already; it was left as it is"):
        save(seeded_game(), file)
    assert file.read_text() == "precious"
    save(seeded_game(), file, overwrite=True)
    assert load(file) == seeded_game()


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")

    def disk_full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(BadRequest, match=r"cannot write .*game.json: No space left on device"):
        save(seeded_game(), file, overwrite=True)
    assert file.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("overwrite", [False, True])
def test_others_may_read_a_record_as_any_new_file_of_this_person(
    overwrite: bool, tmp_path: Path
) -> None:
    """Written beside its place first, where only its owner may read it."""
    before = os.umask(0o027)
    try:
        save(seeded_game(), tmp_path / "game.json", overwrite=overwrite)
        assert os.umask(0o027) == 0o027, "asking changed nothing"
    finally:
        os.umask(before)
    assert (tmp_path / "game.json").stat().st_mode & 0o777 == 0o640


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="cannot write"):
        save(seeded_game(), tmp_path / "nowhere" / "game.json")
