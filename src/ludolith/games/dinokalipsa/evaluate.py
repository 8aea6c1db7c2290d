# Compiled with mypyc.
"""What a position of Dinokalipsa is worth: how the game will probably end, and to a thoughtful
player what a score, a card, a disaster is worth, in spaces.

Who is still in, how far along the route, how near to extinction, with how good a hand. The weights
were fitted to some fifty thousand moments of games between strong players (logistic regression of
victories, linear regression of places).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import SEATS, bit, count
from ludolith.engine.evaluator import Evaluator, by_strength
from ludolith.engine.state import State
from ludolith.games.dinokalipsa.codes import CHOOSE, EFFECT
from ludolith.games.dinokalipsa.components import (
    INSTANTS,
    MOST_PLAYERS,
    ROUTE,
    VALUE,
)
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF
from ludolith.games.dinokalipsa.packed_hand import first, instants_in, size, without
from ludolith.games.dinokalipsa.position import Position
from ludolith.games.dinokalipsa.round_outcome import is_extinct
from ludolith.games.dinokalipsa.scoring import running_score

_NOBODY: Final = vec[float]([0.0] * MOST_PLAYERS)
_STILL_IN: Final = 4.8


@final
@mypyc_attr(acyclic=True)
class EscapeEvaluator(Evaluator):
    def shares(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            if state.still_in >> seat & 1:
                run = float(state.place[seat]) / float(ROUTE)
                suffered = float(count(state.area[seat]))
                danger = float(deadly_types(state, seat))
                strength = _STILL_IN + 2.4 * run + 1.93 * run * run
                strength += 0.06 * suffered + (0.12 * suffered - 0.62) * danger
                found[seat] = strength + 0.047 * hand_worth(state.hand[seat])
        return by_strength(found)

    def points(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        found = _NOBODY[: state.players]
        for seat in range(state.players):
            run = float(state.place[seat]) / float(ROUTE)
            found[seat] = float(state.place[seat])
            if state.still_in >> seat & 1:
                found[seat] += 31.1 - 29.2 * run
        return found

    def calm(self, state: State) -> bool:
        """When cards are chosen for a round."""
        assert isinstance(state, Position)
        return state.stage == CHOOSE


def deadly_types(game: Position, seat: i64) -> i64:
    """Of how many types one more disaster would be the last."""
    area = game.area[seat]
    found: i64 = 0
    for kind in range(3):
        if is_extinct(area | free_of_type(area, kind), game.duo):
            found += 1
    return found


def hand_worth(hand: i64) -> float:
    """What the cards of a hand are worth, in spaces."""
    total = 0.0
    while hand:
        card = first(hand)
        total += card_worth(card)
        hand = without(hand, card)
    return total


VICTORY: Final = 60.0
EXTINCTION: Final = 45.0
ENVY: Final = 0.35  # what a space of somebody else costs
POINT_WORTH: Final = 0.55  # what each point of a card is worth while it is held
SURELY: Final = 1000.0  # worth more than whatever scores can be

# LOWER[score + 2]: of a hundred cards others play, how many count less than this score.
LOWER: Final = vec[i64]([0, 1, 4, 9, 15, 22, 30, 39, 50, 62, 75, 88, 97])
_LEAST: Final = -2
_MOST: Final = 10


def chance_below(score: i64) -> float:
    """How likely another player's score is lower than this one."""
    if score < _LEAST:
        return 0.0
    if score > _MOST:
        return 1.0
    return float(LOWER[score - _LEAST]) / 100.0


def card_worth(card: i64) -> float:
    """What it is worth to keep a card."""
    if card < INSTANTS:
        return POINT_WORTH * float(VALUE[card])
    return EFFECT_OF[card].keep


def disaster_cost(game: Position, seat: i64) -> float:
    """What the disaster of this round would cost a player; the first ones even help."""
    area = game.area[seat] | bit(game.disaster)
    if is_extinct(area, game.duo):
        return EXTINCTION
    deadly: i64 = 0
    for kind in range(3):
        if is_extinct(area | free_of_type(area, kind), game.duo):
            deadly += 1
    return float(deadly) * 5.0 + float(count(game.area[seat])) * 2.0 - 1.0


def free_of_type(area: i64, kind: i64) -> i64:
    """One disaster of a type that is not in the set, as a set."""
    number = kind * 8
    while area >> number & 1:
        number += 1
    return bit(number)


def inversions_to_come(game: Position) -> i64:
    """Those played, and before scoring begins the Jaw Traps everybody can see."""
    if game.stage != EFFECT or game.silenced:
        return game.inversions
    traps: i64 = 0
    for seat in SEATS[game.still_in]:
        traps += EFFECT_OF[game.front[seat]].inversions
    return traps


def running_scores(game: Position) -> vec[i64]:
    """The scores as they are, without inversions."""
    scores = game.score[:]
    for seat in SEATS[game.still_in]:
        scores[seat] = running_score(game, seat)
    return scores


def outlook(game: Position, scores: vec[i64], inversions: i64, seat: i64) -> float:
    """What it is worth to a player if scores stand like this."""
    high: i64 = -1000
    low: i64 = 1000
    for each in SEATS[game.still_in]:
        if scores[each] > high:
            high = scores[each]
        if scores[each] < low:
            low = scores[each]
    if high == low:
        return 0.0
    top = low if inversions & 1 else high
    bottom = high if inversions & 1 else low
    losers: i64 = 0
    for each in SEATS[game.still_in]:
        if scores[each] == bottom:
            losers += 1
    worth = 0.0
    for each in SEATS[game.still_in]:
        gain = 0.0
        if scores[each] == top and high > 0:
            gain += float(high)
            if game.place[each] + high >= ROUTE:
                gain += VICTORY
        if scores[each] == bottom:
            gain -= disaster_cost(game, each) / float(losers)
        worth += gain if each == seat else -ENVY * gain
    return worth


def card_outlook(game: Position, seat: i64, score: i64) -> float:
    """What a score promises before anybody has revealed a card."""
    others = count(game.still_in) - 1
    at_most = chance_below(score + 1)
    below = chance_below(score)
    top = 1.0
    bottom = 1.0
    for _ in range(others):
        top *= (below + at_most) / 2.0
        bottom *= 1.0 - (below + at_most) / 2.0
    gain = float(score) if score > 0 else 0.0
    if game.place[seat] + score >= ROUTE:
        gain += VICTORY
    return top * gain * (1.0 + ENVY) - bottom * disaster_cost(game, seat)


def as_scores_stand(game: Position, seat: i64) -> float:
    """What it is worth to leave the scores as they are, while effects are used."""
    return outlook(game, running_scores(game), inversions_to_come(game), seat)


def worth_of_throwing_away(game: Position, seat: i64, card: i64) -> float:
    """A new card is worth more than a low one, as long as another point card is left."""
    if card >= INSTANTS:
        return -1.0
    hand = game.hand[seat]
    if size(hand) - instants_in(hand) < 2:
        return -1.0
    return 2.5 - card_worth(card)
