"""What a viewer of a table gets, as it stands on the wire.

`visibility` fills these structs. They are apart from it because it is compiled, and the
compiler drops the annotations of structs.
"""

from __future__ import annotations

import msgspec

from ludolith.engine.any_game_types import EventJson, MoveJson
from ludolith.engine.options import OptionValue
from ludolith.table.acts import HouseRules
from ludolith.table.table import Phase


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as all viewers see it."""

    name: str
    member: int | None
    bot: str | None  # the level of the bot that owns the seat
    stand_in: str | None  # the level of a bot that plays for a person
    host: bool


class PartInfo(msgspec.Struct, frozen=True):
    """What a person's device gave to the chance of a game."""

    member: int
    part: str


class TableInfo(msgspec.Struct, frozen=True):
    """What all viewers may know of a table besides the game's own view."""

    id: str
    game: str
    version: int
    phase: Phase
    round: int
    players: int
    options: dict[str, OptionValue]  # a file by its name
    house: HouseRules
    seats: tuple[SeatInfo, ...]
    deciding: tuple[int, ...]
    ply: int
    paused: bool
    undo_by: int | None
    undo_agreed: tuple[int, ...]
    commitment: str | None
    secret: str | None  # only after the end
    starting: bool  # the game is about to begin, and waits for parts of its chance
    parts: tuple[PartInfo, ...]  # those that are in its chance


class Choices(msgspec.Struct, frozen=True):
    """What one of the viewer's seats may do now."""

    seat: int
    asked: int  # the version since which the question stands
    moves: tuple[MoveJson, ...]
    undo: bool  # its last decision can be taken back without asking
    ask_undo: bool  # it has made one, and no player has refused to take it back
    rule: str | None  # the one that says what may be chosen; None: nothing is asked


class LogLine(msgspec.Struct, frozen=True):
    version: int
    ply: int | None
    event: EventJson
    # The viewer's own seats that may see it, for people who share a device; None: all may.
    seats: tuple[int, ...] | None = None
