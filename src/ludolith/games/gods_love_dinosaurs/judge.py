# Compiled with mypyc.
"""How a game of Gods Love Dinosaurs will probably end.

A world's strength is its points and its promise: what it is worth beyond them. The nearer the end,
the more points count; promise keeps its weight, because it becomes points one by one. The weights
were fitted to some six thousand moments of games between strong players (logistic regression of
victories, linear regression of points).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bot import Judge, by_strength
from ludolith.engine.state import State
from ludolith.games.gods_love_dinosaurs.components import MOST_PLAYERS
from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
from ludolith.games.gods_love_dinosaurs.judgement import points, worth
from ludolith.games.gods_love_dinosaurs.position import NO_TILE, Position

_NOBODY: Final = vec[float]([0.0] * MOST_PLAYERS)


@final
@mypyc_attr(acyclic=True)
class WorldJudge(Judge):
    def shares(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        nearness = 1.0 / (0.2 + tiles_left(state))
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            world = state.worlds[seat]
            found[seat] = 0.36 * nearness * float(points(world))
            found[seat] += (0.17 * nearness + 0.81) * promise(world)
        return by_strength(found)

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        left = tiles_left(state)
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            world = state.worlds[seat]
            gain = 7.1 * left + (0.5 + 1.1 * left) * promise(world)
            found[seat] = float(points(world)) + gain
        return found

    def calm(self, state: State) -> bool:
        """At the beginning of a turn."""
        assert isinstance(state, Position)
        return state.activated < 0 and state.held == NO_TILE


def tiles_left(game: Position) -> float:
    """The part of the tiles that are still in their stacks."""
    return float(game.in_pile) / float(len(game.pile))


def promise(world: Ecosystem) -> float:
    """What may become points, in points."""
    more: i64 = worth(world) - 100 * points(world)
    return float(more) / 100.0
