"""What can happen in a game of Seven Dwarfs."""

from __future__ import annotations

from ludolith.engine.events import Event
from ludolith.games.seven_dwarfs.column import Trouble
from ludolith.games.seven_dwarfs.components import Colour


class ColumnBuilt(Event, frozen=True, kw_only=True):
    blocks: int
    gems: int
    rule: str = "DWA-02"


class FirstPlayerChosen(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "DWA-03"


class ColourChosen(Event, frozen=True, kw_only=True):
    seat: int
    colour: Colour
    rule: str = "DWA-20"


class Struck(Event, frozen=True, kw_only=True):
    """A strike that met the column: what was meant, how the hand strayed, and what moved."""

    seat: int
    strike: int  # of the turn: 1 or 2
    speed: int  # cm/s, as aimed
    real: int  # cm/s, with the tremor
    astray: int  # mm from the aim,
    strayed: tuple[float, float]  # that is mm to the right, seen by the one who strikes, and up
    shift: int  # mm, of the standing block that moved farthest
    rule: str = "DWA-04"


class Missed(Event, frozen=True, kw_only=True):
    """A strike that did not meet the column, and how the hand strayed."""

    seat: int
    strike: int
    again: int  # 1: the first strike of the turn missed, too
    speed: int  # cm/s, as aimed
    real: int  # cm/s, with the tremor
    strayed: tuple[float, float]  # mm, as in `Struck`
    rule: str = "DWA-04"


class StrikeWasted(Event, frozen=True, kw_only=True):
    """The strike could not be simulated: it counts as a miss."""

    seat: int
    strike: int
    trouble: Trouble
    rule: str = "DWA-42"


class NothingCameOff(Event, frozen=True, kw_only=True):
    rule: str = "DWA-05"


class GemsWon(Event, frozen=True, kw_only=True):
    """Gems of one colour, and their worth to this player."""

    seat: int
    gems: int
    colour: Colour
    points: int
    rule: str = "DWA-05"


class BlocksFallen(Event, frozen=True, kw_only=True):
    seat: int
    blocks: int
    points: int  # lost
    rule: str = "DWA-05"


class Collapsed(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "DWA-42"


class FootTaken(Event, frozen=True, kw_only=True):
    """Gems of one colour from the foot of the column, and their worth to this player."""

    seat: int
    gems: int
    colour: Colour
    points: int
    rule: str = "DWA-11"


class PutAtFoot(Event, frozen=True, kw_only=True):
    seat: int
    colour: Colour
    rule: str = "DWA-10"


class NothingToPut(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "DWA-10"


class TurnBegan(Event, frozen=True, kw_only=True):
    """It is this seat's turn."""

    seat: int
    rule: str = "DWA-06"


class LastGemTaken(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "DWA-07"


class StrikesRanOut(Event, frozen=True, kw_only=True):
    strikes: int
    rule: str = "DWA-46"


class LeftAtFoot(Event, frozen=True, kw_only=True):
    """Gems of one colour that lie at the foot of the column when the strikes have run out."""

    gems: int
    colour: Colour
    rule: str = "DWA-46"


class GameEnded(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]  # the winners
    points: int
    rule: str = "DWA-09"


class TieBroken(Event, frozen=True, kw_only=True):
    """Of the players with most points, this one moved last."""

    seat: int
    rule: str = "DWA-09"
