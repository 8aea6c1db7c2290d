"""Everything that can be refused, by cause. Each error leaves state and files as they were."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

Fault = Literal[
    "record-shape",
    "record-format",
    "record-unsound",
    "record-newer",
    "record-size",
    "move-impossible",
    "secret-other",
    "result-missing",
    "result-early",
    "result-other",
    "seal-broken",
    "signature-broken",
    "signature-missing",
    "signer-other",
    "option-file",
]


class LudolithError(Exception):
    """A request that was refused. `cause` names why, for programs; the message says it in English
    to the person who looks for the mistake.

    Readers of another language get sentences made from the cause (`error-<cause>`) and, where one
    cause has many reasons, from the `fault` (`fault-<fault>` with the facts as its variables). A
    fact called `flaw` names what is wrong with a file (`flaw-<flaw>`, `json_faults.py`); `detail`
    is what a reader of files said where there are no other words for it, unchanged; `why` is the
    cause of another refusal behind this one. `place` is the file, if it is one.
    """

    cause: ClassVar[str] = "error"

    def __init__(self, *message: object, fault: Fault | None = None, **facts: str | int) -> None:
        super().__init__(*message)
        self.fault = fault
        self.facts = facts
        self.place = ""

    def within(self, place: object) -> Self:
        """The same refusal, its message preceded by the place."""
        self.args = (f"{place}: {self}",)
        self.place = str(place)
        return self


class UnknownGame(LudolithError):
    cause = "unknown-game"


class WrongPlayerCount(LudolithError):
    cause = "wrong-player-count"


class UnknownOption(LudolithError):
    cause = "unknown-option"


class BadOptionValue(LudolithError):
    cause = "bad-option-value"


class BadSeed(LudolithError):
    cause = "bad-seed"


class UnknownBot(LudolithError):
    cause = "unknown-bot"


class UnknownLanguage(LudolithError):
    cause = "unknown-language"


class BadRequest(LudolithError):
    """A number or a name that is not valid there."""

    cause = "bad-request"


def no_such_seat(seat: object, players: int) -> BadRequest:
    """What is said of a seat that does not exist."""
    return BadRequest(f"there is no seat {seat!r} in a game of {players}")


class UnreadableFile(BadRequest):
    """A file that does not exist or may not be read."""

    cause = "unreadable-file"


class UnwritableFile(BadRequest):
    """A file that cannot be made, or must not be replaced."""

    cause = "unwritable-file"


class NotYourDecision(LudolithError):
    """The seat has nothing to decide now."""

    cause = "not-your-decision"

    def __init__(self, seat: int, over: bool) -> None:
        self.seat = seat
        reason = "the game is over" if over else "it is not among those who must choose now"
        super().__init__(f"seat {seat} has nothing to decide: {reason}")


class UnknownMove(LudolithError):
    """A value that is no move of this game at all."""

    cause = "unknown-move"


class IllegalMove(LudolithError):
    """A move of this game that a rule forbids here."""

    cause = "illegal-move"

    def __init__(self, seat: int, move: int, rule: str) -> None:
        self.seat = seat
        self.move = move
        self.rule = rule
        super().__init__(f"seat {seat} may not make move {move} now: rule {rule} forbids it")


class BadFinding(LudolithError):
    """Something that cannot have come of a move."""

    cause = "bad-finding"


class CorruptRecord(LudolithError):
    cause = "corrupt-record"


class NewerRecord(LudolithError):
    """A record written by a later version than this one."""

    cause = "newer-record"


class RecordMismatch(LudolithError):
    """A record whose moves do not lead to the result it claims."""

    cause = "record-mismatch"
