"""Bots against bots: fair seats, the same chance for all, and every game written down.

A deal is a seed of chance. Every contest plays the same deals, each once for every way its bots
sit: luck is the same for all, and a difference shows in far fewer games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from ludolith import bots, games
from ludolith.arena.backends import Backend
from ludolith.arena.bot_errors import naming
from ludolith.arena.game_totals import SHARES, play_games
from ludolith.arena.seating_plans import Contest, contests
from ludolith.arena.simulate import MOST_GAMES, MOST_SEED
from ludolith.engine.errors import BadRequest, BadSeed
from ludolith.engine.options import OptionValue, settle

_BATCHES: Final = 400  # of a long tournament, so that it can be resumed and shared out


class Plan(msgspec.Struct, frozen=True):
    """A tournament in plain values."""

    game: str
    players: int
    games: int  # of each contest, at least
    seed: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seating: str

    def contests(self) -> tuple[Contest, ...]:
        return contests(self.bots, self.players, self.seating)

    def deals(self, contest: Contest) -> int:
        """Whole deals, so that every bot sits everywhere equally often."""
        return -(-self.games // len(contest.seatings))


class Batch(msgspec.Struct, frozen=True):
    """Some deals of one contest, with all a process needs to play them."""

    plan: Plan
    contest: int
    first_deal: int
    deals: int


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game as it ended. Victories are in parts of SHARES."""

    contest: int
    deal: int
    seating: int
    scores: tuple[int, ...]
    victories: tuple[int, ...]
    decisions: int


def plan_of(
    game: str,
    players: int,
    games_to_play: int,
    bot_names: Sequence[str],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    seating: str = "pairs",
) -> Plan:
    """A tournament that can be held; refuses what cannot."""
    if type(games_to_play) is not int or not 2 <= games_to_play <= MOST_GAMES:
        raise BadRequest(f"a tournament has 2 to {MOST_GAMES} games, not {games_to_play!r}")
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSeed(f"a tournament's seed is from 0 to {MOST_SEED}, not {seed!r}")
    found = games.game(game)
    found.template(players, options)
    for name in bot_names:
        bots.bot(found, name)
    contests(bot_names, players, seating)
    chosen = settle(found.options, options)
    return Plan(game, players, games_to_play, seed, chosen, tuple(bot_names), seating)


def batches(plan: Plan, done: set[tuple[int, int]]) -> list[Batch]:
    """What is left to play, without the deals (contest, deal) that are done."""
    found = []
    for number, contest in enumerate(plan.contests()):
        deals = plan.deals(contest)
        size = max(1, deals // _BATCHES)
        for first in range(0, deals, size):
            last = min(first + size, deals)
            if any((number, deal) not in done for deal in range(first, last)):
                found.append(Batch(plan, number, first, last - first))
    return found


def play_batch(batch: Batch) -> list[Row]:
    """Every game of a batch, deal by deal."""
    plan = batch.plan
    game = games.game(plan.game)
    template = game.template(plan.players, plan.options)
    rows = []
    for seating, names in enumerate(plan.contests()[batch.contest].seatings):
        table = [bots.bot(game, name) for name in names]
        for deal in range(batch.first_deal, batch.first_deal + batch.deals):
            with naming(names):
                tally = play_games(template, table, (plan.seed << 32) + deal, 1)
            rows.append(
                Row(
                    batch.contest,
                    deal,
                    seating,
                    tuple(tally.scores)[: plan.players],
                    tuple(tally.victories)[: plan.players],
                    int(tally.decisions),
                )
            )
    return sorted(rows, key=lambda row: (row.deal, row.seating))


def play(
    plan: Plan,
    backend: Backend,
    done: Sequence[Row] = (),
    report: Callable[[list[Row]], None] | None = None,
) -> list[Row]:
    """Play what is not done yet; all rows in the order of the plan. `report` is called for new
    ones.
    """
    rows = {(row.contest, row.deal, row.seating): row for row in done}
    for new in played(plan, backend, rows):
        if report is not None:
            report(new)
        rows.update({(row.contest, row.deal, row.seating): row for row in new})
    return [rows[key] for key in wanted(plan)]


def played(
    plan: Plan, backend: Backend, rows: Mapping[tuple[int, int, int], Row]
) -> Iterator[list[Row]]:
    """Batches as they come, without what was there before."""
    whole = {
        (number, deal)
        for number, contest in enumerate(plan.contests())
        for deal in range(plan.deals(contest))
        if all((number, deal, seating) in rows for seating in range(len(contest.seatings)))
    }
    before = set(rows)
    for _, new in backend.run(play_batch, batches(plan, whole)):
        yield [row for row in new if (row.contest, row.deal, row.seating) not in before]


def wanted(plan: Plan) -> Iterator[tuple[int, int, int]]:
    """Every game of a plan, in order."""
    for number, contest in enumerate(plan.contests()):
        for deal in range(plan.deals(contest)):
            for seating in range(len(contest.seatings)):
                yield number, deal, seating


def shares_of(contest: Contest, row: Row) -> dict[str, float]:
    """What part of a game's victory each bot got."""
    found = dict.fromkeys(contest.bots, 0.0)
    for name, share in zip(contest.seatings[row.seating], row.victories, strict=True):
        found[name] += share / SHARES
    return found
