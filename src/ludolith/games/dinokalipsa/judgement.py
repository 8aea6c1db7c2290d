# Compiled with mypyc.
"""What a thoughtful player reckons: what a score, a card, a disaster is worth, in spaces."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS, bit, count
from ludolith.games.dinokalipsa.codes import EFFECTS
from ludolith.games.dinokalipsa.components import (
    CATASTROPHE_POLICY,
    HEADWIND,
    INSTANTS,
    JAW_TRAP,
    NOT_MY_PROBLEM,
    ROUTE,
    TAILWIND,
    TOPSY_TURVY,
    VALUE,
)
from ludolith.games.dinokalipsa.outcome import is_extinct
from ludolith.games.dinokalipsa.position import Position
from ludolith.games.dinokalipsa.scoring import running_score

VICTORY: Final = 60.0
EXTINCTION: Final = 45.0
ENVY: Final = 0.35  # what a space of somebody else costs
# What holding a card for later is worth: instants, and each point of a point card.
WIND_WORTH: Final = 2.2
INVERSION_WORTH: Final = 3.5
RESCUE_WORTH: Final = 5.0
POINT_WORTH: Final = 0.55

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
    if card in (TAILWIND, HEADWIND):
        return WIND_WORTH
    if card == TOPSY_TURVY:
        return INVERSION_WORTH
    assert card in (CATASTROPHE_POLICY, NOT_MY_PROBLEM)
    return RESCUE_WORTH


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
    if game.stage != EFFECTS or game.silenced:
        return game.inversions
    traps: i64 = 0
    for seat in SEATS[game.still_in]:
        if game.front[seat] == JAW_TRAP:
            traps += 1
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
