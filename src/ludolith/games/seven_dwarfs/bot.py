"""The bots of Seven Dwarfs, at four levels.

- casual: tries any gem, guesses the strength badly, and ignores whether the column leans.
- steady: compares points with what might topple, by estimates (`bot_aiming`).
- strong: knows how likely each blow drops which gems (`strike_estimates`), and tries some blows in
  the quick simulation, each with a possible tremor.
- master: tries more blows, and the best of them several times.

All hands tremble by the same law; each level adds its own aiming error. No bot knows the tremor of
the real strike: those that try blows draw tremors of their own.
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
from ludolith.games.seven_dwarfs.hand_tremor import ONE, draw, drawn
from ludolith.games.seven_dwarfs.moves import Strike, code_of
from ludolith.games.seven_dwarfs.push_estimates import LEAST_PUSH, resistances
from ludolith.games.seven_dwarfs.rules import SevenDwarfs
from ludolith.games.seven_dwarfs.strike_estimates import costs_of_falls, danger, promises

WITHIN_REACH: Final = 0.014  # metres of push: such a gem is easy to drop
TOO_FAR: Final = 1.4  # factor on the push needed, to be sure of a gem
PREPARING: Final = 0.6
FEAR: Final = 1.5  # how much more a fall is feared than it costs
FEAR_LATER: Final = 0.8  # the same in a position after a strike
TRUST: Final = 1.0  # the first estimate counts as much as so many tries
LOOSE: Final = 0.45  # the worth of a gem that is nearly loose, as a share of its points


class Hand(msgspec.Struct, frozen=True):
    """The aiming errors of a level, and how many blows it tries."""

    strength: float  # error of the push, as a share
    aim: float  # error in half millimetres
    turn: float  # error in degrees
    mood: float  # error in points of the worth of a blow
    rounds: tuple[tuple[int, int], ...] = ()  # how many blows are tried, and how often


CASUAL: Final = Hand(strength=0.5, aim=6, turn=8, mood=9)
STEADY: Final = Hand(strength=0.15, aim=2, turn=3, mood=1)
STRONG: Final = Hand(strength=0.2, aim=2.5, turn=3, mood=2.5, rounds=((3, 1),))
MASTER: Final = Hand(strength=0.0, aim=0.5, turn=1, mood=0.0, rounds=((8, 1), (4, 3)))


class Miner(Bot):
    """Chooses among blows by rules of thumb; the better levels try them first."""

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


# -- by estimates


def considered(game: SevenDwarfs, seat: i64, hand: Hand, rng: Rng) -> list[Strike]:
    """The blows to consider, the most promising first; for each chance the best one."""
    column = game.column
    seen = bot_aiming.spots(column)
    last = game.struck + 1 == STRIKES_A_TURN
    costs = costs_of_falls(column, lambda gem: gem_points(game, seat, gem))
    held = resistances(column)
    found = []
    for chance in bot_aiming.chances(column):
        points = gem_points(game, seat, chance.gem)
        value, push = promise(column, seen, chance, points, last, costs)
        value += normal(rng) * hand.mood
        push *= math.exp(normal(rng) * hand.strength)
        speed = held[chance.block].speed(push)
        found.append((value, bot_aiming.strike_at(column, chance.block, chance.direction, speed)))
    found.sort(key=lambda each: -each[0])
    return [strike for _, strike in found]


def gem_points(game: SevenDwarfs, seat: i64, gem: tuple[int, int]) -> float:
    return float(game.worth(seat, game.colour[SLOTS * gem[0] + gem[1]]))


def promise(
    column: Column,
    seen: list[tuple[float, float]],
    chance: Chance,
    points: float,
    last: bool,
    costs: list[float],
) -> tuple[float, float]:
    """The estimated worth of a blow at this chance, and how far to push."""
    near = chance.push < WITHIN_REACH
    push = max(chance.push, LEAST_PUSH) * (TOO_FAR if near or last else PREPARING)
    sure = max(0.1, 1 - max(chance.push, 0.0) / (2 * WITHIN_REACH))
    after = bot_aiming.pushed(seen, chance.block, chance.direction, 1.2 * push)
    return points * sure - FEAR * danger(column, after, costs), push


# -- by trying


def tried_out(game: SevenDwarfs, seat: i64, hand: Hand, rng: Rng) -> Strike:
    """The blow with the best results when tried with random tremors.

    Many blows are tried a few times, then only the better ones: bad blows show soon.
    """
    found = promises(game.column, lambda gem: gem_points(game, seat, gem))
    if not found:
        return tap(game.column)
    candidates = [Candidate(each.strike, each.value + normal(rng) * hand.mood) for each in found]
    for number, times in hand.rounds:
        candidates.sort(key=lambda candidate: -candidate.value)
        del candidates[number:]
        for candidate in candidates:
            for _ in range(times):
                candidate.add(glimpsed(game, seat, candidate.strike, rng))
    best = max(candidates, key=lambda candidate: candidate.value).strike
    speed = round(best.speed * math.exp(normal(rng) * hand.strength))
    return msgspec.structs.replace(best, speed=bot_aiming.within(speed, SPEED))


def tap(column: Column) -> Strike:
    """The lightest blow, where gems hold best: for a player to whom all gems left are worthless."""
    firm = max(bot_aiming.chances(column), key=lambda chance: chance.push)
    return bot_aiming.strike_at(column, firm.block, firm.direction, 0.01 * SPEED[0])


class Candidate:
    """A blow and its worth: first by an estimate, then also by every try."""

    def __init__(self, strike: Strike, value: float) -> None:
        self.strike = strike
        self.value = value
        self.times = TRUST

    def add(self, value: float) -> None:
        self.times += 1
        self.value += (value - self.value) / self.times


def glimpsed(game: SevenDwarfs, seat: i64, strike: Strike, rng: Rng) -> float:
    """The result of trying a strike with a random tremor: points, and the worth of the position."""
    tremor = drawn(rng, strike.speed, game.is_steady(seat))
    found = strike_solver.glimpse(game.column, strike, tremor)
    points = sum(gem_points(game, seat, gem) for gem in found.gems)
    points += BLOCK_POINTS * len(found.blocks)
    return points + expected_later(game, seat, found.column)


def expected_later(game: SevenDwarfs, seat: i64, column: Column) -> float:
    """The worth of a position; its gems count for this player only if they strike again."""
    mine = game.struck + 1 < STRIKES_A_TURN
    ready = sorted(
        (
            gem_points(game, seat, chance.gem) * max(0.0, 1 - chance.push / WITHIN_REACH)
            for chance in bot_aiming.chances(column)
        ),
        reverse=True,
    )
    later = LOOSE * sum(ready[:2])
    costs = costs_of_falls(column, lambda gem: gem_points(game, seat, gem))
    fear = FEAR_LATER * danger(column, bot_aiming.spots(column), costs)
    return (later if mine else -later / int(game.players - 1)) - fear


# -- aiming


def aimed(strike: Strike, hand: Hand, rng: Rng) -> Strike:
    """The strike as this level aims it."""
    return Strike(
        bot_aiming.within(strike.height + round(normal(rng) * hand.aim), HEIGHT),
        (strike.azimuth + round(normal(rng) * hand.turn)) % 360,
        bot_aiming.within(strike.offset + round(normal(rng) * hand.aim), OFFSET),
        strike.elevation,
        strike.speed,
    )
