"""What acts come to: lines of the log, and what has to be found out before one can happen."""

from __future__ import annotations

import msgspec

from ludolith.engine.events import AddressedEvent
from ludolith.engine.state import State
from ludolith.table import acts


class Entry(msgspec.Struct, frozen=True):
    """One line of the log; ply 0 is the set-up, None what no decision caused."""

    version: int
    ply: int | None
    emitted: AddressedEvent


class Change(msgspec.Struct, frozen=True):
    """What an act changed."""

    version: int
    act: acts.AnyAct
    entries: list[Entry]
    log_from: int | None = None  # after an undo: the log was rewritten, this many lines stand


class Question(msgspec.Struct, frozen=True):
    """What has to be found out before a decision can be made, which is the only act then."""

    act: acts.Moved
    code: int
    position: State  # a copy, with the chance of this decision
