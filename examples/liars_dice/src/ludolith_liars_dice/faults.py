"""What must be true of every position; each broken invariant is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludolith_liars_dice.components import FACES

if TYPE_CHECKING:
    from ludolith_liars_dice.rules import LiarsDice


def faults_of(game: LiarsDice) -> list[str]:
    faults = []
    left = sum(1 for cup in game.cups if cup)
    if any(len(cup) > int(game.options["dice"]) for cup in game.cups):
        faults.append("a cup holds more dice than at the start")
    if any(die not in FACES for cup in game.cups for die in cup):
        faults.append("a die shows no face")
    if game.over != (left == 1):
        faults.append("the game ends exactly when one player has dice, but here it did not")
    if not game.over and not game.cups[game.active]:
        faults.append("a player without dice has to choose")
    if (game.bid is None) != (game.bidder is None):
        faults.append("a bid without a bidder, or the other way round")
    if game.bid is not None and game.bid.count > game.in_play():
        faults.append("the bid names more dice than there are")
    return faults
