# Compiled with mypyc.
"""The set-up (DB-01 to DB-06, DB-60)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import bit, count, index_of
from ludolith.games.dino_bones import emit
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    CHISELS,
    KINDS,
    MASTER_LEAVES,
    PTERODACTYL_SPECIES,
    SIDE_COUNT,
)
from ludolith.games.dino_bones.geometry import BIT_OF, PLACES, SIDE_BORDER, WORD_OF, WORDS
from ludolith.games.dino_bones.position import UNKNOWN, Position
from ludolith.games.dino_bones.slab import new_slab

_ZEROS: Final = vec[i64]([0] * 128)
_ALL_UNKNOWN: Final = vec[i64]([UNKNOWN] * PLACES)
_ALL_SIDES: Final = 63
# In turn order from the first player on: sharp chisels and amber at the start (DB-06).
HEAD_START_SHARP: Final = vec[i64]([0, 1, 0, 1, 1])
HEAD_START_AMBER: Final = vec[i64]([0, 0, 1, 1, 1])


def lay_out(game: Position) -> None:
    """Everything on the table, ready for the first turn."""
    players = game.players
    game.slab = new_slab(players)
    game.bag = game.box.tiles[:]
    game.in_bag = PLACES
    game.front = _ALL_UNKNOWN[:]
    game.looked = _ZEROS[:players]
    game.hand = _ZEROS[:players]
    game.played = _ZEROS[:players]
    game.weight = _ZEROS[:players]
    game.owned = _ZEROS[: players * KINDS]
    game.held = _ZEROS[:players]
    game.stock = _ZEROS[:KINDS]
    game.built = _ZEROS[: players * PTERODACTYL_SPECIES]
    lay_slab(game)
    if game.emitted is not None:
        emit.slab_laid(game)
    hand_out(game)
    deal_cards(game)


def lay_slab(game: Position) -> None:
    """Lay the spiral: every other tile face up around a bone pile, or all face down (DB-02, 03)."""
    if not game.all_face_down:
        game.front[0] = BONE_PILE
        game.bag[BONE_PILE] -= 1
        game.in_bag -= 1
        game.face_up = 1
        game.barred = 1
        for place in range(2, PLACES, 2):
            if MASTER_LEAVES >> game.turn_up(place) & 1:
                game.barred |= bit(place)
    game.back = _ZEROS[:PLACES]
    backs = game.box.backs[:]
    left: i64 = PLACES
    for place in range(PLACES):
        if game.face_up >> place & 1:
            continue
        drawn = game.rng.below(left * SIDE_COUNT)
        turned = drawn % SIDE_COUNT
        drawn //= SIDE_COUNT
        sides = backs[drawn]
        left -= 1
        backs[drawn] = backs[left]
        game.back[place] = (sides << turned | sides >> (SIDE_COUNT - turned)) & _ALL_SIDES
    mark_boulders(game)


def mark_boulders(game: Position) -> None:
    """Mark the borders with one and with two boulders, for the whole game (DB-13)."""
    one_boulder = _ZEROS[:WORDS]
    two_boulders = _ZEROS[:WORDS]
    place: i64
    for place in range(PLACES):
        sides = game.back[place]
        while sides:
            border = SIDE_BORDER[place * SIDE_COUNT + index_of(sides & -sides)]
            sides &= sides - 1
            if border >= 0:
                word = WORD_OF[border]
                two_boulders[word] |= one_boulder[word] & BIT_OF[border]
                one_boulder[word] |= BIT_OF[border]
    for number in range(WORDS):
        one_boulder[number] &= ~two_boulders[number]
    game.one_boulder = one_boulder
    game.two_boulders = two_boulders


def hand_out(game: Position) -> None:
    """Chisels and amber; later players begin with a little more (DB-05, DB-06)."""
    players = game.players
    game.sharp = _ZEROS[:players]
    game.dull = _ZEROS[:players]
    game.amber = _ZEROS[:players]
    game.supply = game.box.amber
    if game.first_by_lot:
        game.first_player = game.rng.below(players)
    if game.emitted is not None:
        emit.first_player_chosen(game)
    seat = game.first_player
    for order in range(players):
        game.sharp[seat] = HEAD_START_SHARP[order]
        game.dull[seat] = CHISELS - game.sharp[seat]
        game.amber[seat] = HEAD_START_AMBER[order]
        game.supply -= game.amber[seat]
        if order and game.emitted is not None:
            emit.head_start(game, seat)
        seat = game.after(seat)


def deal_cards(game: Position) -> None:
    """One or two equipment cards each; the rest stay unseen (DB-60)."""
    undealt = game.box.cards
    for seat in range(game.players):
        game.hand[seat] = draw_cards(game, undealt, game.cards_each)
        undealt &= ~game.hand[seat]
        if game.emitted is not None:
            emit.dealt(game, seat)


def draw_cards(game: Position, undealt: i64, number: i64) -> i64:
    """Draw `number` cards at random from a set."""
    drawn: i64 = 0
    for _card in range(number):
        card = game.rng.below(count(undealt))
        rest = undealt
        for _skipped in range(card):
            rest &= rest - 1
        drawn |= rest & -rest
        undealt &= ~drawn
    return drawn
