"""What can happen in a game of Dino Bones. Places and borders are named as in `moves`."""

from __future__ import annotations

from typing import ClassVar

from ludolith.engine.events import Event
from ludolith.games.dino_bones.components import Equipment, Help, Layout, SpeciesName, TileKind

# -- set-up


class SlabLaid(Event, frozen=True, kw_only=True):
    """The slab lies on the table; `layout` is A (every other tile face up) or B (all face down)."""

    reveals: ClassVar[bool] = True

    layout: Layout
    rule: str = "DB-04"


class FirstPlayerChosen(Event, frozen=True, kw_only=True):
    seat: int
    rule: str = "DB-06"


class HeadStart(Event, frozen=True, kw_only=True):
    """The chisels and amber that a later player begins with."""

    seat: int
    sharp: int
    amber: int
    rule: str = "DB-06"


class CardDealt(Event, frozen=True, kw_only=True):
    """For the player who got it."""

    reveals: ClassVar[bool] = True

    seat: int
    card: Equipment
    rule: str = "DB-60"


# -- the turn


class TurnBegan(Event, frozen=True, kw_only=True):
    seat: int
    turn_number: int
    rule: str = "DB-06"


class ChiselsSharpened(Event, frozen=True, kw_only=True):
    seat: int
    chisels: int
    rule: str = "DB-10"


class ChiselLifted(Event, frozen=True, kw_only=True):
    """An own chisel leaves the slab, sharp."""

    seat: int
    one: int
    other: int
    rule: str = "DB-10"


class ChiselPlaced(Event, frozen=True, kw_only=True):
    seat: int
    one: int
    other: int
    rule: str = "DB-12"


class BouldersBroken(Event, frozen=True, kw_only=True):
    """Chisels spent on the boulders of the border where one was just placed."""

    seat: int
    chisels: int
    rule: str = "DB-13"


class BouldersIgnored(Event, frozen=True, kw_only=True):
    """A strong tool or a jackhammer was used where a chisel was just placed."""

    seat: int
    rule: str = "DB-41"


class TurnEnded(Event, frozen=True, kw_only=True):
    """Sharp chisels kept, and how many turned dull (those spent on boulders included)."""

    seat: int
    kept: int
    dulled: int
    rule: str = "DB-16"


# -- split and division


class SlabSplit(Event, frozen=True, kw_only=True):
    """A part has come off; `cut` are the borders, as pairs of places, that the crack ran along."""

    places: tuple[int, ...]
    cut: tuple[tuple[int, int], ...]
    rule: str = "DB-20"


class PartChosen(Event, frozen=True, kw_only=True):
    """This one of several equal parts is divided."""

    seat: int
    places: tuple[int, ...]
    rule: str = "DB-21"


class FindsTurnedUp(Event, frozen=True, kw_only=True):
    """The tiles of the part that lay face down, by place."""

    reveals: ClassVar[bool] = True

    places: tuple[int, ...]
    tiles: tuple[TileKind, ...]
    rule: str = "DB-23"


class ChiselsReturned(Event, frozen=True, kw_only=True):
    """Chisels go back from the slab to their owner."""

    seat: int
    dull: int
    sharp: int
    rule: str = "DB-27"


class ShareSet(Event, frozen=True, kw_only=True):
    """How many finds a participant takes, in the order of taking; 0: none are left (DB-29)."""

    seat: int
    chisels: int
    tiles: int
    rule: str = "DB-25"


class FindTaken(Event, frozen=True, kw_only=True):
    seat: int
    place: int
    tile: TileKind
    rule: str = "DB-25"


class FindsLeft(Event, frozen=True, kw_only=True):
    """Finds that no player took go to the leader's stock."""

    places: tuple[int, ...]
    tiles: tuple[TileKind, ...]
    rule: str = "DB-26"


# -- skeletons, amber, help


class SkeletonAssembled(Event, frozen=True, kw_only=True):
    seat: int
    species: SpeciesName
    piles: int  # bone piles in it
    cast: bool  # whether the plaster cast replaces a part
    rule: str = "DB-30"


class AmberGained(Event, frozen=True, kw_only=True):
    """Amber from the supply: for a skeleton, a pterodactyl, a sale, a card."""

    seat: int
    amber: int
    rule: str


class HelpBought(Event, frozen=True, kw_only=True):
    seat: int
    help: Help
    amber: int
    rule: str = "DB-40"


class TileDugOut(Event, frozen=True, kw_only=True):
    """The master of the dig took a tile out of the slab, face up."""

    reveals: ClassVar[bool] = True

    seat: int
    place: int
    tile: TileKind
    rule: str = "DB-42"


class TileBought(Event, frozen=True, kw_only=True):
    seat: int
    tile: TileKind
    rule: str = "DB-45"


class TileSold(Event, frozen=True, kw_only=True):
    seat: int
    tile: TileKind
    rule: str = "DB-46"


# -- equipment


class CardPlayed(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True

    seat: int
    card: Equipment
    rule: str = "DB-62"


class RadarUsed(Event, frozen=True, kw_only=True):
    """A player looks under this tile; all players see which one it is."""

    seat: int
    place: int
    rule: str = "DB-62"


class RadarShowed(Event, frozen=True, kw_only=True):
    """For the player who looks."""

    reveals: ClassVar[bool] = True

    seat: int
    place: int
    tile: TileKind
    rule: str = "DB-07"


# -- the end


class LastTwoReached(Event, frozen=True, kw_only=True):
    """Two tiles are left: this player takes one, the other goes to the leader."""

    reveals: ClassVar[bool] = True

    seat: int
    places: tuple[int, ...]
    tiles: tuple[TileKind, ...]
    rule: str = "DB-50"


class DigAbandoned(Event, frozen=True, kw_only=True):
    """The game ends after this many turns in a row without a tile leaving the slab."""

    idle_turns: int
    rule: str = "DB-53"


class GameEnded(Event, frozen=True, kw_only=True):
    seats: tuple[int, ...]  # the winners
    points: int
    rule: str  # DB-51: by points; DB-52: by skeletons, or shared
