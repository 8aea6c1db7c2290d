"""A tournament as one page that needs nothing else, and what every such page is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from ludolith.arena import plots
from ludolith.arena.plots import histogram, intervals
from ludolith.arena.standings import Duel, Meeting, Standings

EQUAL: Final = 0.5

Say = Callable[..., str]  # a message of the reader's language by its id

STYLE: Final = (
    """
:root{color-scheme:light dark;--ink:#2b2420;--paper:#fdfaf5;--line:#d8cdbf;--good:#2f7d4f;
--bad:#b3402e;--plain:#a9803a;--more:#2f6fa8;--less:#8a4fa3}
@media(prefers-color-scheme:dark){:root{--ink:#efe6da;--paper:#1d1916;--line:#4a4038;--good:#69c48d;
--bad:#ef8a78;--plain:#d9ae62;--more:#7fb8ea;--less:#cf9be6}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);margin:0 auto;
max-width:760px;padding:2rem 1rem}h1{line-height:1.2}h2{margin-top:2.2rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child,td:first-child{text-align:left}
.scroll{overflow-x:auto}td.better{color:var(--good);font-weight:600}
td.worse{color:var(--bad)}small{opacity:.75}
"""
    + plots.STYLE
)


def tournament_page(standings: Standings, title: str, say: Say, language: str) -> str:
    return page(title, language, tournament_parts(standings, say))


def tournament_parts(standings: Standings, say: Say) -> list[str]:
    """Shares of victory, meetings, ratings, scores."""
    plan = standings.plan
    shown = [
        (" – ".join((meeting.bot, *meeting.others)), meeting.share, meeting.fair)
        for meeting in standings.meetings
    ]
    parts = [
        f"<p>{escape(facts(standings, say))}</p>",
        f"<h2>{escape(say('report-shares'))}</h2><p>{escape(say('report-shares-help'))}</p>",
        intervals(shown, 0.0, 1.0, 100.0),
        f"<h2>{escape(say('report-meetings'))}</h2><p>{escape(say('report-meetings-help'))}</p>",
        head_to_head(plan.bots, standings.duels),
        f"<h2>{escape(say('report-ratings'))}</h2>",
        table(
            (say("bot"), "μ", "σ"),
            [(each.bot, f"{each.mu:.2f}", f"{each.sigma:.2f}") for each in standings.ratings],
        ),
        f"<h2>{escape(say('report-margins'))}</h2><p>{escape(say('report-margins-help'))}</p>",
        margins(standings.meetings),
        f"<h2>{escape(say('report-scores'))}</h2>",
    ]
    counted = [score for each in standings.scores for score in each.counts]
    for each in standings.scores:
        parts.append(
            f"<h3>{escape(each.bot)} <small>{each.mean:.1f} ± {each.deviation:.1f}</small></h3>"
            + histogram(each.counts, min(counted), max(counted))
        )
    return parts


def facts(standings: Standings, say: Say) -> str:
    plan = standings.plan
    chosen = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "–"
    return say(
        "report-facts",
        game=plan.game,
        players=plan.players,
        games=standings.games,
        seed=plan.seed,
        options=chosen,
        seating=plan.seating,
    )


def head_to_head(bots: Sequence[str], duels: Sequence[Duel]) -> str:
    """How often a bot was ahead of each other one, in percent."""
    shares = {(each.bot, each.other): each.share for each in duels}
    rows = []
    for bot in bots:
        cells = [f"<td>{escape(bot)}</td>"]
        for other in bots:
            share = shares.get((bot, other))
            if share is None:
                cells.append("<td>–</td>")
                continue
            mark = "better" if share.low > EQUAL else "worse" if share.high < EQUAL else "open"
            cells.append(f'<td class="{mark}">{share.mean * 100:.1f} %</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    head = "".join(f"<th>{escape(bot)}</th>" for bot in ("", *bots))
    return f'<div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def margins(meetings: Sequence[Meeting]) -> str:
    rows = [(" – ".join((each.bot, *each.others)), each.margin, 0.0) for each in meetings]
    ends = [abs(each.mean) for _, each, _ in rows]
    ends += [max(-each.low, each.high) for _, each, _ in rows if not each.endless]
    reach = max(ends) or 1.0
    return intervals(rows, -reach, reach)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def page(title: str, language: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f"<h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )
