# Compiled with mypyc.
"""Rules of thumb for Diamant, at three levels.

- casual: leaves at random; the more kinds of traps lie in the cave, the more likely.
- steady: compares leaving now (the path shared with the players who will probably leave too, relics
  if alone) with leaving after one more card.
- strong: looks a few cards ahead, is more patient and less random, and takes more risk when it is
  behind in the last expedition, because then careful play cannot win.

The constants were found by play: of the values tried, these win most against the level below.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import count
from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.components import (
    EXPEDITIONS,
    RELIC,
    RELIC_POINTS,
    TRAP,
    TRAPS_OF_A_KIND,
)
from ludolith.games.diamant.rules import Diamant

_FEAR: Final = 14  # percent per kind of trap
_COMPANY: Final = 0.35  # the assumed probability that another player leaves in the same step
_STEADY_WHIM: Final = 0.4  # the largest random error of an estimate, as a share of it
_STRONG_WHIM: Final = 0.25
_PATIENCE: Final = 1.1  # strong overrates going on: often the others leave first
_BOLD: Final = 1.3  # the same when it is behind in the last expedition


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
        stay = worth_going_on(state, seat, 1) * mood(rng, _STEADY_WHIM)
        return LEAVE if worth_leaving(state, seat) >= stay else CONTINUE


@final
@mypyc_attr(acyclic=True)
class Strong(Bot):
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Diamant)
        stay = worth_going_on(state, seat, 3) * mood(rng, _STRONG_WHIM) * _PATIENCE
        if state.closed == EXPEDITIONS - 1 and is_behind(state, seat):
            stay *= _BOLD
        return LEAVE if worth_leaving(state, seat) >= stay else CONTINUE


def mood(rng: Rng, whim: float) -> float:
    """A random factor for an estimate. Without it equal bots leave together and share too much."""
    return 1.0 - whim + 2.0 * whim * float(rng.below(1024)) / 1024.0


@final
@mypyc_attr(acyclic=True)
class Ahead:
    """The cards that may still come: how many in all, fatal ones, harmless traps, rubies."""

    cards: i64 = 0
    fatal: i64 = 0
    harmless: i64 = 0
    rubies: i64 = 0

    def __init__(self, game: Diamant) -> None:
        deck = game.deck
        for place in range(game.revealed, len(deck)):
            card = i64(deck[place])
            self.cards += 1
            if card < TRAP:
                self.rubies += card
            elif card < RELIC:
                if game.traps_seen >> (card - TRAP) & 1:
                    self.fatal += 1
                else:
                    self.harmless += 1


def worth_leaving(game: Diamant, seat: i64) -> float:
    """The expected rubies and relics for leaving now; each of the others may leave too."""
    others = count(game.inside) - 1
    company = _COMPANY * float(others)
    alone = 1.0
    for _ in range(others):
        alone *= 1.0 - _COMPANY
    relics = float(RELIC_POINTS[game.relics_in_cave])
    return float(game.carried[seat]) + float(game.on_path) / (1.0 + company) + alone * relics


def worth_going_on(game: Diamant, seat: i64, cards_ahead: i64) -> float:
    """The best expectation of leaving after one, two, … more cards."""
    ahead = Ahead(game)
    cards = float(ahead.cards)
    fatal = float(ahead.fatal)
    harmless = float(ahead.harmless)
    explorers = float(count(game.inside))
    share = float(ahead.rubies) / cards / explorers
    purse = worth_leaving(game, seat)
    alive = 1.0
    best = 0.0
    for _ in range(cards_ahead):
        if fatal >= cards:
            break
        alive *= 1.0 - fatal / cards
        purse += share
        best = max(best, alive * purse)
        # A harmless trap, once seen, makes the two others of its kind fatal.
        seen = harmless / cards
        harmless -= float(TRAPS_OF_A_KIND) * seen
        fatal += float(TRAPS_OF_A_KIND - 1) * seen
        cards -= 1.0
    return best


def is_behind(game: Diamant, seat: i64) -> bool:
    """Whether another player has more points than this one; rubies carried count for both."""
    scores = game.scores()
    own = scores[seat] + game.carried[seat]
    for other in range(game.players):
        if scores[other] + game.carried[other] > own:
            return True
    return False
