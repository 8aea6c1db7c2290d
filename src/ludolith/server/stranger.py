"""A bot from another package answers in a process made for one question.

It has seen nothing else, nobody believes more of its answer than its form, and what it has begun
ends with it: so it learns nothing of other seats, whatever it is written to do.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import subprocess
import sys
from typing import Annotated, Any, Final

import msgspec

from ludolith import bots, games
from ludolith.bots import outside
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.server import kernel, sandbox

PROGRAM: Final = "from ludolith.server.stranger import answer; answer()"
Code = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class BotFailed(Exception):
    """What went wrong there."""


class Answer(msgspec.Struct, omit_defaults=True):
    """All that comes back."""

    code: Code | None = None
    games: tuple[str, ...] = ()
    problem: str | None = None


# -- in a worker


def choose(game: str, bot: str, known: bytes, seat: int, seed: int, seconds: float) -> int:
    """One choice."""
    code = ask(seconds, game, bot, known, seat, seed).code
    if code is None:
        raise BotFailed("it chose nothing")
    return code


def games_of(bot: str, seconds: float) -> tuple[str, ...]:
    """The games a bot plays."""
    told = ask(seconds, bot).games
    return tuple(name for name in games.NAMES if name in told)


def ask(seconds: float, *question: object) -> Answer:
    """The answer of a new process; raises BotFailed if there is none in time."""
    path = {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONSAFEPATH": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **path},
        start_new_session=True,
    ) as process:
        try:
            told, _ = process.communicate(pickle.dumps(question), seconds)
        except subprocess.TimeoutExpired:
            raise BotFailed(f"no answer in {seconds} seconds") from None
        finally:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
    try:
        found = msgspec.json.decode(told, type=Answer)
    except (msgspec.DecodeError, UnicodeError):
        raise BotFailed(
            f"no readable answer; its process ended with {process.returncode}"
        ) from None
    if found.problem is not None:
        raise BotFailed(found.problem)
    return found


# -- in the new process


def answer() -> None:
    """Shut in, then read the question, answer it, and end."""
    kernel.die_with_parent()
    sandbox.confine(())
    sandbox.hold_together()
    told = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what the bot prints is no answer
    found = answer_to(pickle.load(sys.stdin.buffer))
    with os.fdopen(told, "wb") as file:
        file.write(msgspec.json.encode(found))
    os._exit(0)


def answer_to(question: tuple[Any, ...]) -> Answer:
    """A bot alone asks for its games; with a game and a position, for a choice."""
    try:
        if len(question) == 1:
            played = (name for name in games.NAMES if outside.plays(games.game(name), question[0]))
            return Answer(games=tuple(played))
        game, name, known, seat, seed = question
        bot = bots.bot(games.game(game), name)
        return Answer(code=int(bot.choose(pickle.loads(known), seat, new_rng(seed, DECISIONS))))
    except BaseException as problem:  # SystemExit and the like, too: none of them is a choice
        return Answer(problem=repr(problem)[:500])
