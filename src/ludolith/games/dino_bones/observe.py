# Compiled with mypyc.
"""The observation of a seat in Dino Bones, and the meaning of its numbers (DB-07)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bits import count
from ludolith.engine.observation_fields import Field
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.codes import (
    DIVISION,
    FRACTURE_MAP,
    LAST_TWO,
    PART,
    RADAR,
    TURN,
)
from ludolith.games.dino_bones.component_file import MOST_AMBER, MOST_POINTS
from ludolith.games.dino_bones.components import CARDS, CHISELS, KINDS, PTERODACTYL_SPECIES, Box
from ludolith.games.dino_bones.geometry import (
    BIT_OF,
    BORDER_COUNT,
    MOST_PARTS,
    PLACES,
    WORD_OF,
    WORDS,
)
from ludolith.games.dino_bones.leader_help import help_price
from ludolith.games.dino_bones.position import UNKNOWN, Position
from ludolith.games.dino_bones.split_and_share import smallest_fragments

MOST: Final = 100  # of anything in the box; an owner's file may have more than the built-in one
MOST_TURNS: Final = 10_000
MOST_SCORE: Final = PLACES * MOST_POINTS + MOST_AMBER  # only tiles and amber score


def most_score(box: Box) -> int:
    """A limit of the points with this box: all its amber, all plants, and for each place of the
    slab the points of a whole skeleton.
    """
    plants, skeletons = list(box.plant_points), list(box.points)
    return box.amber + max(plants) + PLACES * max(1, *skeletons)


def fields(players: int) -> tuple[Field, ...]:
    last, cards = players - 1, len(CARDS)
    return (
        Field("stage", codes.TURN, codes.OVER, "what the deciding player chooses"),
        Field(
            "left", -1, MOST, "how many they may still lift, take or look under; -1: not counted"
        ),
        Field("first_player", 0, last, "the first player"),
        Field("active", 0, last, "whose turn it is"),
        Field("turn_number", 0, MOST_TURNS, "the number of the turn"),
        Field("idle_turns", 0, MOST_TURNS, "in a row without a tile leaving the slab"),
        Field("supply", 0, MOST_AMBER, "amber in the supply"),
        Field("help_price", 0, MOST, "amber for the next help"),
        Field("owed", 0, CHISELS, "chisels that must still be lifted"),
        Field("placed", 0, MOST, "chisels placed in this turn"),
        Field("charges", 0, MOST, "chisels that may ignore boulders in this turn"),
        Field("sold", 0, 1, "the sale of this turn is made"),
        Field("sale_pays", 0, MOST, "amber for a sale"),
        Field("stock", 0, MOST, "the leader's tiles, by kind", KINDS),
        Field("unseen", 0, MOST, "what unseen tiles may be, by kind", KINDS),
        Field("hand", 0, 1, "own equipment", cards),
        Field("tile", -2, KINDS - 1, "on each place: -2 no tile, -1 unknown, or its kind", PLACES),
        Field("face_up", 0, 1, "tiles that lie face up", PLACES),
        Field("find", -1, KINDS - 1, "tiles that came off: kind; -1: none", PLACES),
        Field("part", -1, MOST_PARTS - 1, "equal parts to choose from; -1: in none", PLACES),
        Field("price", 0, 3, "of a chisel on each border; 0: there is none", BORDER_COUNT),
        Field("chisel", -1, last, "whose chisel lies there; -1: none", BORDER_COUNT),
        Field("sharp", 0, CHISELS, "sharp chisels", players),
        Field("dull", 0, CHISELS, "dull chisels", players),
        Field("keeps", 0, CHISELS, "sharp chisels that may be kept", players),
        Field("amber", 0, MOST_AMBER, "amber", players),
        Field("cards", 0, cards, "equipment in hand", players),
        Field("points", 0, MOST_SCORE, "points so far", players),
        Field("participant", 0, 1, "takes part in the division", players),
        Field("built", 0, MOST, "skeletons, by player and species", players * PTERODACTYL_SPECIES),
        Field("owned", 0, MOST, "loose tiles, by player and kind", players * KINDS),
        Field("played", 0, 1, "equipment played, by player", players * cards),
    )


CARD_COUNT: Final = 12
NO_TILE: Final = -2
PLAYER_FIELDS: Final = 7  # numbers for each player


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields: the decision, the slab, the players."""
    at = observe_turn(game, seat, row, at)
    at = observe_tiles(game, seat, row, at)
    at = observe_borders(game, seat, row, at)
    players = game.players
    scores = game.scores()
    built = at + PLAYER_FIELDS * players
    owned = built + PTERODACTYL_SPECIES * players
    played = owned + KINDS * players
    owner = seat
    for place in range(players):
        observe_player(game, owner, row, at + place)
        row[at + 5 * players + place] = i16(scores[owner])
        for species in range(PTERODACTYL_SPECIES):
            number = game.built[owner * PTERODACTYL_SPECIES + species]
            row[built + PTERODACTYL_SPECIES * place + species] = i16(number)
        for kind in range(KINDS):
            row[owned + KINDS * place + kind] = i16(game.owned[owner * KINDS + kind])
        write_set(game.played[owner], CARD_COUNT, row, played + CARD_COUNT * place)
        owner = game.after(owner)
    return played + CARD_COUNT * players


def observe_turn(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The decision, the leader, the viewer's cards, and the unseen tiles."""
    stage = game.stage
    counted = stage in (FRACTURE_MAP, RADAR, DIVISION)
    owing = stage == TURN and game.owed > 0
    row[at] = i16(stage)
    row[at + 1] = i16(game.left) if counted else i16(game.owed) if owing else -1
    row[at + 2] = i16(relative(game, game.first_player, seat))
    row[at + 3] = i16(relative(game, game.active, seat))
    row[at + 4] = i16(game.turn_number)
    row[at + 5] = i16(game.idle_turns)
    row[at + 6] = i16(game.supply)
    row[at + 7] = i16(help_price(game))
    row[at + 8] = i16(game.owed)
    row[at + 9] = i16(game.placed)
    row[at + 10] = i16(game.charges)
    row[at + 11] = 1 if game.sold else 0
    row[at + 12] = i16(game.sale_pays)
    at += 13
    for kind in range(KINDS):
        row[at + kind] = i16(game.stock[kind])
        row[at + KINDS + kind] = i16(game.bag[kind])
    hidden = game.slab.tiles & ~game.face_up & ~game.looked[seat]
    for place in range(PLACES):
        if hidden >> place & 1 and game.front[place] != UNKNOWN:
            row[at + KINDS + game.front[place]] += 1  # only other players have looked under it
    at += 2 * KINDS
    write_set(game.hand[seat], CARD_COUNT, row, at)
    return at + CARD_COUNT


def observe_tiles(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The slab, the tiles that came off, and the parts the slab has fallen into."""
    there = game.slab.tiles
    face_up = there & game.face_up
    in_sight = face_up | game.looked[seat]
    for place in range(PLACES):
        if not there >> place & 1:
            row[at + place] = NO_TILE
        else:
            row[at + place] = i16(game.front[place]) if in_sight >> place & 1 else UNKNOWN
        found = game.finds >> place & 1
        row[at + 2 * PLACES + place] = i16(game.front[place]) if found else -1
        row[at + 3 * PLACES + place] = -1
    write_set(face_up, PLACES, row, at + PLACES)
    if game.stage == PART:
        parts = smallest_fragments(game)
        for number in range(len(parts)):
            for place in range(PLACES):
                if parts[number] >> place & 1:
                    row[at + 3 * PLACES + place] = i16(number)
    return at + 4 * PLACES


def observe_borders(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The price of a chisel on each border, and the owner of the chisel there."""
    slab = game.slab
    for border in range(BORDER_COUNT):
        word = WORD_OF[border]
        here = BIT_OF[border]
        price: i16 = 0
        owner: i64 = -1
        if slab.inner[word] & here:
            price = 1
            if game.one_boulder[word] & here:
                price += 1
            if game.two_boulders[word] & here:
                price += 2
            if slab.covered[word] & here:
                owner = relative(game, owner_of(game, word, here), seat)
        row[at + border] = price
        row[at + BORDER_COUNT + border] = i16(owner)
    return at + 2 * BORDER_COUNT


def owner_of(game: Position, word: i64, border: i64) -> i64:
    """The owner of the chisel on a covered border."""
    owner: i64 = 0
    while not game.slab.chisels[owner * WORDS + word] & border:
        owner += 1
    return owner


def observe_player(game: Position, owner: i64, row: vec[i16], at: i64) -> None:
    """The fields with one number per player; numbers of one player are `players` places apart."""
    players = game.players
    row[at] = i16(game.sharp[owner])
    row[at + players] = i16(game.dull[owner])
    row[at + 2 * players] = i16(game.keeps(owner))
    row[at + 3 * players] = i16(game.amber[owner])
    row[at + 4 * players] = i16(count(game.hand[owner]))
    dividing = 0
    if game.finds:
        if game.stage == LAST_TWO:
            dividing = 1 if owner == game.active else 0
        else:
            dividing = 1 if game.participants >> owner & 1 else 0
    row[at + 6 * players] = i16(dividing)


def relative(game: Position, other: i64, seat: i64) -> i64:
    """A seat counted from the viewer's."""
    return other - seat if other >= seat else other - seat + game.players


def write_set(members: i64, size: i64, row: vec[i16], at: i64) -> None:
    """One number for each possible member."""
    for member in range(size):
        row[at + member] = i16(members >> member & 1)
