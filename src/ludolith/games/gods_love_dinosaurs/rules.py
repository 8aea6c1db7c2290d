# Compiled with mypyc.
"""Gods Love Dinosaurs: the state that the engine plays.

Source: the Russian rulebook of Gods Love Dinosaurs (Kasper Lapp; Pandasaurus Games, Evrikus).
RULES.md states every rule under its id, with the reading chosen where the rulebook is silent.
Options: `first_player`, `activation`, `strict_supply`, `tiles` (an owner's own list).
Deviations: the list of tiles is a reconstruction (see tiles.json); a tile is drawn from its stack
when it is turned up, so a stack is the set of what may still come and has no order to peek at;
golden eggs are counted as five eggs.

The chapters of the rulebook are modules: setup, turn, activation, hunting; `reachable_cells` says
where animals can go.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludolith.engine.bits import SEATS, count
from ludolith.engine.errors import no_such_seat
from ludolith.engine.rng import Rng
from ludolith.engine.scratch import scratch
from ludolith.games.gods_love_dinosaurs import activation, hunting, turn
from ludolith.games.gods_love_dinosaurs.clone_and_pickle import (
    copy_gods_love_dinosaurs,
    pack_gods_love_dinosaurs,
    settle_gods_love_dinosaurs,
    unpack_gods_love_dinosaurs,
)
from ludolith.games.gods_love_dinosaurs.codes import (
    BREEDING,
    DONE,
    HATCHING,
    PLACING,
    TAKING,
)
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR
from ludolith.games.gods_love_dinosaurs.ecosystem import NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.faults import faults_of
from ludolith.games.gods_love_dinosaurs.legal import legal, write_moves
from ludolith.games.gods_love_dinosaurs.observe import observe, observe_changes
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.refusals import forbidding_rule
from ludolith.games.gods_love_dinosaurs.setup import lay_out
from ludolith.games.gods_love_dinosaurs.tiles import TileSet
from ludolith.games.gods_love_dinosaurs.view import GodsLoveDinosaursView, view_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GodsLoveDinosaurs(Position):
    """A game of Gods Love Dinosaurs in progress."""

    # -- set-up

    def fresh(self, rng: Rng) -> GodsLoveDinosaurs:
        game = GodsLoveDinosaurs(rng, self.tiles)
        settle_gods_love_dinosaurs(self, game)
        if self.emitted is not None:
            game.keep_events()
        lay_out(game)
        return game

    # -- decisions

    def deciders(self) -> vec[i64]:
        return SEATS[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        return legal(self, seat)

    def random_move(self, seat: i64, rng: Rng) -> i64:
        moves = scratch()
        return moves[rng.below(write_moves(self, seat, moves))]

    def forbids(self, seat: i64, move: i64) -> str:
        return forbidding_rule(self, seat, move)

    def act(self, seat: i64, move: i64) -> None:
        doing = self.worlds[seat].doing
        if doing == TAKING:
            turn.take(self, seat, move)
        elif doing == PLACING:
            turn.put_down(self, seat, move)
            activation.after_placing(self)
        elif doing == BREEDING:
            activation.breed(self, seat, move)
        elif doing == HATCHING:
            activation.hatch(self, seat, move)
        elif move == DONE:
            activation.end_part(self, seat)
        else:
            hunting.hunt(self, seat, move)

    def apart(self) -> i64:
        """The activation in which all act at the same time, each in their own world (GLD-15)."""
        under_way = self.activated >= 0 and not self.in_order
        return self.activations if under_way else 0

    # -- the end (GLD-51, GLD-52)

    def scores(self) -> vec[i64]:
        """A point for every egg, five for a golden one, one for every dinosaur."""
        return vec[i64]([world.eggs + count(world.herd[DINOSAUR]) for world in self.worlds])

    def victors(self) -> vec[i64]:
        """The player with most points; of equals, the last one in turn order."""
        scores = self.scores()
        best = self.first_player
        for turn_number in range(1, self.players):
            seat = (self.first_player + turn_number) % self.players
            if scores[seat] >= scores[best]:
                best = seat
        return SEATS[1 << best]

    def deciding_rule(self) -> str:
        scores = list(self.scores())
        return "GLD-52" if scores.count(max(scores)) > 1 else "GLD-51"

    # -- what a seat may know: everything except the order of the stacks

    def view(self, seat: int | None) -> GodsLoveDinosaursView:
        return view_of(self, seat)

    def observe(self, seat: i64, row: vec[i16], at: i64) -> i64:
        return observe(self, seat, row, at)

    def observe_changes(self, seat: i64, row: vec[i16], at: i64) -> None:
        observe_changes(self, seat, row, at)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """No future tile is fixed, and stacks have no order; nothing else is hidden."""
        if not 0 <= seat < self.players:
            raise no_such_seat(seat, self.players)
        self.to_come = NOTHING
        self.rng = rng

    # -- lessons and tests

    def fix_tiles(self, tiles: list[str]) -> None:
        """Fix the next tiles turned up; after them tiles are random again. Also before `fresh`."""
        self.to_come = vec[i64]([self.tiles.ids.index(tile) for tile in tiles])

    # -- housekeeping

    def clone(self) -> GodsLoveDinosaurs:
        twin = GodsLoveDinosaurs(self.rng.clone(), self.tiles)
        copy_gods_love_dinosaurs(self, twin)
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.rng.clone(), self.tiles, *pack_gods_love_dinosaurs(self))

    def faults(self) -> list[str]:
        return faults_of(self)


def _restored(
    rng: Rng, tiles: TileSet, numbers: list[int], rows: list[list[int]], worlds: list[Ecosystem]
) -> GodsLoveDinosaurs:
    """The inverse of pickling."""
    game = GodsLoveDinosaurs(rng, tiles)
    unpack_gods_love_dinosaurs(game, numbers, rows, worlds)
    return game
