# Compiled with mypyc.
"""Rules of thumb for Dinokalipsa, at three levels.

- casual: plays what comes to hand, boosts itself now and then, and insures when it can.
- steady: plays its highest card, helps itself when that changes who runs or who suffers.
- strong: weighs the chance to run and to suffer with each card against keeping it, and reckons
  what every instant and every swap does to the scores of all.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.dinokalipsa.codes import (
    BOARDS,
    BOOST,
    CHOOSE,
    DISCARD,
    EFFECTS,
    INSURE,
    INVERT,
    LOOK_AHEAD,
    LOOK_AT,
    PAIRS,
    PASS,
    PLAY,
    REDIRECT_TO,
    SAP,
    SCORING_INSTANTS,
    SHED,
    SUDDEN_DEATH,
    SWAP_OTHERS,
    SWAP_WITH,
    TAKE,
    THREAT,
)
from ludolith.games.dinokalipsa.components import (
    BOOSTER,
    FIRE_SPRAY,
    INSTANTS,
    INVERSION,
    PET_ROCK,
    SMOOTHIE,
    VALUE,
)
from ludolith.games.dinokalipsa.evaluate import (
    card_outlook,
    card_worth,
    disaster_cost,
    inversions_to_come,
    outlook,
    running_scores,
)
from ludolith.games.dinokalipsa.hands import instants_in, size
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.games.dinokalipsa.scoring import BOOST_POINTS, trait


@final
@mypyc_attr(acyclic=True)
class Casual(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Dinokalipsa)
        moves = state.legal(seat)
        if state.stage == SCORING_INSTANTS:
            return BOOST + seat if BOOST + seat in moves and rng.below(2) else PASS
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
            return PASS if BOOST + seat not in moves else self.boost(state, seat)
        if stage == EFFECTS and state.effect not in (PET_ROCK, SMOOTHIE):
            return moves[rng.below(len(moves))]
        if stage == SHED:
            return moves[1] if moves[1] - DISCARD < INSTANTS else PASS
        if stage == BOARDS:
            return moves[rng.below(len(moves))]
        return moves[len(moves) - 1]

    def boost(self, game: Dinokalipsa, seat: i64) -> i64:
        """Boost the own score if that changes who runs or who suffers."""
        scores = running_scores(game)
        before = outlook(game, scores, game.inversions, seat)
        scores[seat] += BOOST_POINTS * game.factor
        gained = outlook(game, scores, game.inversions, seat) - before
        return BOOST + seat if gained > card_worth(BOOSTER) else PASS


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
    """How good a move is, compared with the others a player has at this moment."""
    stage = game.stage
    if stage == CHOOSE:
        card = move - PLAY
        score = VALUE[card] + trait(game, seat)
        return card_outlook(game, seat, score) - card_worth(card)
    if stage == SCORING_INSTANTS:
        return worth_of_instant(game, seat, move)
    if stage == EFFECTS:
        return worth_of_effect(game, seat, move)
    if stage == SUDDEN_DEATH:
        card = move - PLAY
        return 0.1 * float(VALUE[card]) * disaster_cost(game, seat) - card_worth(card)
    if stage == THREAT:
        return worth_of_rescue(game, seat, move)
    if stage == SHED:
        return 0.0 if move == PASS else worth_of_throwing_away(game, seat, move - DISCARD)
    return card_worth(move - TAKE)


def worth_of_instant(game: Dinokalipsa, seat: i64, move: i64) -> float:
    """What the scores are worth after it, less what the card is worth in the hand."""
    scores = running_scores(game)
    inversions = game.inversions
    points = BOOST_POINTS * game.factor
    if move < BOOST:
        # Being asked again is never worse.
        return outlook(game, scores, inversions, seat) - (0.001 if move else 0.0)
    if move == INVERT:
        return outlook(game, scores, inversions + 1, seat) - card_worth(INVERSION)
    if move >= SAP:
        scores[move - SAP] -= points
    else:
        scores[move - BOOST] += points
    return outlook(game, scores, inversions, seat) - card_worth(BOOSTER)


def worth_of_effect(game: Dinokalipsa, seat: i64, move: i64) -> float:
    """What using an effect is worth."""
    if move == LOOK_AHEAD:
        return 1000.0
    if LOOK_AT <= move < LOOK_AHEAD:
        return 1000.0 + float(game.place[move - LOOK_AT])
    if game.effect == FIRE_SPRAY:
        return 0.0 if move == PASS else worth_of_throwing_away(game, seat, move - DISCARD)
    scores = running_scores(game)
    cost = 0.0
    if SWAP_WITH <= move < SWAP_OTHERS:
        exchange(game, scores, seat, move - SWAP_WITH)
    elif move >= SWAP_OTHERS:
        one, other = PAIRS[move - SWAP_OTHERS]
        exchange(game, scores, one, other)
    elif move != PASS:
        scores[seat] += VALUE[move - DISCARD]
        cost = card_worth(move - DISCARD)
    return outlook(game, scores, inversions_to_come(game), seat) - cost


def exchange(game: Dinokalipsa, scores: vec[i64], one: i64, other: i64) -> None:
    """Swap two printed values in the scores."""
    difference = VALUE[game.front[other]] - VALUE[game.front[one]]
    scores[one] += difference
    scores[other] -= difference


def worth_of_rescue(game: Dinokalipsa, seat: i64, move: i64) -> float:
    """What it is worth to be rid of a disaster, and who gets it."""
    if move == PASS:
        return -disaster_cost(game, seat)
    if move == INSURE:
        return -5.0
    target = move - REDIRECT_TO
    ahead = 0.1 * float(game.place[target])
    return 0.35 * disaster_cost(game, target) + ahead - 5.0


def worth_of_throwing_away(game: Dinokalipsa, seat: i64, card: i64) -> float:
    """A new card is worth more than a low one, as long as another point card is left."""
    if card >= INSTANTS:
        return -1.0
    hand = game.hand[seat]
    if size(hand) - instants_in(hand) < 2:
        return -1.0
    return 2.5 - card_worth(card)
