"""Every level of a game's bots beats the one below it, at every kind of table.

Masters think too long for that many games: the reports in docs/reports show where they stand, and
the tests below let them play a few games with a part of their budget.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import mean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ludolith
from ludolith import bots
from ludolith.arena.game_totals import SHARES, play_games
from ludolith.bots.search import Search
from ludolith.engine.errors import UnknownBot
from ludolith.engine.game import Game
from ludolith.engine.rng import new_rng
from ludolith.engine.state import State

# Who is ahead by so many standard errors after some of these games need not play the others.
PORTION = 25
BEYOND_DOUBT = 5
# Where every strike is simulated so many games take days: tests of that game play a few.
PAIRS = [
    (name, better, worse)
    for name in ludolith.NAMES
    if not ludolith.game(name).by_simulation
    for worse, better in pairwise(("random", *ludolith.game(name).levels))
]


def share_of_victories(
    game: Game, better: str, worse: str, players: int, options: dict[str, bool]
) -> float:
    """Half the seats each, or nearly, with the seatings exchanged."""
    games = game.effort.level_games
    template = game.template(players, options)
    shares: list[float] = []
    for first in range(0, games, PORTION):
        shares += [portion(game, template, better, worse, shift, first) for shift in (0, 1)]
        error = 0.5 / sqrt(len(shares) * PORTION)
        if mean(shares) > 0.5 + BEYOND_DOUBT * error:
            break
    return mean(shares)


def portion(game: Game, template: State, better: str, worse: str, shift: int, first: int) -> float:
    """What the better ones win of some games in one of the seatings."""
    players = template.players
    names = [better if (seat + shift) % 2 == 0 else worse for seat in range(players)]
    table = [bots.bot(game, name) for name in names]
    tally = play_games(template, table, (shift << 32) + first, PORTION)
    victories = [int(share) for share in tally.victories][:players]
    own = [share for share, name in zip(victories, names, strict=True) if name == better]
    return sum(own) / sum(victories)


@pytest.mark.long
@pytest.mark.parametrize(("name", "better", "worse"), PAIRS)
def test_a_level_beats_the_one_below(name: str, better: str, worse: str) -> None:
    game = ludolith.game(name)
    counts = sorted({game.player_counts[0], 4, game.player_counts[-1]})
    for players in counts:
        share = share_of_victories(game, better, worse, players, {})
        assert share > game.effort.level_share, (
            f"{better} wins {share:.3f} against {worse} with {players} players"
        )


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
    """A lead measured by a budget that nobody reaches would leave no choice but the first move."""
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
