"""What the games of a tournament say: shares of victory, meetings, scores, ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean, stdev
from typing import Any

import msgspec

from ludolith.arena.intervals import Interval, interval, share_interval
from ludolith.arena.optional_packages import extra
from ludolith.arena.seating_plans import Contest
from ludolith.arena.tournament import Plan, Row, shares_of


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


class Duel(msgspec.Struct, frozen=True):
    """How often one bot was ahead of another at the same table; half if they are equal."""

    bot: str
    other: str
    games: int
    share: Interval


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
    duels: tuple[Duel, ...]
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
        tuple(duel for pair in combinations(plan.bots, 2) for duel in duels(*pair, found, rows)),
        tuple(scores_of(bot, found, rows) for bot in plan.bots),
        ratings(plan.bots, found, rows),
    )


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


def duels(one: str, other: str, found: Sequence[Contest], rows: Iterable[Row]) -> list[Duel]:
    """Two bots from both sides, over the games in which both sat; none if they never met."""
    ahead: dict[int, list[float]] = {}  # by deal
    for row in rows:
        names = found[row.contest].seatings[row.seating]
        results = list(zip(row.victories, row.scores, strict=True))
        own = [result for name, result in zip(names, results, strict=True) if name == one]
        rest = [result for name, result in zip(names, results, strict=True) if name == other]
        if own and rest:
            won = fmean((a > b) + (a == b) / 2 for a in own for b in rest)
            ahead.setdefault(row.deal, []).append(won)
    if not ahead:
        return []
    games = sum(map(len, ahead.values()))
    shares = [fmean(values) for values in ahead.values()]
    return [
        Duel(one, other, games, share_interval(shares)),
        Duel(other, one, games, share_interval([1 - share for share in shares])),
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
    """Ratings after all games in order. Every seat is an opponent of every other: a bot that sits
    alone against three of another has won if it wins more than a quarter.
    """
    openskill: Any = extra("openskill.models", "arena", "a tournament")
    model = openskill.PlackettLuce()
    rated = {name: model.rating(name=name) for name in names}
    for row in rows:
        seats = found[row.contest].seatings[row.seating]
        ranks = [sum(other > own for other in row.victories) for own in row.victories]
        after: dict[str, list[Any]] = {}
        new = model.rate([[rated[name]] for name in seats], ranks=ranks)
        for name, (better,) in zip(seats, new, strict=True):
            after.setdefault(name, []).append(better)
        for name, each in after.items():  # of a bot on several seats, the mean
            mu, sigma = fmean(one.mu for one in each), fmean(one.sigma for one in each)
            rated[name] = model.rating(mu, sigma, name)
    best_first = sorted(names, key=lambda name: -rated[name].mu)
    return tuple(Rating(name, rated[name].mu, rated[name].sigma) for name in best_first)
