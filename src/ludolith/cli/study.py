"""`ludolith study`: what a game is like, and what an option changes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

from ludolith.arena import study as arena
from ludolith.arena.simulate import WorkerDied
from ludolith.arena.study_chapters import Each, chapters
from ludolith.arena.study_report import (
    CHANGE_HEADS,
    STUDY_HEADS,
    comparison_page,
    effect,
    study_page,
)
from ludolith.cli.arguments import listed, options_of
from ludolith.cli.errors import Failed
from ludolith.cli.printing import console
from ludolith.cli.simulate import progress
from ludolith.cli.tournament import backend_of
from ludolith.cli.translations import Words, words
from ludolith.engine.atomic_write import writable, write
from ludolith.engine.options import OptionValue
from ludolith.games import game as find_game
from ludolith.text.rule_texts import rules_of

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
    file = None if output is None else writable(output, overwrite=True, special=True)
    summary = speech.tell(
        "study-facts",
        game=speech.say("game-name"),
        players=players,
        games=games,
        seed=seed,
        bots=bots,
        options=options_text(plan.options),
    )

    def explain(rule: str) -> str:
        return rules.rule(rule).text

    if not versus:
        with watching(games, speech) as report:
            result = arena.study(plan, backend, watchers or (), report)
        title = speech.tell("study-title", game=speech.say("game-name"))
        page = study_page(result, title, summary, speech.tell, explain, speech.language)
        show(msgspec.json.encode(result).decode() if as_json else as_table(result, speech))
    else:
        other = options_of(found, [*(option or ()), *versus])
        plans = (plan, arena.plan_of(game, players, games, seed, other, listed(bots)))
        with watching(games, speech) as report:
            changes = arena.compare(*plans, backend, watchers or (), report)
        summary = speech.tell("study-versus", facts=summary, options=options_text(other))
        title = speech.tell("comparison-title", game=speech.say("game-name"))
        page = comparison_page(changes, title, summary, speech.tell, explain, speech.language)
        show(msgspec.json.encode(changes).decode() if as_json else as_changes(changes, speech))
    if file is not None:
        if file.exists() and not file.is_file():  # a pipe or a device
            file.write_text(page, encoding="utf-8")
        else:
            write(page, file, overwrite=True)
        if not as_json:
            show(speech.tell("report-written", file=str(file)))


def show(printed: str | Table) -> None:
    if isinstance(printed, str):
        print(printed)
    else:
        console().print(printed)


def options_text(options: Mapping[str, OptionValue]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "–"


@contextmanager
def watching(games: int, speech: Words) -> Iterator[Callable[[int], None] | None]:
    """A progress bar; accumulators may be in the current folder."""
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        with progress(games, speech) as report:
            yield report
    except WorkerDied as problem:
        raise Failed(str(problem)) from None


def as_table(found: Sequence[arena.Statistic], speech: Words) -> Table:
    """What is not a single card or rule; the rest is in the report."""
    few = shown(found)
    table = headed(STUDY_HEADS, [each.name for each in few], speech)
    for each in few:
        table.add_row(
            each.name,
            give_or_take(each.mean, each.error, speech),
            "–" if each.deviation is None else speech.decimal(each.deviation, 2),
            f"{speech.decimal(each.share * 100, 1)} %",
            f"{extreme(each.least, speech)} – {extreme(each.most, speech)}",
        )
    return table


def as_changes(found: Sequence[arena.Difference], speech: Words) -> Table:
    """What players feel, then what happens more or less often."""
    few = shown(found)
    table = headed(CHANGE_HEADS, [each.name for each in few], speech)
    for each in few:
        reach = None if each.high is None else each.high - each.change
        table.add_row(
            each.name,
            speech.decimal(0.0 if each.one is None else each.one.mean, 2),
            speech.decimal(0.0 if each.other is None else each.other.mean, 2),
            give_or_take(each.change, reach, speech),
            effect(each, lambda size: speech.decimal(size, 2)),
            speech.decimal(each.share_size, 2),
        )
    return table


def give_or_take(value: float, reach: float | None, speech: Words) -> str:
    """A mean and how far it may be off; one game alone cannot say that."""
    mean = speech.decimal(value, 2)
    return mean if reach is None else f"{mean} ± {speech.decimal(reach, 2)}"


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
