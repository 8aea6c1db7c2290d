"""What a worker's process may be asked to do by foreign code."""

from __future__ import annotations

import os
import signal
import sys
import time

from ludolith.server.worker_process import within


def power(base: int, exponent: int, seconds: float) -> int:
    with within(seconds):
        return int(pow(base, exponent))


def end_the_process(seconds: float) -> None:
    os._exit(1)


def exit_the_program(seconds: float) -> None:
    with within(seconds):
        sys.exit(3)


def ignore_the_time(seconds: float) -> None:
    """Without end, its alarm switched off."""
    with within(seconds):
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        while True:
            time.sleep(1)


def say_so_and_ignore_the_time(seconds: float) -> None:
    print("begun", file=sys.stderr, flush=True)
    ignore_the_time(seconds)


def who(seconds: float) -> tuple[int, set[str]]:
    """The process, and what it has loaded."""
    return os.getpid(), set(sys.modules)
