# Compiled with mypyc.
"""Rules of thumb for Dino Bones, at three levels.

- casual: lays chisels anywhere, takes the tiles worth most to it, and assembles what it can.
- steady: completes a cut where that pays, lays other chisels beside existing cracks, and buys tiles
  that are worth more than their price.
- strong: works on the group of tiles with the best worth for its price, takes tiles that other
  players need, and trades with the leader.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import SEATS
from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.dino_bones.codes import (
    ASSEMBLE,
    BRUSH,
    BRUSH_FIND,
    BUY,
    CHOOSE_PART,
    CLOSING,
    DIG,
    DIVISION,
    HELMET,
    LAST_SKELETONS,
    LAST_TWO,
    LIFT,
    LOOK,
    PART,
    PASS,
    PLACE,
    PLAY,
    SELL,
    STRONG_TOOL,
    TAKE,
    TURN,
    USE_TOOL,
    VOUCHER,
)
from ludolith.games.dino_bones.components import (
    AMBER_VEIN,
    BACKPACK,
    GROUND_RADAR,
    JACKHAMMER,
    MUSEUM_CONTRACT,
    WHETSTONE,
)
from ludolith.games.dino_bones.evaluate import (
    AMBER_WORTH,
    CUTS,
    NO_GROUP,
    POINT,
    best_group,
    gain_of_part,
    gain_of_split,
    kind_for,
    worth,
    worths,
)
from ludolith.games.dino_bones.geometry import BIT_OF, ONE, OTHER, WORD_OF, WORDS
from ludolith.games.dino_bones.leader_help import help_price
from ludolith.games.dino_bones.rules import DinoBones
from ludolith.games.dino_bones.split_and_share import smallest_fragments
from ludolith.games.dino_bones.turn import price

_NONE: Final = -1  # no such move
# Cards that bots play at once.
_AT_ONCE: Final = (
    (1 << BACKPACK)
    | (1 << WHETSTONE)
    | (1 << JACKHAMMER)
    | (1 << GROUND_RADAR)
    | (1 << AMBER_VEIN)
    | (1 << MUSEUM_CONTRACT)
)
_LEAST_PROFIT: Final = 150  # a tile is bought only for this profit, in hundredths of a point


@final
@mypyc_attr(acyclic=True)
class Casual(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, DinoBones)
        moves = state.legal(seat)
        move = plain_choice(state, seat, moves, rng, False)
        if move == _NONE:
            move = split_where_it_pays(state, seat, moves, 3)
        return any_border(moves, rng) if move == _NONE else move


@final
@mypyc_attr(acyclic=True)
class Steady(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, DinoBones)
        moves = state.legal(seat)
        move = plain_choice(state, seat, moves, rng, False)
        if move == _NONE:
            move = trade(state, seat, moves)
        if move == _NONE:
            move = split_where_it_pays(state, seat, moves, 1)
        return beside_cracks(state, moves, rng) if move == _NONE else move


@final
@mypyc_attr(acyclic=True)
class Strong(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, DinoBones)
        moves = state.legal(seat)
        move = plain_choice(state, seat, moves, rng, True)
        if move == _NONE:
            move = trade(state, seat, moves)
        if move == _NONE:
            move = work(state, seat, moves)
        return beside_cracks(state, moves, rng) if move == _NONE else move


# -- choices that all levels make in the same way


def plain_choice(game: DinoBones, seat: i64, moves: vec[i64], rng: Rng, denying: bool) -> i64:
    """The choice in a simple decision; _NONE in the middle of a turn."""
    stage = game.stage
    if stage in (DIVISION, BRUSH_FIND, LAST_TWO):
        return best_find(game, seat, moves, denying)
    if stage == PART:
        return best_part(game, seat, moves)
    if stage in (HELMET, BRUSH):
        return moves[len(moves) - 1]
    for move in moves:
        if ASSEMBLE <= move < PLAY:
            return move
        if PLAY <= move < DIG and _AT_ONCE >> (move - PLAY) & 1:
            return move
    if stage == LAST_SKELETONS:
        return PASS
    if stage == CLOSING:
        bought = best_purchase(game, seat, moves, 0)
        return PASS if bought == _NONE else bought
    if stage == VOUCHER:
        bought = best_purchase(game, seat, moves, 0)
        return moves[len(moves) - 1] if bought == _NONE else bought
    if stage != TURN:
        return moves[rng.below(len(moves))]  # radar and fracture map
    return _NONE


def best_find(game: DinoBones, seat: i64, moves: vec[i64], denying: bool) -> i64:
    """The tile worth most to this player and, if `denying`, to the players who take later."""
    best = moves[0]
    most: i64 = -1
    for move in moves:
        value = 4 * worth(game, seat, move - TAKE)
        if denying:
            for other in SEATS[game.waiting]:
                value += worth(game, other, move - TAKE)
        if value > most:
            most = value
            best = move
    return best


def best_part(game: DinoBones, seat: i64, moves: vec[i64]) -> i64:
    """The most profitable of the equal parts."""
    parts = smallest_fragments(game)
    best = moves[0]
    most = gain_of_part(game, seat, parts[0])
    for move in moves:
        value = gain_of_part(game, seat, parts[move - CHOOSE_PART])
        if value > most:
            most = value
            best = move
    return best


def any_border(moves: vec[i64], rng: Rng) -> i64:
    """Any placement or lift; if there is none, the end of the turn with all chisels allowed."""
    first = len(moves)
    while first and moves[first - 1] >= PLACE:
        first -= 1
    if first < len(moves):
        return moves[first + rng.below(len(moves) - first)]
    return last_ending(moves)


def last_ending(moves: vec[i64]) -> i64:
    """End the turn and keep as many chisels as allowed."""
    best = moves[0]
    for move in moves:
        if move < STRONG_TOOL:
            best = move
    return best


# -- the leader


def trade(game: DinoBones, seat: i64, moves: vec[i64]) -> i64:
    """Buy or dig out a tile that is worth more than its price."""
    return best_purchase(game, seat, moves, _LEAST_PROFIT)


def best_purchase(game: DinoBones, seat: i64, moves: vec[i64], least: i64) -> i64:
    best: i64 = _NONE
    most = least + AMBER_WORTH * help_price(game)
    value = worths(game, seat)
    for move in moves:
        if BUY <= move < SELL:
            kind = move - BUY
        elif DIG <= move < LOOK:
            kind = kind_for(game, seat, move - DIG)
        else:
            continue
        if value[kind] > most:
            most = value[kind]
            best = move
    return best


# -- chisels


def split_where_it_pays(game: DinoBones, seat: i64, moves: vec[i64], sharpness: i64) -> i64:
    """The most profitable split, if any has a profit; a casual bot sees only every third split."""
    best: i64 = _NONE
    most: i64 = POINT // 2
    for move in moves:
        if move < PLACE or move >= LIFT:
            continue
        border = move - (USE_TOOL if move >= USE_TOOL else PLACE)
        if sharpness > 1 and (border + game.turn_number) % sharpness:
            continue
        if game.slab.would_split(border):
            value = gain_of_split(game, seat, border, ONE[border])
            if value > most:
                most = value
                best = move
    return best


def work(game: DinoBones, seat: i64, moves: vec[i64]) -> i64:
    """Split where it pays; otherwise lay a chisel beside the best group within reach."""
    best = split_where_it_pays(game, seat, moves, 1)
    if best != _NONE or not game.sharp[seat] or game.owed:
        return best
    group = best_group(game, seat, game.sharp[seat])
    if group == NO_GROUP:
        return _NONE
    dearest: i64 = 0
    for move in moves:
        if PLACE <= move < USE_TOOL:
            border = move - PLACE
            cost = price(game, border)
            if CUTS[group * WORDS + WORD_OF[border]] & BIT_OF[border] and cost > dearest:
                dearest = cost
                best = move
    return best


def beside_cracks(game: DinoBones, moves: vec[i64], rng: Rng) -> i64:
    """A cheap border near many chisels that splits nothing; lift a chisel with few near it."""
    best: i64 = _NONE
    most: i64 = -1000
    for move in moves:
        if move < PLACE:
            continue
        lifting = move >= LIFT
        border = move - (LIFT if lifting else USE_TOOL if move >= USE_TOOL else PLACE)
        near = game.slab.open[ONE[border]] & game.slab.open[OTHER[border]]
        value = rng.below(4) - 2 * price(game, border)
        if near:
            value -= 3  # the tiles on both sides stay connected through a neighbour
        if lifting:
            value = -value
        elif game.slab.would_split(border):
            value -= 20
        if value > most:
            most = value
            best = move
    if best == _NONE or (best < LIFT and most < -10 and moves[0] < STRONG_TOOL):
        return last_ending(moves)
    return best
