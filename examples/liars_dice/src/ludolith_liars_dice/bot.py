"""Rules of thumb, at three levels.

- casual: goes by the average, and sometimes by chance.
- steady: the odds of each bid, from its own dice and fair chance for all others.
- strong: as steady, and believes a little of what the last bidder says; bids what it holds itself.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from mypy_extensions import mypyc_attr

from ludolith.engine.moves import Move
from ludolith.engine.plain_game import PlainBot
from ludolith.engine.rng import Rng
from ludolith_liars_dice.components import FACES, ONE
from ludolith_liars_dice.moves import Bid, Challenge
from ludolith_liars_dice.rules import LiarsDice

USUAL: Final = 4  # a casual player expects one of so many unseen dice to show the face
TRUST: Final = 0.25  # how much likelier one die of the bidder shows the face that was bid


@mypyc_attr(native_class=False)
class Casual(PlainBot):
    def decide(self, state: LiarsDice, seat: int, rng: Rng) -> Move:
        own = state.cups[seat]
        bids = [move for move in state.choices(seat) if isinstance(move, Bid)]
        if state.bid is not None:
            unseen = state.in_play() - len(own)
            if not bids or state.bid.count > own.count(state.bid.face) + unseen // USUAL:
                return Challenge()
        near = bids[: len(FACES)]
        if rng.below(4):  # mostly what it has itself
            return favourite(near, own)
        return near[rng.below(len(near))]


@mypyc_attr(native_class=False)
class Steady(PlainBot):
    trust = 0.0

    def decide(self, state: LiarsDice, seat: int, rng: Rng) -> Move:
        best, best_odds = None, -1.0
        for move in state.choices(seat):
            if isinstance(move, Bid) and (odds := self.odds(state, seat, move)) > best_odds:
                best, best_odds = move, odds
        if state.bid is not None:
            doubt = 1.0 - self.odds(state, seat, state.bid)
            if best is None or doubt > best_odds:
                return Challenge()
        assert best is not None
        return best

    def odds(self, state: LiarsDice, seat: int, bid: Bid) -> float:
        """How likely at least so many dice show the face."""
        wild = state.options["wild"] is True and bid.face != ONE
        own = sum(die == bid.face or (wild and die == ONE) for die in state.cups[seat])
        unseen = state.in_play() - len(state.cups[seat])
        chance = (2 if wild else 1) / len(FACES)
        if state.bid is not None and state.bid.face == bid.face and state.bidder != seat:
            believed = at_least(bid.count - own - 1, unseen - 1, chance)
            return self.trust * believed + (1 - self.trust) * at_least(
                bid.count - own, unseen, chance
            )
        return at_least(bid.count - own, unseen, chance)


@mypyc_attr(native_class=False)
class Strong(Steady):
    trust = TRUST


def favourite(bids: list[Bid], own: list[int]) -> Bid:
    """The bid on the face that it has most of."""
    return max(bids, key=lambda bid: own.count(bid.face))


@cache
def at_least(wanted: int, dice: int, chance: float) -> float:
    """How likely at least so many of these dice show something of this chance."""
    if wanted <= 0:
        return 1.0
    return sum(
        comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        for hits in range(wanted, dice + 1)
    )
