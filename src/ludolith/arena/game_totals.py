# Compiled with mypyc.
"""Many games at full speed, and the sums that all their figures come from.

Everything is a whole number, so that the sum does not depend on who played which part: victories
are counted in SHARES, which divide evenly among up to eight winners.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.arena.bot_errors import BotFailed, described
from ludolith.bots.random import Random
from ludolith.engine.bits import MOST_SEATS
from ludolith.engine.bot import Bot, ask
from ludolith.engine.chance_source import decision_words, decisions
from ludolith.engine.random_playout import playout
from ludolith.engine.rng import CHANCE, Rng
from ludolith.engine.state import MOST_CODE, State

SHARES: Final = 840  # the least number that 1 to 8 divide
LOW_WORD: Final = 0xFFFFFFFF
_ZEROS: Final = vec[i64]([0] * MOST_SEATS)


@final
@mypyc_attr(acyclic=True)
class Tally:
    """Sums over a number of games."""

    games: i64 = 0
    decisions: i64 = 0
    decisions_squared: i64 = 0
    scores: vec[i64]
    scores_squared: vec[i64]
    victories: vec[i64]  # in SHARES

    def __init__(self) -> None:
        self.scores = _ZEROS[:]
        self.scores_squared = _ZEROS[:]
        self.victories = _ZEROS[:]

    def add_game(self, state: State, decisions: i64) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        self.decisions_squared += decisions * decisions
        victors = state.victors()
        share = SHARES // len(victors)
        for seat in victors:
            self.victories[seat] += share
        points = state.scores()
        for seat in range(state.players):
            score = points[seat]
            self.scores[seat] += score
            self.scores_squared[seat] += score * score

    def add(self, other: Tally) -> None:
        """Take in the sums of other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.decisions_squared += other.decisions_squared
        for seat in range(MOST_SEATS):
            self.scores[seat] += other.scores[seat]
            self.scores_squared[seat] += other.scores_squared[seat]
            self.victories[seat] += other.victories[seat]

    def parts(self) -> tuple[int, int, int, list[int], list[int], list[int]]:
        """Everything, for pickling and comparison."""
        return (
            self.games,
            self.decisions,
            self.decisions_squared,
            list(self.scores),
            list(self.scores_squared),
            list(self.victories),
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _tally_from_parts, self.parts()


def _tally_from_parts(
    games: int,
    decisions: int,
    decisions_squared: int,
    scores: list[int],
    scores_squared: list[int],
    victories: list[int],
) -> Tally:
    tally = Tally()
    tally.games = games
    tally.decisions = decisions
    tally.decisions_squared = decisions_squared
    tally.scores = vec[i64](scores)
    tally.scores_squared = vec[i64](scores_squared)
    tally.victories = vec[i64](victories)
    return tally


def play_games(template: State, bots: list[Bot], first_seed: i64, games: i64) -> Tally:
    """Play the games with seeds first_seed, first_seed + 1, …; no bots: random decisions."""
    if bots:
        return play_games_of_bots(template, bots, first_seed, games)
    tally = Tally()
    stream = Rng()
    words = decision_words(first_seed & ~LOW_WORD)  # of the whole run, hashed once
    a: i64 = words[0]
    b: i64 = words[1]
    c: i64 = words[2]
    for game in range(games):
        chance = Rng()
        chance.seed(first_seed + game, CHANCE)
        stream.seed_words(a ^ (first_seed + game & LOW_WORD), b, c)
        state = template.fresh(chance)
        tally.add_game(state, playout(state, stream))
    return tally


def play_games_of_bots(template: State, bots: list[Bot], first_seed: i64, games: i64) -> Tally:
    """As `play_games`, each seat with its bot and its stream."""
    tally = Tally()
    streams = list(streams_of(dict(enumerate(bots)), 0).values())
    words = [decision_words(first_seed & ~LOW_WORD, whose(bot, i)) for i, bot in enumerate(bots)]
    for game in range(games):
        chance = Rng()
        chance.seed(first_seed + game, CHANCE)
        state = template.fresh(chance)
        for seat, (a, b, c) in enumerate(words):
            streams[seat].seed_words(a ^ (first_seed + game & LOW_WORD), b, c)
        try:
            made = play_out(state, bots, streams)
        except BotFailed as failed:
            raise BotFailed(failed.seat, failed.why, first_seed + game) from failed
        tally.add_game(state, made)
    return tally


def play_out(state: State, bots: list[Bot], streams: list[Rng]) -> i64:
    """Let bots play a game to its end; returns how many decisions they made.

    On a bare position: a `RunningGame` would keep events and findings that no sum needs.
    """
    made: i64 = 0
    while not state.over:
        for seat in state.deciders():
            state.act(seat, checked(bots[seat], state, seat, streams[seat]))
            made += 1
    return made


def checked(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """A bot's move, if it is legal: bots come from other packages, and figures must not rest on
    a cheat.
    """
    try:
        move = ask(bot, state, seat, rng)
        if isinstance(move, int) and 0 <= move < MOST_CODE and state.allows(seat, move):
            return move
        state.check(seat, move)
    except (Exception, SystemExit) as problem:
        raise BotFailed(seat, described(problem)) from problem
    return move


def streams_of(bots: dict[int, Bot], seed: int, after: int = 0) -> dict[int, Rng]:
    """Where each bot of a seeded game draws from: by seat, one for all that choose by chance."""
    by_chance = decisions(seed, None, after)
    return {
        seat: by_chance if whose(bot, seat) is None else decisions(seed, seat, after)
        for seat, bot in bots.items()
    }


def whose(bot: Bot, seat: int) -> int | None:
    """Whose stream a bot draws from: its seat's own, unless it looks at nothing anyway."""
    return None if isinstance(bot, Random) else seat
