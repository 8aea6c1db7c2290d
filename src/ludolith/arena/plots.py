"""Plots inside a page: no script, no address of another machine, light and dark, wide and narrow.

All words are text of the page, never of a picture that is scaled: they stay readable on a phone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from ludolith.arena.intervals import Interval

COLUMNS: Final = 60  # of a histogram, at most

STYLE: Final = """
.line{display:grid;grid-template-columns:minmax(7rem,30%) 1fr 10.5rem;gap:.1rem .8rem;
align-items:center;padding:.2rem 0;font-size:.9rem;font-variant-numeric:tabular-nums}
.line .of{overflow-wrap:anywhere}.line .value{text-align:right}
.track{position:relative;height:1.4rem}.track i{position:absolute}
.track .fair{top:0;bottom:0;width:2px;margin-left:-1px;background:var(--line)}
.track .bar{top:calc(50% - 2px);height:4px;border-radius:2px}
.track .dot{top:calc(50% - 5px);width:10px;height:10px;margin-left:-5px;border-radius:50%}
.track .better{background:var(--good)}.track .worse{background:var(--bad)}
.track .more{background:var(--more)}.track .less{background:var(--less)}
.track .open{background:var(--plain)}
.histogram svg{display:block;width:100%;height:90px;fill:var(--plain)}
.histogram p{display:flex;justify-content:space-between;margin:0;font-size:.9rem}
@media(max-width:560px){.line{grid-template-columns:1fr auto;padding:.4rem 0}
.line .track{grid-row:2;grid-column:1/-1}}
"""


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

    def place(value: float) -> float:
        return 100 * (min(max(value, least), most) - least) / (most - least)

    parts = []
    for label, interval, fair in rows:
        side = above if interval.low > fair else below if interval.high < fair else "open"
        low, high = place(interval.low), place(interval.high)
        parts.append(
            f'<div class="line"><span class="of">{escape(label)}</span><div class="track">'
            f'<i class="fair" style="left:{place(fair):.1f}%"></i>'
            f'<i class="{side} bar" style="left:{low:.1f}%;width:{high - low:.1f}%"></i>'
            f'<i class="{side} dot" style="left:{place(interval.mean):.1f}%"></i></div>'
            f'<span class="value">{in_figures(interval, unit, digits)}</span></div>'
        )
    return f'<div class="plot">{"".join(parts)}</div>'


def in_figures(interval: Interval, unit: float, digits: int) -> str:
    """A mean and the ends of its interval, as far as there are any."""
    if interval.mean in (float("inf"), float("-inf")):
        return "+∞" if interval.mean > 0 else "−∞"
    mean = f"{interval.mean * unit:.{digits}f}"
    if interval.endless:
        return mean
    return f"{mean} [{interval.low * unit:.{digits}f}, {interval.high * unit:.{digits}f}]"


def histogram(counts: Mapping[int, int], least: int, most: int) -> str:
    """How often each value came, as columns; neighbours share one if there are many."""
    if not counts:
        return ""
    step = max(1, -(-(most - least + 1) // COLUMNS))
    columns: dict[int, int] = {}
    for value, times in counts.items():
        columns[(value - least) // step] = columns.get((value - least) // step, 0) + times
    number = (most - least) // step + 1
    tallest = max(columns.values())
    bars = "".join(
        f'<rect x="{place + 0.05}" y="{100 - 100 * times / tallest:.1f}" '
        f'width="0.9" height="{100 * times / tallest:.1f}"/>'
        for place, times in sorted(columns.items())
    )
    return (
        f'<div class="histogram"><svg viewBox="0 0 {number} 100" preserveAspectRatio="none" '
        f'aria-hidden="true">{bars}</svg><p><span>{least}</span><span>{most}</span></p></div>'
    )
