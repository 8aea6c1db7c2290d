"""A record as frames to step through, and whether all it claims is true."""

from __future__ import annotations

import msgspec

from ludolith.engine.errors import LudolithError
from ludolith.engine.options import labels
from ludolith.engine.records import Record
from ludolith.engine.replay import replay, result_of, verify
from ludolith.games import game as game_by_name
from ludolith.server.errors import NotFound
from ludolith.server.protocol import Replay, ReplayFrame, Verdict


def frames_of(record: Record, seat: int | None) -> Replay:
    """Every decision of a game as one seat saw it (None: a spectator)."""
    game = game_by_name(record.game)
    if seat is not None and not 0 <= seat < record.players:
        raise NotFound(f"there is no seat {seat} in this game")
    over = record.result is not None
    frames = []
    for step in replay(game, record):
        told = [one.event for one in step.told if one.seen_by(seat)]
        frames.append(
            ReplayFrame(
                ply=step.ply,
                seat=step.seat,
                move=None if step.move is None else msgspec.to_builtins(game.describe(step.move)),
                events=tuple(msgspec.to_builtins(event) for event in told),
                view=msgspec.to_builtins(step.state.view(seat)),
                scores=tuple(step.state.scores()) if over else (),
            )
        )
    return Replay(
        game=record.game,
        names=tuple(one.name for one in record.seats),
        bots=tuple(one.bot for one in record.seats),
        options=labels(game.options, record.options),
        seat=seat,
        frames=tuple(frames),
        winners=record.result.winners if record.result else (),
        commitment=record.commitment,
        secret=record.secret,
        verified=verdict_on(record).ok,
    )


def verdict_on(record: Record) -> Verdict:
    """Recompute the game and compare."""
    try:
        found = result_of(verify(game_by_name(record.game), record))
    except LudolithError as problem:
        return Verdict(False, str(problem), (), ())
    if found is None:
        return Verdict(True, "", (), ())
    return Verdict(True, "", found.scores, found.winners)
