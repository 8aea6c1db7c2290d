# Compiled with mypyc.
"""Help from the leader, and the sale (DB-40 to DB-46)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludolith.engine.bits import bit, count, index_of
from ludolith.games.dino_bones import emit
from ludolith.games.dino_bones.codes import (
    BUY,
    DIG,
    FRAGMENTS,
    QUICK_SHARPENING,
    SELL,
    STRONG_TOOL,
    TURN,
    VOUCHER,
)
from ludolith.games.dino_bones.geometry import WORDS
from ludolith.games.dino_bones.position import NOTHING, Position

DEAREST: Final = 3
CHARGES: Final = 2
SHARPENED: Final = 2


def help_price(game: Position) -> i64:
    """Amber for the next help of this turn; with a voucher one less (DB-40, DB-62)."""
    price: i64 = DEAREST
    if game.helps < DEAREST:
        price = game.helps + 1
    if game.stage == VOUCHER:
        price -= 1
    return price


def reachable(game: Position, seat: i64) -> i64:
    """The tiles the master may take (DB-42)."""
    return game.slab.touched(seat) & game.slab.tiles & ~game.barred


def can_sharpen(game: Position, seat: i64) -> bool:
    """Whether there are more chisels to sharpen or lift than are already owed (DB-40)."""
    return game.dull[seat] + game.on_slab(seat) > game.owed


def can_break(game: Position) -> bool:
    """Whether more free borders have boulders than may already be ignored (DB-40)."""
    free = game.slab.free
    bouldered: i64 = 0
    word: i64
    for word in range(WORDS):
        boulders = game.one_boulder[word] | game.two_boulders[word]
        bouldered += count(boulders & free[word])
    return bouldered > game.charges


def buy_help(game: Position, seat: i64, move: i64) -> None:
    """Pay for a help and use it."""
    price = help_price(game)
    game.amber[seat] -= price
    game.supply += price
    game.helps += 1
    if game.emitted is not None:
        emit.bought_help(game, seat, help_number(move), price)
    if game.stage == VOUCHER:
        game.stage = game.resume
    if move == STRONG_TOOL:
        game.charges += CHARGES
    elif move == QUICK_SHARPENING:
        game.owed += SHARPENED
        game.enter(TURN)
    elif move >= DIG:
        dig_out(game, seat, move - DIG)
    else:
        buy(game, seat, move - BUY)


def help_number(move: i64) -> i64:
    """The index in HELPS."""
    if move >= DIG:
        return 3
    return 2 if move >= BUY else move - STRONG_TOOL


def buy(game: Position, seat: i64, kind: i64) -> None:
    """Take a tile from the leader's stock; a bought pterodactyl pays nothing (DB-32, DB-45)."""
    game.take_from_stock(kind)
    game.gain(seat, kind)
    if game.emitted is not None:
        emit.bought(game, seat, kind)


def sell(game: Position, seat: i64, move: i64) -> None:
    """Sell one tile to the leader for amber, once per turn (DB-46)."""
    kind = move - SELL
    game.lose(seat, kind)
    game.put_in_stock(kind)
    game.sold = True
    if game.emitted is not None:
        emit.sold(game, seat, kind)
    game.pay(seat, game.sale_pays, 46)


def may_sell(game: Position) -> bool:
    return not game.sold and game.supply > 0


def dig_out(game: Position, seat: i64, place: i64) -> None:
    """The master takes a tile; chisels left on the rim go back sharp (DB-42)."""
    kind = game.turn_up(place)
    game.found = True
    borders = game.slab.borders_of(bit(place))
    if game.emitted is not None:
        emit.dug_out(game, seat, place)
    game.find(seat, kind)
    chisels = game.slab.chisels
    for owner in range(game.players):
        sharp: i64 = 0
        for word in range(WORDS):
            sharp += count(chisels[owner * WORDS + word] & borders[word])
        game.sharp[owner] += sharp
        if game.emitted is not None:
            emit.returned(game, owner, 0, sharp, 42)
    game.slab.take_out(bit(place), borders)
    game.slab.traced = False
    gather_fragments(game)
    game.enter(FRAGMENTS)


def gather_fragments(game: Position) -> None:
    """Find the parts into which the slab has fallen (DB-43)."""
    game.by_master = True
    parts = NOTHING
    rest = game.slab.tiles
    while rest:
        part = game.slab.part_of(index_of(rest & -rest))
        parts = append(parts, part)
        rest &= ~part
    game.fragments = parts
