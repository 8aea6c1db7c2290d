"""What a seat may see: its own dice, the bid, and how many dice each player has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludolith.engine.view import View

if TYPE_CHECKING:
    from ludolith_liars_dice.rules import LiarsDice


class LiarsDiceView(View, frozen=True, kw_only=True):
    """Fields that end with `_seat` hold a player, those with `_by_seat` something of each."""

    hand: tuple[int, ...]  # the viewer's dice; empty for spectators
    bid_count: int | None
    bid_face: int | None
    bidder_seat: int | None
    dice_in_play: int
    dice_by_seat: tuple[int, ...]


def view_of(game: LiarsDice, seat: int | None) -> LiarsDiceView:
    return LiarsDiceView(
        **game.seen(seat),
        hand=() if seat is None else tuple(game.cups[seat]),
        bid_count=None if game.bid is None else game.bid.count,
        bid_face=None if game.bid is None else game.bid.face,
        bidder_seat=game.bidder,
        dice_in_play=game.in_play(),
        dice_by_seat=tuple(len(cup) for cup in game.cups),
    )
