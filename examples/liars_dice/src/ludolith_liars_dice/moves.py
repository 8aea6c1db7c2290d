"""What a player can do. The place of a move in ALL_MOVES is its code, and never changes."""

from __future__ import annotations

from ludolith.engine.moves import Move
from ludolith_liars_dice.components import FACES, MOST_DICE, MOST_PLAYERS


class Challenge(Move, frozen=True):
    """The last bid is a lie."""


class Bid(Move, frozen=True):
    """At least so many dice show this face."""

    count: int
    face: int


# The bids stand in the order in which they outbid one another (LD-11).
BIDS = tuple(Bid(count, face) for count in range(1, MOST_PLAYERS * MOST_DICE + 1) for face in FACES)
ALL_MOVES: tuple[Move, ...] = (Challenge(), *BIDS)
