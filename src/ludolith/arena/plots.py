"""Plots as SVG inside a page: no script, no address of another machine, light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from ludolith.arena.standings import Interval

WIDTH: Final = 640
LABEL: Final = 190
ROW: Final = 30


def intervals(
    rows: Sequence[tuple[str, Interval, float]],
    least: float,
    most: float,
    unit: float = 1.0,
    sides: tuple[str, str] = ("better", "worse"),
    digits: int = 1,
) -> str:
    """A line a row: the mean as a dot, its interval as a bar, what would be equal as a tick.

    An interval wholly on one side of the tick is coloured: above, below.
    """
    above, below = sides
    inner = WIDTH - LABEL - 100

    def x(value: float) -> float:
        clamped = min(max(value, least), most)
        return LABEL + inner * (clamped - least) / (most - least)

    parts = []
    for number, (label, interval, fair) in enumerate(rows):
        y = ROW * number + ROW / 2
        side = above if interval.low > fair else below if interval.high < fair else "open"
        parts.append(
            f'<text x="{LABEL - 10}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
            f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" '
            f'y1="{y - 11}" y2="{y + 11}"/>'
            f'<line class="{side} bar" x1="{x(interval.low):.1f}" x2="{x(interval.high):.1f}" '
            f'y1="{y}" y2="{y}"/>'
            f'<circle class="{side}" cx="{x(interval.mean):.1f}" cy="{y}" r="5"/>'
            f'<text x="{WIDTH - 90}" y="{y + 4}" class="value">'
            f"{interval.mean * unit:.{digits}f} ± "
            f"{(interval.high - interval.mean) * unit:.{digits}f}</text>"
        )
    return svg(ROW * len(rows), "".join(parts))


def histogram(counts: Mapping[int, int], least: int, most: int, height: int = 90) -> str:
    """How often each value came, as columns; neighbours share one if there are many."""
    if not counts:
        return ""
    step = max(1, -(-(most - least + 1) // 60))
    columns: dict[int, int] = {}
    for value, times in counts.items():
        columns[(value - least) // step] = columns.get((value - least) // step, 0) + times
    number = (most - least) // step + 1
    wide = WIDTH / number
    tallest = max(columns.values())
    bars = "".join(
        f'<rect x="{place * wide:.1f}" y="{height - height * times / tallest:.1f}" '
        f'width="{max(1.0, wide - 1):.1f}" height="{height * times / tallest:.1f}"/>'
        for place, times in sorted(columns.items())
    )
    axis = (
        f'<text x="0" y="{height + 16}">{least}</text>'
        f'<text x="{WIDTH}" y="{height + 16}" text-anchor="end">{most}</text>'
    )
    return svg(height + 20, bars + axis)


def svg(height: float, inner: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{inner}</svg>'
