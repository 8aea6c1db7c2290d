"""Bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from ludolith import bots
from ludolith.engine.bot import Bot
from ludolith.engine.errors import BadRequest
from ludolith.engine.game import Game


def opponents_of(game: Game, players: int, named: str | Sequence[str]) -> list[Bot]:
    """A bot for every seat but the learner's, from the next seat on; one name stands for all."""
    names = [named] * (players - 1) if isinstance(named, str) else list(named)
    if len(names) != players - 1:
        raise BadRequest(
            f"a learner in {game.name} for {players} has {players - 1} opponents, not {len(names)}"
        )
    return [bots.bot(game, name) for name in names]


def checked_seat(seat: int | None, players: int) -> int | None:
    """The learner's seat; None: drawn for every game."""
    if seat is not None and not 0 <= seat < players:
        raise BadRequest(f"there is no seat {seat} in a game for {players}")
    return seat
