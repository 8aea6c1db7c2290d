"""Each level of bots beats the one below it, whoever sits where."""

from __future__ import annotations

from itertools import combinations

import pytest

import ludolith
from ludolith.arena.tally import play_games
from tests.games.dinokalipsa.scenario import GAME

GAMES = 250 if ludolith.compiled() else 3


def share_of(level: str, other: str, players: int) -> float:
    """What part of the victories half the seats win against the other half, in all seatings."""
    template = GAME.template(players, {"boards": "dealt"})
    won = lost = 0
    for number, seats in enumerate(combinations(range(players), players // 2)):
        bots = [GAME.bot(level if seat in seats else other) for seat in range(players)]
        tally = play_games(template, bots, number * GAMES, GAMES)
        for seat in range(players):
            if seat in seats:
                won += tally.victories[seat]
            else:
                lost += tally.victories[seat]
    return won / (won + lost)


@pytest.mark.parametrize(
    ("level", "other", "least"),
    [("strong", "casual", 0.6), ("strong", "steady", 0.55), ("steady", "casual", 0.55)],
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_higher_level_wins_more(level: str, other: str, least: float, players: int) -> None:
    assert share_of(level, other, players) > least
