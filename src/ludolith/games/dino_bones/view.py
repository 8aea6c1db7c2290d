"""What a seat sees of a game of Dino Bones (DB-07)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from ludolith.engine.bits import count, members
from ludolith.engine.view import View, check_viewer
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    CARDS,
    CHARACTERS,
    FIRST_PART,
    KINDS,
    PARTS,
    PLANT,
    PTERODACTYL,
    SIDE_COUNT,
    SPECIES,
    TILES,
    Box,
    Character,
    Equipment,
    Layout,
    PartName,
    SpeciesName,
    TileKind,
)
from ludolith.games.dino_bones.geometry import BORDERS, CELLS, WORD, WORDS
from ludolith.games.dino_bones.leader_help import help_price
from ludolith.games.dino_bones.position import (
    SKELETON_CAST,
    SKELETON_PILES,
    SKELETON_SPECIES,
    UNKNOWN,
    Position,
)
from ludolith.games.dino_bones.refusals import asked_rule
from ludolith.games.dino_bones.skeletons import (
    loose_points,
    plant_points,
    pterodactyl_points,
    skeleton_points,
)
from ludolith.games.dino_bones.split_and_share import smallest_fragments
from ludolith.games.dino_bones.split_preview import Preview, Share, previews, shares_of

if TYPE_CHECKING:
    from collections.abc import Sequence

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
FilledPart = Literal[PartName, "bone_pile", "plaster_cast"]  # the genuine bone, or its replacement
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

SIDES_OF = tuple(members(sides) for sides in range(1 << SIDE_COUNT))


class SlabTile(msgspec.Struct, frozen=True):
    """A tile that is still in the slab, at axial coordinates q and r.

    With q to the right and r to the lower right the sides are numbered clockwise from the right:
    (+1,0), (0,+1), (-1,+1), (-1,0), (0,-1), (+1,-1).
    """

    place: int
    q: int
    r: int
    face_up: bool
    tile: TileKind | None  # None: face down and unknown to this viewer
    boulders: tuple[int, ...]  # sides; only the backs have any
    seen_by: tuple[int, ...]  # seats that looked under it with the ground radar


class Border(msgspec.Struct, frozen=True):
    """A border between two slab tiles, the lower place first."""

    one: int
    other: int
    price: int  # sharp chisels it costs, 1 to 3
    chisel: int | None  # the seat whose chisel lies there


class Find(msgspec.Struct, frozen=True):
    """A tile that came off the slab and is not taken yet."""

    place: int
    tile: TileKind


class Division(msgspec.Struct, frozen=True):
    """A division under way."""

    finds: tuple[Find, ...]
    # Players who still take tiles, in order; before helmets are played, the order without them.
    shares: tuple[Share, ...]
    left: int  # finds that the deciding player still takes now
    participants: tuple[int, ...]


class Skeleton(msgspec.Struct, frozen=True):
    """An assembled skeleton."""

    species: SpeciesName
    points: int
    parts: tuple[FilledPart, ...]  # what fills each part, in the order of the species' parts


class PointParts(msgspec.Struct, frozen=True):
    """What a player's points are made of."""

    skeletons: int
    pterodactyls: int
    loose: int  # tiles in no skeleton
    plants: int
    amber: int


class Digger(msgspec.Struct, frozen=True):
    """A player. All of this is public; `cards` is only the number of cards in hand."""

    character: Character
    sharp: int
    dull: int
    spent: int  # on boulders in this turn; dull at its end
    on_slab: int
    keeps: int  # sharp chisels this player may keep at the end of a turn
    amber: int
    loose: dict[TileKind, int]  # fossil tiles and bone piles that are in no skeleton
    plants: int
    plant_points: int
    next_plant_points: int | None  # with one more plant; None: there are no more plants
    pterodactyls: int
    skeletons: tuple[Skeleton, ...]  # assembled, pterodactyls not among them
    cards: int  # equipment in hand
    played: tuple[Equipment, ...]  # equipment played
    points: PointParts


class Species(msgspec.Struct, frozen=True):
    """The data of a species in this box."""

    species: SpeciesName
    parts: tuple[PartName, ...]
    skeletons: int  # in the box
    points: int
    amber: int


class Question(msgspec.Struct, frozen=True):
    """What the deciding player must choose, and by which rule."""

    stage: Stage
    rule: str
    left: int | None  # at most so many chisels to lift, finds to take or tiles to look under


class DinoBonesView(View, frozen=True, kw_only=True):
    aids = ("previews", "unseen")

    scores: tuple[int, ...]
    layout: Layout
    first_player: int  # holds the marker
    active: int  # whose turn it is
    turn_number: int
    idle_turns: int  # in a row without a tile leaving the slab (DB-53)
    question: Question | None
    slab: tuple[SlabTile, ...]
    borders: tuple[Border, ...]
    previews: tuple[Preview, ...]  # for the viewer who may place a chisel now
    parts: tuple[tuple[int, ...], ...]  # equal parts to choose from
    division: Division | None
    diggers: tuple[Digger, ...]
    hand: tuple[Equipment, ...]  # the viewer's equipment
    supply: int  # amber
    stock: dict[TileKind, int]  # the leader's tiles
    help_price: int  # amber for the next help in this turn
    owed: int  # chisels the active player must still lift before placing
    placed: int  # chisels placed in this turn
    charges: int  # chisels that may ignore boulders in this turn
    sold: bool  # whether the sale of this turn has been made
    sale_pays: int  # amber
    unseen: dict[TileKind, int]  # the possible fronts of the tiles that this viewer cannot see
    species: tuple[Species, ...]
    plant_points: tuple[int, ...]  # for 0, 1, 2 … plants


def view_of(game: Position, seat: int | None) -> DinoBonesView:
    """The view of a seat, or of a spectator."""
    check_viewer(seat, game.players)
    outcome = game.outcome()
    return DinoBonesView(
        seat=seat,
        players=game.players,
        over=game.over,
        deciding=tuple(game.deciders()),
        winners=() if outcome is None else outcome.winners,
        decided_by=None if outcome is None else outcome.rule,
        scores=tuple(game.scores()),
        layout="B" if game.all_face_down else "A",
        first_player=game.first_player,
        active=game.active,
        turn_number=game.turn_number,
        idle_turns=game.idle_turns,
        question=question(game),
        slab=slab(game, seat),
        borders=borders(game),
        previews=previews(game, seat),
        parts=parts(game),
        division=division(game),
        diggers=tuple(digger(game, owner) for owner in range(game.players)),
        hand=() if seat is None else cards(game.hand[seat]),
        supply=game.supply,
        stock=numbers(list(game.stock)),
        help_price=help_price(game),
        owed=game.owed,
        placed=game.placed,
        charges=game.charges,
        sold=game.sold,
        sale_pays=game.sale_pays,
        unseen=unseen(game, seat),
        species=species(game.box),
        plant_points=tuple(game.box.plant_points),
    )


def cards(held: int) -> tuple[Equipment, ...]:
    return tuple(CARDS[card] for card in members(held))


def numbers(tiles: Sequence[int]) -> dict[TileKind, int]:
    return {TILES[kind]: number for kind, number in enumerate(tiles) if number}


def question(game: Position) -> Question | None:
    if game.over:
        return None
    counted = game.stage in (codes.FRACTURE_MAP, codes.RADAR, codes.DIVISION)
    owing = game.stage == codes.TURN and game.owed > 0
    left = game.left if counted else game.owed if owing else None
    return Question(STAGES[game.stage], asked_rule(game), left)


# -- the slab


def slab(game: Position, viewer: int | None) -> tuple[SlabTile, ...]:
    radar = any(game.looked)
    front, back, face_up = game.front, game.back, int(game.face_up)
    found = []
    for place in members(game.slab.tiles):
        seen_by = looked_under(game, place) if radar else ()
        up = face_up >> place & 1 == 1
        tile = TILES[front[place]] if up or viewer in seen_by else None
        q, r = CELLS[place]
        found.append(SlabTile(place, q, r, up, tile, SIDES_OF[back[place]], seen_by))
    return tuple(found)


def looked_under(game: Position, place: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(game.players) if game.looked[seat] >> place & 1)


def borders(game: Position) -> tuple[Border, ...]:
    inner = whole(list(game.slab.inner))
    two, one = whole(list(game.two_boulders)), whole(list(game.one_boulder))
    chisels = list(game.slab.chisels)
    owner = {
        border: seat
        for seat in range(game.players)
        for border in members(whole(chisels[seat * WORDS : (seat + 1) * WORDS]))
    }
    found = []
    for border in members(inner):
        price = 1 + (one >> border & 1) + 2 * (two >> border & 1)
        found.append(Border(*BORDERS[border], price, owner.get(border)))
    return tuple(found)


def whole(words: Sequence[int]) -> int:
    """A set of borders in one number of any size."""
    return sum(word << number * WORD for number, word in enumerate(words))


def parts(game: Position) -> tuple[tuple[int, ...], ...]:
    if game.stage != codes.PART:
        return ()
    return tuple(members(part) for part in smallest_fragments(game))


def unseen(game: Position, viewer: int | None) -> dict[TileKind, int]:
    """The fronts that may still turn up, including those that only other players have seen."""
    left = list(game.bag)
    for place in members(game.slab.tiles & ~game.face_up):
        known = viewer is not None and game.looked[viewer] >> place & 1
        if game.front[place] != UNKNOWN and not known:
            left[game.front[place]] += 1
    return numbers(left)


# -- the division


def division(game: Position) -> Division | None:
    if not game.finds:
        return None
    taking = game.stage == codes.DIVISION
    ahead: tuple[Share, ...] = ()
    if taking:
        ahead = tuple(Share(seat, game.weight[seat], game.left) for seat in members(game.asked))
    rest = count(game.finds) - (game.left if taking else 0)
    last_two = game.stage == codes.LAST_TWO
    return Division(
        finds=tuple(Find(place, TILES[game.front[place]]) for place in members(game.finds)),
        shares=ahead + shares_of(game, rest, game.waiting, game.weight),
        left=game.left if taking else int(last_two or game.stage == codes.BRUSH_FIND),
        participants=(game.active,) if last_two else members(game.participants),
    )


# -- the players and the box


def digger(game: Position, owner: int) -> Digger:
    owned = list(game.owned[owner * KINDS : (owner + 1) * KINDS])
    plants = owned[PLANT]
    worth = game.box.plant_points
    return Digger(
        character=CHARACTERS[owner],
        sharp=game.sharp[owner],
        dull=game.dull[owner],
        spent=game.spent if owner == game.active else 0,
        on_slab=game.on_slab(owner),
        keeps=game.keeps(owner),
        amber=game.amber[owner],
        loose=numbers([*owned[:PTERODACTYL], 0, 0, owned[BONE_PILE]]),
        plants=plants,
        plant_points=worth[plants],
        next_plant_points=worth[plants + 1] if plants + 1 < len(worth) else None,
        pterodactyls=owned[PTERODACTYL],
        skeletons=tuple(skeleton(game, each) for each in game.skeletons if each & 7 == owner),
        cards=count(game.hand[owner]),
        played=cards(game.played[owner]),
        points=PointParts(
            skeletons=skeleton_points(game, owner),
            pterodactyls=pterodactyl_points(game, owner),
            loose=loose_points(game, owner),
            plants=plant_points(game, owner),
            amber=game.amber[owner],
        ),
    )


def skeleton(game: Position, number: int) -> Skeleton:
    kind = number >> SKELETON_SPECIES & 7
    piles = number >> SKELETON_PILES & 31
    cast = (number >> SKELETON_CAST) - 1
    stands: list[FilledPart] = [
        "bone_pile" if piles >> part & 1 else "plaster_cast" if part == cast else word
        for part, word in enumerate(PARTS[kind])
        if has_part(game.box, kind, part)
    ]
    return Skeleton(SPECIES[kind], game.box.points[kind], tuple(stands))


def has_part(box: Box, kind: int, part: int) -> bool:
    """Whether this box has that part of the species."""
    return bool(box.parts[kind] >> FIRST_PART[kind] + part & 1)


@lru_cache(maxsize=8)
def species(box: Box) -> tuple[Species, ...]:
    """The data of each species; cached, because a box never changes."""
    found = []
    for kind, name in enumerate(SPECIES):
        words = tuple(word for part, word in enumerate(PARTS[kind]) if has_part(box, kind, part))
        first = FIRST_PART[kind] + PARTS[kind].index(words[0])
        amber = box.skeleton_amber[kind]
        found.append(Species(name, words, box.tiles[first], box.points[kind], amber))
    return tuple(found)
