"""What the server refuses, by cause, and how HTTP says it."""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.errors import LudolithError


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
    """Told only when the game is over."""

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


class NumbersClash(StoreFailed):
    """Somebody else has written these acts of the table already."""


class CannotServe(ServerError):
    """The server cannot start; the message is one line for whoever runs it."""

    cause = "cannot-serve"


class NoAdvice(ServerError):
    """Whoever was to think about it failed."""

    cause = "no-advice"
    status = 503
