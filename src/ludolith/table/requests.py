"""What people can ask of a table. The same values travel over the wire."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludolith.table.acts import HouseRules

# The length besides: a pattern alone lets a line end follow.
Part = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]{64}$")]


class Request(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """Something a person wants."""


class Sit(Request, frozen=True, tag="sit"):
    seat: int
    name: str


class OpenSeat(Request, frozen=True, tag="open-seat"):
    """Stand up; or, by the host, free a seat."""

    seat: int


class SeatBot(Request, frozen=True, tag="seat-bot"):
    seat: int
    level: str


class SwapSeats(Request, frozen=True, tag="swap-seats"):
    """Whoever and whatever is on two seats changes places."""

    one: int
    other: int


class SetSeats(Request, frozen=True, tag="set-seats"):
    players: int


class SetOptions(Request, frozen=True, tag="set-options"):
    options: dict[str, bool | int | str]


class SetHouseRules(Request, frozen=True, tag="set-house-rules"):
    rules: HouseRules


class Start(Request, frozen=True, tag="start"):
    """Begin; bots of this level take the free seats."""

    fill: str | None = None


class Contribute(Request, frozen=True, tag="contribute"):
    """This device's part of the chance of the game about to begin: 32 random bytes (hex), made
    after its commitment was seen.
    """

    commitment: str
    part: Part


class Decide(Request, frozen=True, tag="decide"):
    """A move for a seat, in answer to the question as it stood at `version`."""

    seat: int
    move: dict[str, Any]
    version: int
    # The sender's own; a seat's decision with the same id is never played twice.
    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class AskUndo(Request, frozen=True, tag="ask-undo"):
    seat: int


class AnswerUndo(Request, frozen=True, tag="answer-undo"):
    seat: int
    agrees: bool


class LetBotPlay(Request, frozen=True, tag="let-bot-play"):
    """For oneself, or for somebody who is away."""

    seat: int
    level: str


class ComeBack(Request, frozen=True, tag="come-back"):
    seat: int


class Pause(Request, frozen=True, tag="pause"):
    pass


class Resume(Request, frozen=True, tag="resume"):
    pass


class Rematch(Request, frozen=True, tag="rematch"):
    pass


class Rename(Request, frozen=True, tag="rename"):
    name: str


class Leave(Request, frozen=True, tag="leave"):
    """Be nobody at this table any more."""


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
