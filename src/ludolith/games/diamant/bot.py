# Compiled with mypyc.
"""Rules of thumb for Diamant, at three levels.

- casual: only fear. The more kinds of traps lie in the cave, the likelier it walks out.
- steady: the next card. What leaving would bring now (the path shared with those who probably
  leave too, relics if alone) against what it would bring after one more card.
- strong: the next few cards, with more patience and a surer judgement, and its standing: whoever is
  behind in the last expedition cannot win by being careful.

The numbers below were found by play: of those tried, these win most against the level before.
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
_COMPANY: Final = 0.35  # how likely each of the others seems to leave in the same step
_STEADY_WHIM: Final = 0.4  # how far a judgement strays, either way
_STRONG_WHIM: Final = 0.25
_PATIENCE: Final = 1.1  # the strong bot knows that more often than not others leave first
_BOLD: Final = 1.3  # and risks more when it is behind in the last expedition


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
    """Nobody judges alike every time, and those who do walk out together and share too much."""
    return 1.0 - whim + 2.0 * whim * float(rng.below(1024)) / 1024.0


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
    """What walking out now brings, if each of the others does the same with some likelihood."""
    others = count(game.inside) - 1
    company = _COMPANY * float(others)
    alone = 1.0
    for _ in range(others):
        alone *= 1.0 - _COMPANY
    relics = float(RELIC_POINTS[game.relics_in_cave])
    return float(game.carried[seat]) + float(game.on_path) / (1.0 + company) + alone * relics


def worth_going_on(game: Diamant, seat: i64, cards_ahead: i64) -> float:
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
    """Whether somebody has more than this player, both counted with what they carry."""
    scores = game.scores()
    own = scores[seat] + game.carried[seat]
    for other in range(game.players):
        if scores[other] + game.carried[other] > own:
            return True
    return False
