"""Commands that say what was misspelt as a key and typed values, where typer has only English."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from typer import Context
from typer._click.exceptions import UsageError  # typer has no public name for it
from typer.core import TyperCommand, TyperGroup


class Misuse(UsageError):
    """A misspelt command line, told by a message of the command line; `near` are better words."""

    def __init__(self, message_id: str, near: tuple[str, ...] = (), **facts: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.near = near
        self.facts = facts


class Command(TyperCommand):
    allow_extra_args = True  # refused below, where they are still known one by one

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with placed(ctx):
            rest = super().parse_args(ctx, args)
            if rest:
                raise Misuse("usage-extra", count=len(rest), words=" ".join(map(str, rest)))
            return rest


class Group(TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with placed(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        with placed(ctx):
            if args[0] not in self.commands:
                near = difflib.get_close_matches(args[0], self.commands)
                raise Misuse("usage-no-command", tuple(near), name=args[0])
            return super().resolve_command(ctx, args)


@contextmanager
def placed(context: Context) -> Iterator[None]:
    """An error knows the command whose words were wrong; the parser forgets to say for some."""
    try:
        yield
    except UsageError as problem:
        problem.ctx = problem.ctx or context
        raise
