"""`ludolith simulate`: the same figures from the same seed, on every machine."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Ludolith
from tests.cli.terminal import process

TIMES = ("games_per_second", "seconds", "cpu_seconds")
LINE = ("simulate", "diamant", "--json")


def without_times(printed: str) -> dict[str, Any]:
    result = json.loads(printed)
    for name in TIMES:
        assert result.pop(name) > 0
    return dict(result)


def test_json_says_everything(ludolith: Ludolith) -> None:
    said = ludolith(
        *LINE, "--games", 300, "--players", 3, "--bots", "casual,steady,strong", "--seed", 5,
        "--option", "relics=on", "--jobs", 1,
    )  # fmt: skip
    assert said.err == ""
    result = without_times(said.out)
    assert result["game"] == "diamant"
    assert result["players"] == 3
    assert result["games"] == 300
    assert result["seed"] == 5
    assert result["options"] == {"relics": True, "open_chests": False}
    assert result["bots"] == ["casual", "steady", "strong"]
    assert isinstance(result["compiled"], bool)
    assert result["decisions"] == pytest.approx(300 * result["decisions_per_game"])
    for name in ("mean_scores", "score_errors", "win_shares", "win_share_errors"):
        assert len(result[name]) == 3
        assert all(value > 0 for value in result[name])
    assert sum(result["win_shares"]) == pytest.approx(1)


@pytest.mark.parametrize("bots", ["random", "steady,casual,random,strong"])
def test_processes_change_nothing_but_the_time(bots: str) -> None:
    line = (*LINE, "--games", 1234, "--seed", 9, "--bots", bots)
    one, two, three = (process(*line, "--jobs", jobs) for jobs in (1, 2, 3))
    assert without_times(one.out) == without_times(two.out) == without_times(three.out)
    assert two.err == ""


def test_compiled_and_interpreted_agree() -> None:
    line = (*LINE, "--games", 200, "--bots", "strong,steady,casual,random", "--seed", 3)
    plain = without_times(process(*line, LUDOLITH_PURE="1").out)
    assert plain.pop("compiled") is False
    usual = without_times(process(*line).out)
    usual.pop("compiled")
    assert plain == usual


@pytest.mark.parametrize("bots", ["random", "steady,casual,random,strong"])
def test_record_writes_down_any_game_of_a_simulation(ludolith: Ludolith, bots: str) -> None:
    seed, games = 4, 5
    total = [0, 0, 0, 0]
    decisions = 0
    for game in range(games):
        one = ludolith("record", "diamant", "--bots", bots, "--seed", seed * 2**32 + game)
        record = json.loads(one.out)
        decisions += len(record["moves"])
        for seat, points in enumerate(record["result"]["scores"]):
            total[seat] += points
    said = ludolith(*LINE, "--bots", bots, "--seed", seed, "--games", games, "--jobs", 1)
    result = json.loads(said.out)
    assert result["mean_scores"] == [points / games for points in total]
    assert result["decisions"] == decisions


def test_one_game_has_no_standard_error(ludolith: Ludolith) -> None:
    result = json.loads(ludolith(*LINE, "--games", 1, "--jobs", 1).out)
    assert result["score_errors"] == result["win_share_errors"] == [None] * 4
    assert ludolith("simulate", "diamant", "--games", 1, "--jobs", 1).code == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["Seat", "games per second"]), ("ru", ["Место", "Игр в"]), ("pl", ["Miejsce", "Gier"])],
)
def test_people_get_a_table(ludolith: Ludolith, language: str, words: list[str]) -> None:
    said = ludolith("simulate", "diamant", "--games", 200, "--jobs", 1, "--lang", language)
    assert said.err == ""
    for word in [*words, "random", "±", "%", "━"]:
        assert word in said.out
