# Compiled with mypyc.
"""The invariants of a position of Dino Bones. Each one that is broken is named."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import bit, count, index_of
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    CHISELS,
    FIRST_PART,
    KINDS,
    PLASTER_CAST,
    PTERODACTYL_SPECIES,
)
from ludolith.games.dino_bones.geometry import ALL_PLACES, BORDERS_OF, PLACES, WORDS
from ludolith.games.dino_bones.position import (
    SKELETON_CAST,
    SKELETON_PILES,
    SKELETON_SPECIES,
    UNKNOWN,
    Position,
)
from ludolith.games.dino_bones.slab import Slab


def faults_of(game: Position) -> list[str]:
    faults: list[str] = []
    tile_faults(game, faults)
    chisel_faults(game, faults)
    slab_faults(game, faults)
    amber_and_card_faults(game, faults)
    decision_faults(game, faults)
    return faults


def tile_faults(game: Position, faults: list[str]) -> None:
    """Every tile is in one place: slab, finds, collection, skeleton, or leader's stock."""
    number = game.bag[:]
    unknown: i64 = 0
    lying = game.slab.tiles | game.finds
    if game.slab.tiles & game.finds or lying & ~ALL_PLACES:
        faults.append("a tile is both in the slab and among the finds")
    if game.finds & ~game.face_up:
        faults.append("a find lies face down")
    for place in range(PLACES):
        if lying >> place & 1:
            kind = game.front[place]
            if kind == UNKNOWN:
                unknown += 1
            else:
                number[kind] += 1
    if unknown != game.in_bag:
        faults.append("the fronts that may turn up are not as many as the unseen tiles")
    for seat in range(game.players):
        held: i64 = 0
        least: i64 = 0
        first = seat * KINDS
        for kind in range(KINDS):
            owned = game.owned[first + kind]
            if owned:
                number[kind] += owned
                held |= bit(kind)
                least = min(least, owned)
        if held != game.held[seat] or least < 0:
            faults.append("the kinds a player holds are not those of the tiles")
    in_stock: i64 = 0
    least = 0
    for kind in range(KINDS):
        stock = game.stock[kind]
        if stock:
            number[kind] += stock
            in_stock |= bit(kind)
            least = min(least, stock)
    if in_stock != game.in_stock or least < 0:
        faults.append("the kinds in stock are not those of the tiles")
    count_skeletons(game, number, faults)
    for kind in range(KINDS):
        if number[kind] > game.box.tiles[kind]:
            faults.append("a tile exists twice")
        elif number[kind] < game.box.tiles[kind]:
            faults.append("a tile is missing")


def count_skeletons(game: Position, number: vec[i64], faults: list[str]) -> None:
    """Count the tiles in skeletons; each skeleton has a genuine part."""
    built: i64 = 0
    for skeleton in game.skeletons:
        built += 1
        seat = skeleton & 7
        species = skeleton >> SKELETON_SPECIES & 7
        piles = skeleton >> SKELETON_PILES & 31
        cast = (skeleton >> SKELETON_CAST) - 1
        genuine: i64 = 0
        for kind in range(FIRST_PART[species], FIRST_PART[species + 1]):
            part = kind - FIRST_PART[species]
            if piles >> part & 1:
                number[BONE_PILE] += 1
            elif part != cast and game.box.parts[species] >> kind & 1:
                number[kind] += 1
                genuine += 1
        if not genuine:
            faults.append("a skeleton has no genuine part")
        if cast >= 0 and not game.played[seat] >> PLASTER_CAST & 1:
            faults.append("a skeleton has a plaster cast that was not played")
    for place in range(game.players * PTERODACTYL_SPECIES):
        built -= game.built[place]
    if built:
        faults.append("the skeletons counted are not those assembled")


def chisel_faults(game: Position, faults: list[str]) -> None:
    """Twelve chisels a player: sharp, dull, spent, on the slab; never two on a border."""
    slab = game.slab
    for seat in range(game.players):
        total = game.sharp[seat] + game.dull[seat] + game.on_slab(seat)
        if seat == game.active:
            total += game.spent
        if total != CHISELS or game.sharp[seat] < 0 or game.dull[seat] < 0 or game.spent < 0:
            faults.append("a player does not have twelve chisels")
    for word in range(WORDS):
        together: i64 = 0
        for seat in range(game.players):
            mine = slab.chisels[seat * WORDS + word]
            if together & mine:
                faults.append("two chisels lie on one border")
            together |= mine
        if slab.free[word] != slab.inner[word] & ~together:
            faults.append("the free borders are not those without chisels")
        if together & ~slab.inner[word]:
            faults.append("a chisel lies on the rim")


def slab_faults(game: Position, faults: list[str]) -> None:
    """The slab holds together unless it is being divided; boulders lie on backs only."""
    tiles = game.slab.tiles
    if tiles and not len(game.fragments):
        if not holds_together(game.slab):
            faults.append("the slab has fallen apart and was not divided")
        if count(tiles) < 3 and game.stage != codes.OVER:
            faults.append("fewer than three tiles are left in the slab")
    inner = game.slab.inner
    gone = ALL_PLACES & ~tiles
    while gone:
        low = gone & -gone
        gone ^= low
        first = index_of(low) * WORDS
        for word in range(WORDS):
            if inner[word] & BORDERS_OF[first + word]:
                faults.append("a border is called inner and has a tile on one side at most")
    if not game.turn_number:
        faults.append("no turn has begun")


def holds_together(slab: Slab) -> bool:
    """Whether all tiles are connected; the search mostly needs one pass, from the centre out."""
    hanging = slab.open
    tiles = slab.tiles
    part = tiles & -tiles
    before: i64 = 0
    while part != before:
        if part == tiles:
            return True
        before = part
        for place in range(PLACES):
            if part >> place & 1:
                part |= hanging[place] & tiles
    return part == tiles


def amber_and_card_faults(game: Position, faults: list[str]) -> None:
    total = game.supply
    for seat in range(game.players):
        total += game.amber[seat]
        if game.amber[seat] < 0:
            faults.append("a player has less than no amber")
    if total != game.box.amber or game.supply < 0:
        faults.append("amber is missing or exists twice")
    seen: i64 = 0
    for seat in range(game.players):
        cards = game.hand[seat] | game.played[seat]
        if cards & seen or game.hand[seat] & game.played[seat] or cards & ~game.box.cards:
            faults.append("a card is in two places")
        if count(cards) != game.cards_each:
            faults.append("a player has more or fewer cards than were dealt")
        seen |= cards


def decision_faults(game: Position, faults: list[str]) -> None:
    if game.over != (game.asked == 0) or game.over != (game.stage == codes.OVER):
        faults.append("no player must choose although the game goes on, or one must after its end")
    if game.over and game.finds:
        faults.append("the game is over and finds are left")
    own_turn = game.stage in (
        codes.TURN,
        codes.VOUCHER,
        codes.FRACTURE_MAP,
        codes.RADAR,
        codes.PART,
        codes.LAST_TWO,
        codes.CLOSING,
    )
    if own_turn and game.asked != bit(game.active):
        faults.append("a player decides who is not the active one")
    dividing = game.stage in (codes.HELMET, codes.DIVISION, codes.BRUSH, codes.BRUSH_FIND)
    if dividing and game.asked & ~game.participants:
        faults.append("a player decides in a division without taking part in it")
    if game.owed < 0 or game.charges < 0 or game.left < 0:
        faults.append("the number of choices left is negative")
    if game.in_bag > PLACES or game.in_bag < 0:
        faults.append("there are too many fronts")
