"""Tiny games whose best play is known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS
from ludolith.engine.rng import Rng
from ludolith.engine.state import State


class AllAtOnce(State):
    """All players choose one of so many moves at the same time; then it is over."""

    def __init__(self, players: int = 2, moves: int = 2) -> None:
        self.rng = Rng()
        self.emitted = None
        self.players = players
        self.choices = moves
        self.asked = (1 << players) - 1
        self.chosen = [0] * players

    def deciders(self) -> vec[i64]:
        return SEATS[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(self.choices))

    def act(self, seat: i64, move: i64) -> None:
        self.chosen[seat] = move
        self.asked &= ~(1 << seat)
        self.over = not self.asked

    def scores(self) -> vec[i64]:
        return vec[i64]([0] * self.players)

    def victors(self) -> vec[i64]:
        return SEATS[self.winners()]

    def winners(self) -> int:
        raise NotImplementedError

    def clone(self) -> State:
        twin = type(self)(self.players, self.choices)
        twin.asked = self.asked
        twin.chosen = self.chosen[:]
        twin.over = self.over
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.asked = (1 << self.players) - 1
        self.chosen = [0] * self.players
        self.rng = rng


class MatchingCoins(AllAtOnce):
    """Seat 0 wins if both show the same side, seat 1 if not: only a mixture is safe."""

    def winners(self) -> int:
        return 1 if self.chosen[0] == self.chosen[1] else 2


class EachForItself(AllAtOnce):
    """Each player's best move is their own seat number; those who find it win together."""

    def winners(self) -> int:
        found = sum(1 << seat for seat in range(self.players) if self.chosen[seat] == seat)
        return found or (1 << self.players) - 1


class NeedleInHaystack(AllAtOnce):
    """Seat 0 wins by a high number only: the higher, the likelier."""

    def winners(self) -> int:
        return 1 if self.rng.below(self.choices) < self.chosen[0] else 2


class HiddenCard(AllAtOnce):
    """A card lies face down; a player who names it wins."""

    def __init__(self, players: int = 2, moves: int = 3, card: int = 0) -> None:
        super().__init__(players, moves)
        self.card = card

    def clone(self) -> State:
        twin = super().clone()
        assert isinstance(twin, HiddenCard)
        twin.card = self.card
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        super().redeal(seat, rng)
        self.card = rng.below(self.choices)

    def winners(self) -> int:
        named = sum(1 << seat for seat in range(self.players) if self.chosen[seat] == self.card)
        return named or (1 << self.players) - 1
