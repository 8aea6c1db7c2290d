# Compiled with mypyc.
"""How a game of Dino Bones will probably end.

Points, parts of skeletons in the making, bone piles for what they lack, and chisels: ready or at
work. The weights were fitted to some forty thousand moments of games between strong players
(logistic regression of victories, linear regression of points).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import count
from ludolith.engine.bot import Judge, by_strength
from ludolith.engine.state import State
from ludolith.games.dino_bones.codes import TURN
from ludolith.games.dino_bones.components import (
    BONE_PILE,
    KINDS,
    MOST_PLAYERS,
    PTERODACTYL_SPECIES,
)
from ludolith.games.dino_bones.geometry import PLACES
from ludolith.games.dino_bones.position import Position
from ludolith.games.dino_bones.skeletons import points

_NOBODY: Final = vec[float]([0.0] * MOST_PLAYERS)


@final
@mypyc_attr(acyclic=True)
class CollectionJudge(Judge):
    def shares(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            strength = 0.246 * float(points(state, seat)) + 0.21 * in_the_making(state, seat)
            strength += 0.444 * float(state.owned[seat * KINDS + BONE_PILE])
            strength -= 0.064 * float(state.amber[seat])  # it is among the points already
            strength += 0.115 * float(state.sharp[seat]) + 0.17 * float(state.on_slab(seat))
            found[seat] = strength
        return by_strength(found)

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        to_come = 112.6 * float(count(state.slab.tiles)) / float(PLACES * state.players)
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            gain = to_come + 0.61 * in_the_making(state, seat)
            gain += 0.48 * float(state.owned[seat * KINDS + BONE_PILE])
            found[seat] = float(points(state, seat)) + gain
        return found

    def calm(self, state: State) -> bool:
        """At the beginning of a turn."""
        assert isinstance(state, Position)
        return state.stage == TURN and not (state.placed or state.spent or state.helps)


def in_the_making(game: Position, seat: i64) -> float:
    """What unfinished skeletons promise: the bonus of each, by the square of what is there."""
    total = 0.0
    for species in range(PTERODACTYL_SPECIES):
        parts = game.box.parts[species]
        size = count(parts)
        have = float(count(parts & game.held[seat])) / float(size)
        total += (float(game.box.points[species] - size) + 1.2) * have * have
    return total
