"""What the sums of a simulation mean: means, standard errors, shares of victory."""

from __future__ import annotations

from math import sqrt

import msgspec

from ludolith.arena.game_totals import SHARES, Tally


class Figures(msgspec.Struct, frozen=True):
    """Figures by seat and by game. An error is None where one game cannot tell."""

    decisions_per_game: float
    decisions_deviation: float | None
    mean_scores: tuple[float, ...]
    score_errors: tuple[float | None, ...]
    win_shares: tuple[float, ...]  # a shared victory counts as its part
    win_share_errors: tuple[float | None, ...]


def figures(tally: Tally, players: int) -> Figures:
    """The figures of a number of games, one at least."""
    games = int(tally.games)
    seats = range(players)
    shares = tuple(int(tally.victories[seat]) / (SHARES * games) for seat in seats)
    return Figures(
        decisions_per_game=int(tally.decisions) / games,
        decisions_deviation=deviation(games, tally.decisions, tally.decisions_squared),
        mean_scores=tuple(int(tally.scores[seat]) / games for seat in seats),
        score_errors=tuple(
            error(games, tally.scores[seat], tally.scores_squared[seat]) for seat in seats
        ),
        win_shares=shares,
        win_share_errors=tuple(share_error(games, share) for share in shares),
    )


def deviation(games: int, total: int, squares: int) -> float | None:
    """The standard deviation from exact sums."""
    if games < 2:
        return None
    return sqrt((games * squares - total * total) / (games * (games - 1)))


def error(games: int, total: int, squares: int) -> float | None:
    """The standard error of a mean."""
    spread = deviation(games, total, squares)
    return None if spread is None else spread / sqrt(games)


def share_error(games: int, share: float) -> float | None:
    """The standard error of a share of victories, as if none was shared: never too small.

    One victory and one defeat more are counted: a bot that never won might still win, so the error
    is not 0.
    """
    if games < 2:
        return None
    likely = (share * games + 1) / (games + 2)
    return sqrt(likely * (1 - likely) / games)
