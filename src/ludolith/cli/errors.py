"""How a command ends: 0 well, 1 not well, 2 wrong input, 130 Ctrl-C.

Wrong input is answered by one line that says what to change, never by a traceback.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import TYPE_CHECKING, Final

import typer

from ludolith.engine.errors import LudolithError

if TYPE_CHECKING:
    from ludolith.cli.translations import Words

FAILED: Final = 1
WRONG_INPUT: Final = 2
STOPPED: Final = 130
OUTPUT: Final = {errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG, errno.EDQUOT}
_LONGEST: Final = 400


class Failed(Exception):
    """The command was valid but failed; `problem` is the refusal behind it, if there is one."""

    def __init__(self, message: str, problem: LudolithError | None = None) -> None:
        super().__init__(message)
        self.problem = problem


def run(args: Sequence[str]) -> int:
    """Carry out a command line; returns the exit code."""
    from ludolith.cli.app import app
    from ludolith.cli.uncompiled_notice import print_once

    mend_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows "?", nothing breaks
    if "--version" not in args:
        print_once()
    try:
        code = app(args=list(args), prog_name="ludolith", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        return refuse(misused(problem, args))
    except LudolithError as problem:
        return refuse(worded(str(problem), problem, args))
    except Failed as failure:
        say(worded(str(failure), failure.problem, args))
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        code = STOPPED
    except BrokenPipeError:
        return leave_pipe()
    except OSError as problem:
        say(refused_by_system(problem, args))
        return leave_pipe()
    if code == STOPPED:
        say("stopped")
    return code if isinstance(code, int) else 0


def mend_streams() -> None:
    """Replace a stream that the caller closed: it reads as empty and drops what is written."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def misused(problem: typer.TyperException, args: Sequence[str]) -> str:
    """A misspelt command line in the reader's language."""
    from ludolith.cli.translations import words
    from ludolith.cli.usage_errors import usage

    return usage(problem, words(language_in(args)))


def worded(message: str, problem: LudolithError | None, args: Sequence[str]) -> str:
    """A message or, if there was a refusal behind it, that in the reader's language."""
    from ludolith.cli.translations import words

    return message if problem is None else explained(problem, words(language_in(args)))


def explained(problem: LudolithError, speech: Words) -> str:
    """A refusal in the reader's language, with the English in brackets if only that is exact."""
    if speech.language == "en":
        return str(problem)
    said = speech.refusal(problem)
    if problem.fault is None and "flaw" not in problem.facts:
        return f"{said} ({problem})"
    place = f"{problem.place}: " if problem.place else ""
    detail = problem.facts.get("detail")  # there are no other words for
    return f"{place}{said}" + (f" ({detail})" if detail else "")


def refused_by_system(problem: OSError, args: Sequence[str]) -> str:
    """What the system refused: a file, or the output if it is full or closed."""
    from ludolith.cli.translations import words

    speech = words(language_in(args))
    why = problem.strerror or str(problem)
    if problem.filename is not None:
        return f"{problem.filename}: {why}"
    return speech.tell("no-output" if problem.errno in OUTPUT else "system-refused", why=why)


def language_in(args: Sequence[str]) -> str | None:
    """The language asked for on a command line that may be wrong elsewhere; the last one counts."""
    from ludolith.text import LANGUAGES

    asked = None
    for place, word in enumerate(args):
        name, sign, value = word.partition("=")
        if name == "--lang":
            asked = value if sign else "".join(args[place + 1 : place + 2])
    return asked if asked in LANGUAGES else None


def refuse(message: str) -> int:
    say(message)
    return WRONG_INPUT


def say(message: str) -> None:
    """One line on stderr, even if the message has line breaks."""
    line = " ".join(message.split())
    line = "".join(char if char.isprintable() else "�" for char in line)
    if len(line) > _LONGEST:
        line = f"{line[: _LONGEST // 2]} … {line[-_LONGEST // 2 :]}"
    with suppress(OSError):  # there is no output left; the exit code says how it ended
        print(f"ludolith: {line}", file=sys.stderr, flush=True)


def leave_pipe() -> int:
    """The reader of a pipe has closed it: say nothing and write nothing more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED
