"""A small game of side-by-side play: each player digs in a pit of their own, then a storm comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bot import Bot
from ludolith.engine.events import Event
from ludolith.engine.game import Game
from ludolith.engine.moves import Move
from ludolith.engine.options import Option, OptionValue
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.engine.view import View

DONE = 0  # other codes: dig so deep
DEEPEST = 9
ROUNDS = 2


class Dig(Move, frozen=True):
    depth: int


class Done(Move, frozen=True):
    pass


class Dug(Event, frozen=True, kw_only=True):
    seat: int
    depth: int


class StormCame(Event, frozen=True, kw_only=True):
    depth: int


class QuarryView(View, frozen=True, kw_only=True):
    pits: tuple[int, ...]


class Quarry(State):
    """Players who are not done may dig; when all are, a storm fills each pit by chance."""

    side_by_side = True

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.emitted = None
        self.over = False
        self.pits = [0] * players
        self.done = [False] * players
        self.round = 1

    def fresh(self, rng: Rng) -> Quarry:
        found = type(self)(self.players, rng)
        found.emitted = None if self.emitted is None else []
        return found

    def clone(self) -> Quarry:
        found = type(self)(self.players, self.rng.clone())
        found.over = self.over
        found.pits, found.done, found.round = list(self.pits), list(self.done), self.round
        return found

    def deciders(self) -> vec[i64]:
        return vec[i64]([] if self.over else [s for s in range(self.players) if not self.done[s]])

    def apart(self) -> i64:
        return self.round if self.side_by_side and not self.over else 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](range(min(4, DEEPEST - self.pits[seat] + 1)))

    def forbids(self, seat: i64, move: i64) -> str:
        return "QRY-01"

    def act(self, seat: i64, move: i64) -> None:
        if move != DONE:
            self.pits[seat] += move
            self.emit(Dug(rule="QRY-01", seat=seat, depth=move))
            return
        self.done[seat] = True
        if all(self.done):
            storm = self.rng.below(3)
            self.pits = [max(0, pit - storm) for pit in self.pits]
            self.emit(StormCame(rule="QRY-02", depth=storm))
            self.done = [False] * self.players
            self.round += 1
            self.over = self.round > ROUNDS

    def scores(self) -> vec[i64]:
        return vec[i64](self.pits)

    def deciding_rule(self) -> str:
        return "QRY-03"

    def view(self, seat: int | None) -> QuarryView:
        return QuarryView(
            seat=seat,
            players=self.players,
            over=self.over,
            deciding=tuple(self.deciders()),
            winners=tuple(self.victors()) if self.over else (),
            decided_by=self.deciding_rule() if self.over else None,
            scores=tuple(self.pits),
            pits=tuple(self.pits),
        )


class Shouting(Quarry):
    """The same dug in turn, as it were: what one does may concern the others."""

    side_by_side = False


class QuarryGame(Game):
    name: ClassVar[str] = "quarry"
    package: ClassVar[str] = ""
    rulebook: ClassVar[str] = "none"
    player_counts: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = ()
    move_type: ClassVar[Any] = Dig | Done
    event_type: ClassVar[Any] = Dug | StormCame
    view_type: ClassVar[Any] = QuarryView
    levels: ClassVar[dict[str, Callable[[], Bot]]] = {}

    def __init__(self, kind: type[Quarry] = Quarry) -> None:
        self.kind = kind

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> State:
        return self.kind(players, Rng())

    def describe(self, code: int) -> Move:
        return Dig(code) if code else Done()

    def encode(self, move: Move) -> int:
        return move.depth if isinstance(move, Dig) else DONE

    def default_move(self, state: State, seat: int) -> int:
        return DONE
