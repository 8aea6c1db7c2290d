"""Bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from ludolith import bots
from ludolith.adapters.integers import whole
from ludolith.engine.bot import Bot
from ludolith.engine.errors import BadRequest
from ludolith.engine.game import Game


def opponents_of(game: Game, players: int, named: str | Sequence[str] | None) -> list[Bot]:
    """A bot for every seat but the learner's, from the next seat on; one name stands for all."""
    if named is None:
        raise BadRequest("opponents=None is for make_vec: here the other seats need bots")
    names = [named] * (players - 1) if isinstance(named, str) else named
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise BadRequest(f"opponents are one name of a bot or a list of names, not {named!r}")
    if len(names) != players - 1:
        raise BadRequest(
            f"a learner in {game.name} for {players} has {players - 1} opponents, not {len(names)}"
        )
    return [bots.bot(game, name) for name in names]


def checked_seat(seat: int | None, players: int) -> int | None:
    """The learner's seat; None: drawn for every game."""
    if seat is None:
        return None
    number = whole(seat, "a seat")
    if not 0 <= number < players:
        raise BadRequest(f"there is no seat {number} in a game for {players}")
    return number
