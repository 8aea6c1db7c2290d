"""Commands that say what was misspelt as a key and typed values, where typer has only English."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, get_args

from typer import Context
from typer._click.exceptions import UsageError  # typer has no public name for these
from typer._coercion import RuntimeParam, build_runtime_param
from typer.core import TyperCommand, TyperGroup

DIGITS: Final = re.compile("[0-9]+")  # Unicode has more digits than people type
WHOLE: Final = re.compile("-?[0-9]+")
SHORT: Final = re.compile("-?[0-9]{1,15}")


class Misuse(UsageError):
    """A misspelt command line, by the id of its message; `near` are suggestions."""

    def __init__(self, message_id: str, near: tuple[str, ...] = (), **facts: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.near = near
        self.facts = facts


class Plain(RuntimeParam):
    """Reads words and plain whole numbers itself, and leaves all else to typer.

    typer converts by pydantic, which takes longer to load than most commands take.
    """

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        words = value if isinstance(value, list | tuple) else (value,)
        kind = str if self.annotation == list[str] else self.annotation
        if value is None:
            return () if param.multiple else None
        if all(type(word) is kind for word in words):
            return value
        is_free = self.parameter_info.min is None and self.parameter_info.max is None
        if kind is int and is_free and SHORT.fullmatch(str(value)):
            return int(value)
        return build_runtime_param(param.type_descriptor).coerce(value, param, ctx)

    def _coerce_value(self, value: Any, param: Any, ctx: Any) -> Any:
        raise NotImplementedError("coerce does it")


def read_plainly(options: list[Any]) -> None:
    for option in options:
        kind = option.type_descriptor
        option._runtime_param = Plain(kind.parameter_info, kind.annotation)


class Command(TyperCommand):
    allow_extra_args = True  # refused below, where they are still known one by one

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        typed = list(args)  # the parser eats them
        read_plainly(self.get_params(ctx))
        with placed(ctx):
            rest = super().parse_args(ctx, args)
            if rest:
                raise Misuse("usage-extra", count=len(rest), words=" ".join(map(str, rest)))
            self.check_digits(ctx, typed)
            return rest

    def check_digits(self, ctx: Any, args: list[str]) -> None:
        """Refuses numbers that only Python reads: 4_0."""
        words, _, _ = self.make_parser(ctx).parse_args(args)
        options: list[Any] = self.get_params(ctx)
        for option in options:
            kind = option.type_descriptor.annotation
            typed = words.get(option.name)
            for word in typed if isinstance(typed, tuple) else (typed,):
                if kind is int and isinstance(word, str) and not WHOLE.fullmatch(word):
                    raise Misuse("usage-not-whole", name=name_of(option), value=word)
                if is_float(kind) and isinstance(word, str) and not plain(word):
                    raise Misuse("usage-not-number", name=name_of(option), value=word)


class Group(TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        read_plainly(self.get_params(ctx))
        with placed(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[Any, Any, list[str]]:
        with placed(ctx):
            if args[0] not in self.commands:
                near = difflib.get_close_matches(args[0], self.commands)
                raise Misuse("usage-no-command", tuple(near), name=args[0])
            return super().resolve_command(ctx, args)


def is_float(kind: Any) -> bool:
    return kind is float or float in get_args(kind)


def plain(word: str) -> bool:
    """Whether a number is written in the usual way."""
    return word.isascii() and "_" not in word


def name_of(parameter: Any) -> str:
    """An option by its long name, an argument as the help calls it."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.human_readable_name)


@contextmanager
def placed(context: Context) -> Iterator[None]:
    """Put the command into an error: the parser leaves it out for some."""
    try:
        yield
    except UsageError as problem:
        problem.ctx = problem.ctx or context
        raise
