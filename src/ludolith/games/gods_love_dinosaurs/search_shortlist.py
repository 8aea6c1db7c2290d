# Compiled with mypyc.
"""Which moves of Gods Love Dinosaurs deserve a longer thought, and in what order."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit, count
from ludolith.engine.bot import Bot, best_first
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.gods_love_dinosaurs.bot import (
    Hunt,
    Strong,
    best_place,
    first_step,
    placed,
    snuggest,
)
from ludolith.games.gods_love_dinosaurs.bot_planner import NO_RUN, Runs, alone, follow
from ludolith.games.gods_love_dinosaurs.codes import (
    HATCH,
    HATCHING,
    HUNTING,
    KEEP_EGGS,
    PLACING,
    RUNNING,
    STOP,
    TAKE,
    TAKING,
)
from ludolith.games.gods_love_dinosaurs.ecosystem import NOTHING, Ecosystem
from ludolith.games.gods_love_dinosaurs.evaluate import after_activation, worth
from ludolith.games.gods_love_dinosaurs.hunting import hunt
from ludolith.games.gods_love_dinosaurs.position import Position
from ludolith.games.gods_love_dinosaurs.reachable_cells import able, may_stop
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs

TILES: Final = 10
PLACES: Final = 8
STEPS: Final = 4
_TRIALS: Final = 60  # ends of hunts that are tried out


@final
@mypyc_attr(acyclic=True)
class Guide(Bot):
    """Thinks as a strong player does, and keeps more than the best."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.shortlist(state, seat, rng)[0]

    def shortlist(self, state: State, seat: i64, rng: Rng) -> vec[i64]:
        assert isinstance(state, GodsLoveDinosaurs)
        world = state.worlds[seat]
        doing = world.doing
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves
        if doing == TAKING:
            return tiles(state, world, moves)
        if doing == PLACING:
            return places(state, world, moves)
        choice = Strong().choose(state, seat, rng)
        if doing == HATCHING:
            return vec[i64]([choice, HATCH if choice == KEEP_EGGS else KEEP_EGGS])
        if doing in (HUNTING, RUNNING) and not world.spare:
            return steps(state, world)
        return vec[i64]([choice])


def tiles(game: GodsLoveDinosaurs, world: Ecosystem, moves: vec[i64]) -> vec[i64]:
    """By the worth of the world with the tile in one of the snuggest places."""
    snug = snuggest(world, world.placements())
    values = moves[:]
    for number in range(len(moves)):
        kind = game.kinds[game.board[moves[number] - TAKE]]
        values[number] = worth(placed(world, kind, best_place(world, kind, snug)))
    return best_first(moves, values, TILES)


def places(game: GodsLoveDinosaurs, world: Ecosystem, moves: vec[i64]) -> vec[i64]:
    """By the worth of the world; if an activation follows, by what it is worth after that."""
    kind = game.kinds[game.held]
    values = moves[:]
    for number in range(len(moves)):
        move = moves[number]
        values[number] = worth(placed(world, kind, move)) * 16 + world.contacts(move)
    good = best_first(moves, values, PLACES)
    if not game.column_is_empty(game.from_column):
        return good
    dinosaurs = game.from_column == game.marker
    values = good[:]
    for number in range(len(good)):
        grown = placed(world, kind, good[number])
        values[number] = worth(after_activation(game, grown, game.from_column, dinosaurs))
    return best_first(good, values, PLACES)


def steps(game: Position, world: Ecosystem) -> vec[i64]:
    """First steps of hunts by the worth of the world after the best of those that begin so."""
    trial = Hunt(game)
    moves = NOTHING
    values = NOTHING
    figures = able(world, world.animal, world.to_act)
    if world.running:
        figures = bit(world.at)
        if may_stop(world):
            stopped = alone(game, world)
            hunt(stopped, 0, STOP)
            moves = append(moves, i64(STOP))
            values = append(values, trial.value(stopped))
    left: i64 = _TRIALS
    while figures:
        lowest = figures & -figures
        figures ^= lowest
        cell = count(lowest - 1)
        runs = Runs(world, world.animal, cell)
        for end in range(world.cells):
            if runs.value[end] > NO_RUN and left > 0:
                left -= 1
                move = first_step(world, runs, cell, end)
                value = trial.value(after_run(game, world, runs, end))
                place: i64 = 0
                while place < len(moves) and moves[place] != move:
                    place += 1
                if place == len(moves):
                    moves = append(moves, move)
                    values = append(values, value)
                elif value > values[place]:
                    values[place] = value
    return best_first(moves, values, STEPS)


def after_run(game: Position, world: Ecosystem, runs: Runs, end: i64) -> Position:
    """A copy of a world in which this run was made."""
    tried = alone(game, world)
    follow(tried, 0, runs, end)
    return tried
