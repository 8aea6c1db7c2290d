"""Moves of which the world decides what comes: found out once, kept, and never asked again."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludolith.cli.terminal_game import TerminalGame
from ludolith.engine.errors import CorruptRecord, IllegalMove, RecordMismatch
from ludolith.engine.records import Record, Seat, from_json, sealed, to_json
from ludolith.engine.replay import fingerprint, replay, verify
from tests.engine.pond import FARTHEST, LISTED, POND, Pond

SEATS = (Seat("Anna"), Seat("Борис"))
MOVES = [(0, 2), (1, 0), (0, 3), (1, 1)]


def fished(moves: list[tuple[int, int]] = MOVES) -> TerminalGame:
    playing = TerminalGame(POND, SEATS, 7, {})
    for seat, move in moves:
        playing.play(seat, move)
    return playing


def changed(record: Record, **fields: Any) -> Record:
    return sealed(msgspec.structs.replace(record, **fields))


def with_finding(ply: int, finding: dict[str, Any] | None) -> Record:
    record = fished().record()
    assert record.findings is not None
    return changed(record, findings=(*record.findings[: ply - 1], finding, *record.findings[ply:]))


def test_a_record_holds_what_was_found_beside_the_moves_that_needed_it() -> None:
    record = fished().record()
    assert record.findings is not None
    assert [finding is None for finding in record.findings] == [False, True, False, False]
    assert from_json(to_json(record)) == record
    lines = to_json(record).splitlines()
    assert sum('"fish"' in line for line in lines) == 3, "one line a finding"


def test_a_record_of_certain_moves_alone_has_no_findings() -> None:
    record = fished([(0, 0), (1, 0)]).record()
    assert record.findings is None
    assert "findings" not in to_json(record)


def test_replay_verification_and_going_on_ask_nobody() -> None:
    playing = fished()
    record = playing.record()
    asked = Pond.asked
    *_, last = replay(POND, record)
    assert fingerprint(last.state) == fingerprint(playing.state)
    assert verify(POND, record).over
    again = TerminalGame(POND, SEATS, 7, {}, playing.moves, playing.findings)
    assert again.record() == record
    assert Pond.asked == asked


def test_found_out_before_or_while_it_is_made_a_move_comes_to_the_same() -> None:
    playing = fished()
    state = POND.new(2, 7)
    for seat, move in MOVES:
        state.apply(seat, move)
    assert fingerprint(state) == fingerprint(playing.state)


def test_an_attempt_changes_nothing() -> None:
    state = POND.new(2, 7)
    before = fingerprint(state)
    assert state.attempt(0, 2) == state.attempt(0, 2)
    assert fingerprint(state) == before


@pytest.mark.parametrize(
    ("ply", "finding", "cause"),
    [
        (1, None, "move 1 is not possible: its finding is missing"),
        (2, {"lure": 1, "fish": 0}, "move 2 is not possible: it has a finding, but the rules"),
        (3, {}, "move 3 is not possible: not a bite: .*`lure`"),
        (3, {"lure": "x", "fish": 0}, "move 3 is not possible: not a bite: "),
        (3, {"lure": 5, "fish": 1, "boots": 1}, "unknown field `boots`"),
        (3, {"lure": 1001, "fish": 1}, "the lure is not the one that was drawn"),
    ],
)
def test_a_record_with_a_finding_that_cannot_be_true_is_refused(
    ply: int, finding: dict[str, Any] | None, cause: str
) -> None:
    record = with_finding(ply, finding)
    with pytest.raises(CorruptRecord, match=cause):
        verify(POND, record)


def test_a_record_without_its_findings_is_refused() -> None:
    with pytest.raises(CorruptRecord, match="move 1 is not possible: its finding is missing"):
        verify(POND, changed(fished().record(), findings=None))


@pytest.mark.parametrize(
    ("findings", "cause"),
    [([None], "not as many findings as moves"), (5, r"\$.findings"), ([1, 2, 3, 4], "findings")],
)
def test_findings_of_the_wrong_shape_are_refused(findings: object, cause: str) -> None:
    text = json.dumps(json.loads(to_json(fished().record())) | {"findings": findings})
    with pytest.raises(CorruptRecord, match=cause):
        from_json(text)


def test_another_finding_is_found_out_by_the_result_and_by_the_seal() -> None:
    record = fished().record()
    assert record.findings is not None
    first = record.findings[0]
    assert first is not None
    forged = {**first, "fish": first["fish"] + 1}
    findings = (forged, *record.findings[1:])
    with pytest.raises(RecordMismatch, match="scores"):
        verify(POND, changed(record, findings=findings))
    unfinished = fished(MOVES[:1]).record()
    broken = msgspec.structs.replace(unfinished, findings=(forged,))
    with pytest.raises(RecordMismatch, match="the seal is broken"):
        verify(POND, broken)


def test_a_move_may_be_allowed_without_being_listed() -> None:
    state = POND.new(2, 7)
    state.apply(0, LISTED + 1)
    for move in (FARTHEST + 1, -1, 2**40, 2**70):
        with pytest.raises(IllegalMove):
            state.apply(1, move)
