"""What a seat sees as a row of numbers, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludolith.engine.observation_fields import Field
from ludolith_liars_dice.components import FACES, MOST_DICE, MOST_PLAYERS

if TYPE_CHECKING:
    from ludolith_liars_dice.rules import LiarsDice


def fields(players: int) -> tuple[Field, ...]:
    return (
        Field("hand", 0, MOST_DICE, "own dice by face", len(FACES)),
        Field("bid_count", 0, MOST_PLAYERS * MOST_DICE, "dice of the last bid; 0: none"),
        Field("bid_face", 0, max(FACES), "face of the last bid; 0: none"),
        Field("bidder", -1, MOST_PLAYERS - 1, "who bid last, from the viewer on; -1: none"),
        Field("active", 0, MOST_PLAYERS - 1, "whose turn it is, from the viewer on"),
        Field("dice", 0, MOST_DICE, "dice left, from the viewer on", players),
    )


def numbers_of(game: LiarsDice, seat: int) -> list[int]:
    players, bid = game.players, game.bid
    return [
        *(game.cups[seat].count(face) for face in FACES),
        0 if bid is None else bid.count,
        0 if bid is None else bid.face,
        -1 if game.bidder is None else (game.bidder - seat) % players,
        (game.active - seat) % players,
        *(len(game.cups[(seat + ahead) % players]) for ahead in range(players)),
    ]
