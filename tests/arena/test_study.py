"""Studies: numbers that can be checked by hand, effects that are there."""

from __future__ import annotations

from html import escape

import msgspec
import pytest

from ludolith import game
from ludolith.arena.backends import InProcess, local
from ludolith.arena.game_totals import play_games
from ludolith.arena.study import Plan, Statistic, compare, plan_of, study
from ludolith.arena.study_chapters import chapters
from ludolith.arena.study_report import comparison_page, effect, study_page
from ludolith.bots import bot
from ludolith.engine.errors import BadRequest

OWN = "tests.arena.watchers:CountsCalls"
PLAN = plan_of("diamant", 4, 30, seed=2, bot_names=("steady",))
RELICS = plan_of("diamant", 4, 30, 2, {"relics": True}, ("steady",))


@pytest.fixture(scope="module")
def found() -> dict[str, Statistic]:
    return {each.name: each for each in study(PLAN, InProcess(), (OWN,))}


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
    assert found["own.events"].mean > 20


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("FailsBefore", r"failed in `before`, in the game with seed 8589934\d+: .*too early"),
        ("FailsInStep", "failed in `step`.*ZeroDivisionError"),
        ("Exits", "failed in `after`.*SystemExit: 3"),
        ("GivesText", "failed in `after`.*gives str, not numbers by name"),
        ("GivesNothing", "gives NoneType, not numbers"),
        ("GivesTextInside", "'own.word' is 'seven', which is no number"),
        ("GivesNumbers", "called 7, which is no text"),
        ("GivesNan", "'own.nan' is nan, which cannot be added up"),
        ("GivesInfinity", "'own.inf' is inf, which cannot be added up"),
        ("WantsMore", "watchers:WantsMore cannot be made: TypeError"),
        ("TakesOver", "Length and tests.arena.watchers:TakesOver both give .* 'length.decisions'"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_mistakes_in_an_accumulator_are_named(name: str, cause: str, jobs: int) -> None:
    with pytest.raises(BadRequest, match=cause):
        study(PLAN, local(jobs), (f"tests.arena.watchers:{name}",))


def test_two_accumulators_cannot_share_a_name_even_in_different_games() -> None:
    names = ("tests.arena.watchers:SomeGames", "tests.arena.watchers:OtherGames")
    with pytest.raises(BadRequest, match=r"both give a statistic 'own\.game'"):
        study(PLAN, InProcess(), names)


def test_a_small_deviation_of_large_numbers_is_not_lost() -> None:
    found = study(PLAN, InProcess(), ("tests.arena.watchers:FarAway",))
    far = next(each for each in found if each.name == "own.far")
    near = next(each for each in found if each.name == "own.near")
    assert near.deviation is not None
    assert 0.4 < near.deviation < 0.6
    assert far.deviation == pytest.approx(near.deviation, rel=1e-6)


@pytest.mark.parametrize("name", ["nothing", "no.such.module:X", f"{OWN}X", "json:loads", ":"])
def test_what_is_no_accumulator_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="accumulator"):
        study(PLAN, InProcess(), (name,))


def test_processes_change_nothing(found: dict[str, Statistic]) -> None:
    assert {each.name: each for each in study(PLAN, local(2), (OWN,))} == found


def test_an_option_shows_its_effect_and_the_clearest_comes_first() -> None:
    changes = compare(PLAN, RELICS, InProcess())
    assert changes[0].name in ("event.relic-added", "rule.DIA-32")
    by_name = {each.name: each for each in changes}
    seen = by_name["event.relic-seen"]
    assert seen.one is None
    assert seen.clear
    assert seen.size is not None
    assert seen.size > 1
    began = by_name["event.expedition-began"]
    assert (began.change, began.size, began.clear) == (0, 0, False)


def test_what_changes_in_every_game_alike_has_no_bounds_and_comes_first() -> None:
    changes = compare(PLAN, RELICS, InProcess())
    added = next(each for each in changes if each.name == "event.relic-added")
    assert (added.change, added.low, added.high) == (5, 5, 5)
    assert added.boundless
    bounded = [each.boundless for each in changes]
    assert bounded == sorted(bounded, reverse=True)
    assert effect(added, str) == "+∞"
    assert msgspec.json.decode(msgspec.json.encode(added))["size"] is None
    page = comparison_page((added,), "Comparison", "summary", say, str.lower, "en")
    assert "<td>+∞</td>" in page


def test_the_interval_of_a_change_comes_from_the_changes_of_single_games() -> None:
    """Games of one seed go much the same way: their changes lie closer than the games do."""
    one = {each.name: each for each in study(PLAN, InProcess())}
    other = {each.name: each for each in study(RELICS, InProcess())}
    for each in compare(PLAN, RELICS, InProcess()):
        before, after = one.get(each.name), other.get(each.name)
        assert (each.one, each.other) == (before, after)
        means = [0.0 if side is None else side.mean for side in (before, after)]
        assert each.change == pytest.approx(means[1] - means[0])
    singly = [compare(single(PLAN, seed), single(RELICS, seed), InProcess()) for seed in range(8)]
    changes = [
        next((each.change for each in found if each.name == "length.decisions"), 0.0)
        for found in singly
    ]
    assert len(set(changes)) > 1
    assert all(each.low is None and not each.clear for found in singly for each in found)


def single(plan: Plan, seed: int) -> Plan:
    return msgspec.structs.replace(plan, games=1, seed=seed)


def test_nothing_changes_against_itself() -> None:
    assert all(each.change == 0 and not each.clear for each in compare(PLAN, PLAN, InProcess()))


def test_one_game_tells_nothing_of_deviations() -> None:
    found = study(single(PLAN, 3), InProcess())
    assert all(each.deviation is None and each.error is None for each in found)
    page = study_page(found, "Study", "summary", say, str.lower, "en")
    assert "±" not in page
    assert "nan" not in page


def say(message: str, **_: object) -> str:
    return f"<{message}>"


def test_chapters_tell_what_players_feel_before_what_was_counted(
    found: dict[str, Statistic],
) -> None:
    parts = chapters(found.values())
    assert list(parts) == ["victory", "score", "length", "spread", "own", "event", "rule", "thing"]
    assert sum(map(len, parts.values())) == len(found)
    assert [each.name for each in parts["own"]] == ["own.events", "own.steps"]


def test_a_page_shows_every_statistic_in_its_chapter(found: dict[str, Statistic]) -> None:
    side = tuple(found.values())
    page = study_page(side, "Study", "summary", say, lambda rule: f"the text of {rule}", "en")
    assert all(escape(each.name) in page for each in side)
    assert page.count("<tr>") == len(side) + len(chapters(side))
    assert page.index("study-chapter-victory") < page.index("victory.seat-1")
    assert page.index("victory.seat-1") < page.index("study-chapter-score")
    assert "rule.DIA-09: the text of DIA-09" in page
    assert page.count('class="plot"') == 2  # victories and points by seat


def test_a_comparison_shows_what_players_feel_on_one_scale() -> None:
    changes = compare(PLAN, RELICS, InProcess())
    page = comparison_page(changes, "Comparison", "summary", say, str.lower, "en")
    assert page.count("<tr>") == len(changes) + len(chapters(changes))
    plot = page[page.index('class="plot"') : page.index("study-chapter")]
    felt = [each for each in changes if not each.name.startswith(("event", "rule", "thing"))]
    for each in felt:
        assert f">{each.name}<" in plot
    assert plot.count(' dot"') == len(felt)
    clear = [each for each in felt if each.clear]
    assert plot.count('"more bar"') + plot.count('"less bar"') == len(clear) > 0
