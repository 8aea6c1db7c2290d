# Compiled with mypyc.
"""How a game of Dinokalipsa will probably end.

Who is still in, how far along the route, how near to extinction, with how good a hand. The weights
were fitted to some fifty thousand moments of games between strong players (logistic regression of
victories, linear regression of places).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import count
from ludolith.engine.bot import Judge, by_strength
from ludolith.engine.state import State
from ludolith.games.dinokalipsa.codes import CHOOSE
from ludolith.games.dinokalipsa.components import MOST_PLAYERS, ROUTE
from ludolith.games.dinokalipsa.hands import first, without
from ludolith.games.dinokalipsa.judgement import card_worth, free_of_type
from ludolith.games.dinokalipsa.outcome import is_extinct
from ludolith.games.dinokalipsa.position import Position

_NOBODY: Final = vec[float]([0.0] * MOST_PLAYERS)
_STILL_IN: Final = 4.8


@final
@mypyc_attr(acyclic=True)
class EscapeJudge(Judge):
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
