"""Studies: numbers that can be checked by hand, effects that are there."""

from __future__ import annotations

from html import escape

import pytest

from ludolith import game
from ludolith.arena.backends import Here, local
from ludolith.arena.chapters import chapters
from ludolith.arena.study import Statistic, compare, plan_of, study
from ludolith.arena.study_report import comparison_page, study_page
from ludolith.arena.tally import play_games
from ludolith.bots import bot
from ludolith.engine.errors import BadRequest

OWN = "tests.arena.watchers:CountsCalls"
PLAN = plan_of("diamant", 4, 30, seed=2, bot_names=("steady",))


@pytest.fixture(scope="module")
def found() -> dict[str, Statistic]:
    return {each.name: each for each in study(PLAN, Here(), (OWN,))}


def test_figures_are_those_of_the_same_games_simulated(found: dict[str, Statistic]) -> None:
    diamant = game("diamant")
    table = [bot(diamant, "steady") for _ in range(4)]
    tally = play_games(diamant.template(4), table, 2 << 32, 30)
    assert found["length.decisions"].mean == pytest.approx(int(tally.decisions) / 30)
    for seat in range(4):
        score = found[f"score.seat-{seat + 1}"]
        assert score.mean == pytest.approx(int(tally.scores[seat]) / 30)
        assert found[f"victory.seat-{seat + 1}"].mean == pytest.approx(
            int(tally.victories[seat]) / 840 / 30
        )


def test_rules_that_bind_every_game_show_in_the_numbers(found: dict[str, Statistic]) -> None:
    assert found["event.expedition-began"].mean == 5
    assert found["event.expedition-began"].deviation == 0
    assert found["event.game-ended"].share == 1
    assert found["length.branching"].mean == 2
    assert found["rule.DIA-09"].mean == found["event.trap-sprung"].mean
    assert 0 < found["thing.trap-seen.trap=snakes"].mean < 5
    assert found["thing.treasure-found.rubies=17"].most <= 5


def test_what_did_not_happen_in_a_game_counts_as_nothing(found: dict[str, Statistic]) -> None:
    shared = found["spread.shared-victory"]
    assert shared.least == 0
    sprung = found["thing.trap-sprung.trap=snakes"]
    assert sprung.share < 1
    assert sprung.least == 0


def test_anybody_can_add_a_statistic(found: dict[str, Statistic]) -> None:
    assert found["own.steps"].mean == found["length.decisions"].mean + 1  # and the set-up
    assert found["own.told"].mean > 20


@pytest.mark.parametrize("name", ["nothing", "no.such.module:X", f"{OWN}X", "json:loads", ":"])
def test_what_is_no_accumulator_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="accumulator"):
        study(PLAN, Here(), (name,))


def test_processes_change_nothing(found: dict[str, Statistic]) -> None:
    assert {each.name: each for each in study(PLAN, local(2), (OWN,))} == found


def test_an_option_shows_its_effect_and_the_clearest_comes_first() -> None:
    one = study(PLAN, Here())
    other = study(plan_of("diamant", 4, 30, 2, {"relics": True}, ("steady",)), Here())
    changes = compare(one, other)
    assert changes[0].name in ("event.relic-seen", "event.relic-added", "rule.DIA-32")
    by_name = {each.name: each for each in changes}
    seen = by_name["event.relic-seen"]
    assert seen.one is None
    assert seen.clear
    assert seen.size > 1
    began = by_name["event.expedition-began"]
    assert (began.change, began.size, began.clear) == (0, 0, False)


def test_nothing_changes_against_itself(found: dict[str, Statistic]) -> None:
    side = tuple(found.values())
    assert all(each.change == 0 and not each.clear for each in compare(side, side))


def say(message: str, **_: object) -> str:
    return f"<{message}>"


def test_chapters_tell_what_players_feel_before_what_was_counted(
    found: dict[str, Statistic],
) -> None:
    parts = chapters(found.values())
    assert list(parts) == ["victory", "score", "length", "spread", "own", "event", "rule", "thing"]
    assert sum(map(len, parts.values())) == len(found)
    assert [each.name for each in parts["own"]] == ["own.steps", "own.told"]


def test_a_page_shows_every_statistic_in_its_chapter(found: dict[str, Statistic]) -> None:
    side = tuple(found.values())
    page = study_page(side, "Study", "told", say, lambda rule: f"the text of {rule}", "en")
    assert all(escape(each.name) in page for each in side)
    assert page.count("<tr>") == len(side) + len(chapters(side))
    assert page.index("study-chapter-victory") < page.index("victory.seat-1")
    assert page.index("victory.seat-1") < page.index("study-chapter-score")
    assert "rule.DIA-09: the text of DIA-09" in page
    assert page.count("<svg") == 2  # victories and points by seat


def test_a_comparison_shows_what_players_feel_on_one_scale() -> None:
    one = study(PLAN, Here())
    other = study(plan_of("diamant", 4, 30, 2, {"relics": True}, ("steady",)), Here())
    changes = compare(one, other)
    page = comparison_page(changes, "Comparison", "told", say, str.lower, "en")
    assert page.count("<tr>") == len(changes) + len(chapters(changes))
    plot = page[page.index("<svg") : page.index("</svg>")]
    felt = [each for each in changes if not each.name.startswith(("event", "rule", "thing"))]
    for each in felt:
        assert f">{each.name}<" in plot
    assert plot.count("<circle") == len(felt)
    clear = [each for each in felt if each.clear]
    assert plot.count('"more bar"') + plot.count('"less bar"') == len(clear) > 0
