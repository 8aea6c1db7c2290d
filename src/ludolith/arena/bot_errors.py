"""Errors of bots: a bot that fails or cheats ends the run with one line that names it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ludolith.engine.errors import LudolithError


class BotFailed(LudolithError):
    """A bot made no legal move. Its name is added where it is known, as is the game's seed."""

    cause = "bot-failed"

    def __init__(self, seat: int, why: str, seed: int = 0, bot: str = "") -> None:
        super().__init__(seat, why, seed, bot)
        self.seat = seat
        self.why = why
        self.seed = seed
        self.bot = bot

    def __str__(self) -> str:
        return (
            f"the bot {self.bot!r} on seat {self.seat + 1} failed in the game with seed "
            f"{self.seed}: {self.why}"
        )


@contextmanager
def naming(bots: Sequence[str], seed: int | None = None) -> Iterator[None]:
    """Add the bot's name, and the game's seed if missing, to a failure within."""
    try:
        yield
    except BotFailed as failed:
        game = failed.seed if seed is None else seed
        raise BotFailed(failed.seat, failed.why, game, bots[failed.seat]) from failed


def described(problem: BaseException) -> str:
    """An error of another package's code in words, even if its own text cannot be read."""
    try:
        return f"{type(problem).__name__}: {problem}"
    except Exception:
        return type(problem).__name__
