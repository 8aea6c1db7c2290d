"""A small game in which a simulation decides: players cast in turn, and what bites is found out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bot import Bot
from ludolith.engine.errors import BadFinding
from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.options import Option, OptionValue
from ludolith.engine.rng import Rng
from ludolith.engine.simulation_findings import Attempt
from ludolith.engine.state import State
from ludolith.engine.view import View

REST = 0  # other codes: cast so far
LISTED = 3  # casts that are listed, ...
FARTHEST = 9  # ... and how far one may cast
TURNS = 4
LURES = 1000


class Cast(Move, frozen=True):
    far: int


class Rest(Move, frozen=True):
    pass


class Bitten(Event, frozen=True, kw_only=True):
    seat: int
    fish: int


class Bite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is found out; the lure is a draw of chance."""

    lure: int
    fish: int


class PondView(View, frozen=True, kw_only=True):
    fish: tuple[int, ...]


class Pond(State):
    asked = 0  # how often the world was asked, by all ponds together

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.emitted = None
        self.over = False
        self.fish = [0] * players
        self.turn_number = 0
        self.given: Bite | None = None

    def fresh(self, rng: Rng) -> Pond:
        found = Pond(self.players, rng)
        found.emitted = None if self.emitted is None else []
        return found

    def deciders(self) -> vec[i64]:
        return vec[i64]([] if self.over else [self.turn_number % self.players])

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(LISTED + 1) if seat in list(self.deciders()) else [])

    def allows(self, seat: i64, move: i64) -> bool:
        return bool(REST <= move <= FARTHEST)

    def forbids(self, seat: i64, move: i64) -> str:
        return "PND-01"

    def uncertain(self, move: i64) -> bool:
        return bool(move != REST)

    def attempt(self, seat: int, move: int, version: int | None = None) -> Attempt:
        Pond.asked += 1
        lure = self.rng.clone().below(LURES)
        finding = msgspec.json.encode(Bite(lure, lure % (move + 1))).decode()
        return Attempt(finding, b"" if version is None else b"splash %d" % version)

    def give(self, seat: int, move: int, finding: str) -> None:
        try:
            bite = msgspec.json.decode(finding, type=Bite)
        except msgspec.MsgspecError as problem:
            raise BadFinding(f"not a bite: {problem}") from None
        if bite.lure != self.rng.clone().below(LURES):
            raise BadFinding("the lure is not the one that was drawn")
        self.given = bite

    def give_up(self, seat: int, move: int, why: str) -> str:
        lure = self.rng.clone().below(LURES)
        return msgspec.json.encode(Bite(lure, 0)).decode()

    def act(self, seat: i64, move: i64) -> None:
        if move != REST:
            if self.given is None:
                self.give(seat, move, self.attempt(seat, move).finding)
            bite, self.given = self.given, None
            assert bite is not None
            self.rng.below(LURES)
            self.fish[seat] += bite.fish
            self.emit(Bitten(rule="PND-02", seat=seat, fish=bite.fish))
        self.turn_number += 1
        self.over = self.turn_number == TURNS

    def scores(self) -> vec[i64]:
        return vec[i64](self.fish)

    def deciding_rule(self) -> str:
        return "PND-03"

    def clone(self) -> Pond:
        twin = Pond(self.players, self.rng.clone())
        twin.over, twin.turn_number, twin.fish = self.over, self.turn_number, self.fish[:]
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        self.rng = rng

    def view(self, seat: int | None) -> PondView:
        return PondView(
            seat=seat,
            players=self.players,
            over=self.over,
            deciding=tuple(self.deciders()),
            winners=tuple(self.victors()) if self.over else (),
            decided_by=self.deciding_rule() if self.over else None,
            scores=tuple(self.fish),
            fish=tuple(self.fish),
        )


class PondGame(Game):
    name: ClassVar[str] = "pond"
    package: ClassVar[str] = ""
    rulebook: ClassVar[str] = "none"
    player_counts: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = ()
    move_type: ClassVar[Any] = Cast | Rest
    event_type: ClassVar[Any] = Bitten
    view_type: ClassVar[Any] = PondView
    levels: ClassVar[dict[str, Callable[[], Bot]]] = {}

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        return Pond(players, Rng())

    def describe(self, code: int) -> Move:
        return Cast(code) if code else Rest()

    def encode(self, move: Move) -> int:
        return move.far if isinstance(move, Cast) else REST

    def default_move(self, state: State, seat: int) -> int:
        return REST


POND = PondGame()
