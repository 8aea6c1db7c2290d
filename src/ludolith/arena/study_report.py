"""A study, or what an option changes, as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import copysign, inf
from typing import Final

from ludolith.arena.intervals import Interval, student
from ludolith.arena.plots import intervals
from ludolith.arena.report import Say, page, table
from ludolith.arena.study import Difference, Statistic
from ludolith.arena.study_chapters import COUNTED, chapter_of, chapters

# What stands over the columns of a study and of a comparison.
STUDY_HEADS: Final = ("study-name", "study-mean", "study-deviation", "study-share", "study-range")
CHANGE_HEADS: Final = (
    "study-name",
    "study-one",
    "study-other",
    "study-change",
    "study-size",
    "study-share-size",
)
_SHARES: Final = "victory"  # of whole victories, to be shown as percent
_PLOTTED: Final = (_SHARES, "score")  # the same thing for every seat, so that seats can be compared

Explain = Callable[[str], str]  # a rule in full by its id


def study_page(
    statistics: Sequence[Statistic], title: str, summary: str, say: Say, explain: Explain, lang: str
) -> str:
    """Every statistic of one set of options."""
    parts = [f"<p>{escape(summary)}</p>"]
    for chapter, found in chapters(statistics).items():
        parts.append(head(chapter, say))
        if chapter in _PLOTTED:
            parts.append(seats(found, 100.0 if chapter == _SHARES else 1.0))
        rows = [
            (
                full_name(each.name, explain),
                f"{each.mean:.3f}" + ("" if each.error is None else f" ± {each.error:.3f}"),
                "–" if each.deviation is None else f"{each.deviation:.3f}",
                f"{each.share * 100:.1f} %",
                f"{each.least:g} – {each.most:g}",
            )
            for each in found
        ]
        parts.append(table([say(each) for each in STUDY_HEADS], rows))
    return page(title, lang, parts)


def comparison_page(
    changes: Sequence[Difference], title: str, summary: str, say: Say, explain: Explain, lang: str
) -> str:
    """What changes between two sets of options, in every chapter the largest effects first."""
    felt = [each for each in changes if chapter_of(each.name) not in COUNTED]
    parts = [
        f"<p>{escape(summary)}</p>",
        f"<h2>{escape(say('comparison-felt'))}</h2><p>{escape(say('comparison-felt-help'))}</p>",
        effects(felt),
    ]
    for chapter, found in chapters(changes).items():
        rows = [
            (
                full_name(each.name, explain),
                f"{0.0 if each.one is None else each.one.mean:.3f}",
                f"{0.0 if each.other is None else each.other.mean:.3f}",
                f"{each.change:+.3f}"
                + ("" if each.low is None else f" [{each.low:+.3f}, {each.high:+.3f}]"),
                effect(each, "{:+.2f}".format),
                f"{each.share_size:+.2f}",
            )
            for each in found
        ]
        parts += [head(chapter, say), table([say(each) for each in CHANGE_HEADS], rows)]
    return page(title, lang, parts)


def head(chapter: str, say: Say) -> str:
    return f"<h2>{escape(say(f'study-chapter-{chapter}'))}</h2>"


def full_name(name: str, explain: Explain) -> str:
    """A rule as its id and its text, for readers who do not know the ids."""
    kind, _, rule = name.partition(".")
    return f"{name}: {explain(rule)}" if kind == "rule" else name


def effect(each: Difference, figure: Callable[[float], str]) -> str:
    """Cohen's d, which has no bounds where games of the same options never differ."""
    if each.boundless:
        return "+∞" if each.change > 0 else "−∞"
    return "–" if each.size is None else figure(each.size)


def seats(found: Sequence[Statistic], unit: float) -> str:
    """All seats beside each other; the tick is what each would have if all were equal."""
    equal = sum(each.mean for each in found) / len(found)
    rows = []
    for each in found:
        reach = inf if each.error is None else student(each.games) * each.error
        rows.append((each.name, Interval(each.mean, each.mean - reach, each.mean + reach), equal))
    ends = [0.0, *(each.mean for each in found)]
    ends += [end for _, row, _ in rows if not row.endless for end in (row.low, row.high)]
    return intervals(rows, min(ends), max(*ends, 1e-9), unit, ("more", "less"))


def effects(changes: Sequence[Difference]) -> str:
    """Changes in deviations of the statistic, so that all fit on one scale."""
    rows = []
    for each in changes:
        size = copysign(inf, each.change) if each.boundless else each.size or 0.0
        low = high = size
        if each.size and each.low is not None and each.high is not None:
            deviation = each.change / each.size
            low, high = each.low / deviation, each.high / deviation
        rows.append((each.name, Interval(size, low, high), 0.0))
    ends = [abs(end) for _, row, _ in rows if not row.endless for end in (row.low, row.high)]
    widest = max(ends, default=0.0) or 1.0
    return intervals(rows, -widest, widest, sides=("more", "less"), digits=2)
