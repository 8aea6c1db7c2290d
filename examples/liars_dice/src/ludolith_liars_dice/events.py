"""What happens, each with the rule that makes it happen."""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.events import Event


class RoundBegan(Event, frozen=True, kw_only=True):
    rule: str = "LD-03"
    seat: int
    dice: int


class Rolled(Event, frozen=True, kw_only=True):
    rule: str = "LD-03"
    seat: int
    dice: tuple[int, ...]


class BidMade(Event, frozen=True, kw_only=True):
    rule: str = "LD-10"
    seat: int
    count: int
    face: int


class Challenged(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    rule: str = "LD-20"
    seat: int


class CupLifted(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    rule: str = "LD-20"
    seat: int
    dice: tuple[int, ...]


class BidJudged(Event, frozen=True, kw_only=True):
    rule: str = "LD-21"
    found: int
    count: int
    face: int


class DieLost(Event, frozen=True, kw_only=True):
    rule: str = "LD-21"
    seat: int
    left: int


class GameEnded(Event, frozen=True, kw_only=True):
    rule: str = "LD-30"
    seat: int
    left: int
