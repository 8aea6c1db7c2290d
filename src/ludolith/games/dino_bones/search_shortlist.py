# Compiled with mypyc.
"""The moves of Dino Bones that a search should consider, best first."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import index_of
from ludolith.engine.bot import Bot, best_first
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.dino_bones.bot import Strong, last_ending
from ludolith.games.dino_bones.codes import (
    ASSEMBLE,
    BUY,
    DIG,
    LIFT,
    LOOK,
    PLACE,
    SELL,
    STRONG_TOOL,
    TURN,
    USE_TOOL,
)
from ludolith.games.dino_bones.evaluate import (
    AMBER_WORTH,
    CUTS,
    GROUPS,
    gain_of_split,
    kind_for,
    score_of_group,
    worths,
)
from ludolith.games.dino_bones.geometry import ONE, OTHER, WORD, WORDS
from ludolith.games.dino_bones.leader_help import help_price
from ludolith.games.dino_bones.position import NOTHING
from ludolith.games.dino_bones.rules import DinoBones
from ludolith.games.dino_bones.turn import price

MOVES: Final = 10
_NO_GROUPS: Final = vec[i64]([0] * (WORDS * WORD))


@final
@mypyc_attr(acyclic=True)
class Guide(Bot):
    """Ranks moves as the strong bot does, and keeps several of them."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return Strong().choose(state, seat, rng)

    def shortlist(self, state: State, seat: i64, rng: Rng) -> vec[i64]:
        assert isinstance(state, DinoBones)
        moves = state.legal(seat)
        choice = self.choose(state, seat, rng)
        if ASSEMBLE <= choice < DIG:
            return vec[i64]([choice])  # no other move is better than a skeleton or such a card
        if state.stage == TURN:
            others = promising(state, seat, moves)
        else:
            others = moves[:MOVES] if len(moves) > MOVES else moves
        listed = vec[i64]([choice])
        for move in others:
            if move != choice:
                listed = append(listed, move)
        return listed


def promising(game: DinoBones, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The moves with the best worth for their price, and the end of the turn if it is legal."""
    found = NOTHING
    values = NOTHING
    worth = worths(game, seat)
    groups = _NO_GROUPS if game.owed else worked_on(game, seat)
    amber = AMBER_WORTH * help_price(game)
    for move in moves:
        if move >= LIFT:
            value = -roominess(game, move - LIFT)
        elif move >= PLACE:
            border = move - (USE_TOOL if move >= USE_TOOL else PLACE)
            value = value_of_chisel(game, seat, border, groups)
        elif BUY <= move < SELL:
            value = 10 * (worth[move - BUY] - amber)
        elif DIG <= move < LOOK:
            value = 10 * (worth[kind_for(game, seat, move - DIG)] - amber)
        else:
            continue
        found = append(found, move)
        values = append(values, value)
    found = best_first(found, values, MOVES)
    if moves[0] < STRONG_TOOL:
        found = append(found, last_ending(moves))
    return found


def worked_on(game: DinoBones, seat: i64) -> vec[i64]:
    """By border: the worth of the best group that a chisel there helps to cut off."""
    best = _NO_GROUPS[:]
    for number in range(len(GROUPS)):
        score = score_of_group(game, seat, game.sharp[seat], number)
        if score <= 0:
            continue
        for word in range(WORDS):
            cut = CUTS[number * WORDS + word]
            while cut:
                low = cut & -cut
                cut ^= low
                border = word * WORD + index_of(low)
                if score > best[border]:
                    best[border] = score
    return best


def value_of_chisel(game: DinoBones, seat: i64, border: i64, groups: vec[i64]) -> i64:
    """The worth of a split, or of the best group that the border helps to cut off."""
    if game.slab.would_split(border):
        return 10 * gain_of_split(game, seat, border, ONE[border]) // price(game, border)
    return groups[border] - roominess(game, border)


def roominess(game: DinoBones, border: i64) -> i64:
    """The disadvantage of a chisel here: its price, and connected tiles beside it."""
    together = game.slab.open[ONE[border]] & game.slab.open[OTHER[border]]
    return 2 * price(game, border) + (3 if together else 0)
