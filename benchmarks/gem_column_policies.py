"""Ways of playing that might be too good, for the study of the gem column."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludolith.engine.bot import Bot
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.seven_dwarfs import bot, bot_aiming
from ludolith.games.seven_dwarfs.bot import Candidate, gem_points, glimpsed
from ludolith.games.seven_dwarfs.bot_aiming import Chance
from ludolith.games.seven_dwarfs.codes import SPEED
from ludolith.games.seven_dwarfs.legal import softest_tap
from ludolith.games.seven_dwarfs.moves import Strike, code_of
from ludolith.games.seven_dwarfs.push_estimates import LEAST_PUSH, speed_for
from ludolith.games.seven_dwarfs.rules import SevenDwarfs
from ludolith.games.seven_dwarfs.strike_estimates import costs_of_falls, danger, promises

CAREFUL: Final = 0.3  # points that a blow may put at risk
LEAD: Final = 4  # points ahead of all others
TRIES: Final = ((24, 1), (8, 3), (3, 6))  # blows, and how often each is tried


class Policy(Bot):
    """One way of playing."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, SevenDwarfs)
        strike = self.strike(state, int(seat), rng)
        return softest_tap(state.column) if strike is None else code_of(strike)

    def strike(self, game: SevenDwarfs, seat: int, rng: Rng) -> Strike | None:
        """The strike to make; None: the softest tap."""
        raise NotImplementedError


class Careful(Policy):
    """Takes what can be had without risk, by estimates; taps where there is nothing."""

    def strike(self, game: SevenDwarfs, seat: int, rng: Rng) -> Strike | None:
        column = game.column
        seen = bot_aiming.spots(column)
        costs = costs_of_falls(column, lambda gem: gem_points(game, seat, gem))
        safe: list[tuple[float, Chance, float]] = []
        for chance in bot_aiming.chances(column):
            push = max(1.3 * chance.push, LEAST_PUSH)
            after = bot_aiming.pushed(seen, chance.block, chance.direction, 1.6 * push)
            if danger(column, after, costs) < CAREFUL:
                safe.append((gem_points(game, seat, chance.gem) - 100 * push, chance, push))
        if not safe:
            return None
        _, chance, push = max(safe, key=lambda each: each[0])
        speed = speed_for(column, chance.block, push)
        return bot_aiming.strike_at(column, chance.block, chance.direction, speed)


class HardLow(Policy):
    """Strikes the lowest block with something to win as hard as it can."""

    def strike(self, game: SevenDwarfs, seat: int, rng: Rng) -> Strike | None:
        chances = bot_aiming.chances(game.column)
        best = min(chances, key=lambda chance: (chance.block, chance.push))
        return bot_aiming.strike_at(game.column, best.block, best.direction, SPEED[1] / 100)


class Banker(Policy):
    """Plays like a strong bot until it leads, then only taps."""

    def strike(self, game: SevenDwarfs, seat: int, rng: Rng) -> Strike | None:
        scores = list(game.scores())
        if scores[seat] >= LEAD + max(score for other, score in enumerate(scores) if other != seat):
            return None
        return bot.tried_out(game, seat, bot.STRONG, rng)


class LookAhead(Policy):
    """Tries many blows in the quick simulation, more than a master, with a sure aim."""

    def strike(self, game: SevenDwarfs, seat: int, rng: Rng) -> Strike | None:
        found = promises(game.column, lambda gem: gem_points(game, seat, gem))
        candidates = [Candidate(each.strike, each.value) for each in found]
        for number, times in TRIES:
            candidates.sort(key=lambda candidate: -candidate.value)
            del candidates[number:]
            for candidate in candidates:
                for _ in range(times):
                    candidate.add(glimpsed(game, seat, candidate.strike, rng))
        best = max(candidates, key=lambda candidate: candidate.value, default=None)
        return None if best is None else best.strike


POLICIES: Final[dict[str, type[Policy]]] = {
    "careful": Careful,
    "hard-low": HardLow,
    "banker": Banker,
    "look-ahead": LookAhead,
}
