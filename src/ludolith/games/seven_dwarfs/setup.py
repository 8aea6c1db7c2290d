# Compiled with mypyc.
"""The set-up (DWA-02, DWA-03)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import bit
from ludolith.engine.rng import Rng
from ludolith.games.seven_dwarfs import emit
from ludolith.games.seven_dwarfs.column import BLOCKS, SLOTS
from ludolith.games.seven_dwarfs.components import COLOURS, GEMS, MOST_ALIKE, OF_EACH
from ludolith.games.seven_dwarfs.position import NONE, ZEROS, Position

_UNCHOSEN: Final = vec[i64]([NONE] * 8)
_BOX: Final = vec[i64]([gem // OF_EACH for gem in range(GEMS)])


def lay_out(game: Position) -> None:
    """Set up the whole column with its gems; no player has won any yet."""
    players = game.players
    game.colour = dealt(game.rng)
    game.on_column = bit(GEMS) - 1
    game.standing = bit(BLOCKS) - 1
    game.foot = ZEROS[:COLOURS]
    game.won = ZEROS[: COLOURS * players]
    game.fallen = ZEROS[:players]
    game.chosen = _UNCHOSEN[:players]
    game.moved = ZEROS[:players]
    game.active = 0 if game.three_in_the_mine else game.first_player
    game.asked = bit(game.active)
    if game.emitted is not None:
        emit.built(game)


def dealt(rng: Rng) -> vec[i64]:
    """The colours of all gems: shuffled until no block has three or four alike (DWA-02)."""
    while True:
        gems = _BOX[:]
        sound = True
        for place in range(GEMS):
            other = place + rng.below(GEMS - place)
            gem = gems[other]
            gems[other] = gems[place]
            gems[place] = gem
            if place % SLOTS == SLOTS - 1 and most_alike(gems, place - SLOTS + 1) > MOST_ALIKE:
                sound = False
                break
        if sound:
            return gems


def most_alike(gems: vec[i64], start: i64) -> i64:
    """The number of gems of the most frequent colour on the block whose gems begin there."""
    number = ZEROS[:COLOURS]
    for gem in range(start, start + SLOTS):
        number[gems[gem]] += 1
    return max(number[0], number[1], number[2])
