"""What can happen in a game of Diamant."""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.events import Event, Seats
from ludolith.games.diamant.components import TrapKind


class ExpeditionBegan(Event, frozen=True, kw_only=True):
    expedition: int
    rule: str = "DIA-03"


class RelicAdded(Event, frozen=True, kw_only=True):
    relic: int
    rule: str = "DIA-31"


class TreasureFound(Event, frozen=True, kw_only=True):
    rubies: int
    share: int
    rest: int
    seats: tuple[int, ...]
    rule: str = "DIA-06"


class TrapSeen(Event, frozen=True, kw_only=True):
    trap: TrapKind
    rule: str = "DIA-08"


class TrapSprung(Event, frozen=True, kw_only=True):
    trap: TrapKind
    seats: tuple[int, ...]
    lost: tuple[int, ...]  # rubies dropped, in the order of seats
    rule: str = "DIA-09"


class RelicSeen(Event, frozen=True, kw_only=True):
    relic: int
    rule: str = "DIA-32"


class ChoicesRevealed(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    leaving: Seats
    staying: Seats
    rule: str = "DIA-11"


class PathGathered(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]
    share: int
    rest: int
    rule: str = "DIA-12"


class RelicsTaken(Event, frozen=True, kw_only=True):
    seat: int
    relics: tuple[int, ...]
    rule: str = "DIA-33"


class RelicsLeftLying(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]
    relics: tuple[int, ...]
    rule: str = "DIA-44"


class PutInChest(Event, frozen=True, kw_only=True):
    seat: int
    rubies: int
    rule: str = "DIA-13"


class CaveEmpty(Event, frozen=True, kw_only=True):
    expedition: int
    rule: str = "DIA-15"


class DeckRanOut(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]
    rule: str = "DIA-41"


class EntranceClosed(Event, frozen=True, kw_only=True):
    expedition: int
    rule: str = "DIA-16"


class RubiesReturned(Event, frozen=True, kw_only=True):
    rubies: int
    rule: str = "DIA-17"


class TrapRemoved(Event, frozen=True, kw_only=True):
    trap: TrapKind
    rule: str = "DIA-18"


class RelicsLost(Event, frozen=True, kw_only=True):
    relics: tuple[int, ...]
    rule: str = "DIA-35"


class DeckShuffled(Event, frozen=True, kw_only=True):
    cards: int
    rule: str = "DIA-19"


class GameEnded(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]  # the winners
    points: int
    rule: str = "DIA-23"
