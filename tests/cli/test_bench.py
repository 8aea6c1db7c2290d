"""`ludolith bench` prints what the benchmarks measured."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ludolith import benchmarks
from ludolith.cli.bench import readable
from ludolith.games import OWN, game
from ludolith.text import LANGUAGES
from tests.cli.conftest import Ludolith

FAST, SLOW = benchmarks.NAMES[:2]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Benchmarks that take no time: the first reaches its target, the second misses it."""
    asked: list[str | None] = []

    def run(only: str | None, report: Callable[[str, float], None]) -> dict[str, float]:
        asked.append(only)
        ratios = {FAST: benchmarks.TARGETS[FAST], SLOW: benchmarks.TARGETS[SLOW] * 0.9}
        for name, ratio in ratios.items():
            report(name, ratio)
        return ratios

    monkeypatch.setattr(benchmarks, "run", run)
    return asked


def test_a_missed_target_is_marked(ludolith: Ludolith, measured: list[str | None]) -> None:
    said = ludolith("bench")
    assert said.code == 0
    lines = {line.split()[0]: line for line in said.out.splitlines()}
    assert "missed" not in lines[FAST]
    assert "missed" in lines[SLOW]
    assert measured == [None]


def test_json_is_the_mapping_alone(ludolith: Ludolith, measured: list[str | None]) -> None:
    said = ludolith("bench", "--only", FAST, "--json")
    ratios = json.loads(said.out)
    assert ratios[FAST] == benchmarks.TARGETS[FAST]
    assert measured == [FAST]
    assert said.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_benchmark_that_does_not_exist_is_told_with_whole_names(
    ludolith: Ludolith, measured: list[str | None], language: str
) -> None:
    said = ludolith("bench", "--only", "nope", "--lang", language)
    assert said.is_refusal()
    assert "…" not in said.err
    assert ", ".join(sorted(name for name in OWN if not game(name).by_simulation)) in said.err
    assert FAST in ludolith("bench", "--only", FAST[:-1] + "x", "--lang", language).err
    assert ludolith("bench", "--only", "", "--lang", language).is_refusal()
    assert measured == []


def test_the_beginning_of_a_name_is_enough(ludolith: Ludolith, measured: list[str | None]) -> None:
    assert ludolith("bench", "--only", "diamant").code == 0
    assert measured == ["diamant"]


def test_a_small_ratio_is_told_as_a_part_of_one() -> None:
    assert [readable(ratio) for ratio in (25.0, 1 / 6, 1 / 30, 1 / 225)] == [
        "25.00",
        "0.17",
        "1/30",
        "1/225",
    ]
