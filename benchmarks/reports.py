"""The reports in docs/reports: each level against the one below it, on equal seats.

Games are kept in build/reports, so that a run which was stopped goes on where it was. Words and
figures are written anew from them every time.
"""

from __future__ import annotations

from argparse import ArgumentParser
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from ludolith import bots, games
from ludolith.arena.backends import local
from ludolith.arena.report import page, table, tournament_parts
from ludolith.arena.standings import Meeting, Standings, standings
from ludolith.arena.tournament import Plan, plan_of, play
from ludolith.arena.tournament_folder import Ledger
from ludolith.cli.translations import words
from ludolith.engine.game import Game

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "build" / "reports"
WRITTEN: Final = ROOT / "docs" / "reports"
PLAYERS: Final = 4
SEED: Final = 8


class Contest(msgspec.Struct, frozen=True):
    """One line of a report, for tests and programs."""

    better: str
    worse: str
    players: int
    seating: str
    games: int
    share: float
    low: float
    high: float
    fair: float


def plans(game: Game, masters: bool) -> list[Plan]:
    """Each level against the one below; masters also with two players, and alone."""
    scale = game.effort.report
    most = min(PLAYERS, game.player_counts[-1])
    found = []
    for worse, better in pairwise(bots.levels(game)):
        if better != bots.MASTER:
            found.append(plan_of(game.name, most, scale.games, (better, worse), SEED))
        elif masters:
            number = scale.games_of_masters
            found.append(plan_of(game.name, most, number, (better, worse), SEED))
            if scale.games_for_two and game.player_counts[0] == 2 < most:
                number = scale.games_for_two
                found.append(plan_of(game.name, 2, number, (better, worse), SEED))
            if scale.games_alone:
                names, number = (better, bots.levels(game)[1]), scale.games_alone
                found.append(plan_of(game.name, most, number, names, SEED, None, "one"))
    return found


def held(plan: Plan, jobs: int | None) -> Standings:
    """Play the tournament of a plan; games that are kept are not played again."""
    name = "-".join((*plan.bots, plan.seating, str(plan.players)))
    ledger = Ledger(KEPT / plan.game / name, plan)
    try:
        rows = play(plan, local(jobs), ledger.rows, ledger.add)
    finally:
        ledger.close()
    return standings(plan, rows)


def contest(meeting: Meeting, plan: Plan) -> Contest:
    share = meeting.share
    return Contest(
        meeting.bot,
        meeting.others[0],
        plan.players,
        plan.seating,
        meeting.games,
        round(share.mean, 4),
        round(max(0.0, share.low), 4),
        round(min(1.0, share.high), 4),
        meeting.fair,
    )


def write(game: Game, found: list[Standings]) -> list[Contest]:
    """The page and the figures of one game."""
    speech = words("en", game)
    lines = [contest(each.meetings[0], each.plan) for each in found]
    parts = [overview(lines)]
    parts += [part for each in found for part in tournament_parts(each, speech.tell)]
    title = f"{speech.say('game-name')}: each level against the one below"
    WRITTEN.mkdir(parents=True, exist_ok=True)
    (WRITTEN / f"{game.name}.html").write_text(page(title, "en", parts), encoding="utf-8")
    figures = msgspec.json.format(msgspec.json.encode(lines))
    (WRITTEN / f"{game.name}.json").write_bytes(figures + b"\n")
    return lines


def overview(lines: list[Contest]) -> str:
    """All that was found, at one glance."""
    heads = ("Level", "Against", "Players", "Games", "Victories, 95 % interval", "If equal")
    rows = [
        (
            each.better,
            each.worse,
            str(each.players),
            str(each.games),
            f"{each.share * 100:.1f} % [{each.low * 100:.1f}, {each.high * 100:.1f}]",
            f"{each.fair * 100:.0f} %",
        )
        for each in lines
    ]
    return table(heads, rows)


def main() -> None:
    parser = ArgumentParser(description="Hold the tournaments of docs/reports.")
    parser.add_argument("games", nargs="*", default=list(games.OWN), help="default: all")
    parser.add_argument("--quick", action="store_true", help="without masters, who think")
    parser.add_argument("--jobs", type=int, help="processes; default: all cores")
    asked = parser.parse_args()
    for name in asked.games:
        game = games.game(name)
        found = [held(plan, asked.jobs) for plan in plans(game, not asked.quick)]
        for each in write(game, found):
            print(
                f"{name}, {each.players} players: {each.better} – {each.worse} ({each.seating}, "
                f"{each.games} games): {each.share:.1%} [{each.low:.1%}, {each.high:.1%}], "
                f"equal {each.fair:.0%}"
            )


if __name__ == "__main__":
    main()
