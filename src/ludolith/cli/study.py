"""`ludolith study`: what a game is like, and what an option changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

from ludolith.arena import study as arena
from ludolith.arena.backends import Backend
from ludolith.arena.chapters import Each, chapters
from ludolith.arena.simulate import WorkerDied
from ludolith.arena.study_report import CHANGE_HEADS, STUDY_HEADS, comparison_page, study_page
from ludolith.cli.arguments import listed, options_of, writable
from ludolith.cli.errors import Failed
from ludolith.cli.show import console
from ludolith.cli.simulate import progress
from ludolith.cli.tournament import backend_of
from ludolith.cli.words import Words, words
from ludolith.engine.options import OptionValue
from ludolith.games import game as find_game
from ludolith.text.rules import rules_of

SHOWN: Final = 20  # lines of each chapter in the terminal; all are in the report and in JSON
IN_REPORT: Final = ("rule", "thing")  # chapters too long for a terminal


def study(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    option: Sequence[str] | None,
    versus: Sequence[str] | None,
    watchers: Sequence[str] | None,
    output: Path | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    found = find_game(game)
    speech = words(lang, found)
    options = options_of(found, option)
    plan = arena.plan_of(game, players, games, seed, options, listed(bots))
    backend = backend_of(jobs, ray)
    rules = rules_of(found, speech.language)
    file = None if output is None else writable(output, overwrite=True)
    told = speech.tell(
        "study-facts",
        game=speech.say("game-name"),
        players=players,
        games=games,
        seed=seed,
        bots=bots,
        options=told_options(plan.options),
    )

    def explain(rule: str) -> str:
        return rules.rule(rule).text

    if not versus:
        result = watch(plan, backend, watchers or (), speech)
        title = speech.tell("study-title", game=speech.say("game-name"))
        page = study_page(result, title, told, speech.tell, explain, speech.language)
        show(msgspec.json.encode(result).decode() if as_json else as_table(result, speech))
    else:
        other = options_of(found, [*(option or ()), *versus])
        plans = (plan, arena.plan_of(game, players, games, seed, other, listed(bots)))
        sides = [watch(each, backend, watchers or (), speech) for each in plans]
        changes = arena.compare(*sides)
        told = speech.tell("study-versus", told=told, options=told_options(other))
        title = speech.tell("comparison-title", game=speech.say("game-name"))
        page = comparison_page(changes, title, told, speech.tell, explain, speech.language)
        show(msgspec.json.encode(changes).decode() if as_json else as_changes(changes, speech))
    if file is not None:
        file.write_text(page, encoding="utf-8")
        if not as_json:
            show(speech.tell("report-written", file=str(file)))


def show(printed: str | Table) -> None:
    if isinstance(printed, str):
        print(printed)
    else:
        console().print(printed)


def told_options(options: Mapping[str, OptionValue]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "–"


def watch(
    plan: arena.Plan, backend: Backend, watchers: Sequence[str], speech: Words
) -> tuple[arena.Statistic, ...]:
    try:
        with progress(plan.games, speech) as report:
            return arena.study(plan, backend, watchers, report)
    except WorkerDied as problem:
        raise Failed(str(problem)) from None


def as_table(found: Sequence[arena.Statistic], speech: Words) -> Table:
    """What is not a single card or rule; the rest is in the report."""
    few = shown(found)
    table = headed(STUDY_HEADS, [each.name for each in few], speech)
    for each in few:
        table.add_row(
            each.name,
            f"{speech.decimal(each.mean, 2)} ± {speech.decimal(each.error, 2)}",
            speech.decimal(each.deviation, 2),
            f"{speech.decimal(each.share * 100, 1)} %",
            f"{extreme(each.least, speech)} – {extreme(each.most, speech)}",
        )
    return table


def as_changes(found: Sequence[arena.Difference], speech: Words) -> Table:
    """What players feel, then what happens more or less often."""
    few = shown(found)
    table = headed(CHANGE_HEADS, [each.name for each in few], speech)
    for each in few:
        reach = each.high - each.change
        table.add_row(
            each.name,
            speech.decimal(0.0 if each.one is None else each.one.mean, 2),
            speech.decimal(0.0 if each.other is None else each.other.mean, 2),
            f"{speech.decimal(each.change, 2)} ± {speech.decimal(reach, 2)}",
            speech.decimal(each.size, 2),
            speech.decimal(each.share_size, 2),
        )
    return table


def extreme(value: float, speech: Words) -> str:
    return speech.decimal(value, 0 if value == int(value) else 2)


def headed(heads: Sequence[str], names: Sequence[str], speech: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for place, head in enumerate(heads):
        # Where a line is too narrow, numbers break; a name cut short would be another name.
        table.add_column(
            speech.tell(head),
            justify="right" if place else "left",
            min_width=None if place else max(map(len, names), default=0),
        )
    return table


def shown(found: Sequence[Each]) -> list[Each]:
    """The first of every chapter that fits into a terminal."""
    return [
        each
        for chapter, part in chapters(found).items()
        if chapter not in IN_REPORT
        for each in part[:SHOWN]
    ]
