"""`ludolith tournament`: who is better, as a table, as JSON, as files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ludolith.arena import tournament as arena
from ludolith.arena.backends import Backend, local
from ludolith.arena.intervals import Interval
from ludolith.arena.parquet import write_parquet
from ludolith.arena.ray_backend import OnRay
from ludolith.arena.report import tournament_page
from ludolith.arena.simulate import WorkerDied
from ludolith.arena.standings import Meeting, Standings, standings
from ludolith.arena.tournament_folder import Ledger
from ludolith.cli.arguments import listed, options_of
from ludolith.cli.errors import Failed
from ludolith.cli.printing import console
from ludolith.cli.simulate import progress
from ludolith.cli.translations import Words, words
from ludolith.games import game as find_game

PARQUET: Final = "games.parquet"
REPORT: Final = "report.html"


def tournament(
    game: str,
    bots: str,
    players: int,
    games: int,
    seating: str,
    seed: int,
    option: Sequence[str] | None,
    output: Path | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    found = find_game(game)
    speech = words(lang, found)
    options = options_of(found, option)
    plan = arena.plan_of(game, players, games, listed(bots), seed, options, seating)
    backend = backend_of(jobs, ray)
    ledger = None if output is None else Ledger(output, plan)
    result = standings(plan, play(plan, backend, ledger, speech, output))
    if output is not None:
        title = speech.tell("tournament-title", game=speech.say("game-name"))
        page = tournament_page(result, title, speech.tell, speech.language)
        (output / REPORT).write_text(page, encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(result).decode())
        return
    console().print(as_table(result, speech))
    if output is not None:
        console().print(speech.tell("written", folder=str(output)))


def backend_of(jobs: int | None, ray: str | None) -> Backend:
    return local(jobs) if ray is None else OnRay(ray)


def play(
    plan: arena.Plan, backend: Backend, ledger: Ledger | None, speech: Words, output: Path | None
) -> list[arena.Row]:
    """All games; those in the ledger are not played again."""
    before = ledger.rows if ledger else []
    wanted = sum(1 for _ in arena.wanted(plan))
    try:
        with progress(wanted, speech) as report:
            keep = keeper(ledger, report)
            if report is not None:
                report(min(len(before), wanted))
            rows = arena.play(plan, backend, before, keep)
    except WorkerDied as problem:
        raise Failed(str(problem)) from None
    except KeyboardInterrupt:
        print_how_to_go_on(output, speech)
        raise
    finally:
        if ledger is not None:
            ledger.close()
    if output is not None:
        write_parquet(output / PARQUET, plan, rows)
    return rows


def print_how_to_go_on(output: Path | None, speech: Words) -> None:
    """Where the games before Ctrl-C are saved, or how to save them next time."""
    line = "not-kept" if output is None else "goes-on"
    Console(stderr=True).print(Text(speech.tell(line, folder=str(output))))


def keeper(
    ledger: Ledger | None, report: Callable[[int], None] | None
) -> Callable[[list[arena.Row]], None]:
    def keep(rows: list[arena.Row]) -> None:
        if ledger is not None:
            ledger.add(rows)
        if report is not None:
            report(len(rows))

    return keep


def as_table(result: Standings, speech: Words) -> Group:
    """Contests with their intervals, then ratings."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    # Where a line is too narrow, numbers break; a name cut short would be another name.
    longest = max(len(bot) for bot in result.plan.bots)
    table.add_column(speech.tell("bot"), min_width=longest)
    table.add_column(speech.tell("against"), min_width=longest)
    table.add_column(speech.tell("games"), justify="right")
    table.add_column(speech.tell("win-share"), justify="right", no_wrap=True)
    table.add_column(speech.tell("fair"), justify="right")
    table.add_column("")
    table.add_column(speech.tell("margin"), justify="right")
    for meeting in result.meetings:
        share, margin = meeting.share, meeting.margin
        table.add_row(
            meeting.bot,
            ", ".join(meeting.others),
            str(meeting.games),
            percent(share, speech),
            f"{speech.decimal(meeting.fair * 100, 1)} %",
            speech.tell(verdict(meeting)),
            speech.decimal(margin.mean, 2)
            + ("" if margin.endless else f" ± {speech.decimal(margin.high - margin.mean, 2)}"),
        )
    rated = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    rated.add_column(speech.tell("bot"), min_width=longest)
    rated.add_column(speech.tell("rating"), justify="right")
    for each in result.ratings:
        rated.add_row(each.bot, f"{speech.decimal(each.mu, 2)} ± {speech.decimal(each.sigma, 2)}")
    return Group(table, "", rated)


def percent(share: Interval, speech: Words) -> str:
    """A share and the ends of its interval, which is not symmetric near 0 and 1."""
    mean, low, high = (
        speech.decimal(each * 100, 1) for each in (share.mean, share.low, share.high)
    )
    return f"{mean} % [{low}; {high}]"


def verdict(meeting: Meeting) -> str:
    if meeting.better:
        return "verdict-better"
    return "verdict-worse" if meeting.share.high < meeting.fair else "verdict-open"
