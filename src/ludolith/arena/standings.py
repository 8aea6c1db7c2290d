"""What the games of a tournament say: shares of victory, meetings, scores, ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from ludolith.arena.extras import extra
from ludolith.arena.seating import Contest
from ludolith.arena.tournament import Plan, Row, shares_of

CONFIDENCE: Final = 0.95
SURE: Final = 1.959964  # standard errors on each side of a 95 % interval


class Interval(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, from deals that do not depend on each other."""

    mean: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


class Meeting(msgspec.Struct, frozen=True):
    """How one bot did in one contest; `fair` is the share it would have if all were equal."""

    bot: str
    others: tuple[str, ...]
    games: int
    share: Interval
    fair: float
    margin: Interval  # points ahead of the others' mean

    @property
    def better(self) -> bool:
        return self.share.low > self.fair


class Scores(msgspec.Struct, frozen=True):
    """All scores a bot made, by how often."""

    bot: str
    mean: float
    deviation: float
    counts: dict[int, int]


class Rating(msgspec.Struct, frozen=True):
    """A rating of openskill: a mean and how unsure it is."""

    bot: str
    mu: float
    sigma: float


class Standings(msgspec.Struct, frozen=True):
    plan: Plan
    games: int
    decisions_per_game: float
    meetings: tuple[Meeting, ...]
    scores: tuple[Scores, ...]
    ratings: tuple[Rating, ...]


def standings(plan: Plan, rows: Sequence[Row]) -> Standings:
    """Everything, from rows in the order of the plan."""
    found = plan.contests()
    return Standings(
        plan,
        len(rows),
        fmean(row.decisions for row in rows),
        tuple(meeting for number in range(len(found)) for meeting in meetings(found, number, rows)),
        tuple(scores_of(bot, found, rows) for bot in plan.bots),
        ratings(plan.bots, found, rows),
    )


def interval(values: Sequence[float]) -> Interval:
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    reach = student(len(values)) * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def share_interval(values: Sequence[float]) -> Interval:
    """As `interval`; who won or lost every deal is as unsure as a coin that always fell alike."""
    found = interval(values)
    if len(values) < 2 or found.mean not in (0.0, 1.0):
        return found
    reach = 1 - ((1 - CONFIDENCE) / 2) ** (1 / len(values))
    return Interval(found.mean, found.mean - reach, found.mean + reach)


def student(values: int) -> float:
    """How many standard errors hold 95 % if the deviation was measured on so few values.

    Student's t by the expansion of Cornish and Fisher: within 0.1 % from five values on.
    """
    z, free = SURE, values - 1
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def meetings(found: Sequence[Contest], number: int, rows: Iterable[Row]) -> list[Meeting]:
    """One contest from the side of each of its bots. A deal is one value: its games share luck."""
    contest = found[number]
    shares: dict[str, dict[int, list[float]]] = {bot: {} for bot in contest.bots}
    margins: dict[str, dict[int, list[float]]] = {bot: {} for bot in contest.bots}
    games = 0
    for row in rows:
        if row.contest != number:
            continue
        games += 1
        names = contest.seatings[row.seating]
        for bot, share in shares_of(contest, row).items():
            shares[bot].setdefault(row.deal, []).append(share)
            own = [score for name, score in zip(names, row.scores, strict=True) if name == bot]
            rest = [score for name, score in zip(names, row.scores, strict=True) if name != bot]
            margins[bot].setdefault(row.deal, []).append(fmean(own) - fmean(rest))
    return [
        Meeting(
            bot,
            tuple(other for other in contest.bots if other != bot),
            games,
            share_interval([fmean(values) for values in shares[bot].values()]),
            contest.fair_share(bot),
            interval([fmean(values) for values in margins[bot].values()]),
        )
        for bot in contest.bots
    ]


def scores_of(bot: str, found: Sequence[Contest], rows: Iterable[Row]) -> Scores:
    counts: dict[int, int] = {}
    for row in rows:
        names = found[row.contest].seatings[row.seating]
        for name, score in zip(names, row.scores, strict=True):
            if name == bot:
                counts[score] = counts.get(score, 0) + 1
    every = [score for score, times in counts.items() for _ in range(times)]
    spread = stdev(every) if len(every) > 1 else 0.0
    return Scores(bot, fmean(every), spread, dict(sorted(counts.items())))


def ratings(
    names: Sequence[str], found: Sequence[Contest], rows: Iterable[Row]
) -> tuple[Rating, ...]:
    """Ratings after all games in order; bots at a table rank by their victories per seat."""
    openskill: Any = extra("openskill.models", "arena", "a tournament")
    model = openskill.PlackettLuce()
    rated = {name: model.rating(name=name) for name in names}
    for row in rows:
        contest = found[row.contest]
        seats = contest.seatings[row.seating]
        won = [share / seats.count(bot) for bot, share in shares_of(contest, row).items()]
        teams = [[rated[bot]] for bot in contest.bots]
        ranks = [sum(other > own for other in won) for own in won]
        for bot, (better,) in zip(contest.bots, model.rate(teams, ranks=ranks), strict=True):
            rated[bot] = better
    best_first = sorted(names, key=lambda name: -rated[name].mu)
    return tuple(Rating(name, rated[name].mu, rated[name].sigma) for name in best_first)
