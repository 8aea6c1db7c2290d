from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine import chance_source
from ludolith.engine.chance_source import Contribution
from ludolith.engine.errors import (
    BadOptionValue,
    BadSeed,
    CorruptRecord,
    RecordMismatch,
    UnknownOption,
    WrongPlayerCount,
)
from ludolith.engine.records import Record, Result, Seat, from_json, load, sealed, to_json
from ludolith.engine.replay import ending, fingerprint, replay, verify
from ludolith.engine.rng import new_rng
from tests.engine.pond import Pond
from tests.engine.recorded import GAME, OPTIONS, PARTS, SEATS, live_game, seeded_game

TRUE = seeded_game()
LIVE = live_game()
UNFINISHED = seeded_game(moves=12)


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_result(record: Record, **fields: Any) -> Record:
    assert isinstance(record.result, Result)
    return changed(record, result=msgspec.structs.replace(record.result, **fields))


@pytest.mark.parametrize("record", [TRUE, LIVE, UNFINISHED, seeded_game(moves=0)])
def test_a_true_record_is_verified(record: Record) -> None:
    state = verify(GAME, record)
    assert state.over == (record.result is not None)


def test_a_replay_goes_through_every_move_and_tells_what_happened() -> None:
    steps = list(replay(GAME, TRUE))
    assert [step.ply for step in steps] == list(range(len(TRUE.moves) + 1))
    assert steps[0].seat is None
    assert steps[0].emitted
    assert [step.seat for step in steps[1:]] == [seat for seat, _ in TRUE.moves]
    assert steps[-1].emitted[-1].event.rule == "DIA-23"


def test_replaying_twice_gives_the_same_positions() -> None:
    once = [fingerprint(step.state) for step in replay(GAME, TRUE)]
    again = [fingerprint(step.state) for step in replay(GAME, TRUE)]
    assert once == again
    assert len(set(once)) == len(once), "every move changes something"


def test_every_changed_choice_is_found_out() -> None:
    """One choice turned round: another result, or moves that are not possible any more."""
    for place, (seat, move) in enumerate(TRUE.moves):
        other = {"move": "continue" if move["move"] == "leave" else "leave"}
        moves = (*TRUE.moves[:place], (seat, other), *TRUE.moves[place + 1 :])
        with pytest.raises((RecordMismatch, CorruptRecord)):
            verify(GAME, changed(TRUE, moves=moves))


def test_a_move_that_is_no_move_is_refused_by_its_number() -> None:
    moves = (*TRUE.moves[:3], (TRUE.moves[3][0], {"move": "fly"}), *TRUE.moves[4:])
    with pytest.raises(CorruptRecord, match="move 4 is not possible: not a move of diamant"):
        verify(GAME, changed(TRUE, moves=moves))


def test_a_move_by_the_wrong_seat_is_refused_by_its_number() -> None:
    moves = (TRUE.moves[0], TRUE.moves[0])
    with pytest.raises(CorruptRecord, match="move 2 is not possible: seat 0 has nothing to decide"):
        verify(GAME, changed(TRUE, moves=moves))


def test_a_move_after_the_end_is_refused() -> None:
    with pytest.raises(CorruptRecord, match=r"is not possible: .* the game is over"):
        verify(GAME, changed(TRUE, moves=(*TRUE.moves, TRUE.moves[-1])))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("scores", (99, 0, 0, 0)),
        ("winners", (0, 1, 2, 3)),
        ("rule", "DIA-01"),
        ("fingerprint", "0" * 32),
    ],
)
def test_a_changed_result_is_refused_by_its_field(field: str, value: object) -> None:
    with pytest.raises(RecordMismatch, match=f"{field}: the record says"):
        verify(GAME, with_result(TRUE, **{field: value}))


def test_another_seed_is_refused() -> None:
    with pytest.raises((RecordMismatch, CorruptRecord)):
        verify(GAME, changed(TRUE, seed=8))


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    with pytest.raises(RecordMismatch, match="not the one that was committed to"):
        verify(GAME, changed(LIVE, secret=bytes(32).hex()))


def test_a_secret_changed_with_its_commitment_is_refused() -> None:
    other = bytes(32)
    forged = changed(LIVE, secret=other.hex(), commitment=chance_source.commitment(other))
    with pytest.raises((RecordMismatch, CorruptRecord)):
        verify(GAME, forged)


def test_the_numbers_of_the_moves_are_part_of_the_chance() -> None:
    taken_back = live_game(taken_back=3)
    assert verify(GAME, taken_back).over
    with pytest.raises((RecordMismatch, CorruptRecord)):
        verify(GAME, changed(taken_back, numbers=None))


def test_every_bit_of_a_contribution_is_part_of_the_chance() -> None:
    shared = live_game(parts=PARTS)
    assert verify(GAME, shared).over
    first, second = PARTS
    for bit in range(0, 256, 5):
        other = bytearray.fromhex(first.part)
        other[bit // 8] ^= 1 << bit % 8
        with pytest.raises((RecordMismatch, CorruptRecord)):
            verify(GAME, changed(shared, contributions=(Contribution((0,), other.hex()), second)))


@pytest.mark.parametrize(
    "contributions",
    [
        None,  # all left out
        PARTS[:1],  # one left out
        (*PARTS[:1], Contribution((1,), PARTS[1].part)),  # said to be by fewer people
        (Contribution((0,), PARTS[1].part), Contribution((1, 2), PARTS[0].part)),  # exchanged
    ],
)
def test_who_contributed_cannot_be_told_otherwise(
    contributions: tuple[Contribution, ...] | None,
) -> None:
    with pytest.raises((RecordMismatch, CorruptRecord)):
        verify(GAME, changed(live_game(parts=PARTS), contributions=contributions))


def test_a_record_of_the_second_version_is_verified() -> None:
    """A live game played before there were contributions and signatures."""
    kept = load(Path(__file__).parent / "kept_record_2.json")
    assert (kept.version, kept.contributions, kept.signer) == (2, None, None)
    assert verify(GAME, kept).over
    with pytest.raises(RecordMismatch, match="the seal is broken"):
        verify(GAME, msgspec.structs.replace(kept, seats=SEATS))


def test_a_record_cut_short_is_refused() -> None:
    with pytest.raises(RecordMismatch, match="the game is not over after the last move"):
        verify(GAME, changed(TRUE, moves=TRUE.moves[:-1]))


def test_a_finished_game_without_its_result_is_refused() -> None:
    with pytest.raises(RecordMismatch, match="no result is given"):
        verify(GAME, changed(TRUE, result=None))


def test_an_unfinished_game_with_a_result_is_refused() -> None:
    with pytest.raises(RecordMismatch, match="a result is given"):
        verify(GAME, changed(UNFINISHED, result=TRUE.result))


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(CorruptRecord, match="a record of chess is no record of diamant"):
        verify(GAME, changed(TRUE, game="chess"))


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"seats": SEATS[:2]}, WrongPlayerCount),
        ({"seats": (Seat("x"),) * 9}, WrongPlayerCount),
        ({"options": {"relic": True}}, UnknownOption),
        ({"options": {"relics": 1}}, BadOptionValue),
        ({"seed": -1}, BadSeed),
        ({"seed": 2**63}, BadSeed),
    ],
)
def test_a_set_up_that_is_not_possible_is_refused(
    fields: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        verify(GAME, changed(TRUE, **fields))


def test_other_options_are_another_game() -> None:
    with pytest.raises((RecordMismatch, CorruptRecord)):
        verify(GAME, changed(TRUE, options=OPTIONS | {"relics": False}))


@pytest.mark.parametrize("record", [TRUE, LIVE, UNFINISHED])
@pytest.mark.parametrize(
    "fields",
    [
        {"options": OPTIONS | {"open_chests": True}},  # no view shows it in the last position
        {"seats": (*SEATS[:3], Seat("Steady", bot="strong"))},
        {"seats": (*SEATS[:3], Seat("Steady"))},
        {"seats": (Seat("Anne"), *SEATS[1:])},
    ],
)
def test_what_the_moves_cannot_prove_is_sealed(record: Record, fields: dict[str, Any]) -> None:
    with pytest.raises(RecordMismatch, match="the seal is broken"):
        verify(GAME, changed(record, **fields))
    assert verify(GAME, sealed(changed(record, **fields))), "it was the seal and nothing else"


def test_a_record_of_the_first_version_has_no_seal_and_is_verified() -> None:
    old = changed(TRUE, version=1, seal=None)
    assert verify(GAME, from_json(to_json(old))).over
    for wrong in (changed(TRUE, version=1), changed(TRUE, seal=None)):
        with pytest.raises(CorruptRecord, match="seal"):
            from_json(to_json(wrong))


def test_a_record_knows_how_many_decisions_were_taken_back() -> None:
    assert TRUE.taken_back == LIVE.taken_back == 0
    assert live_game(taken_back=3).taken_back == 3


def test_a_fingerprint_tells_positions_apart() -> None:
    state = GAME.new(3, 7)
    before = fingerprint(state)
    assert fingerprint(state.clone()) == before
    other = state.clone()
    other.rng.word()
    assert fingerprint(other) != before, "the chance to come is part of it"
    other = state.clone()
    other.apply(2, 0)
    assert fingerprint(other) != before, "a secret choice is part of it"


class Reversed(Pond):
    """Most fish is worth most points, but others win."""

    def victors(self) -> vec[i64]:
        return vec[i64]([1])


def test_the_end_of_a_record_tells_victors_and_the_chance_to_come() -> None:
    end = ending(Pond(2, new_rng(7)))
    assert ending(Pond(2, new_rng(7))) == end
    assert ending(Pond(2, new_rng(8))) != end, "the chance to come is part of it"
    assert ending(Reversed(2, new_rng(7))) != end, "who wins is part of it"
