"""How long random games are, against an independent count."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.arena.game_totals import play_games
from tests.games.diamant.enumeration import expected_decisions

GAMES = 200_000 if ludolith.compiled() else 2_000


@pytest.mark.parametrize("relics", [False, True])
@pytest.mark.parametrize("players", [3, 4])
def test_random_games_are_as_long_as_enumeration_says(players: int, relics: bool) -> None:
    template = ludolith.game("diamant").template(players, {"relics": relics})
    tally = play_games(template, [], 0, GAMES)
    mean = int(tally.decisions) / GAMES
    variance = int(tally.decisions_squared) / GAMES - mean**2
    standard_error = (variance / GAMES) ** 0.5
    assert abs(mean - expected_decisions(players, relics)) < 5 * standard_error


def test_a_game_of_four_has_38_decisions_on_average() -> None:
    assert round(expected_decisions(4, relic_hunt=False), 2) == 37.67
    assert round(expected_decisions(4, relic_hunt=True), 2) == 37.99
