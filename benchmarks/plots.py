"""Small line and bar charts as SVG, for studies that are kept in docs/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 520
HEIGHT: Final = 300
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 34, 46
COLOURS: Final = ("#b3382c", "#2f6f9f", "#4f8a3c", "#8a5fa8", "#c98a1b", "#555555")
Points = Sequence[tuple[float, float]]


def ticks(most: float) -> list[float]:
    """Round numbers from 0 to the first that is not below `most`."""
    step = 1e-3
    while most / step > 6:
        step *= 2.5 if f"{step:e}".startswith("2") else 2
    found = [0.0]
    while found[-1] < most - 1e-9:
        found.append(round(found[-1] + step, 6))
    return found


class Chart:
    """One chart with axes from zero."""

    def __init__(self, title: str, across: str, up: str, most: tuple[float, float]) -> None:
        self.across, self.up = ticks(most[0]), ticks(most[1])
        self.parts = [
            f'<text x="{LEFT}" y="20" font-size="14" font-weight="bold">{escape(title)}</text>',
            f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}"'
            f' text-anchor="middle">{escape(across)}</text>',
            f'<text x="14" y="{(TOP + HEIGHT - BOTTOM) / 2}" text-anchor="middle" transform='
            f'"rotate(-90 14 {(TOP + HEIGHT - BOTTOM) / 2})">{escape(up)}</text>',
        ]
        for value in self.up:
            y = self.y(value)
            self.parts.append(
                f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
                f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>'
            )
        for value in self.across:
            self.parts.append(
                f'<text x="{self.x(value):.1f}" y="{HEIGHT - BOTTOM + 16}"'
                f' text-anchor="middle">{value:g}</text>'
            )

    def x(self, value: float) -> float:
        return LEFT + value / self.across[-1] * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - value / self.up[-1] * (HEIGHT - TOP - BOTTOM)

    def legend(self, names: Sequence[str]) -> None:
        for number, name in enumerate(names):
            y = TOP + 12 + 15 * number
            self.parts.append(
                f'<path d="M{LEFT + 10} {y - 4}h16" stroke="{COLOURS[number]}" stroke-width="3"/>'
                f'<text x="{LEFT + 32}" y="{y}">{escape(name)}</text>'
            )

    def text(self) -> str:
        body = "\n".join(self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
            f' font-family="sans-serif" font-size="11" fill="#222">\n'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n{body}\n</svg>\n'
        )


def lines(title: str, across: str, up: str, series: Mapping[str, Points]) -> str:
    """A line for every series."""
    every = [point for points in series.values() for point in points]
    chart = Chart(title, across, up, (max(x for x, _ in every), max(y for _, y in every) or 1.0))
    for colour, points in zip(COLOURS, series.values(), strict=False):
        way = " ".join(f"{chart.x(x):.1f},{chart.y(y):.1f}" for x, y in points)
        dots = "".join(
            f'<circle cx="{chart.x(x):.1f}" cy="{chart.y(y):.1f}" r="2.5"/>' for x, y in points
        )
        chart.parts.append(
            f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>'
            f'<g fill="{colour}">{dots}</g>'
        )
    chart.legend(list(series))
    return chart.text()


def bars(title: str, across: str, up: str, series: Mapping[str, Points], width: float) -> str:
    """Bars side by side; a point's x is where its group begins, `width` how wide that is."""
    every = [point for points in series.values() for point in points]
    most = max(x for x, _ in every) + width
    chart = Chart(title, across, up, (most, max(y for _, y in every) or 1.0))
    share = width * 0.8 / len(series)
    for number, (colour, points) in enumerate(zip(COLOURS, series.values(), strict=False)):
        for x, y in points:
            begin = chart.x(x + width * 0.1 + share * number)
            chart.parts.append(
                f'<rect x="{begin:.1f}" y="{chart.y(y):.1f}" fill="{colour}"'
                f' width="{chart.x(share) - LEFT:.1f}" height="{chart.y(0) - chart.y(y):.1f}"/>'
            )
    chart.legend(list(series))
    return chart.text()
