"""`ludolith simulate`: many games, their figures as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Final

import msgspec
from rich.console import Console, Group
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from ludolith import compiled
from ludolith.arena import simulate as arena
from ludolith.arena.summary import Figures, figures
from ludolith.cli.arguments import listed, options_of
from ludolith.cli.errors import Failed
from ludolith.cli.printing import console
from ludolith.cli.translations import Words, words
from ludolith.engine.options import labels
from ludolith.games import game as find_game

REDRAW: Final = 0.1  # seconds
FEW: Final = 10  # games a second


def simulate(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    option: Sequence[str] | None,
    jobs: int | None,
    as_json: bool,
    lang: str | None,
) -> None:
    found = find_game(game)
    speech = words(lang, found)
    options = options_of(found, option)
    plan = arena.plan_of(game, players, games, seed, options, listed(bots))
    try:
        with progress(games, speech) as report:
            simulation = arena.simulate(plan, jobs, report)
    except arena.WorkerDied as problem:
        raise Failed(str(problem)) from None
    if simulation.tally.games:
        result = figures(simulation.tally, players)
        if as_json:
            print(json.dumps(as_object(simulation, result)))
        else:
            console().print(as_table(simulation, result, speech))
    if simulation.stopped:
        raise KeyboardInterrupt


@contextmanager
def progress(
    total: int, speech: Words, doing: str = "simulating"
) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on stderr, if it is a terminal; without a thread of its own,
    because the processes of the simulation are forked.
    """
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield None
        return
    from rich.progress import (  # importing it takes a while, and programs see no bar
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn(speech.tell(doing)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, auto_refresh=False) as bar:
        task = bar.add_task("", total=total)
        drawn = 0.0

        def report(done: int) -> None:
            nonlocal drawn
            now = monotonic()
            due = now - drawn >= REDRAW  # drawing takes time that the games could use
            drawn = now if due else drawn
            bar.update(task, advance=done, refresh=due)

        yield report


def as_object(simulation: arena.Simulation, result: Figures) -> dict[str, object]:
    """Everything for programs. Only the last three depend on the machine and its load."""
    plan = simulation.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "games": int(simulation.tally.games),
        "stopped": simulation.stopped,
        "seed": plan.seed,
        "options": labels(find_game(plan.game).options, plan.options),
        "bots": plan.bots,
        "compiled": compiled(),
        "decisions": int(simulation.tally.decisions),
        **msgspec.to_builtins(result),
        "games_per_second": int(simulation.tally.games) / simulation.seconds,
        "seconds": simulation.seconds,
        "cpu_seconds": simulation.cpu_seconds,
    }


def as_table(simulation: arena.Simulation, result: Figures, speech: Words) -> Group:
    """Seats with their scores and bars of victories; below, what the games were like."""
    plan = simulation.plan
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(speech.tell("seat"), justify="right")
    table.add_column(speech.tell("bot"))
    table.add_column(speech.tell("mean-score"), justify="right")
    table.add_column(speech.tell("win-share"), justify="right")
    table.add_column("", min_width=10, max_width=30, ratio=1)
    most = max(result.win_shares)
    for seat in range(plan.players):
        share = result.win_shares[seat]
        table.add_row(
            str(seat + 1),
            plan.bots[seat],
            give_or_take(result.mean_scores[seat], result.score_errors[seat], 1, speech),
            give_or_take(share, result.win_share_errors[seat], 100, speech) + " %",
            ProgressBar(total=most, completed=share, complete_style="yellow"),
        )
    spread = result.decisions_deviation
    games = int(simulation.tally.games)
    lines = [
        speech.tell(
            "length",
            mean=speech.decimal(result.decisions_per_game, 1),
            spread="–" if spread is None else speech.decimal(spread, 1),
        ),
        speech.tell("total", games=games, decisions=int(simulation.tally.decisions)),
        speech.tell(
            "speed",
            rate=rate(games / simulation.seconds, speech),
            seconds=speech.decimal(simulation.seconds, 2),
            cpu=speech.decimal(simulation.cpu_seconds, 2),
            compiled="yes" if compiled() else "no",
        ),
    ]
    if simulation.stopped:
        lines.append(speech.tell("stopped", games=games, planned=plan.games))
    return Group(table, "", *(Text(line) for line in lines))


def rate(games: float, speech: Words) -> str | int:
    """Games a second; with hundredths for slow games."""
    return round(games) if games >= FEW else speech.decimal(games, 2)


def give_or_take(value: float, error: float | None, scale: int, speech: Words) -> str:
    """A value and its standard error, with as many digits as the error allows."""
    if error is None:
        return speech.decimal(value * scale, 2)
    digits = 2 if error * scale >= 0.01 else 3
    return f"{speech.decimal(value * scale, digits)} ± {speech.decimal(error * scale, digits)}"
