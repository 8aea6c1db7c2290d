"""A record as frames to step through, and whether all it claims is true."""

from __future__ import annotations

from typing import Any

import msgspec

from ludolith.engine.errors import LudolithError
from ludolith.engine.options import labels
from ludolith.engine.records import Record, from_json
from ludolith.engine.replay import replay, result_of, verify
from ludolith.engine.signatures import fingerprint_of
from ludolith.engine.state import State
from ludolith.engine.view import View, secrets_of
from ludolith.games import game as game_by_name
from ludolith.server.errors import NotFinished, NotFound
from ludolith.server.protocol import Replay, ReplayFrame, Signature, Verdict, problem_of


def frames_of(record: Record, seat: int | None, everything: bool = False) -> Replay:
    """Every decision of a game as one seat saw it (None: a spectator), or with everything open."""
    game = game_by_name(record.game)
    if everything and record.result is None:
        raise NotFinished("the game is not over; what is hidden is told then")
    if seat is not None and not 0 <= seat < record.players:
        raise NotFound(f"there is no seat {seat} in this game")
    over = record.result is not None
    frames = []
    for step in replay(game, record):
        emitted = [one.event for one in step.emitted if everything or one.seen_by(seat)]
        view = step.state.view(seat)
        # A choice may be secret; a spectator of an unfinished game sees only its events.
        move = step.move if over or seat == step.seat else None
        frames.append(
            ReplayFrame(
                ply=step.ply,
                seat=step.seat,
                move=None if move is None else msgspec.to_builtins(game.describe(move)),
                events=tuple(msgspec.to_builtins(event) for event in emitted),
                view=msgspec.to_builtins(view),
                scores=tuple(step.state.scores()) if over else (),
                secrets=secrets(step.state, view) if everything else (),
            )
        )
    return Replay(
        game=record.game,
        names=tuple(one.name for one in record.seats),
        bots=tuple(one.bot for one in record.seats),
        options=labels(game.options, record.options),
        seat=seat,
        open=everything,
        frames=tuple(frames),
        winners=record.result.winners if record.result else (),
        commitment=record.commitment,
        secret=record.secret,
        verified=verdict_on(record).ok,
    )


def true_record(text: bytes) -> Record:
    """A record that holds what it claims to; refuses any other."""
    record = from_json(text)
    verify(game_by_name(record.game), record)
    return record


def secrets(state: State, public: View) -> tuple[dict[str, Any], ...]:
    """By seat, what it sees besides."""
    seats: list[int | None] = list(range(state.players))
    return tuple(secrets_of(own, public) for own in state.views(seats))


def verdict_on(record: Record, own: str | None = None) -> Verdict:
    """Recompute the game and compare. `own` is the key of this server."""
    try:
        found = result_of(verify(game_by_name(record.game), record))
    except LudolithError as problem:
        return Verdict(False, str(problem), (), (), problem_of(problem))
    signature = signature_of(record, own)
    if found is None:
        return Verdict(True, "", (), (), signature=signature)
    return Verdict(True, "", found.scores, found.winners, signature=signature)


def signature_of(record: Record, own: str | None) -> Signature | None:
    """Who has signed a record that is true."""
    key = record.signer
    return None if key is None else Signature(key, fingerprint_of(key), key == own)
