# Compiled with mypyc.
"""Rules of thumb for Dinokalipsa, at three levels.

- casual: plays a random card, sometimes raises its own score, and insures itself when it can.
- steady: plays its highest card, and raises its score when that changes who runs or who suffers.
- strong: compares the chance to run and to suffer with each card against the value of keeping it,
  and works out what every instant and every swap does to the scores of all players.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.dinokalipsa.codes import (
    BOARDS,
    CHOOSE,
    DISCARD,
    EFFECT,
    PASS,
    PASS_ROUND,
    PLAY,
    RAISE,
    SCORING,
    SCORING_INSTANTS,
    SHED,
    SUDDEN_DEATH,
    THREAT,
)
from ludolith.games.dinokalipsa.components import INSTANTS, VALUE
from ludolith.games.dinokalipsa.effects.change_score import POINTS
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF, INSTANT_OF
from ludolith.games.dinokalipsa.evaluate import (
    card_outlook,
    card_worth,
    disaster_cost,
    outlook,
    running_scores,
    worth_of_throwing_away,
)
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.games.dinokalipsa.scoring import trait


@final
@mypyc_attr(acyclic=True)
class Casual(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Dinokalipsa)
        moves = state.legal(seat)
        if state.stage == SCORING_INSTANTS:
            return RAISE + seat if RAISE + seat in moves and rng.below(2) else PASS
        if state.stage == THREAT:
            return moves[len(moves) - 1]
        return moves[rng.below(len(moves))]


@final
@mypyc_attr(acyclic=True)
class Steady(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Dinokalipsa)
        moves = state.legal(seat)
        stage = state.stage
        if stage == SCORING_INSTANTS:
            return PASS if RAISE + seat not in moves else self.raise_own(state, seat)
        if stage == EFFECT and not EFFECT_OF[state.effect].raises_score:
            return moves[rng.below(len(moves))]
        if stage == SHED:
            return moves[1] if moves[1] - DISCARD < INSTANTS else PASS
        if stage == BOARDS:
            return moves[rng.below(len(moves))]
        return moves[len(moves) - 1]

    def raise_own(self, game: Dinokalipsa, seat: i64) -> i64:
        """Raise this player's score if that changes who runs or who suffers."""
        scores = running_scores(game)
        before = outlook(game, scores, game.inversions, seat)
        scores[seat] += POINTS * game.factor
        gained = outlook(game, scores, game.inversions, seat) - before
        return RAISE + seat if gained > INSTANT_OF[RAISE].keep else PASS


@final
@mypyc_attr(acyclic=True)
class Strong(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Dinokalipsa)
        moves = state.legal(seat)
        if state.stage == BOARDS:
            return moves[rng.below(len(moves))]
        best = moves[0]
        most = worth(state, seat, best)
        for place in range(1, len(moves)):
            value = worth(state, seat, moves[place])
            if value > most:
                best = moves[place]
                most = value
        return best


def worth(game: Dinokalipsa, seat: i64, move: i64) -> float:
    """The worth of a move, comparable with that of the player's other moves now."""
    stage = game.stage
    if stage == CHOOSE:
        card = move - PLAY
        score = VALUE[card] + trait(game, seat)
        return card_outlook(game, seat, score) - card_worth(card)
    if stage == SCORING_INSTANTS:
        return (
            worth_of_passing(game, seat, move) if move <= PASS_ROUND else played(game, seat, move)
        )
    if EFFECT <= stage < SCORING:
        return EFFECT_OF[game.effect].worth(game, seat, move)
    if stage == SUDDEN_DEATH:
        card = move - PLAY
        return 0.1 * float(VALUE[card]) * disaster_cost(game, seat) - card_worth(card)
    if stage == THREAT:
        return -disaster_cost(game, seat) if move == PASS else played(game, seat, move)
    assert stage == SHED
    return 0.0 if move == PASS else worth_of_throwing_away(game, seat, move - DISCARD)


def played(game: Dinokalipsa, seat: i64, move: i64) -> float:
    """The worth of playing an instant card."""
    return INSTANT_OF[move].worth(game, seat, move)


def worth_of_passing(game: Dinokalipsa, seat: i64, move: i64) -> float:
    """The worth of the scores as they are; `Pass` beats `PassRound`, which gives up later moves."""
    return outlook(game, running_scores(game), game.inversions, seat) - (0.001 if move else 0.0)
