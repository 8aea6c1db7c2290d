"""A study, or what an option changes, as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from ludolith.arena.chapters import COUNTED, chapter_of, chapters
from ludolith.arena.plots import intervals
from ludolith.arena.report import Say, page, table
from ludolith.arena.standings import SURE, Interval
from ludolith.arena.study import Difference, Statistic

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
    statistics: Sequence[Statistic], title: str, told: str, say: Say, explain: Explain, lang: str
) -> str:
    """Every statistic of one set of options."""
    parts = [f"<p>{escape(told)}</p>"]
    for chapter, found in chapters(statistics).items():
        parts.append(head(chapter, say))
        if chapter in _PLOTTED:
            parts.append(seats(found, 100.0 if chapter == _SHARES else 1.0))
        rows = [
            (
                full_name(each.name, explain),
                f"{each.mean:.3f} ± {each.error:.3f}",
                f"{each.deviation:.3f}",
                f"{each.share * 100:.1f} %",
                f"{each.least:g} – {each.most:g}",
            )
            for each in found
        ]
        parts.append(table([say(each) for each in STUDY_HEADS], rows))
    return page(title, lang, parts)


def comparison_page(
    changes: Sequence[Difference], title: str, told: str, say: Say, explain: Explain, lang: str
) -> str:
    """What changes between two sets of options, in every chapter the largest effects first."""
    felt = [each for each in changes if chapter_of(each.name) not in COUNTED]
    parts = [
        f"<p>{escape(told)}</p>",
        f"<h2>{escape(say('comparison-felt'))}</h2><p>{escape(say('comparison-felt-help'))}</p>",
        effects(felt),
    ]
    for chapter, found in chapters(changes).items():
        rows = [
            (
                full_name(each.name, explain),
                f"{0.0 if each.one is None else each.one.mean:.3f}",
                f"{0.0 if each.other is None else each.other.mean:.3f}",
                f"{each.change:+.3f} [{each.low:+.3f}, {each.high:+.3f}]",
                f"{each.size:+.2f}",
                f"{each.share_size:+.2f}",
            )
            for each in found
        ]
        parts += [head(chapter, say), table([say(each) for each in CHANGE_HEADS], rows)]
    return page(title, lang, parts)


def head(chapter: str, say: Say) -> str:
    return f"<h2>{escape(say(f'study-chapter-{chapter}'))}</h2>"


def full_name(name: str, explain: Explain) -> str:
    """A rule is more than its number to whoever reads about it."""
    kind, _, rule = name.partition(".")
    return f"{name}: {explain(rule)}" if kind == "rule" else name


def seats(found: Sequence[Statistic], unit: float) -> str:
    """All seats beside each other; the tick is what each would have if all were equal."""
    equal = sum(each.mean for each in found) / len(found)
    rows = []
    for each in found:
        reach = SURE * each.error
        rows.append((each.name, Interval(each.mean, each.mean - reach, each.mean + reach), equal))
    least = min(0.0, *(interval.low for _, interval, _ in rows))
    most = max(interval.high for _, interval, _ in rows)
    return intervals(rows, least, max(most, least + 1e-9), unit, ("more", "less"))


def effects(changes: Sequence[Difference]) -> str:
    """Changes in deviations of the statistic, so that all fit on one scale."""
    rows = []
    for each in changes:
        deviation = each.change / each.size if each.size else 0.0
        reach = (each.high - each.change) / deviation if deviation else 0.0
        rows.append((each.name, Interval(each.size, each.size - reach, each.size + reach), 0.0))
    widest = max((max(abs(row[1].low), abs(row[1].high)) for row in rows), default=0.0)
    return intervals(rows, -(widest or 1.0), widest or 1.0, sides=("more", "less"), digits=2)
