# Compiled with mypyc.
"""The end of the game (DB-50 to DB-53)."""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.bits import bit, count, index_of
from ludolith.games.dino_bones import emit, split_and_share
from ludolith.games.dino_bones.codes import CLOSING, LAST_SKELETONS, OVER, TAKE
from ludolith.games.dino_bones.geometry import WORDS
from ludolith.games.dino_bones.position import Position
from ludolith.games.dino_bones.skeletons import assemblable


def reveal_last_two(game: Position) -> None:
    """Two tiles are left: the active player takes one of them (DB-50)."""
    seat = game.active
    part = game.slab.tiles
    game.finds = part
    game.owed = 0
    hidden = part
    while hidden:
        low = hidden & -hidden
        hidden ^= low
        game.turn_up(index_of(low))
    borders = game.slab.borders_of(part)
    for owner in range(game.players):
        for word in range(WORDS):
            mine = game.slab.chisels[owner * WORDS + word]
            game.sharp[owner] += count(mine)
    game.slab.take_out(part, borders)
    if game.emitted is not None:
        emit.last_two(game)
    game.ask(seat)
    if split_and_share.one_kind(game):
        take_last(game, seat, TAKE + game.front[index_of(part & -part)])


def take_last(game: Position, seat: i64, move: i64) -> None:
    """One tile for the active player, the other for the leader; the turn goes on."""
    split_and_share.take(game, seat, move - TAKE, 50)
    split_and_share.leave_to_leader(game)
    game.stage = CLOSING


def close(game: Position) -> None:
    """The last turn is over."""
    game.ended_by = 51
    game.to_ask = (1 << game.players) - 1
    game.enter(LAST_SKELETONS)


def close_as_before(game: Position) -> None:
    """As in an earlier version: the player whose turn it was assembles no last skeleton."""
    game.ended_by = 51
    game.to_ask = ((1 << game.players) - 1) & ~bit(game.active)
    game.enter(LAST_SKELETONS)


def abandon(game: Position) -> None:
    """End the game after too many turns without a find (DB-53)."""
    game.ended_by = 53
    if game.emitted is not None:
        emit.abandoned(game)
    game.to_ask = (1 << game.players) - 1
    game.enter(LAST_SKELETONS)


def ask_last_skeletons(game: Position) -> None:
    """Let the next player who may be able to assemble do so, beginning with the last active one
    (DB-30).

    A player who holds a card may hold the plaster cast.
    """
    while game.to_ask:
        seat = game.next_of(game.to_ask, game.active)
        if assemblable(game, seat, 0) or (game.hand[seat] and assemblable(game, seat, 1)):
            game.ask(seat)
            return
        game.to_ask &= ~bit(seat)
    finish(game)


def pass_last_skeletons(game: Position, seat: i64) -> None:
    game.to_ask &= ~bit(seat)
    game.enter(LAST_SKELETONS)


def finish(game: Position) -> None:
    game.enter(OVER)
    game.over = True
    if game.emitted is not None:
        emit.ended(game)
