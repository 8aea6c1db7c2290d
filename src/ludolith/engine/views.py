"""What a seat may see."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, tag_field="game", kw_only=True):
    """All one viewer may know of a position, ready for the wire. Each game has its own."""

    seat: int | None  # whose eyes; None: a spectator
    players: int
    over: bool
    deciding: tuple[int, ...]  # seats that have not chosen yet
    winners: tuple[int, ...]  # empty while the game goes on
    scores: tuple[int | None, ...]  # None where this viewer may not know it
