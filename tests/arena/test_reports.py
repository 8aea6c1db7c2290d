"""The committed reports show what they are there to show."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from benchmarks.reports import WRITTEN, Contest

import ludolith
from ludolith import bots

WRITTEN_OF = sorted(file.stem for file in WRITTEN.glob("*.json"))


def contests(name: str) -> list[Contest]:
    return msgspec.json.decode((WRITTEN / f"{name}.json").read_bytes(), type=list[Contest])


def test_every_game_with_a_master_has_a_report() -> None:
    assert {name for name in ludolith.NAMES if ludolith.game(name).search_profile} <= set(
        WRITTEN_OF
    )


@pytest.mark.parametrize("name", WRITTEN_OF)
def test_each_level_is_clearly_better_than_the_one_below(name: str) -> None:
    shown = [each for each in contests(name) if each.seating == "pairs"]
    for each in shown:
        assert each.fair == 0.5, "at equal seats"
        assert each.low > each.fair, f"{each.better} is not clearly better than {each.worse}"
    levels = bots.levels(ludolith.game(name))
    assert set(pairwise(levels)) <= {(each.worse, each.better) for each in shown}


def test_a_master_of_diamant_wins_two_of_five_games_against_three_casual_players() -> None:
    alone = next(each for each in contests("diamant") if each.seating == "one")
    assert (alone.better, alone.worse, alone.fair) == ("master", "casual", 0.25)
    assert alone.share >= 0.4
    assert alone.low > 0.25


@pytest.mark.parametrize("name", WRITTEN_OF)
def test_a_report_is_a_page_by_itself(name: str) -> None:
    page = Path(WRITTEN / f"{name}.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "<svg" in page
    assert "://" not in page
