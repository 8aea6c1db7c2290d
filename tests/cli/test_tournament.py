"""`ludolith tournament`: stopped half-way, and continued."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ludolith.arena import tournament
from ludolith.arena.standings import standings
from ludolith.arena.tournament import Batch, Plan, Row
from ludolith.cli.simulate import rate
from ludolith.cli.tournament import as_table, percent
from ludolith.cli.translations import words
from tests.cli.conftest import Ludolith

COMMAND = ("tournament", "diamant", "--bots", "casual,random", "--games", "12", "--jobs", "1")
play_batch = tournament.play_batch


def stopped_after(batches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while the next batch is played."""
    done = 0

    def play(batch: Batch) -> list[Row]:
        nonlocal done
        if done == batches:
            raise KeyboardInterrupt
        done += 1
        return play_batch(batch)

    monkeypatch.setattr(tournament, "play_batch", play)


def test_a_tournament_stopped_by_ctrl_c_says_where_its_games_are_and_goes_on_there(
    ludolith: Ludolith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "kept"
    stopped_after(2, monkeypatch)
    said = ludolith(*COMMAND, "--output", folder)
    assert said.code == 130
    assert "the same command goes on from there" in " ".join(said.err.split())
    kept = (folder / "games.jsonl").read_bytes()
    assert len(kept.splitlines()) == 4
    monkeypatch.setattr(tournament, "play_batch", play_batch)
    assert ludolith(*COMMAND, "--output", folder).code == 0
    whole = (folder / "games.jsonl").read_bytes()
    assert whole.startswith(kept)
    assert len(whole.splitlines()) == 12


@pytest.mark.parametrize(
    ("language", "words"), [("en", "are lost"), ("ru", "не сохранены"), ("pl", "przepadły")]
)
def test_without_a_folder_it_says_how_to_keep_games(
    ludolith: Ludolith, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    stopped_after(1, monkeypatch)
    said = ludolith(*COMMAND, "--lang", language)
    assert said.code == 130
    assert words in said.err
    assert "--output" in said.err


@pytest.mark.parametrize(
    ("games", "expected"), [(0.1695, "0.17"), (9.5, "9.50"), (10.4, 10), (91234.6, 91235)]
)
def test_slow_games_are_counted_in_hundredths_a_second(games: float, expected: str | int) -> None:
    assert rate(games, words("en")) == expected


def test_names_are_never_cut_and_shares_stay_within_their_bounds() -> None:
    names = ("ludolith-lucky:lucky", "another-package:careful")
    plan = Plan("diamant", 3, 4, 0, {}, names, "pairs")
    rows = [
        Row(0, deal, seating, (9, 5, 1), (840, 0, 0), 30) for deal in (0, 1) for seating in (0, 1)
    ]
    written = StringIO()
    screen = Console(file=written, width=70)
    screen.print(as_table(standings(plan, rows), words("en")))
    assert all(written.getvalue().count(name) == 3 for name in names)
    assert "…" not in written.getvalue()
    said = percent(standings(plan, rows).meetings[0].share, words("en"))
    assert said == "50.0 % [0.0; 100.0]"
