"""`ludolith bench`: ratios measured in one run, beside what they should be."""

from __future__ import annotations

import difflib
import json

from rich.console import Console
from rich.table import Table

from ludolith import benchmarks
from ludolith.cli.command_parsing import Misuse
from ludolith.cli.printing import console
from ludolith.cli.translations import Words, words


def bench(only: str | None, as_json: bool, lang: str | None) -> None:
    speech = words(lang)
    screen = Console(stderr=True, highlight=False)

    def report(name: str, ratio: float) -> None:
        if screen.is_terminal:
            screen.print(f"{name} {readable(ratio)}", style="dim")

    check(only)
    ratios = benchmarks.run(only, report)
    if as_json:
        print(json.dumps(ratios))
    else:
        console().print(as_table(ratios, speech))


def check(only: str | None) -> None:
    """Refuse a prefix that fits no name, without listing all names: they fill more than a line."""
    names = benchmarks.NAMES
    if only is None or (only and any(name.startswith(only) for name in names)):
        return
    near = difflib.get_close_matches(only, names, n=2)
    first = sorted({name.partition(".")[0] for name in names})
    raise Misuse("usage-no-benchmark", tuple(near), name=only, begin=", ".join(first))


def as_table(ratios: dict[str, float], speech: Words) -> Table:
    """One line a ratio; one that misses its target is marked by a word, not only by colour."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(speech.tell("benchmark"))
    table.add_column(speech.tell("ratio"), justify="right")
    table.add_column(speech.tell("target"), justify="right")
    table.add_column("")
    for name, ratio in ratios.items():
        target = benchmarks.TARGETS.get(name)
        missed = target is not None and ratio < target
        table.add_row(
            name,
            readable(ratio),
            "" if target is None else readable(target),
            speech.tell("missed") if missed else "",
            style="bold red" if missed else "",
        )
    return table


def readable(ratio: float) -> str:
    """A small ratio as a part of one, so that it does not end as 0.00."""
    return f"{ratio:.2f}" if ratio >= 0.1 or ratio <= 0 else f"1/{1 / ratio:.0f}"
