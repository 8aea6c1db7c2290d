"""The examples do what they promise, on a smaller scale."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pyspiel
import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["diamant", "dinokalipsa"])
def test_agents_of_pettingzoo_play_a_game(game: str) -> None:
    earned = example("pettingzoo_loop").play(game, seed=1)
    assert sorted(earned) == ["player_0", "player_1", "player_2", "player_3"]
    assert sum(earned.values()) == pytest.approx(1)


def test_a_small_policy_learns_to_beat_random_players(tmp_path: Path) -> None:
    """One among four equals wins a quarter; the whole example goes on to win most games."""
    training = example("train_diamant")
    _, curve = training.train(15, every=15)
    assert curve[0][1] < 0.35
    assert curve[-1][1] > 0.45
    training.draw(curve, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_the_search_of_openspiel_plays_against_our_bots() -> None:
    search = example("openspiel_search")
    search.openspiel.register()
    game = pyspiel.load_game("ludolith_diamant(players=3)")
    returns = search.play(game, "casual", simulations=8, seed=1)
    assert sum(returns) == pytest.approx(1)


def test_the_search_of_openspiel_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    share = example("openspiel_search").main(2, 2)
    printed = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in printed[:2]] == ["game 1 of 2", "game 2 of 2"]
    assert printed[2].startswith(f"IS-MCTS won {2 * share:.1f} of 2 games")
