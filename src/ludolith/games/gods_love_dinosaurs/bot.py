# Compiled with mypyc.
"""Rules of thumb for Gods Love Dinosaurs, at three levels.

- casual: takes any tile and lays it snugly; breeds and feeds whatever it can, without a plan.
- steady: takes any tile, too, but lays it where its world is worth most, and hunts so that each
  hunter eats most, those with the fewest ways first.
- strong: takes the tile that suits its world best, lays it with an eye on the activation that
  follows, and tries out several orders and ends of hunts.

All know the stacks only as sets: a tile to come is nobody's plan.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import count
from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.gods_love_dinosaurs.bot_planner import (
    NO_RUN,
    Runs,
    alone,
    direction_to,
    follow,
    most_pressing,
    rehearse,
)
from ludolith.games.gods_love_dinosaurs.codes import (
    BREED,
    BREEDING,
    DONE,
    HATCH,
    HATCHING,
    KEEP_EGGS,
    PLACE,
    PLACING,
    STEP,
    STOP,
    TAKE,
    TAKING,
    YOUNG,
)
from ludolith.games.gods_love_dinosaurs.components import DINOSAUR, REACH
from ludolith.games.gods_love_dinosaurs.ecosystem import NO_CELL, SIDE, Ecosystem
from ludolith.games.gods_love_dinosaurs.evaluate import (
    after_activation,
    points,
    with_hatched,
    with_tile,
    worth,
)
from ludolith.games.gods_love_dinosaurs.hunting import hunt
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import able, may_stop, nurseries
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs

_WORST: Final = -1_000_000
_FAR: Final = 99
_TRIALS: Final = 120  # worlds the strong bot tries out for one decision in a hunt
_GOOD_ENOUGH: Final = 12  # below the best place, in hundredths of a point


@final
@mypyc_attr(acyclic=True)
class Casual(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GodsLoveDinosaurs)
        moves = state.legal(seat)
        world = state.worlds[seat]
        doing = world.doing
        if doing == PLACING:
            snug = snuggest(world, moves)
            return snug[rng.below(len(snug))]
        if doing == BREEDING:
            return moves[1 + rng.below(len(moves) - 1)] if len(moves) > 1 else DONE
        if doing in (TAKING, HATCHING) or moves[0] == DONE:
            return moves[rng.below(len(moves))]
        return any_hunt(moves, rng)


@final
@mypyc_attr(acyclic=True)
class Steady(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GodsLoveDinosaurs)
        world = state.worlds[seat]
        doing = world.doing
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if doing == TAKING:
            return moves[rng.below(len(moves))]
        if doing == PLACING:
            return best_place(world, state.kinds[state.held], moves)
        if doing == BREEDING:
            return tight_birth(world, moves)
        if doing == HATCHING:
            return hatch_if_fed(world)
        if world.spare:
            return moves[0]
        cell = world.at if world.running else most_pressing(world, world.animal)
        runs = Runs(world, world.animal, cell)
        return first_step(world, runs, cell, runs.best())


@final
@mypyc_attr(acyclic=True)
class Strong(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, GodsLoveDinosaurs)
        world = state.worlds[seat]
        doing = world.doing
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if doing == TAKING:
            return best_tile(state, seat, moves)
        if doing == PLACING:
            return best_place_for_now(state, world, moves)
        if doing == BREEDING:
            return tight_birth(world, moves)
        if doing == HATCHING:
            return hatch_if_no_loss(state, world)
        if world.spare:
            return moves[0]
        return Hunt(state).best_move(alone(state, world))


# -- tiles


def snuggest(world: Ecosystem, moves: vec[i64]) -> vec[i64]:
    """The placements that touch the world most."""
    most: i64 = 0
    number: i64 = 0
    found = moves[:]
    for move in moves:
        contacts = world.contacts(move)
        if contacts > most:
            most = contacts
            number = 0
        if contacts == most:
            found[number] = move
            number += 1
    return found[:number]


def placed(world: Ecosystem, kind: i64, move: i64) -> Ecosystem:
    place = (move - PLACE) // 6
    return with_tile(world, kind, place // SIDE - REACH, place % SIDE - REACH, (move - PLACE) % 6)


def best_place(world: Ecosystem, kind: i64, moves: vec[i64]) -> i64:
    """Where the tile makes the world worth most; of equals, the snuggest place."""
    best: i64 = moves[0]
    most: i64 = _WORST
    for move in moves:
        value = worth(placed(world, kind, move)) * 16 + world.contacts(move)
        if value > most:
            most = value
            best = move
    return best


def best_place_for_now(game: GodsLoveDinosaurs, world: Ecosystem, moves: vec[i64]) -> i64:
    """As `best_place`; if an activation follows, the best of the good places after it."""
    kind = game.kinds[game.held]
    if not game.column_is_empty(game.from_column):
        return best_place(world, kind, moves)
    values = moves[:]
    good: i64 = _WORST
    for number in range(len(moves)):
        values[number] = worth(placed(world, kind, moves[number]))
        good = max(good, values[number])
    best: i64 = moves[0]
    most: i64 = _WORST
    dinosaurs = game.from_column == game.marker
    for number in range(len(moves)):
        if values[number] >= good - _GOOD_ENOUGH:
            grown = placed(world, kind, moves[number])
            lived = after_activation(game, grown, game.from_column, dinosaurs)
            value = worth(lived) * 16 + world.contacts(moves[number])
            if value > most:
                most = value
                best = moves[number]
    return best


def best_tile(game: GodsLoveDinosaurs, seat: i64, moves: vec[i64]) -> i64:
    """The tile that makes the world worth most, laid in one of the snuggest places."""
    world = game.worlds[seat]
    places = snuggest(world, world.placements())
    best: i64 = moves[0]
    most: i64 = _WORST
    for move in moves:
        kind = game.kinds[game.board[move - TAKE]]
        value = worth(placed(world, kind, best_place(world, kind, places)))
        if value > most:
            most = value
            best = move
    return best


# -- breeding


def tight_birth(world: Ecosystem, moves: vec[i64]) -> i64:
    """The parent with the least room first, into the cell that the fewest others want."""
    room = nurseries(world, world.animal)
    best: i64 = DONE
    least: i64 = _FAR * _FAR
    for move in moves:
        if move >= BREED:
            parent = (move - BREED) // 6
            cell = world.neighbour(parent, (move - BREED) % 6)
            tightness = count(world.near[parent] & room) * 8
            tightness += count(world.near[cell] & world.to_act)
            if tightness < least:
                least = tightness
                best = move
    return best


# -- eggs


def hatch_if_fed(world: Ecosystem) -> i64:
    hatched = with_hatched(world)
    return HATCH if able(hatched, DINOSAUR, 1) else KEEP_EGGS


def hatch_if_no_loss(game: Position, world: Ecosystem) -> i64:
    """A dinosaur is worth an egg, and will lay more: hatch unless one starves for it."""
    kept = points(rehearse(game, world, DINOSAUR))
    hatched = points(rehearse(game, with_hatched(world), DINOSAUR))
    return HATCH if hatched >= kept else KEEP_EGGS


# -- hunts


def any_hunt(moves: vec[i64], rng: Rng) -> i64:
    """Any step that is offered; a hunt that can stop may stop; nobody is given up."""
    if moves[0] == STOP:
        return moves[rng.below(len(moves))]
    first: i64 = 0
    while moves[first] < YOUNG:
        first += 1
    return moves[first + rng.below(len(moves) - first)]


def first_step(world: Ecosystem, runs: Runs, cell: i64, end: i64) -> i64:
    """The first small step of a run, or the end of the one under way."""
    if end == NO_CELL:
        return STOP
    return STEP + cell * 6 + direction_to(world, cell, runs.way[end] >> 6 & 63)


@final
@mypyc_attr(acyclic=True)
class Hunt:
    """Tries orders of hunters and ends of their runs, and keeps the first step of the best."""

    def __init__(self, game: Position) -> None:
        self.game = game
        self.left: i64 = _TRIALS

    def best_move(self, trial: Position) -> i64:
        world = trial.worlds[0]
        best: i64 = STOP
        most: i64 = _WORST
        if world.running:
            if may_stop(world):
                stopped = alone(self.game, world)
                hunt(stopped, 0, STOP)
                most = self.value(stopped)
            return self.try_figure(trial, world.at, best, most)[0]
        figures = able(world, world.animal, world.to_act)
        while figures:
            lowest = figures & -figures
            figures ^= lowest
            best, most = self.try_figure(trial, count(lowest - 1), best, most)
        return best

    def try_figure(self, trial: Position, cell: i64, best: i64, most: i64) -> tuple[i64, i64]:
        """The better of what was best so far and of the ends of this hunter."""
        world = trial.worlds[0]
        runs = Runs(world, world.animal, cell)
        for end in range(world.cells):
            if runs.value[end] > NO_RUN and self.left > 0:
                self.left -= 1
                tried = alone(self.game, world)
                follow(tried, 0, runs, end)
                value = self.value(tried)
                if value > most:
                    most = value
                    best = first_step(world, runs, cell, end)
        return best, most

    def value(self, tried: Position) -> i64:
        """The world's worth once the other hunters have had their best runs."""
        world = tried.worlds[0]
        if world.to_act:
            world = rehearse(self.game, world, world.animal)
        return worth(world)
