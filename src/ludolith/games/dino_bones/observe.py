# Compiled with mypyc.
"""What a seat sees of a game of Dino Bones as numbers (DB-07); see `fields`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.engine.bits import count
from ludolith.games.dino_bones.codes import (
    DIVISION,
    FRACTURE_MAP,
    LAST_TWO,
    PART,
    RADAR,
    TURN,
)
from ludolith.games.dino_bones.components import KINDS, PTERODACTYL_SPECIES
from ludolith.games.dino_bones.division import smallest_fragments
from ludolith.games.dino_bones.geometry import BIT_OF, BORDER_COUNT, PLACES, WORD_OF, WORDS
from ludolith.games.dino_bones.leader import help_price
from ludolith.games.dino_bones.position import UNKNOWN, Position

CARD_COUNT: Final = 12
NO_TILE: Final = -2
PLAYER_FIELDS: Final = 7  # numbers for each player


def observe(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields: the question, the slab, the players."""
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
    """The question, the leader, and what the viewer holds or cannot see."""
    stage = game.stage
    counted = stage in (FRACTURE_MAP, RADAR, DIVISION)
    owing = stage == TURN and game.owed > 0
    row[at] = i16(stage)
    row[at + 1] = i16(game.left) if counted else i16(game.owed) if owing else -1
    row[at + 2] = i16(relative(game, game.first, seat))
    row[at + 3] = i16(relative(game, game.active, seat))
    row[at + 4] = i16(game.turns)
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
            row[at + KINDS + game.front[place]] += 1  # only others have looked under it
    at += 2 * KINDS
    write_set(game.hand[seat], CARD_COUNT, row, at)
    return at + CARD_COUNT


def observe_tiles(game: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """The slab, what came off it, and the parts it has fallen into."""
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
    """What a chisel costs on each border, and whose lies there."""
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
    """Whose chisel lies on a border that is covered."""
    owner: i64 = 0
    while not game.slab.chisels[owner * WORDS + word] & border:
        owner += 1
    return owner


def observe_player(game: Position, owner: i64, row: vec[i16], at: i64) -> None:
    """What is one number for each player; a field has them `players` places apart."""
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
    """A player counted from the viewer."""
    return other - seat if other >= seat else other - seat + game.players


def write_set(members: i64, size: i64, row: vec[i16], at: i64) -> None:
    """One number for each possible member."""
    for member in range(size):
        row[at + member] = i16(members >> member & 1)
