"""What the server refuses, by cause, and how HTTP says it."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from ludolith.engine.errors import LudolithError

Part = Literal["table", "entry", "act", "record"]
What = Literal["missing", "changed", "unreadable", "stray", "impossible", "no-game"]
WHAT: Final[dict[What, str]] = {
    "missing": "is missing",
    "changed": "is not as it was written",
    "unreadable": "cannot be read",
    "stray": "belongs to no table",
    "impossible": "cannot have happened so",
    "no-game": "is of a game that is not installed",
}


class ServerError(LudolithError):
    """Refused by the server, not by a game or a table."""

    status: ClassVar[int] = 400


class UnknownTable(ServerError):
    cause = "unknown-table"
    status = 404


class NotFound(ServerError):
    cause = "not-found"
    status = 404


class WrongMethod(ServerError):
    cause = "wrong-method"
    status = 405


class NotFinished(ServerError):
    """Available only when the game is over."""

    cause = "not-finished"
    status = 409


class BadMessage(ServerError):
    """Not a message of this protocol."""

    cause = "bad-message"


class TooLarge(ServerError):
    cause = "too-large"
    status = 413


class TooFast(ServerError):
    cause = "too-fast"
    status = 429


class ForeignOrigin(ServerError):
    """A page of another site asks."""

    cause = "foreign-origin"
    status = 403


class ServerFull(ServerError):
    cause = "server-full"
    status = 503


class StoreFailed(ServerError):
    """The store could not keep or give what it was asked for."""

    cause = "store-failed"
    status = 503


class Damaged(StoreFailed):
    """What is stored is not what was written: another try does not help.

    `part` is a table, its entry, an act or the record of a game, the last two by `number`.
    """

    def __init__(self, part: Part, what: What, number: int = 0) -> None:
        names = {"table": "it", "entry": "its entry"}
        super().__init__(f"{names.get(part, f'{part} {number}')} {WHAT[what]}")
        self.part = part
        self.what = what
        self.number = number


class NumbersClash(StoreFailed):
    """Another process has written these acts of the table already."""


class CannotServe(ServerError):
    """The server cannot start; the message is one line for the operator."""

    cause = "cannot-serve"


class NoHint(ServerError):
    """The worker that was to think about it failed."""

    cause = "no-hint"
    status = 503
