# Compiled with mypyc.
"""Equipment cards (DB-60 to DB-63). Helmet and brush: `split_and_share`; cast: `skeletons`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import bit
from ludolith.games.dino_bones import emit
from ludolith.games.dino_bones.codes import FRACTURE_MAP, RADAR, TURN, VOUCHER
from ludolith.games.dino_bones.components import (
    AMBER_VEIN,
    FRACTURE_MAP_CARD,
    GROUND_RADAR,
    JACKHAMMER,
    MUSEUM_CONTRACT,
    TENT,
    VOUCHER_CARD,
    WHETSTONE,
)
from ludolith.games.dino_bones.leader_help import SHARPENED
from ludolith.games.dino_bones.position import UNKNOWN, Position
from ludolith.games.dino_bones.split_and_share import play_card

MOST_LIFTED: Final = 2
MOST_LOOKED: Final = 3
VEIN_AMBER: Final = 2
CONTRACT_AMBER: Final = 2


def play(game: Position, seat: i64, card: i64) -> None:
    """Play a card in one's own turn (DB-63)."""
    play_card(game, seat, card)
    if card == VOUCHER_CARD:
        game.resume = game.stage
        game.stage = VOUCHER
    elif card == WHETSTONE:
        game.owed += SHARPENED
        game.enter(TURN)
    elif card == JACKHAMMER:
        game.charges += 1
    elif card == GROUND_RADAR:
        game.left = MOST_LOOKED
        game.stage = RADAR
    elif card == AMBER_VEIN:
        game.pay(seat, VEIN_AMBER, 62)
    elif card == FRACTURE_MAP_CARD:
        game.left = MOST_LIFTED
        game.stage = FRACTURE_MAP
    elif card == MUSEUM_CONTRACT:
        game.sale_pays = CONTRACT_AMBER
    elif card == TENT:
        game.tent = True


def hidden_from(game: Position, seat: i64) -> i64:
    """The face-down slab tiles that this player has not looked under."""
    return game.slab.tiles & ~game.face_up & ~game.looked[seat]


def look_under(game: Position, seat: i64, place: i64) -> None:
    """See the front of a face-down tile; from now on it is fixed (DB-07)."""
    if game.front[place] == UNKNOWN:
        game.front[place] = game.draw_front()
    game.looked[seat] |= bit(place)
    game.left -= 1
    if game.emitted is not None:
        emit.looked(game, seat, place)
    if not game.left or not hidden_from(game, seat):
        game.stage = TURN
