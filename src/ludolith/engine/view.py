"""What a seat may see."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from ludolith.engine.errors import no_such_seat
from ludolith.engine.struct_tags import game_name


class View(msgspec.Struct, frozen=True, tag_field="game", tag=game_name, kw_only=True):
    """All one viewer may know of a position, ready for the wire. Each game has its own."""

    # Fields that only help a seat to decide; what they say follows from the others.
    aids: ClassVar[tuple[str, ...]] = ()

    seat: int | None  # the viewer; None: a spectator
    players: int
    over: bool
    deciding: tuple[int, ...]  # seats that have not chosen yet
    winners: tuple[int, ...]  # empty while the game goes on
    decided_by: str | None  # the id of the rule that decided the game; None while it goes on
    scores: tuple[int | None, ...]  # None where this viewer may not know it


def check_viewer(seat: int | None, players: int) -> None:
    """Refuse a viewer that is no seat; True is not 1 here."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise no_such_seat(seat, players)


def secrets_of(own: View, public: View) -> dict[str, Any]:
    """The fields in which a seat sees what a spectator does not, ready for the wire."""
    unspoken = ("seat", *own.aids)
    return {
        field: msgspec.to_builtins(seen)
        for field in own.__struct_fields__
        if field not in unspoken and (seen := getattr(own, field)) != getattr(public, field)
    }
