"""Tournaments: fair seats, equal luck, figures that can be checked by hand, nothing lost."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from statistics import fmean, stdev

import msgspec
import pytest

import ludolith
from ludolith import games
from ludolith.arena import optional_packages, standings, tournament
from ludolith.arena.backends import InProcess, Processes, local
from ludolith.arena.game_totals import SHARES, play_games
from ludolith.arena.intervals import Interval, share_interval, student
from ludolith.arena.parquet import write_parquet
from ludolith.arena.report import head_to_head, tournament_page
from ludolith.arena.seating_plans import contests
from ludolith.arena.simulate import WorkerDied
from ludolith.arena.tournament_folder import GAMES, Ledger
from ludolith.arena.tournament_folder import PLAN as PLAN_FILE
from ludolith.bots import bot
from ludolith.engine.errors import BadRequest, BadSeed, UnknownBot

PLAN = tournament.plan_of("diamant", 4, 12, ("strong", "casual", "random"), seed=3)


@pytest.fixture(scope="module")
def rows() -> list[tournament.Row]:
    return tournament.play(PLAN, InProcess())


# -- seats


@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
@pytest.mark.parametrize("mode", ["pairs", "one", "all"])
def test_every_bot_sits_on_every_seat_equally_often(players: int, mode: str) -> None:
    for contest in contests(("a", "b"), players, mode):
        for name in contest.bots:
            times = [
                sum(seating[seat] == name for seating in contest.seatings)
                for seat in range(players)
            ]
            assert len(set(times)) == 1


def test_fair_shares_are_those_of_the_seats() -> None:
    assert [contest.fair_share("a") for contest in contests(("a", "b"), 3, "pairs")] == [0.5]
    assert [contest.fair_share("a") for contest in contests(("a", "b"), 4, "one")] == [0.25]


def test_every_pair_meets() -> None:
    met = {contest.bots for contest in contests(("a", "b", "c"), 4, "pairs")}
    assert met == {("a", "b"), ("a", "c"), ("b", "c")}


@pytest.mark.parametrize(
    ("names", "mode", "cause"),
    [
        (("a",), "pairs", "two bots"),
        (("a", "a"), "pairs", "twice"),
        (("a", "b"), "heap", "seated by"),
        (("a", "b", "c", "d", "e"), "all", "do not fit"),
    ],
)
def test_what_cannot_be_seated_is_refused(names: tuple[str, ...], mode: str, cause: str) -> None:
    with pytest.raises(BadRequest, match=cause):
        contests(names, 4, mode)


def test_impossible_plans_are_refused() -> None:
    with pytest.raises(UnknownBot):
        tournament.plan_of("diamant", 4, 10, ("strong", "unknown"))
    with pytest.raises(BadSeed):
        tournament.plan_of("diamant", 4, 10, ("strong", "casual"), seed=-1)
    with pytest.raises(BadRequest, match="2 to"):
        tournament.plan_of("diamant", 4, 1, ("strong", "casual"))


# -- games


def test_all_contests_play_the_same_deals(rows: list[tournament.Row]) -> None:
    deals = [
        sorted({row.deal for row in rows if row.contest == number})
        for number in range(len(PLAN.contests()))
    ]
    assert deals == [list(range(6))] * 3


def test_a_row_is_the_game_of_its_seed(rows: list[tournament.Row]) -> None:
    game = games.game("diamant")
    row = rows[7]
    names = PLAN.contests()[row.contest].seatings[row.seating]
    seed = (3 << 32) + row.deal
    tally = play_games(game.template(4), [bot(game, name) for name in names], seed, 1)
    assert row.scores == tuple(tally.scores)[:4]
    assert sum(row.victories) == SHARES
    assert row.decisions == tally.decisions


def test_processes_change_nothing(rows: list[tournament.Row]) -> None:
    assert tournament.play(PLAN, local(2)) == rows


def dies_once(task: tuple[str, int]) -> int:
    """The first process that gets number 3 is killed in the middle of it."""
    mark, number = task
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return number * number


def always_dies(task: int) -> int:
    os._exit(1)


def test_no_work_is_lost_when_a_process_dies(tmp_path: Path) -> None:
    tasks = [(str(tmp_path / "died"), number) for number in range(12)]
    done = dict(Processes(2).run(dies_once, tasks))
    assert done == {number: number * number for number in range(12)}
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(WorkerDied, match="died 3 times"):
        list(Processes(2).run(always_dies, [1]))


def test_a_number_of_processes_must_make_sense() -> None:
    with pytest.raises(BadRequest, match="jobs are from 1"):
        local(0)


# -- the folder


def test_a_stopped_tournament_goes_on_where_it_was(
    tmp_path: Path, rows: list[tournament.Row]
) -> None:
    ledger = Ledger(tmp_path, PLAN)
    ledger.add(rows[:17])
    ledger.close()
    with (tmp_path / GAMES).open("ab") as file:
        file.write(msgspec.json.encode(rows[17])[:-5])  # half a line
    again = Ledger(tmp_path, PLAN)
    assert again.rows == rows[:17]
    new: list[tournament.Row] = []
    assert tournament.play(PLAN, InProcess(), again.rows, new.extend) == rows
    assert len(new) == len(rows) - 17
    again.close()


def test_more_games_can_be_wanted_later(tmp_path: Path, rows: list[tournament.Row]) -> None:
    Ledger(tmp_path, PLAN).close()
    more = msgspec.structs.replace(PLAN, games=16)
    ledger = Ledger(tmp_path, more)
    ledger.close()
    played = tournament.play(more, InProcess(), rows)
    assert [row for row in played if row.deal < 6] == rows
    assert len(played) == 3 * 16


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    Ledger(tmp_path, PLAN).close()
    with pytest.raises(BadRequest, match="another tournament: seed is 3, not 4"):
        Ledger(tmp_path, msgspec.structs.replace(PLAN, seed=4))


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear aunt")
    with pytest.raises(BadRequest, match="not empty"):
        Ledger(tmp_path, PLAN)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        (b"{not json", "line 3 is no game: "),
        (b"[0,1]", "line 3 is no game: "),
        (b"[9,0,0,[1,2,3,4],[840,0,0,0],5]", "line 3 is no game of this tournament"),
        (b"[0,0,7,[1,2,3,4],[840,0,0,0],5]", "line 3 is no game of this tournament"),
        (b"[0,0,0,[1,2],[840,0],5]", "line 3 is no game of this tournament"),
        (b"[0,0,0,[1,2,3,4],[840,840,0,0],5]", "line 3 is no game of this tournament"),
    ],
)
def test_a_line_that_is_no_game_is_named_and_nothing_is_thrown_away(
    tmp_path: Path, rows: list[tournament.Row], line: bytes, cause: str
) -> None:
    ledger = Ledger(tmp_path, PLAN)
    ledger.add(rows[:6])
    ledger.close()
    lines = (tmp_path / GAMES).read_bytes().splitlines()
    lines[2] = line
    (tmp_path / GAMES).write_bytes(b"\n".join([*lines, b"[0,1,"]))
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(BadRequest, match=cause):
        Ledger(tmp_path, PLAN)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == kept


def test_opening_a_folder_never_empties_it(
    tmp_path: Path, rows: list[tournament.Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens while it is opened: the games are there afterwards."""
    ledger = Ledger(tmp_path, PLAN)
    ledger.add(rows[:6])
    ledger.close()
    kept = (tmp_path / GAMES).read_bytes()

    def no_room(self: Ledger, rows: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(Ledger, "add", no_room)
    Ledger(tmp_path, PLAN).close()
    assert (tmp_path / GAMES).read_bytes() == kept


def test_games_of_another_version_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Ledger(tmp_path, PLAN).close()
    monkeypatch.setattr(ludolith, "__version__", "99.0", raising=False)
    with pytest.raises(BadRequest, match=r"holds games of ludolith .*, and this is 99\.0"):
        Ledger(tmp_path, PLAN)


def test_games_whose_version_nobody_noted_are_taken_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / PLAN_FILE).write_bytes(msgspec.json.encode(PLAN))
    Ledger(tmp_path, PLAN).close()
    monkeypatch.setattr(ludolith, "__version__", "99.0", raising=False)
    Ledger(tmp_path, PLAN).close()  # their version is still unknown
    assert "99.0" not in (tmp_path / PLAN_FILE).read_text()


# -- figures


def test_a_share_of_victories_is_that_of_the_games(rows: list[tournament.Row]) -> None:
    meeting = standings.standings(PLAN, rows).meetings[0]
    contest = PLAN.contests()[0]
    assert (meeting.bot, meeting.others, meeting.games) == ("strong", ("casual",), 12)
    by_deal = [
        fmean(
            tournament.shares_of(contest, row)["strong"]
            for row in rows
            if row.contest == 0 and row.deal == deal
        )
        for deal in range(6)
    ]
    assert meeting.share.mean == pytest.approx(fmean(by_deal))
    reach = 2.571 * stdev(by_deal) / 6**0.5  # Student's t with five degrees of freedom
    assert meeting.share.mean - meeting.share.low == pytest.approx(reach, rel=0.01)


def test_an_interval_of_many_values_is_the_normal_one() -> None:
    assert student(100_000) == pytest.approx(1.96, abs=1e-3)


@pytest.mark.parametrize(
    ("values", "errors"),
    [
        (2, 12.7062),
        (3, 4.30265),
        (4, 3.18245),
        (6, 2.57058),
        (11, 2.22814),
        (31, 2.04227),
        (121, 1.97993),
    ],
)
def test_an_interval_of_few_values_is_that_of_the_tables(values: int, errors: float) -> None:
    assert student(values) == pytest.approx(errors, rel=1e-5)


def test_victory_in_every_deal_is_not_certainty() -> None:
    found = share_interval([1.0] * 12)
    assert found.mean == 1.0
    assert found.low == pytest.approx(0.735, abs=1e-3)
    assert share_interval([0.0] * 12).high == pytest.approx(0.265, abs=1e-3)


def test_a_share_lies_between_nothing_and_all_and_two_equal_deals_prove_nothing() -> None:
    assert share_interval([0.0, 1.0]) == Interval(0.5, 0.0, 1.0)
    assert share_interval([0.5]) == Interval(0.5, 0.0, 1.0)
    found = share_interval([0.5, 0.5])
    assert found.low < 0.1
    assert found.high > 0.9


def game_row(deal: int, seating: int, winner: int, players: int = 4) -> tournament.Row:
    points = tuple(10 * (seat == winner) + seat for seat in range(players))
    won = tuple(SHARES * (seat == winner) for seat in range(players))
    return tournament.Row(0, deal, seating, points, won, 1)


def test_a_bot_alone_is_rated_by_what_a_seat_would_win() -> None:
    """It wins two games of five against three others: fewer than half, more than a quarter."""
    plan = tournament.plan_of("diamant", 4, 80, ("strong", "casual"), seating="one")
    made = [
        game_row(deal, seating, seating if (deal + 2 * seating) % 5 < 2 else (seating + 1) % 4)
        for deal in range(20)
        for seating in range(4)
    ]
    result = standings.standings(plan, made)
    assert result.meetings[0].share.mean == 0.4
    assert result.meetings[0].better
    assert [each.bot for each in result.ratings] == ["strong", "casual"]
    assert result.ratings[0].mu > result.ratings[1].mu + 1


def test_head_to_head_counts_who_of_the_two_was_ahead() -> None:
    plan = tournament.plan_of("diamant", 3, 9, ("strong", "steady", "casual"), seating="all")
    seats = plan.contests()[0].seatings
    order = {"strong": 0, "steady": 1, "casual": 2}
    made = []
    for deal in range(3):
        for seating in range(3):
            points = tuple(9 - order[name] for name in seats[seating])
            won = tuple(SHARES * (name == "strong") for name in seats[seating])
            made.append(tournament.Row(0, deal, seating, points, won, 1))
    result = standings.standings(plan, made)
    found = {(each.bot, each.other): each.share.mean for each in result.duels}
    assert found == {
        ("strong", "steady"): 1,
        ("steady", "strong"): 0,
        ("strong", "casual"): 1,
        ("casual", "strong"): 0,
        ("steady", "casual"): 1,  # though neither won
        ("casual", "steady"): 0,
    }
    assert all(each.games == 9 for each in result.duels)
    page = head_to_head(plan.bots, result.duels)
    assert page.count("100.0 %") == 3


def test_equals_are_ahead_of_each_other_half_of_the_time() -> None:
    plan = tournament.plan_of("dinokalipsa", 2, 4, ("strong", "casual"))
    made = [tournament.Row(0, deal, 0, (5, 5), (420, 420), 1) for deal in (0, 1)]
    assert [each.share.mean for each in standings.standings(plan, made).duels] == [0.5, 0.5]


def test_one_deal_has_a_page_too() -> None:
    plan = tournament.plan_of("diamant", 4, 2, ("casual", "random"))
    result = standings.standings(plan, tournament.play(plan, InProcess()))
    assert result.meetings[0].margin.endless
    page = tournament_page(result, "One deal", lambda name, **_: name, "en")
    assert "inf" not in page
    assert "nan" not in page


def test_the_better_bot_is_rated_higher_and_told_so(rows: list[tournament.Row]) -> None:
    result = standings.standings(PLAN, rows)
    assert [each.bot for each in result.ratings][-1] == "random"
    assert result.ratings[0].mu > result.ratings[-1].mu + 1
    against_random = [each for each in result.meetings if each.others == ("random",)]
    assert all(each.share.mean > 0.5 for each in against_random)
    assert any(each.better for each in against_random)


def test_scores_are_counted_by_bot(rows: list[tournament.Row]) -> None:
    found = {each.bot: each for each in standings.standings(PLAN, rows).scores}
    assert sum(sum(each.counts.values()) for each in found.values()) == 4 * len(rows)
    assert found["strong"].mean > found["random"].mean


def test_a_page_holds_everything_and_asks_no_other_machine(rows: list[tournament.Row]) -> None:
    result = standings.standings(PLAN, rows)
    page = tournament_page(result, "A & B", lambda name, **_: name, "en")
    assert "A &amp; B" in page
    assert page.count('class="plot"') == 2
    assert page.count("<svg") == 3
    assert "<text" not in page, "words in a picture shrink with it"
    assert "strong" in page
    assert "://" not in page
    assert "<script" not in page


def test_parquet_has_a_row_for_every_seat_of_every_game(
    tmp_path: Path, rows: list[tournament.Row]
) -> None:
    write_parquet(tmp_path / "games.parquet", PLAN, rows)
    table = import_module("pyarrow.parquet").read_table(tmp_path / "games.parquet").to_pylist()
    assert len(table) == 4 * len(rows)
    assert sum(line["victory"] for line in table) == pytest.approx(len(rows))
    assert [line["score"] for line in table[:4]] == list(rows[0].scores)
    metadata = import_module("pyarrow.parquet").read_schema(tmp_path / "games.parquet").metadata
    assert metadata[b"ludolith.bots"] == b"strong,casual,random"
    assert metadata[b"ludolith.games"] == b"12"
    assert msgspec.json.decode(metadata[b"ludolith.options"]) == PLAN.options


def test_a_missing_extra_is_named_in_one_line() -> None:
    with pytest.raises(
        BadRequest, match=r"a plot needs no_such_thing: pip install 'ludolith\[x\]'"
    ):
        optional_packages.extra("no_such_thing.inner", "x", "a plot")
