"""What a table refuses, by cause."""

from __future__ import annotations

from ludolith.engine.errors import LudolithError


class NotYourTable(LudolithError):
    """Only the host may do this."""

    cause = "host-only"


class NotYourSeat(LudolithError):
    cause = "not-your-seat"


class SeatTaken(LudolithError):
    cause = "seat-taken"


class WrongPhase(LudolithError):
    """The game has begun, has not begun, or is over."""

    cause = "wrong-phase"


class StaleDecision(LudolithError):
    """The question this answers is not the present one."""

    cause = "stale"


class PartGiven(LudolithError):
    """Another part of the chance was given for this person before."""

    cause = "part-given"


class TablePaused(LudolithError):
    cause = "paused"


class NothingToUndo(LudolithError):
    cause = "nothing-to-undo"


class UndoDenied(LudolithError):
    """The others have said no to taking back this very decision."""

    cause = "undo-denied"


class BadName(LudolithError):
    cause = "bad-name"


class NameTaken(BadName):
    """A player at this table has this name, or one that looks like it."""

    cause = "name-taken"


class BadKey(LudolithError):
    """The secret belongs to no member of this table."""

    cause = "bad-key"


class TableFull(LudolithError):
    cause = "table-full"
