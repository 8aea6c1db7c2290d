"""Liar's Dice: how a round goes. Every rule stands in RULES.md under its id."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from ludolith.engine.moves import Move
from ludolith.engine.plain_game import PlainState
from ludolith.engine.rng import Rng
from ludolith.engine.view import View
from ludolith_liars_dice import events
from ludolith_liars_dice.components import FACES, ONE
from ludolith_liars_dice.faults import faults_of
from ludolith_liars_dice.moves import ALL_MOVES, BIDS, Bid
from ludolith_liars_dice.observe import numbers_of
from ludolith_liars_dice.view import view_of


@mypyc_attr(native_class=False)
class LiarsDice(PlainState):
    all_moves = ALL_MOVES

    cups: list[list[int]]  # the dice of each seat, ascending; empty: out of the game
    active: int
    bid: Bid | None  # the last one of this round
    bidder: int | None

    # -- a round (LD-01 to LD-04)

    def set_up(self) -> None:
        dice = int(self.options["dice"])
        self.cups = [[ONE] * dice for _ in range(self.players)]
        self.begin_round(self.rng.below(self.players))

    def begin_round(self, first: int) -> None:
        """All roll what they have left, each in secret; one seat bids first."""
        self.active, self.bid, self.bidder = first, None, None
        self.emit(events.RoundBegan(seat=first, dice=self.in_play()))
        for seat, cup in enumerate(self.cups):
            self.cups[seat] = rolled(len(cup), self.rng)
            if cup:
                self.emit_to(1 << seat, events.Rolled(seat=seat, dice=tuple(self.cups[seat])))

    def in_play(self) -> int:
        return sum(len(cup) for cup in self.cups)

    def after(self, seat: int) -> int:
        """The next seat that still has dice."""
        following = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(other for other in following if self.cups[other])

    # -- decisions (LD-10 to LD-12)

    def choosing(self) -> list[int]:
        return [] if self.over else [self.active]

    def choices(self, seat: int) -> Sequence[Move]:
        highest = self.in_play() * len(FACES)
        if self.bid is None:
            return BIDS[:highest]
        return ALL_MOVES[0], *BIDS[self.code(self.bid) : highest]

    def rule_against(self, seat: int, move: Move | None) -> str:
        if not isinstance(move, Bid):
            return "LD-10"
        return "LD-12" if move.count > self.in_play() else "LD-11"

    def make(self, seat: int, move: Move) -> None:
        if isinstance(move, Bid):
            self.bid, self.bidder = move, seat
            self.active = self.after(seat)
            self.emit(events.BidMade(seat=seat, count=move.count, face=move.face))
        else:
            self.challenge(seat)

    # -- a challenge (LD-20 to LD-22)

    def challenge(self, seat: int) -> None:
        """All cups are lifted: the challenger or the bidder loses a die."""
        assert self.bid is not None
        assert self.bidder is not None
        self.emit(events.Challenged(seat=seat))
        for other, cup in enumerate(self.cups):
            if cup:
                self.emit(events.CupLifted(seat=other, dice=tuple(cup)))
        found, bid = self.found(self.bid.face), self.bid
        self.emit(events.BidJudged(found=found, count=bid.count, face=bid.face))
        self.lose_die(seat if found >= bid.count else self.bidder)

    def found(self, face: int) -> int:
        """How many dice count for a face (LD-13)."""
        wild = self.options["wild"] is True
        return sum(die == face or (wild and die == ONE) for cup in self.cups for die in cup)

    def lose_die(self, seat: int) -> None:
        self.cups[seat].pop()
        self.emit(events.DieLost(seat=seat, left=len(self.cups[seat])))
        left = [other for other, cup in enumerate(self.cups) if cup]
        if len(left) == 1:
            self.over, self.bid, self.bidder = True, None, None
            self.emit(events.GameEnded(seat=left[0], left=len(self.cups[left[0]])))
        else:
            self.begin_round(seat if self.cups[seat] else self.after(seat))

    # -- the end (LD-30, LD-31)

    def points(self) -> list[int]:
        return [len(cup) for cup in self.cups]

    def deciding_rule(self) -> str:
        return "LD-30"

    # -- what a seat may know (LD-04)

    def view_of(self, seat: int | None) -> View:
        return view_of(self, seat)

    def hide(self, seat: int, rng: Rng) -> None:
        for other, cup in enumerate(self.cups):
            if other != seat:
                self.cups[other] = rolled(len(cup), rng)

    def numbers(self, seat: int) -> list[int]:
        return numbers_of(self, seat)

    def faults(self) -> list[str]:
        return faults_of(self)


def rolled(dice: int, rng: Rng) -> list[int]:
    return sorted(FACES[rng.below(len(FACES))] for _ in range(dice))
