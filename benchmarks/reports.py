"""The reports in docs/reports: each level against the one below it, on equal seats.

Games are kept in build/reports, so that a run which was stopped goes on where it was. Words and
figures are written anew from them every time.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from ludolith import bots, games
from ludolith.arena.backends import local
from ludolith.arena.ledger import Ledger
from ludolith.arena.report import page, tournament_parts
from ludolith.arena.standings import Meeting, Standings, standings
from ludolith.arena.tournament import Plan, plan_of, play
from ludolith.cli.words import words
from ludolith.engine.game import Game

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "build" / "reports"
WRITTEN: Final = ROOT / "docs" / "reports"
PLAYERS: Final = 4
GAMES: Final = 4000
GAMES_OF_MASTERS: Final = 160  # they think
GAMES_ALONE: Final = 28
SEED: Final = 8
QUICK: Final = "--quick"


class Contest(msgspec.Struct, frozen=True):
    """One line of a report, for tests and programs."""

    better: str
    worse: str
    seating: str
    games: int
    share: float
    low: float
    high: float
    fair: float


def plans(game: Game, masters: bool) -> list[Plan]:
    """Each level against the one below; a master alone against a table of casual players, too."""
    found = []
    for worse, better in pairwise(bots.levels(game)):
        if better == bots.MASTER and not masters:
            continue
        number = GAMES_OF_MASTERS if better == bots.MASTER else GAMES
        found.append(plan_of(game.name, PLAYERS, number, (better, worse), SEED))
    if game.thought is not None and masters:
        names = (bots.MASTER, "casual")
        found.append(plan_of(game.name, PLAYERS, GAMES_ALONE, names, SEED, None, "one"))
    return found


def held(plan: Plan) -> Standings:
    """The tournament of a plan, as far as it is not held already."""
    name = "-".join((*plan.bots, plan.seating))
    ledger = Ledger(KEPT / plan.game / name, plan)
    try:
        rows = play(plan, local(None), ledger.rows, ledger.add)
    finally:
        ledger.close()
    return standings(plan, rows)


def contest(meeting: Meeting, seating: str) -> Contest:
    share = meeting.share
    return Contest(
        meeting.bot,
        meeting.others[0],
        seating,
        meeting.games,
        round(share.mean, 4),
        round(share.low, 4),
        round(share.high, 4),
        meeting.fair,
    )


def write(game: Game, found: list[Standings]) -> list[Contest]:
    """The page and the figures of one game."""
    speech = words("en", game)
    parts = [part for each in found for part in tournament_parts(each, speech.tell)]
    title = f"{speech.say('game-name')}: each level against the one below"
    WRITTEN.mkdir(parents=True, exist_ok=True)
    (WRITTEN / f"{game.name}.html").write_text(page(title, "en", parts), encoding="utf-8")
    lines = [contest(each.meetings[0], each.plan.seating) for each in found]
    figures = msgspec.json.format(msgspec.json.encode(lines))
    (WRITTEN / f"{game.name}.json").write_bytes(figures + b"\n")
    return lines


def main() -> None:
    """For all games, or those named; with --quick without those who think."""
    named = [name for name in sys.argv[1:] if name != QUICK]
    for name in named or games.NAMES:
        game = games.game(name)
        for each in write(game, [held(plan) for plan in plans(game, QUICK not in sys.argv)]):
            print(
                f"{name}: {each.better} – {each.worse} ({each.seating}, {each.games} games): "
                f"{each.share:.1%} [{each.low:.1%}, {each.high:.1%}], equal {each.fair:.0%}"
            )


if __name__ == "__main__":
    main()
