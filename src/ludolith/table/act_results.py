"""Results of acts: lines of the log, and questions that a simulation must answer first."""

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
    """A decision that has to be simulated before it can be made; it is then the only act."""

    act: acts.Moved
    code: int
    position: State  # a copy, with the chance of this decision
