# Compiled with mypyc.
"""Replaying a record move by move, and proving that it is true."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ludolith.engine import chance_source
from ludolith.engine.errors import CorruptRecord, LudolithError, RecordMismatch
from ludolith.engine.events import AddressedEvent
from ludolith.engine.game import Game
from ludolith.engine.records import SIGNED, Record, Result, Seat, seal_of, sealed
from ludolith.engine.running_game import RunningGame
from ludolith.engine.signatures import check_signature
from ludolith.engine.simulation_findings import as_text, as_value
from ludolith.engine.state import State


class Step(msgspec.Struct, frozen=True):
    """One move of a record and what it caused; ply 0 is the set-up."""

    ply: int
    seat: int | None
    move: int | None
    emitted: list[AddressedEvent]
    state: State  # the position after it; goes on changing with the next step


def fingerprint(state: State) -> str:
    """A short hash of everything any seat can see, and of the chance to come."""
    viewers: list[int | None] = [None, *range(state.players)]
    seen = [msgspec.json.encode(state.view(viewer)) for viewer in viewers]
    inner = repr((list(state.deciders()), list(state.scores()), state.rng.words())).encode()
    return hashlib.blake2b(b"\n".join([*seen, inner]), digest_size=16).hexdigest()


def ending(state: State) -> str:
    """A short hash of how a game ended and of the chance to come, for records.

    It does not depend on views and events: they may get new fields, and old records stay true.
    """
    end = (list(state.deciders()), list(state.scores()), list(state.victors()), state.rng.words())
    return hashlib.blake2b(repr(end).encode(), digest_size=16).hexdigest()


def set_up(game: Game, record: Record) -> RunningGame:
    """The game of a record before its first move."""
    seed, key = record.seed or 0, record.chance_key
    return RunningGame(game, record.players, record.options, seed=seed, key=key)


def replay(game: Game, record: Record) -> Iterator[Step]:
    """Every step of a record, the set-up first; refuses a move that was not possible."""
    if record.game != game.name:
        raise CorruptRecord(f"a record of {record.game} is no record of {game.name}")
    running = set_up(game, record)
    yield Step(0, None, None, running.opening, running.state)
    for ply, (seat, move) in enumerate(record.moves, start=1):
        running.begin(ply if record.numbers is None else record.numbers[ply - 1])
        try:
            code = game.decode_move(move)
            finding = None if record.findings is None else record.findings[ply - 1]
            emitted = running.play(seat, code, as_text(finding))
        except LudolithError as problem:
            raise CorruptRecord(
                f"move {ply} is not possible: {problem}",
                fault="move-impossible",
                ply=ply,
                why=problem.cause,
            ) from None
        yield Step(ply, seat, code, emitted, running.state)


def motion_of(game: Game, record: Record, ply: int) -> bytes:
    """The recorded motion of a move, simulated again; empty if there is none to show."""
    if record.findings is None or not 1 <= ply <= len(record.moves):
        return b""
    finding = as_text(record.findings[ply - 1])
    if not finding:
        return b""
    for step in replay(game, record):
        if step.ply == ply - 1:
            seat, move = record.moves[ply - 1]
            return step.state.motion(seat, game.decode_move(move), finding, ply)
    return b""


def result_of(state: State) -> Result | None:
    """What a record says of a finished game."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return Result(outcome.scores, outcome.winners, outcome.rule, ending(state))


def verify(game: Game, record: Record) -> State:
    """Recompute a whole game; returns its last position if every claim of the record is true."""
    check_secret(record)
    state = last_position(game, record)
    check(record, state)
    return state


def last_position(game: Game, record: Record) -> State:
    """Where the moves of a record lead, whatever it claims."""
    state: State | None = None
    for step in replay(game, record):
        state = step.state
    assert state is not None
    return state


def check_secret(record: Record) -> None:
    """Refuses a live game whose chance is not the one that was promised."""
    if record.secret is not None and record.commitment is not None:
        shown = chance_source.commitment(bytes.fromhex(record.secret))
        if shown != record.commitment:
            raise RecordMismatch(
                "the secret is not the one that was committed to at the start",
                fault="secret-other",
            )


def check(record: Record, state: State) -> None:
    """Refuses a record that claims what is not true of its last position, or was changed."""
    found = result_of(state)
    if record.result is None and found is not None:
        raise RecordMismatch(
            "the moves lead to the end of the game, but no result is given",
            fault="result-missing",
        )
    if record.result is not None and found is None:
        raise RecordMismatch(
            "a result is given, but the game is not over after the last move",
            fault="result-early",
        )
    if record.result is not None and found is not None:
        for field in record.result.__struct_fields__:
            if field == "fingerprint" and record.version < SIGNED:
                continue  # it depended on what views looked like when the record was written
            claimed, true = getattr(record.result, field), getattr(found, field)
            if claimed != true:
                raise RecordMismatch(
                    f"{field}: the record says {claimed}, the moves give {true}",
                    fault="result-other",
                    field=field,
                    claimed=in_words(claimed),
                    true=in_words(true),
                )
    if record.seal is not None and record.seal != seal_of(record):
        raise RecordMismatch(
            "the seal is broken: the record was changed after it was written", fault="seal-broken"
        )
    check_signature(record)


def in_words(value: object) -> str:
    """A part of a result, to be put into a sentence."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def present_moves(game: Game, record: Record) -> tuple[tuple[int, dict[str, Any]], ...]:
    """The moves of a record as this version writes them."""
    return described(game, [(seat, game.decode_move(move)) for seat, move in record.moves])


def described(
    game: Game, moves: Sequence[tuple[int, int]]
) -> tuple[tuple[int, dict[str, Any]], ...]:
    """Moves as they stand in a record."""
    return tuple((seat, msgspec.to_builtins(game.describe(code))) for seat, code in moves)


def record_of(
    game: Game,
    state: State,
    *,
    seats: Sequence[Seat],
    options: dict[str, bool | int | str],
    seed: int,
    moves: Sequence[tuple[int, int]],
    findings: Sequence[str] = (),
) -> Record:
    """The record of a seeded game that has reached this position by these move codes.

    `findings`, if any move needed one, are as many.
    """
    return sealed(
        Record(
            game=game.name,
            options=options,
            seats=tuple(seats),
            seed=seed,
            moves=described(game, moves),
            findings=tuple(map(as_value, findings)) if any(findings) else None,
            result=result_of(state),
        )
    )
