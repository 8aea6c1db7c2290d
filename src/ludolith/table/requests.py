"""What people can ask of a table. The same values travel over the wire."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludolith.engine.any_game_types import AnyMove
from ludolith.engine.struct_tags import kebab_case
from ludolith.table.acts import HouseRules

# The length besides: a pattern alone lets a line end follow.
Part = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]{64}$")]


class Request(
    msgspec.Struct, frozen=True, tag_field="ask", tag=kebab_case, forbid_unknown_fields=True
):
    """Something a person wants."""


class Sit(Request, frozen=True):
    seat: int
    name: str


class OpenSeat(Request, frozen=True):
    """Stand up; or, by the host, free a seat."""

    seat: int


class SeatBot(Request, frozen=True):
    seat: int
    level: str


class SwapSeats(Request, frozen=True):
    """The players or bots of two seats change places."""

    one: int
    other: int


class SetSeats(Request, frozen=True):
    players: int


class SetOptions(Request, frozen=True):
    options: dict[str, bool | int | str]


class SetHouseRules(Request, frozen=True):
    rules: HouseRules


class Start(Request, frozen=True):
    """Begin; bots of this level take the free seats."""

    fill: str | None = None


class Contribute(Request, frozen=True):
    """This device's part of the chance of the game about to begin: 32 random bytes (hex), made
    after its commitment was seen.
    """

    commitment: str
    part: Part


class Decide(Request, frozen=True):
    """A move for a seat, in answer to the question as it stood at `version`."""

    seat: int
    move: AnyMove
    version: int
    # The sender's own; a seat's decision with the same id is never played twice.
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class AskUndo(Request, frozen=True):
    seat: int


class AnswerUndo(Request, frozen=True):
    seat: int
    agrees: bool


class LetBotPlay(Request, frozen=True):
    """For oneself, or for a member who is away."""

    seat: int
    level: str


class ComeBack(Request, frozen=True):
    seat: int


class Pause(Request, frozen=True):
    pass


class Resume(Request, frozen=True):
    pass


class Rematch(Request, frozen=True):
    pass


class Rename(Request, frozen=True):
    name: str


class Leave(Request, frozen=True):
    """Be no member of this table any more."""


AnyRequest = (
    Sit
    | OpenSeat
    | SeatBot
    | SwapSeats
    | SetSeats
    | SetOptions
    | SetHouseRules
    | Start
    | Contribute
    | Decide
    | AskUndo
    | AnswerUndo
    | LetBotPlay
    | ComeBack
    | Pause
    | Resume
    | Rematch
    | Rename
    | Leave
)
