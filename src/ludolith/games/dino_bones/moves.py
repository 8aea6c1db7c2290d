"""The moves of Dino Bones.

Places of the slab are numbered along its spiral from the centre (0 to 57). A border is named by the
two places it lies between, the lower number first. The kinds are in the order of their codes.
"""

from __future__ import annotations

from typing import Final

from ludolith.engine.move_codes import MoveTable
from ludolith.engine.moves import Move
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.components import (
    CARDS,
    CHISELS,
    PTERODACTYL_SPECIES,
    SPECIES,
    TILES,
    Equipment,
    SpeciesName,
    TileKind,
)
from ludolith.games.dino_bones.geometry import BORDERS, MOST_PARTS, PLACES

TABLE: Final = MoveTable()


@TABLE.kind(codes.PASS)
class Pass(Move, frozen=True):
    """Play no card, stop looking or lifting, stop assembling, or end the last turn."""


@TABLE.kind(codes.END_TURN, range(CHISELS + 1))
class EndTurn(Move, frozen=True):
    """End the turn and keep this many sharp chisels; the others turn dull."""

    keep: int


@TABLE.kind(codes.STRONG_TOOL)
class BuyStrongTool(Move, frozen=True):
    """Help: two chisels placed in this turn ignore boulders."""


@TABLE.kind(codes.QUICK_SHARPENING)
class BuyQuickSharpening(Move, frozen=True):
    """Help: sharpen two more chisels."""


@TABLE.kind(codes.CHOOSE_PART, range(MOST_PARTS), room=8)
class ChoosePart(Move, frozen=True):
    """Choose which of several equal parts is divided; `part` is its index in the view's `parts`."""

    part: int


@TABLE.kind(codes.TAKE, TILES, room=24)
class TakeFind(Move, frozen=True):
    """Take a tile in a division; equal tiles are interchangeable."""

    tile: TileKind


@TABLE.kind(codes.BUY, TILES, room=24)
class BuyFossil(Move, frozen=True):
    """Help: take a tile out of the leader's stock."""

    tile: TileKind


@TABLE.kind(codes.SELL, TILES, room=24)
class SellFossil(Move, frozen=True):
    """Sell a loose tile to the leader."""

    tile: TileKind


@TABLE.kind(codes.ASSEMBLE, SPECIES[:PTERODACTYL_SPECIES])
class Assemble(Move, frozen=True):
    """Assemble a skeleton; bone piles replace the missing parts."""

    species: SpeciesName


@TABLE.kind(codes.ASSEMBLE_WITH_CAST, SPECIES[:PTERODACTYL_SPECIES])
class AssembleWithCast(Move, frozen=True):
    """Assemble a skeleton with the plaster cast for one missing part, bone piles for others."""

    species: SpeciesName


@TABLE.kind(codes.PLAY, CARDS, room=24)
class PlayCard(Move, frozen=True):
    card: Equipment


@TABLE.kind(codes.DIG, range(PLACES), room=64)
class DigOut(Move, frozen=True):
    """Help: the master of the dig takes a slab tile that has one's own chisel on a side."""

    place: int


@TABLE.kind(codes.LOOK, range(PLACES), room=64)
class LookUnder(Move, frozen=True):
    """Look at the front of a face-down tile with the ground radar."""

    place: int


@TABLE.kind(codes.PLACE, BORDERS, room=160)
class PlaceChisel(Move, frozen=True):
    """Lay a sharp chisel between two tiles and break the boulders there."""

    one: int
    other: int


@TABLE.kind(codes.USE_TOOL, BORDERS, room=160)
class PlaceWithTool(Move, frozen=True):
    """Lay a sharp chisel between two tiles; a strong tool or a jackhammer ignores the boulders."""

    one: int
    other: int


@TABLE.kind(codes.LIFT, BORDERS, room=160)
class LiftChisel(Move, frozen=True):
    """Take one of one's own chisels off the slab, sharp."""

    one: int
    other: int
