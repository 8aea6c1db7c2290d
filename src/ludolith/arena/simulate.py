"""Many games on all cores, with the same result whichever worker plays which part.

Game g of a simulation with seed S is the game with seed S * 2**32 + g. The games are cut into
batches by their number alone, and all sums are whole numbers: the number of processes changes
nothing but the time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, ClassVar, Final

import msgspec

from ludolith import bots, compiled, games
from ludolith.arena.bot_errors import naming
from ludolith.arena.game_totals import Tally, play_games
from ludolith.arena.parent_watchdog import follow_parent
from ludolith.engine.bot import Bot
from ludolith.engine.errors import BadRequest, BadSeed
from ludolith.engine.options import OptionValue, settle

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 1024
MOST_SEED: Final = 2**31 - 1
RANDOM: Final = "random"

_PARTS: Final = 40  # batches of a simulation that is neither very small nor very large
_BATCHES_BY_CHANCE: Final = (1_000, 25_000)  # the smallest and the largest: 1 to 20 milliseconds
_BATCHES_FROM_SOURCE: Final = (10, 250)  # as long as compiled ones, about
_BATCHES_OF_BOTS: Final = (1, 1_000)  # a bot may think for long
_WAITING: Final = 4  # batches handed out per process: none idles, memory stays flat


class WorkerDied(Exception):
    """A process of a simulation ended before its work was done; no fault of the plan."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate, in plain values that any process can take."""

    game: str
    players: int
    games: int
    seed: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]  # by seat


class Batch(msgspec.Struct, frozen=True):
    first_seed: int
    games: int


class Simulation(msgspec.Struct, frozen=True):
    """The sums of a simulation and what it took."""

    plan: Plan
    tally: Tally
    seconds: float
    cpu_seconds: float  # of all processes
    stopped: bool  # by Ctrl-C: the sums are those of the games that were over by then


def plan_of(
    game: str,
    players: int,
    games_to_play: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    bot_names: tuple[str, ...] = (RANDOM,),
) -> Plan:
    """A plan that can be carried out; refuses what cannot."""
    if type(games_to_play) is not int or not 1 <= games_to_play <= MOST_GAMES:
        raise BadRequest(f"a simulation has 1 to {MOST_GAMES} games, not {games_to_play!r}")
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSeed(f"a simulation's seed is from 0 to {MOST_SEED}, not {seed!r}")
    found = games.game(game)
    found.template(players, options)
    seated = bots_by_seat(bot_names, players)
    for name in seated:
        bots.bot(found, name)
    return Plan(game, players, games_to_play, seed, settle(found.options, options), seated)


def bots_by_seat(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One name serves all seats; otherwise there is one name for each."""
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadRequest(f"{len(names)} bots for {players} seats: give one for all or one for each")
    return names


def simulate(
    plan: Plan, jobs: int | None = None, report: Callable[[int], None] | None = None
) -> Simulation:
    """Play all games of a plan, by default on all cores; `report` is called with the number of
    games that ended.

    Ctrl-C ends it early, with the sums so far.
    """
    if jobs is None:
        jobs = cores()
    if type(jobs) is not int or not 1 <= jobs <= MOST_JOBS:
        raise BadRequest(f"jobs are from 1 to {MOST_JOBS} processes, not {jobs!r}")
    start = time.perf_counter()
    cpu = time.process_time()
    tally = Tally()
    cpu_of_workers = 0.0
    stopped = False
    jobs = min(jobs, -(-plan.games // batch_size(plan)))  # no process without work
    parts = alone(plan) if jobs == 1 else together(plan, jobs)
    try:
        for part, cpu_of_part in parts:
            tally.add(part)
            cpu_of_workers += cpu_of_part
            if report is not None:
                report(part.games)
    except KeyboardInterrupt:
        stopped = True
    own = time.process_time() - cpu
    return Simulation(plan, tally, time.perf_counter() - start, own + cpu_of_workers, stopped)


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def batch_size(plan: Plan) -> int:
    """How many games go into a batch, whatever the number of processes.

    Handing out a batch and adding it up costs as much as some hundred random games; large ones show
    no progress, and Ctrl-C loses them.
    """
    smallest, largest = _BATCHES_BY_CHANCE if compiled() else _BATCHES_FROM_SOURCE
    if any(name != RANDOM for name in plan.bots):
        smallest, largest = _BATCHES_OF_BOTS
    return min(max(plan.games // _PARTS, smallest), largest)


def batches(plan: Plan) -> Iterator[Batch]:
    """The games of a plan, cut the same way for any number of processes."""
    size = batch_size(plan)
    first_seed = plan.seed << 32
    for done in range(0, plan.games, size):
        yield Batch(first_seed + done, min(size, plan.games - done))


# -- one process


class Player:
    """Plays batches of one plan."""

    def __init__(self, plan: Plan) -> None:
        game = games.game(plan.game)
        self.names = plan.bots
        self.template = game.template(plan.players, plan.options)
        self.bots: list[Bot] = []  # none: the random playout, which is faster
        if any(name != RANDOM for name in plan.bots):
            self.bots = [bots.bot(game, name) for name in plan.bots]

    def play(self, batch: Batch) -> Tally:
        with naming(self.names):
            return play_games(self.template, self.bots, batch.first_seed, batch.games)


def alone(plan: Plan) -> Iterator[tuple[Tally, float]]:
    """Every batch in this process, whose CPU time is counted as a whole elsewhere."""
    player = Player(plan)
    for batch in batches(plan):
        yield player.play(batch), 0.0


# -- several processes


class Worker:
    """What one process of a simulation keeps from batch to batch."""

    player: ClassVar[Player]
    cpu_counted: ClassVar[float] = 0.0

    @classmethod
    def begin(cls, plan: Plan) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C: the first process ends the others
        follow_parent()
        cls.player = Player(plan)
        cls.cpu_counted = 0.0

    @classmethod
    def play(cls, batch: Batch) -> tuple[Tally, float]:
        """The sums of a batch, and the CPU time since the last one or since the process began."""
        tally = cls.player.play(batch)
        cpu = time.process_time()
        spent, cls.cpu_counted = cpu - cls.cpu_counted, cpu
        return tally, spent


def together(plan: Plan, jobs: int) -> Iterator[tuple[Tally, float]]:
    """Every batch, by several processes."""
    # Forking begins at once. Elsewhere than on Linux it is not safe, and starting anew works too.
    context: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    waiting: set[Future[tuple[Tally, float]]] = set()
    strangers = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, Worker.begin, (plan,))
    try:
        for batch in batches(plan):
            waiting.add(pool.submit(Worker.play, batch))
            if len(waiting) >= jobs * _WAITING:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise WorkerDied("a process of the simulation died; is there enough memory?") from None
    except KeyboardInterrupt:
        for worker in set(multiprocessing.active_children()) - strangers:
            worker.terminate()  # its batch may take long
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
