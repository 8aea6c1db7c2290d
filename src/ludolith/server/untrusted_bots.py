"""A bot from another package answers in a process made for one question.

It has seen nothing else, only the form of its answer is trusted, and what it has begun
ends with it: so it learns nothing of other seats, whatever it is written to do.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import threading
from typing import IO, Annotated, Any, Final

import msgspec

from ludolith import bots, games
from ludolith.bots import plugin_bots
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.server import linux_restrictions, sandbox

PROGRAM: Final = "from ludolith.server.untrusted_bots import answer; answer()"
LAST_WORDS: Final = 4096  # bytes of what it has printed
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
    played = ask(seconds, bot).games
    return tuple(name for name in games.NAMES if name in played)


def ask(seconds: float, *question: object) -> Answer:
    """The answer of a new process; raises BotFailed if there is none in time."""
    path = {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONSAFEPATH": "1"}
    late = False
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(os.getpid())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **path},
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        said = OutputTail(process.stderr)
        process.stderr = None  # or else all of it would be kept
        try:
            answered, _ = process.communicate(pickle.dumps(question), seconds)
        except subprocess.TimeoutExpired:
            late = True
        finally:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
    if late:
        raise BotFailed(f"no answer in {seconds} seconds{said.last()}")
    try:
        found = msgspec.json.decode(answered, type=Answer)
    except (msgspec.DecodeError, UnicodeError):
        ended = f"its process ended with {process.returncode}"
        raise BotFailed(f"no readable answer; {ended}{said.last()}") from None
    if found.problem is not None:
        raise BotFailed(found.problem + said.last())
    return found


class OutputTail:
    """The end of what a bot prints. It is reported only if the bot fails."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._last = b""
        self._reader = threading.Thread(target=self._read, args=(pipe,), daemon=True)
        self._reader.start()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while part := os.read(pipe.fileno(), LAST_WORDS):
                self._last = (self._last + part)[-LAST_WORDS:]

    def last(self) -> str:
        """To be added to what went wrong."""
        self._reader.join(1.0)  # ends with the bot's last process, if none could leave its group
        return f"; it said: {self._last.decode(errors='replace')}" if self._last else ""


# -- in the new process


def answer() -> None:
    """Restrict this process, then read the question, answer it, and end."""
    be_watched(int(sys.argv[1]))
    sandbox.confine(())
    sandbox.stay_in_group()
    output = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what the bot prints is no answer
    found = answer_to(pickle.load(sys.stdin.buffer))
    with os.fdopen(output, "wb") as file:
        file.write(msgspec.json.encode(found))
    os._exit(0)


def be_watched(worker: int) -> None:
    """Go on in a child; this process ends it and all it has started, at the latest with the worker.

    A worker that is ended by force can do that no more, and what the bot has started would live on.
    The bot can send no signal to this process, which is not shut in with it.
    """
    if not linux_restrictions.LINUX:
        return
    awaited = {signal.SIGTERM, signal.SIGCHLD}
    signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
    linux_restrictions.signal_at_parents_end(signal.SIGTERM)
    if os.getppid() != worker:  # it ended before that
        os._exit(1)
    child = os.fork()
    if not child:
        linux_restrictions.signal_at_parents_end(signal.SIGKILL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, awaited)
        return
    while signal.sigwait(awaited) == signal.SIGCHLD:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            if code := os.waitstatus_to_exitcode(status):
                problem = f"no readable answer; its process ended with {code}"
                os.write(sys.stdout.fileno(), msgspec.json.encode(Answer(problem=problem)))
            break
    os.killpg(0, signal.SIGKILL)  # this process is one of the group


def answer_to(question: tuple[Any, ...]) -> Answer:
    """A bot alone asks for its games; with a game and a position, for a choice."""
    try:
        if len(question) == 1:
            played = (
                name for name in games.NAMES if plugin_bots.plays(games.game(name), question[0])
            )
            return Answer(games=tuple(played))
        game, name, known, seat, seed = question
        bot = bots.bot(games.game(game), name)
        return Answer(code=int(bot.choose(pickle.loads(known), seat, new_rng(seed, DECISIONS))))
    except BaseException as problem:  # SystemExit and the like, too: none of them is a choice
        return Answer(problem=repr(problem)[:500])
