"""The functions that run in a worker process. They know games and bots, not the server."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ludolith import bots, games
from ludolith.bots import plugin_bots
from ludolith.bots.hints import Considered, hint
from ludolith.bots.win_chances import WinChances, win_chances
from ludolith.engine.errors import LudolithError
from ludolith.engine.records import from_json
from ludolith.engine.replay import motion_of
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.simulation_findings import Attempt
from ludolith.engine.state import State
from ludolith.server import sandbox, untrusted_bots


def choose(game: str, level: str, known: bytes, seat: int, seed: int, seconds: float) -> int:
    """One choice; what others have written is not even loaded here."""
    if plugin_bots.SEPARATOR in level:
        return untrusted_bots.choose(game, level, known, seat, seed, seconds)
    with within(seconds):
        bot = bots.bot(games.game(game), level)
        return int(bot.choose(pickle.loads(known), seat, new_rng(seed, DECISIONS)))


def games_of(bot: str, seconds: float) -> tuple[str, ...]:
    """The games a bot of another package plays."""
    return untrusted_bots.games_of(bot, seconds)


def consider(
    game: str, known: bytes, seat: int, seed: int, seconds: float
) -> tuple[Considered, ...]:
    """What a master considers in the place of a person."""
    with within(seconds):
        return hint(games.game(game), pickle.loads(known), seat, new_rng(seed, DECISIONS))


def win_chances_of(record: bytes, seed: int, seconds: float) -> WinChances:
    """Each seat's chances of winning in a finished game."""
    with within(seconds):
        found = from_json(record)
        return win_chances(games.game(found.game), found, new_rng(seed, DECISIONS))


def attempt(position: bytes, seat: int, code: int, version: int, seconds: float) -> Attempt:
    """What comes of a move, and how it looks."""
    with within(seconds):
        state: State = pickle.loads(position)
        return state.attempt(seat, code, version)


def motion_in(record: bytes, ply: int, seconds: float) -> bytes:
    """The motion of a move of a record, simulated again."""
    with within(seconds):
        found = from_json(record)
        return motion_of(games.game(found.game), found, ply)


class WantedToExit(Exception):
    """The task tried to end the program. That is reported as an error, and the process goes on."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """End this process if the work takes too long."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except Exception:
        raise
    except BaseException as problem:  # SystemExit and the like would end the server that waits
        raise WantedToExit(repr(problem)) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def get_ready(hidden: tuple[Path, ...]) -> None:
    """A new worker is shut in, leaves interrupts to the server, and dies with it.

    Shut in first: that holds for the present thread and those it starts.
    """
    os.setsid()  # a process without a terminal can type nothing into it
    sandbox.confine(hidden)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_server, daemon=True).start()


def warm_up(simulates: bool) -> None:
    """Load everything now that jobs would otherwise wait for."""
    for name in games.NAMES:
        game = games.game(name)
        if simulates and game.by_simulation:
            with suppress(LudolithError):  # a missing library is reported by the job that needs it
                game.ready()


def follow_server() -> None:
    """End this worker when its server was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
