"""Rules of thumb for Diamant, at three levels.

- casual: only fear. The more kinds of traps lie in the cave, the likelier it walks out.
- steady: the next card. Goes on while that card gives more, on average, than it may cost.
- strong: the next few cards, how many will probably share the way out, relics for one who leaves
  alone, and its standing: whoever is behind in the last expedition cannot win by being careful.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import count
from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.diamant.components import EXPEDITIONS, RELIC, RELIC_POINTS, TRAP
from ludolith.games.diamant.rules import CONTINUE, LEAVE, Diamant

_FEAR: Final = 14  # percent per kind of trap
_AHEAD: Final = 6  # cards the strong bot looks ahead
_COMPANY: Final = 0.25  # how likely each of the others is to leave in the same step
_BOLD: Final = 1.6  # how it values going on when it is behind at the end


@final
@mypyc_attr(acyclic=True)
class Casual(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Diamant)
        fear = _FEAR * count(state.traps_seen)
        return LEAVE if rng.below(100) < fear else CONTINUE


@final
@mypyc_attr(acyclic=True)
class Steady(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Diamant)
        ahead = Ahead(state)
        explorers = count(state.inside)
        at_stake = state.carried[seat] + state.on_path // explorers
        # Both sides of the scales, times the number of cards that may come.
        return LEAVE if ahead.fatal * at_stake > ahead.rubies // explorers else CONTINUE


@final
@mypyc_attr(acyclic=True)
class Strong(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Diamant)
        stay = worth_going_on(state, seat)
        if state.closed == EXPEDITIONS - 1 and is_behind(state, seat):
            stay *= _BOLD
        return LEAVE if worth_leaving(state, seat) >= stay else CONTINUE


@final
@mypyc_attr(acyclic=True)
class Ahead:
    """What may still come, counted: cards in all, fatal ones, harmless traps, rubies."""

    cards: i64 = 0
    fatal: i64 = 0
    harmless: i64 = 0
    rubies: i64 = 0

    def __init__(self, game: Diamant) -> None:
        deck = game.deck
        for place in range(game.revealed, len(deck)):
            card = deck[place]
            self.cards += 1
            if card < TRAP:
                self.rubies += card
            elif card < RELIC:
                if game.traps_seen >> (card - TRAP) & 1:
                    self.fatal += 1
                else:
                    self.harmless += 1


def worth_leaving(game: Diamant, seat: i64) -> float:
    """What walking out now brings, if each of the others does the same with some likelihood."""
    others = count(game.inside) - 1
    company = _COMPANY * float(others)
    alone = 1.0
    for _ in range(others):
        alone *= 1.0 - _COMPANY
    relics = float(RELIC_POINTS[game.relics_in_cave])
    return float(game.carried[seat]) + float(game.on_path) / (1.0 + company) + alone * relics


def worth_going_on(game: Diamant, seat: i64) -> float:
    """The best expectation among walking out after one, two, … more cards."""
    ahead = Ahead(game)
    cards = float(ahead.cards)
    fatal = float(ahead.fatal)
    harmless = float(ahead.harmless)
    explorers = float(count(game.inside))
    share = float(ahead.rubies) / cards / explorers
    purse = worth_leaving(game, seat)
    alive = 1.0
    best = 0.0
    for _ in range(_AHEAD):
        if fatal >= cards:
            break
        alive *= 1.0 - fatal / cards
        purse += share
        best = max(best, alive * purse)
        # A harmless trap, once seen, makes the two others of its kind fatal.
        seen = harmless / cards
        harmless -= 3.0 * seen
        fatal += 2.0 * seen
        cards -= 1.0
    return best


def is_behind(game: Diamant, seat: i64) -> bool:
    """Whether somebody has more than this player, both counted with what they carry."""
    scores = game.scores()
    own = scores[seat] + game.carried[seat]
    for other in range(game.players):
        if scores[other] + game.carried[other] > own:
            return True
    return False
