"""Each level of bots beats the one below it, whoever sits where; the strong one reckons right."""

from __future__ import annotations

from itertools import combinations

import pytest

import ludolith
from ludolith.arena.game_totals import play_games
from ludolith.engine.bot import ask
from ludolith.engine.rng import new_rng
from ludolith.games.dinokalipsa.moves import DiscardCard, Pass, PassRound
from tests.games.dinokalipsa.scenario import GAME, Scenario

# The standard error of a share is 0.013 with as many games, and 0.05 with the few where the rules
# are interpreted; every level is several of them above the least it must reach.
GAMES = 1500 if ludolith.compiled() else 100


def share_of(level: str, other: str, players: int, games: int = GAMES) -> float:
    """What part of the victories half the seats win against the other half, in all seatings."""
    template = GAME.template(players, {"boards": "dealt"})
    won = lost = 0
    seatings = list(combinations(range(players), players // 2))
    each = -(-games // len(seatings))
    for number, seats in enumerate(seatings):
        bots = [GAME.bot(level if seat in seats else other) for seat in range(players)]
        tally = play_games(template, bots, number * each, each)
        for seat in range(players):
            if seat in seats:
                won += tally.victories[seat]
            else:
                lost += tally.victories[seat]
    return won / (won + lost)


@pytest.mark.parametrize(
    ("level", "other", "least"),
    [("strong", "casual", 0.75), ("strong", "steady", 0.65), ("steady", "casual", 0.55)],
)
@pytest.mark.parametrize("players", [2, 4])
def test_a_higher_level_wins_more(level: str, other: str, least: float, players: int) -> None:
    assert share_of(level, other, players) > least


def strong_choice(table: Scenario, name: str) -> object:
    seat = table.seat(name)
    return GAME.describe(ask(GAME.bot("strong"), table.state, seat, new_rng(1)))


def test_the_strong_bot_stays_low_when_highest_and_lowest_will_be_exchanged() -> None:
    hands = {"Anna": "tame_pebble meteor_mortar", "Boris": "jaw_trap", "Celia": "prehistoric_bow"}
    table = Scenario(hands=hands)
    table.play(Anna="tame_pebble")
    assert strong_choice(table, "Anna") == Pass()
    table = Scenario(hands={**hands, "Boris": "sturdy_bat"})
    table.play(Anna="tame_pebble")
    assert strong_choice(table, "Anna") == DiscardCard("meteor_mortar")


def test_the_strong_bot_forgets_the_instants_of_an_earlier_round() -> None:
    """Raised in one round, it knows in the next that only its card counts."""
    choices = []
    for raises in (0, 2):
        table = Scenario(
            hands={
                "Anna": "bone_helmet tailwind tailwind",
                "Boris": "sturdy_bat",
                "Celia": "prehistoric_bow",
            },
            disasters="meteor meteor",
        )
        table.play()
        for _ in range(raises):
            table.do("Anna", table.choices("Anna")[2])
        table.finish_round()
        table.stand_at(Anna=0, Boris=0, Celia=0)
        table.hold(
            {
                "Anna": "tame_pebble iced_tea_with_a_kick",
                "Boris": "sturdy_bat",
                "Celia": "prehistoric_bow",
            }
        )
        table.play(Anna="tame_pebble")
        choices.append(strong_choice(table, "Anna"))
    assert choices == [DiscardCard("iced_tea_with_a_kick")] * 2


@pytest.mark.parametrize("level", ["casual", "steady", "strong"])
def test_no_bot_says_by_the_way_it_passes_that_it_holds_nothing(level: str) -> None:
    """A pass for the round would tell; a bot passes alike with and without an instant."""
    for hand in ("bone_helmet splendid_twig", "bone_helmet headwind", "bone_helmet not_my_problem"):
        table = Scenario(
            hands={"Anna": hand, "Boris": "sturdy_bat", "Celia": "iced_tea_with_a_kick"}
        )
        table.play(Anna="bone_helmet")
        for seed in range(20):
            seat = table.seat("Anna")
            move = GAME.describe(ask(GAME.bot(level), table.state, seat, new_rng(seed)))
            assert move != PassRound()
