"""Every level of a game's bots beats the one below it, at every kind of table.

Masters think too long for that many games: the reports in docs/reports show where they stand, and
the tests below let them play a few games with a part of their budget.
"""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludolith
from ludolith import bots
from ludolith.arena.game_totals import SHARES, play_games
from ludolith.bots.search import Search
from ludolith.engine.errors import UnknownBot
from ludolith.engine.rng import new_rng
from ludolith.testing.test_levels import *  # noqa: F403
from ludolith.testing.test_levels import share_of_victories


@pytest.mark.parametrize(("better", "worse"), [("steady", "casual"), ("strong", "steady")])
def test_levels_of_diamant_hold_with_relics(better: str, worse: str) -> None:
    game = ludolith.game("diamant")
    for players in game.player_counts:
        share = share_of_victories(game, better, worse, players, {"relics": True})
        assert share > game.effort.level_share, (
            f"{better} wins {share:.3f} against {worse} with {players} players"
        )


@pytest.mark.parametrize("level", ["casual", "steady", "strong"])
def test_bots_of_one_level_do_not_march_in_step(level: str) -> None:
    game = ludolith.game("diamant")
    table = [bots.bot(game, level) for _ in range(4)]
    tally = play_games(game.template(4), table, 0, game.effort.level_games)
    assert len(set(list(tally.scores)[:4])) > 1


@pytest.mark.parametrize(
    "name", [name for name in ludolith.NAMES if ludolith.game(name).search_profile]
)
def test_a_master_in_a_hurry_wins_more_than_its_share_against_casual_players(name: str) -> None:
    """The same games on every machine; an equal share would be a quarter."""
    game = ludolith.game(name)
    games, iterations = game.effort.hurried_games, game.effort.hurried_iterations
    won = 0.0
    for seat in range(4):
        table = [bots.bot(game, "casual") for _ in range(4)]
        table[seat] = bots.bot(game, f"master@{iterations}")
        tally = play_games(game.template(4), table, 0, games // 4)
        won += int(tally.victories[seat]) / SHARES
    assert won / games >= 0.4


def test_a_budget_stands_behind_the_name_of_a_level() -> None:
    bot = bots.bot(ludolith.game("diamant"), "master@17")
    assert isinstance(bot, Search)
    assert bot.iterations == 17


@pytest.mark.parametrize(("name", "seconds"), [("master@2s", 2.0), ("master@0.25s", 0.25)])
def test_a_budget_may_be_a_time(name: str, seconds: float) -> None:
    bot = bots.bot(ludolith.game("diamant"), name)
    assert isinstance(bot, Search)
    assert (bot.seconds, bot.iterations) == (seconds, bots.MOST_ITERATIONS)


def test_who_thinks_for_a_time_trusts_by_what_there_was_time_for() -> None:
    """A lead measured by a budget that is never reached would allow only the first move."""
    search = Search(bots.MOST_ITERATIONS, seconds=0.001, trust=0.01)
    state = ludolith.game("diamant").new(4, seed=3)
    search.think(state, 0, new_rng(1))
    answers = list(search.tree.answers(search.root * search.tree.seats))
    search.suggested = vec[i64]([search.tree.moves[answers[0]]])
    for answer, tried in zip(answers, (400, 600), strict=True):
        search.tree.given[answer] = tried
    assert search.favourite() == search.tree.moves[answers[1]]


@pytest.mark.parametrize(
    "name",
    [
        "master@",
        "master@0",
        "master@many",
        "master@-3",
        "master@s",
        "master@0s",
        "master@1e3s",
        "master@0.0001s",
        "master@601s",
        "casual@5",
        pytest.param("master@" + "9" * 5000, id="a very long number"),
        pytest.param("master@" + "0" * 100 + "1", id="a hundred noughts"),
    ],
)
def test_what_is_no_budget_is_refused(name: str) -> None:
    game = ludolith.game("diamant")
    with pytest.raises(UnknownBot, match=r"iterations|seconds|there are"):
        bots.bot(game, name)
