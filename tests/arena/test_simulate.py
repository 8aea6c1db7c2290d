"""Simulations as a library."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Iterator

import pytest

from ludolith import game
from ludolith.arena import simulate as arena
from ludolith.arena.game_totals import Tally, play_games
from ludolith.arena.simulate import batches, plan_of, simulate
from ludolith.arena.summary import figures, share_error


def test_batches_hold_every_game_once() -> None:
    for games in (1, 99, 100, 101, 12_345, 1_000_000):
        plan = plan_of("diamant", 4, games, seed=3)
        next_seed = 3 * 2**32
        for batch in batches(plan):
            assert batch.first_seed == next_seed
            assert batch.games > 0
            next_seed += batch.games
        assert next_seed == 3 * 2**32 + games


def test_games_are_reported_as_they_end() -> None:
    reported: list[int] = []
    simulate(plan_of("diamant", 3, 2500), jobs=1, report=reported.append)
    assert sum(reported) == 2500
    assert len(reported) > 1


@pytest.mark.parametrize(("games", "bot", "processes"), [(10, "casual", 10), (1, "casual", 1)])
def test_no_more_processes_are_started_than_there_is_work_for(
    monkeypatch: pytest.MonkeyPatch, games: int, bot: str, processes: int
) -> None:
    started = [1]

    def pretend(plan: arena.Plan, jobs: int) -> Iterator[tuple[Tally, float]]:
        started.append(jobs)
        return arena.alone(plan)

    monkeypatch.setattr(arena, "together", pretend)
    plan = plan_of("diamant", 3, games, bot_names=(bot,))
    assert simulate(plan, jobs=1000).tally.games == games
    assert started[-1] == processes


def test_games_of_bots_that_may_think_for_long_are_reported_one_by_one() -> None:
    reported: list[int] = []
    plan = plan_of("diamant", 3, 20, bot_names=("random", "casual", "random"))
    simulate(plan, jobs=1, report=reported.append)
    assert reported == [1] * 20


def test_figures_are_those_of_the_single_games() -> None:
    template = game("diamant").template(4)
    games = [play_games(template, [], seed, 1) for seed in range(60)]
    together = figures(play_games(template, [], 0, 60), 4)
    decisions = [int(each.decisions) for each in games]
    assert together.decisions_per_game == pytest.approx(statistics.mean(decisions))
    assert together.decisions_deviation == pytest.approx(statistics.stdev(decisions))
    for seat in range(4):
        scores = [int(each.scores[seat]) for each in games]
        assert together.mean_scores[seat] == pytest.approx(statistics.mean(scores))
        error = statistics.stdev(scores) / 60**0.5
        assert together.score_errors[seat] == pytest.approx(error)
        shares = [int(each.victories[seat]) / 840 for each in games]
        assert together.win_shares[seat] == pytest.approx(statistics.mean(shares))
        least = statistics.pstdev(shares) / 60**0.5
        assert (together.win_share_errors[seat] or 0) >= least - 1e-12


@pytest.mark.parametrize("share", [0, 0.3, 1])
def test_an_error_of_a_share_is_never_too_small(share: float) -> None:
    for games in (2, 60, 10_000):
        error = share_error(games, share) or 0
        assert error > (share * (1 - share) / games) ** 0.5, "nor 0, after whatever games"
    assert (share_error(10_000, share) or 1) < 0.01
    assert share_error(1, share) is None


def test_a_process_that_dies_ends_the_simulation_with_its_cause() -> None:
    """In a program of its own, whose processes share its broken player."""
    code = (
        "import os; from ludolith.arena import simulate as arena\n"
        "arena.Player.play = lambda self, batch: os._exit(1)\n"
        "try: arena.simulate(arena.plan_of('diamant', 4, 100_000), jobs=2)\n"
        "except arena.WorkerDied as problem: print(problem)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "a process of the simulation died" in done.stdout
    assert done.stderr == ""
