"""Miners who are no people, at four levels.

- casual: goes for any gem, guesses the strength badly, and does not look whether the column leans.
- steady: weighs points against what might topple, by eye.
- strong: knows how likely every blow drops what (strike_prospects.py), and tries some in the mind,
  each with a tremor as the hand might have it.
- master: tries more blows, and the best of them again and again, before it dares.

Everybody's hand trembles alike; on top of it each level has an aiming error of its own. What the
hand will do at the real strike nobody knows: those who think ahead draw tremors of their own.
"""

from __future__ import annotations

import math
from typing import ClassVar, Final, final

import msgspec
from mypy_extensions import i64

from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.seven_dwarfs import bot_aiming, strike_solver
from ludolith.games.seven_dwarfs.bot_aiming import Chance
from ludolith.games.seven_dwarfs.codes import FIRST_STRIKE, HEIGHT, OFFSET, SPEED
from ludolith.games.seven_dwarfs.column import SLOTS, Column
from ludolith.games.seven_dwarfs.components import BLOCK_POINTS, STRIKES_A_TURN
from ludolith.games.seven_dwarfs.moves import Strike, code_of
from ludolith.games.seven_dwarfs.rules import SevenDwarfs
from ludolith.games.seven_dwarfs.strike_estimates import promises
from ludolith.games.seven_dwarfs.tremor import ONE, draw, drawn

WITHIN_REACH: Final = 0.006  # metres of push: such a gem is gone for now, others are prepared
TOO_FAR: Final = 1.1  # of the push needed, to be sure of a gem
PREPARING: Final = 0.6
LEANING: Final = 0.55  # from there on it looks dangerous
FEAR: Final = 14.0  # points for a column about to topple
FEAR_LATER: Final = 8.0  # the same in a position after a strike
TRUST: Final = 1.0  # the first sight counts as much as so many tries
HOPE: Final = 0.45  # points for what is prepared, of those of the gem


class Hand(msgspec.Struct, frozen=True):
    """What a level gets wrong of its own, and how long it thinks."""

    strength: float  # of the push, as a share
    aim: float  # half millimetres
    turn: float  # degrees
    mood: float  # points by which it misjudges a blow
    rounds: tuple[tuple[int, int], ...] = ()  # how many blows are tried in the mind, how often


CASUAL: Final = Hand(strength=0.5, aim=6, turn=8, mood=9)
STEADY: Final = Hand(strength=0.25, aim=3, turn=4, mood=1)
STRONG: Final = Hand(strength=0.2, aim=2.5, turn=3, mood=2.5, rounds=((3, 1),))
MASTER: Final = Hand(strength=0.0, aim=0.5, turn=1, mood=0.0, rounds=((8, 1), (4, 3)))


class Miner(Bot):
    """Chooses among blows by rules of thumb; the better ones try them out."""

    hand: ClassVar[Hand] = STEADY

    def searches(self) -> bool:
        return bool(self.hand.rounds)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, SevenDwarfs)
        offered = state.legal(seat)
        if offered[0] < FIRST_STRIKE:
            return offered[rng.below(len(offered))]  # one colour is as good as another
        if self.hand.rounds:
            best = tried_out(state, seat, self.hand, rng)
        else:
            best = considered(state, seat, self.hand, rng)[0]
        return code_of(aimed(best, self.hand, rng))


@final
class Casual(Miner):
    hand = CASUAL


@final
class Steady(Miner):
    hand = STEADY


@final
class Strong(Miner):
    hand = STRONG


@final
class Master(Miner):
    hand = MASTER


def normal(rng: Rng) -> float:
    return int(draw(rng)) / ONE


# -- by eye


def considered(game: SevenDwarfs, seat: i64, hand: Hand, rng: Rng) -> list[Strike]:
    """The blows worth a thought, the most promising first; of each chance the best one."""
    column = game.column
    seen = bot_aiming.spots(column)
    last = game.struck + 1 == STRIKES_A_TURN
    found = []
    for chance in bot_aiming.chances(column):
        points = gem_points(game, seat, chance.gem)
        value, push = promise(column, seen, chance, points, last)
        value += normal(rng) * hand.mood
        push *= math.exp(normal(rng) * hand.strength)
        speed = bot_aiming.speed_for(column, chance.block, push)
        found.append((value, bot_aiming.strike_at(column, chance.block, chance.direction, speed)))
    found.sort(key=lambda each: -each[0])
    return [strike for _, strike in found]


def gem_points(game: SevenDwarfs, seat: i64, gem: tuple[int, int]) -> float:
    return float(game.worth(seat, game.colour[SLOTS * gem[0] + gem[1]]))


def promise(
    column: Column, seen: list[tuple[float, float]], chance: Chance, points: float, last: bool
) -> tuple[float, float]:
    """What a blow at this chance is worth by eye, and how far to push."""
    near = chance.push < WITHIN_REACH
    push = max(chance.push, bot_aiming.LEAST_PUSH) * (TOO_FAR if near or last else PREPARING)
    sure = max(0.1, 1 - max(chance.push, 0.0) / (2 * WITHIN_REACH))
    after = bot_aiming.pushed(seen, chance.block, chance.direction, 1.2 * push)
    danger = max(0.0, bot_aiming.lean(column, after) - LEANING)
    return points * sure - FEAR * danger, push


# -- in the mind


def tried_out(game: SevenDwarfs, seat: i64, hand: Hand, rng: Rng) -> Strike:
    """The blow that does best when tried with tremors of the bot's own.

    Many are tried a little, the better ones again: a bad blow is soon known.
    """
    found = promises(game.column, lambda gem: gem_points(game, seat, gem))
    if not found:
        return tap(game.column)
    thoughts = [Thought(each.strike, each.value + normal(rng) * hand.mood) for each in found]
    for number, times in hand.rounds:
        thoughts.sort(key=lambda thought: -thought.value)
        del thoughts[number:]
        for thought in thoughts:
            for _ in range(times):
                thought.add(glimpsed(game, seat, thought.strike, rng))
    best = max(thoughts, key=lambda thought: thought.value).strike
    speed = round(best.speed * math.exp(normal(rng) * hand.strength))
    return msgspec.structs.replace(best, speed=bot_aiming.within(speed, SPEED))


def tap(column: Column) -> Strike:
    """For whom no gem that is left is worth anything: as light as can be, where gems hold best."""
    firm = max(bot_aiming.chances(column), key=lambda chance: chance.push)
    return bot_aiming.strike_at(column, firm.block, firm.direction, 0.01 * SPEED[0])


class Thought:
    """A blow and what it seems worth: by eye at first, then by every time it was tried."""

    def __init__(self, strike: Strike, value: float) -> None:
        self.strike = strike
        self.value = value
        self.times = TRUST

    def add(self, value: float) -> None:
        self.times += 1
        self.value += (value - self.value) / self.times


def glimpsed(game: SevenDwarfs, seat: i64, strike: Strike, rng: Rng) -> float:
    """What a strike brings if the hand trembles as it might: points, and a good position."""
    tremor = drawn(rng, strike.speed, game.is_steady(seat))
    found = strike_solver.glimpse(game.column, strike, tremor)
    points = sum(gem_points(game, seat, gem) for gem in found.gems)
    points += BLOCK_POINTS * len(found.blocks)
    return points + prospect(game, seat, found.column)


def prospect(game: SevenDwarfs, seat: i64, column: Column) -> float:
    """What a position promises: to me, if I strike again, otherwise to the next player."""
    mine = game.struck + 1 < STRIKES_A_TURN
    ready = sorted(
        (
            gem_points(game, seat, chance.gem) * max(0.0, 1 - chance.push / WITHIN_REACH)
            for chance in bot_aiming.chances(column)
        ),
        reverse=True,
    )
    hope = HOPE * sum(ready[:2])
    danger = FEAR_LATER * max(0.0, bot_aiming.lean(column, bot_aiming.spots(column)) - LEANING)
    return (hope if mine else -hope / int(game.players - 1)) - danger


# -- with the hand


def aimed(strike: Strike, hand: Hand, rng: Rng) -> Strike:
    """The strike as this level aims it."""
    return Strike(
        bot_aiming.within(strike.height + round(normal(rng) * hand.aim), HEIGHT),
        (strike.azimuth + round(normal(rng) * hand.turn)) % 360,
        bot_aiming.within(strike.offset + round(normal(rng) * hand.aim), OFFSET),
        strike.elevation,
        strike.speed,
    )
