from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ludolith
from ludolith import benchmarks, games
from ludolith.adapters.bench_worker import GAMES, Learner
from ludolith.benchmarks import c_programs, ratios
from ludolith.benchmarks.c_programs import CSide
from ludolith.benchmarks.compared_sides import LearnersSide, PythonSide
from ludolith.benchmarks.side_messages import Disagreement, Order
from ludolith.benchmarks.worker import mid_game
from ludolith.engine.errors import BadOptionValue, BadRequest
from ludolith.engine.options import OptionValue

DIAMANT = Order(game="diamant", times=100)


class CountsOneGameMore(CSide):
    def line(self, order: Order) -> str:
        return super().line(order.repeated(order.times + 1))


# -- names


def test_every_ratio_has_a_target() -> None:
    assert set(benchmarks.TARGETS) == set(benchmarks.NAMES)
    assert len(set(benchmarks.NAMES)) == len(benchmarks.NAMES)


def test_every_game_is_compared_with_itself_interpreted() -> None:
    for game in ludolith.NAMES:
        measured = f"{game}.playout.vs_interpreted" in benchmarks.NAMES
        assert measured != ludolith.game(game).by_simulation, "a playout there measures the physics"


def test_every_game_in_c_is_measured_by_it() -> None:
    programs = [path.name.removesuffix(".c") for path in c_programs.FOLDER.glob("*.c")]
    for program in programs:
        game, _, best = program.partition(".")
        assert f"{game}.playout.vs_{best}_c".replace("__", "_") in benchmarks.NAMES
    assert len(programs) == sum(name.endswith("_c") for name in benchmarks.NAMES) > 0


def test_every_variant_of_a_game_is_compared_with_c() -> None:
    variants = list(c_programs.every_variant("diamant"))
    assert {order.players for order in variants} == set(range(3, 9))
    assert [order.options for order in variants if order.players == 4] == [
        {"relics": relics, "open_chests": chests}
        for relics in (False, True)
        for chests in (False, True)
    ]


def test_variants_that_exclude_each_other_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that the game itself refuses."""
    found = ludolith.game(games.OWN[0])
    alone = {option.name: option.default for option in found.options}

    def only_as_usual(players: int, options: dict[str, OptionValue]) -> None:
        if options != alone:
            raise BadOptionValue("not today")

    monkeypatch.setattr(found, "template", only_as_usual)
    variants = list(c_programs.every_variant(found.name))
    assert [order.players for order in variants] == list(found.player_counts)
    assert all(order.options == alone for order in variants)


def test_every_other_game_is_compared_with_the_reference() -> None:
    names = [ratio.name for ratio in ratios.all_ratios(games.OWN)]
    for game in games.OWN:
        compared = f"{game}.playout.vs_{ratios.REFERENCE}" in names
        assert compared == (game != ratios.REFERENCE)


def test_a_beginning_of_names_means_all_of_them() -> None:
    chosen = benchmarks.choose("diamant.playout")
    assert "diamant.playout.vs_c" in chosen
    assert "diamant.playout.vs_interpreted" in chosen
    assert "processes.2_vs_1" not in chosen


def test_a_whole_name_means_itself() -> None:
    assert benchmarks.choose("diamant.playout.vs_c") == ("diamant.playout.vs_c",)


def test_no_name_means_all() -> None:
    assert benchmarks.choose(None) == benchmarks.NAMES


@pytest.mark.parametrize("only", ["", "chess", "playout"])
def test_an_unknown_name_is_refused_with_those_there_are(only: str) -> None:
    with pytest.raises(BadRequest, match=r"there are: .*processes\.2_vs_1"):
        benchmarks.run(only)


# -- what cannot be measured


def test_uncompiled_rules_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludolith, "compiled", lambda: False)
    with pytest.raises(BadRequest, match="build first"):
        benchmarks.run("diamant.playout.vs_c")


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadRequest, match="needs a C compiler"):
        CSide("diamant")


def test_what_a_compiler_says_is_passed_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\necho no stdio.h >&2\nexit 1\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadRequest, match=r"no stdio\.h"):
        CSide("diamant")


def test_sides_that_disagree_give_no_ratio() -> None:
    disagree = pytest.raises(Disagreement, match="disagree")
    with PythonSide() as ours, CountsOneGameMore("diamant") as other, disagree:
        ratios.agree(DIAMANT, ours, other)


def test_a_side_that_dies_gives_no_ratio() -> None:
    with CSide("diamant") as side:
        side.process.kill()
        side.process.wait()
        with pytest.raises(Disagreement, match="without an answer"):
            side.finish()


# -- measuring; how fast is not asserted, machines differ


def test_compiled_and_interpreted_do_the_same_work() -> None:
    with PythonSide() as compiled, PythonSide(interpreted=True) as interpreted:
        ratios.agree(DIAMANT, compiled, interpreted)
        ratios.agree(Order(game="diamant", work="clones", times=100), compiled, interpreted)


def test_games_stepped_at_once_count_a_decision_in_each() -> None:
    with LearnersSide() as learners:
        answer = learners.do(DIAMANT.repeated(3))
    assert answer.count == 3 * 1024


def test_games_stepped_at_once_go_on_by_legal_actions_at_all_stages() -> None:
    """An illegal one would end its game, and then most would never leave their opening."""
    for game in ludolith.NAMES:
        if not ludolith.game(game).by_simulation:
            learner = Learner(game, 4, seed=0)
            assert not learner.illegal
            where = learner.envs.seen()["observation"]
            assert len(np.unique(where, axis=0)) > GAMES // 2


def test_a_position_from_mid_game_still_goes_on() -> None:
    state = mid_game(DIAMANT)
    assert not state.over
    assert max(state.scores()) > 0


def test_the_best_turn_of_each_side_counts() -> None:
    one, other = iter([3.0, 1.0, 2.0] * 10**6), iter([5.0, 6.0, 4.0] * 10**6)
    assert ratios.least([lambda: next(one), lambda: next(other)], 0.01) == [1.0, 4.0]


@pytest.mark.parametrize("name", benchmarks.NAMES)
def test_every_ratio_can_be_measured(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(benchmarks, "SECONDS", 0.0)
    monkeypatch.setattr(ludolith, "compiled", lambda: True)
    reported = []
    found = benchmarks.run(name, lambda *measured: reported.append(measured))
    assert reported == list(found.items())
    assert found[name] > 0


def test_a_game_can_be_set_beside_the_reference() -> None:
    assert ratios.vs_reference("diamant", 0.0) > 0
