"""Events of a table besides those of the game, in the same log."""

from __future__ import annotations

import msgspec

from ludolith.engine.events import Event
from ludolith.table.acts import HouseRules


class Note(Event, frozen=True, kw_only=True):
    """An event that no rule of the game caused."""

    rule: str = ""


class GameStarted(Note, frozen=True, kw_only=True):
    round: int


class SeatsChanged(Note, frozen=True, kw_only=True):
    """A player sits elsewhere than in the game before, under another colour."""

    seat: int  # the first one


class DecisionTakenBack(Note, frozen=True, kw_only=True):
    seat: int


class UndoWanted(Note, frozen=True, kw_only=True):
    seat: int


class UndoRefused(Note, frozen=True, kw_only=True):
    seat: int


class UndoUnanswered(Note, frozen=True, kw_only=True):
    """No player said no; the question stood too long."""

    seat: int


class BotStandsIn(Note, frozen=True, kw_only=True):
    seat: int


class PlayerReturned(Note, frozen=True, kw_only=True):
    seat: int


class TimeRanOut(Note, frozen=True, kw_only=True):
    seat: int


class GamePaused(Note, frozen=True, kw_only=True):
    pass


class GameResumed(Note, frozen=True, kw_only=True):
    pass


class SeatReissued(Note, frozen=True, kw_only=True):
    """The host gave the player a new link; another device may sit there now."""

    seat: int


class ClockSet(Note, frozen=True, kw_only=True):
    seconds: int  # for a decision; 0: as long as it takes


class HouseRuleSwitched(Note, frozen=True, kw_only=True):
    change: str  # the name of a house rule, then -on or -off


def changes_of(former: HouseRules, rules: HouseRules) -> list[Note]:
    """The events of a change of house rules."""
    notes: list[Note] = []
    for name, value in msgspec.structs.asdict(rules).items():
        if value == getattr(former, name):
            continue
        if isinstance(value, bool):
            notes.append(HouseRuleSwitched(change=f"{name}-{'on' if value else 'off'}"))
        else:
            notes.append(ClockSet(seconds=value or 0))
    return notes
