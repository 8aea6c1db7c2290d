"""What a seat sees of a game of Dino Bones (DB-07)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludolith.engine.views import View
from ludolith.games.dino_bones import codes

Stage = Literal[
    "turn",
    "voucher",
    "fracture_map",
    "radar",
    "part",
    "helmet",
    "division",
    "brush",
    "brush_find",
    "last_two",
    "closing",
    "last_skeletons",
    "over",
]
STAGES: dict[int, Stage] = {
    codes.TURN: "turn",
    codes.VOUCHER: "voucher",
    codes.FRACTURE_MAP: "fracture_map",
    codes.RADAR: "radar",
    codes.PART: "part",
    codes.HELMET: "helmet",
    codes.DIVISION: "division",
    codes.BRUSH: "brush",
    codes.BRUSH_FIND: "brush_find",
    codes.LAST_TWO: "last_two",
    codes.CLOSING: "closing",
    codes.LAST_SKELETONS: "last_skeletons",
    codes.OVER: "over",
}


class SlabTile(msgspec.Struct, frozen=True):
    """A tile that is still in the slab, at axial coordinates q and r.

    With q to the right and r to the lower right the sides are numbered clockwise from the right:
    (+1,0), (0,+1), (-1,+1), (-1,0), (0,-1), (+1,-1).
    """

    place: int
    q: int
    r: int
    face_up: bool
    tile: str | None  # None: face down, and this viewer does not know it
    boulders: tuple[int, ...]  # sides; only the backs have any
    seen_by: tuple[int, ...]  # seats that looked under it with the ground radar


class Border(msgspec.Struct, frozen=True):
    """A border between two slab tiles, the lower place first."""

    one: int
    other: int
    price: int  # sharp chisels it costs, 1 to 3
    chisel: int | None  # the seat whose chisel lies there


class Share(msgspec.Struct, frozen=True):
    """What a participant of a division takes, by the chisels on the cut."""

    seat: int
    chisels: int
    tiles: int


class Part(msgspec.Struct, frozen=True):
    """A part that is, or would be, divided; shares in the order of taking."""

    places: tuple[int, ...]
    shares: tuple[Share, ...]
    leader: int  # tiles that would go to the leader


class Preview(msgspec.Struct, frozen=True):
    """What a chisel placed here would split off: one part, or two equal ones to choose from."""

    one: int
    other: int
    parts: tuple[Part, ...]


class Find(msgspec.Struct, frozen=True):
    """A tile that came off and is not taken yet."""

    place: int
    tile: str


class Division(msgspec.Struct, frozen=True):
    """A division under way."""

    finds: tuple[Find, ...]
    # Those still to take or taking, in order; before the helmets are asked, as it stands then.
    shares: tuple[Share, ...]
    left: int  # finds the one who decides may still take now
    participants: tuple[int, ...]


class Skeleton(msgspec.Struct, frozen=True):
    """An assembled skeleton."""

    species: str
    points: int
    # What stands in each part, in the order of the species' parts: the part's own name, bone_pile
    # or plaster_cast.
    parts: tuple[str, ...]


class Digger(msgspec.Struct, frozen=True):
    """One player. All of this is public but the cards in hand."""

    character: str
    sharp: int
    dull: int
    spent: int  # on boulders in this turn; dull at its end
    on_slab: int
    keeps: int  # sharp chisels this player may keep at the end of a turn
    amber: int
    loose: dict[str, int]  # fossil tiles and bone piles that are in no skeleton
    plants: int
    plant_points: int
    next_plant_points: int | None  # with one plant more; None: there is none more
    pterodactyls: int
    skeletons: tuple[Skeleton, ...]  # assembled, pterodactyls not among them
    cards: int  # equipment in hand
    played: tuple[str, ...]  # equipment played


class Species(msgspec.Struct, frozen=True):
    """What the box says of a species."""

    species: str
    parts: tuple[str, ...]
    skeletons: int  # in the box
    points: int
    amber: int


class Question(msgspec.Struct, frozen=True):
    """What the one who decides is asked, and by which rule."""

    stage: Stage
    rule: str
    left: int | None  # chisels still to lift or finds to take or tiles to look under, at most


class DinoBonesView(View, frozen=True, tag="dino_bones", kw_only=True):
    layout: str
    first_player: int  # holds the marker
    active: int  # whose turn it is
    turn: int
    idle_turns: int  # in a row without a tile leaving the slab (DB-53)
    question: Question | None
    slab: tuple[SlabTile, ...]
    borders: tuple[Border, ...]
    previews: tuple[Preview, ...]  # for the viewer who may place a chisel now
    parts: tuple[tuple[int, ...], ...]  # equal parts to choose from
    division: Division | None
    diggers: tuple[Digger, ...]
    hand: tuple[str, ...]  # the viewer's equipment
    supply: int  # amber
    stock: dict[str, int]  # the leader's tiles
    help_price: int  # amber for the next help in this turn
    owed: int  # chisels the active player must still sharpen or lift before placing
    placed: int  # chisels placed in this turn
    charges: int  # chisels that may ignore boulders in this turn
    sold: bool  # the sale of this turn is made
    sale_pays: int  # amber
    unseen: dict[str, int]  # what the tiles this viewer cannot see may be
    species: tuple[Species, ...]
    plant_points: tuple[int, ...]  # for 0, 1, 2 … plants
