# Compiled with mypyc.
"""A turn: sharpen, use chisels, keep one (DB-10 to DB-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludolith.games.dino_bones import emit, endgame
from ludolith.games.dino_bones.codes import FRACTURE_MAP, FRAGMENTS, TURN
from ludolith.games.dino_bones.geometry import BIT_OF, ONE, WORD_OF
from ludolith.games.dino_bones.position import NOTHING, Position

SHARPENED: Final = 3
MOST_IDLE_TURNS: Final = 400


def begin_turn(game: Position, seat: i64) -> None:
    game.turn_number += 1
    game.active = seat
    game.found = False
    game.spent = 0
    game.placed = 0
    game.charges = 0
    game.helps = 0
    game.sold = False
    game.sale_pays = 1
    game.tent = False
    game.owed = SHARPENED
    if game.emitted is not None:
        emit.turn_began(game)
    game.enter(TURN)


def go_on(game: Position) -> None:
    """Return to the active player's turn and sharpen the owed chisels, as far as any are dull.

    The rest that is owed must be lifted off the slab, if so many lie there (DB-10, DB-44).
    """
    game.ask(game.active)
    if game.owed:
        game.owed -= sharpen(game, game.owed)
        lying = game.on_slab(game.active)
        if game.owed > lying:
            game.owed = lying


def sharpen(game: Position, chisels: i64) -> i64:
    """Sharpen this many of the active player's dull chisels, or as many as there are."""
    seat = game.active
    if chisels > game.dull[seat]:
        chisels = game.dull[seat]
    game.dull[seat] -= chisels
    game.sharp[seat] += chisels
    if chisels and game.emitted is not None:
        emit.sharpened(game, chisels)
    return chisels


def lift_owed(game: Position, border: i64) -> None:
    """Lift one of the chisels still owed (DB-10, DB-44)."""
    game.owed -= 1
    lift(game, border)
    game.enter(TURN)


def lift_by_map(game: Position, border: i64) -> None:
    """Lift one of up to two chisels (DB-62)."""
    lift(game, border)
    game.left -= 1
    if not game.left or not game.on_slab(game.active):
        game.enter(TURN)


def lift(game: Position, border: i64) -> None:
    game.slab.lift(game.active, border)
    game.sharp[game.active] += 1
    if game.emitted is not None:
        emit.lifted(game, border, 62 if game.stage == FRACTURE_MAP else 10)


def price(game: Position, border: i64) -> i64:
    """The price of a border in sharp chisels (DB-13)."""
    word = WORD_OF[border]
    if game.two_boulders[word] & BIT_OF[border]:
        return 3
    if game.one_boulder[word] & BIT_OF[border]:
        return 2
    return 1


def place(game: Position, border: i64, with_tool: bool) -> None:
    """Lay a chisel; if the slab splits, divide first, then go on with the turn (DB-20)."""
    seat = game.active
    cost = price(game, border)
    if with_tool:
        game.charges -= 1
        cost = 1
    game.sharp[seat] -= cost
    game.spent += cost - 1
    game.placed += 1
    splits = game.slab.lay(seat, border)
    if game.emitted is not None:
        emit.placed(game, border, cost - 1, with_tool)
    if splits:
        part = game.slab.part_of(ONE[border])
        game.by_master = False
        game.fragments = append(append(NOTHING, part), game.slab.tiles & ~part)
        game.enter(FRAGMENTS)


def end_turn(game: Position, keep: i64) -> None:
    """All sharp chisels except those kept, and those spent on boulders, turn dull (DB-16)."""
    seat = game.active
    dulled = game.sharp[seat] - keep + game.spent
    game.dull[seat] += dulled
    game.sharp[seat] = keep
    game.spent = 0
    if game.emitted is not None:
        emit.turn_ended(game, keep, dulled)
    game.idle_turns += 1
    if game.found:
        game.idle_turns = 0
    if game.idle_turns >= MOST_IDLE_TURNS:
        endgame.abandon(game)
    else:
        begin_turn(game, game.after(seat))
