"""What a player of Dino Bones can decide.

Places of the slab are numbered along its spiral from the centre (0 to 57). A border is named by the
two places it lies between, the lower number first.
"""

from __future__ import annotations

from ludolith.engine.moves import Move
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.components import (
    CARDS,
    CHISELS,
    KINDS,
    PTERODACTYL_SPECIES,
    SPECIES,
    TILES,
    Equipment,
    SpeciesName,
    TileKind,
)
from ludolith.games.dino_bones.geometry import BORDERS, MOST_PARTS, PLACES


class Pass(Move, frozen=True):
    """Play no card, look at or lift no more, assemble nothing more, be done with the last turn."""


class EndTurn(Move, frozen=True):
    """End the turn and keep this many sharp chisels; the others turn dull."""

    keep: int


class BuyStrongTool(Move, frozen=True):
    """Help: two chisels placed in this turn ignore boulders."""


class BuyQuickSharpening(Move, frozen=True):
    """Help: sharpen two more chisels."""


class ChoosePart(Move, frozen=True):
    """Say which of several equal parts is divided; `part` is its place in the view's `parts`."""

    part: int


class TakeFind(Move, frozen=True):
    """Take a tile in a division; equal tiles are interchangeable."""

    tile: TileKind


class BuyFossil(Move, frozen=True):
    """Help: take a tile out of the leader's stock."""

    tile: TileKind


class SellFossil(Move, frozen=True):
    """Sell a loose tile to the leader."""

    tile: TileKind


class Assemble(Move, frozen=True):
    """Assemble a skeleton; bone piles stand for the missing parts."""

    species: SpeciesName


class AssembleWithCast(Move, frozen=True):
    """Assemble a skeleton with the plaster cast for one missing part, bone piles for others."""

    species: SpeciesName


class PlayCard(Move, frozen=True):
    card: Equipment


class DigOut(Move, frozen=True):
    """Help: the master of the dig takes a slab tile with an own chisel on one of its sides."""

    place: int


class LookUnder(Move, frozen=True):
    """Look at the front of a face-down tile with the ground radar."""

    place: int


class PlaceChisel(Move, frozen=True):
    """Lay a sharp chisel between two tiles and break the boulders there."""

    one: int
    other: int


class PlaceWithTool(Move, frozen=True):
    """Lay a sharp chisel between two tiles; a strong tool or a jackhammer ignores the boulders."""

    one: int
    other: int


class LiftChisel(Move, frozen=True):
    """Take an own chisel off the slab, sharp."""

    one: int
    other: int


def _all_moves() -> dict[int, Move]:
    """Every move by its code."""
    moves: dict[int, Move] = {
        codes.PASS: Pass(),
        codes.STRONG_TOOL: BuyStrongTool(),
        codes.QUICK_SHARPENING: BuyQuickSharpening(),
    }
    for kept in range(CHISELS + 1):
        moves[codes.END_TURN + kept] = EndTurn(kept)
    for part in range(MOST_PARTS):
        moves[codes.CHOOSE_PART + part] = ChoosePart(part)
    for kind in range(KINDS):
        moves[codes.TAKE + kind] = TakeFind(TILES[kind])
        moves[codes.BUY + kind] = BuyFossil(TILES[kind])
        moves[codes.SELL + kind] = SellFossil(TILES[kind])
    for number in range(PTERODACTYL_SPECIES):
        moves[codes.ASSEMBLE + number] = Assemble(SPECIES[number])
        moves[codes.ASSEMBLE_WITH_CAST + number] = AssembleWithCast(SPECIES[number])
    for number, card in enumerate(CARDS):
        moves[codes.PLAY + number] = PlayCard(card)
    for place in range(PLACES):
        moves[codes.DIG + place] = DigOut(place)
        moves[codes.LOOK + place] = LookUnder(place)
    for border, (one, other) in enumerate(BORDERS):
        moves[codes.PLACE + border] = PlaceChisel(one, other)
        moves[codes.USE_TOOL + border] = PlaceWithTool(one, other)
        moves[codes.LIFT + border] = LiftChisel(one, other)
    return moves


MOVES = _all_moves()
CODES = {move: code for code, move in MOVES.items()}
