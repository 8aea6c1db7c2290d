"""The Fluent files: common words here, each game's own beside its rules.

Ludolith's own texts are in every language. A game of another package may lack some: there its
texts are English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from ludolith.engine.game import Game
from ludolith.text.languages import FALLBACK, known, languages_of

COMMON: Final = "ludolith.text"
INTRODUCTION: Final = re.compile(r"^game-(?:name|tagline|authors) =.*(?:\n[ \t].*)*", re.MULTILINE)


class MissingText(LookupError):
    """No message of this id: a fault of the program, not of the player."""


class UnsoundText(ValueError):
    """A message that cannot be read, or lacks a variable."""


class Minus(FluentInt):
    """MINUS in a message: a number that may be below zero, with a real minus, not a hyphen."""

    def format(self, locale: object) -> str:
        return str(int(self)).replace("-", "−")


class Signed(Minus):
    """SIGNED in a message: a number that is added or taken away, with its sign."""

    def format(self, locale: object) -> str:
        return f"+{int(self)}" if self > 0 else super().format(locale)


FUNCTIONS: Final[dict[str, Callable[..., FluentType]]] = {"MINUS": Minus, "SIGNED": Signed}


class Messages:
    """The messages of some packages in one language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = known(language)
        spoken = tuple(package for package in packages if language in languages_of(package))
        self.bundles = [bundle_of(language, spoken)]
        if spoken != packages:
            self.bundles.append(bundle_of(FALLBACK, packages))

    def has(self, message_id: str) -> bool:
        return any(bundle.has_message(message_id) for bundle in self.bundles)

    def put(self, message_id: str, args: Mapping[str, str | float]) -> str:
        """The message with its variables filled in."""
        if not self.has(message_id):
            raise MissingText(f"no message {message_id!r} in language {self.language!r}")
        bundle = next(bundle for bundle in self.bundles if bundle.has_message(message_id))
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise MissingText(f"message {message_id!r} in {self.language!r} has no text")
        text, problems = bundle.format_pattern(pattern, dict(args))
        if problems:
            reasons = "; ".join(str(problem) for problem in problems)
            raise UnsoundText(f"message {message_id!r} in {self.language!r}: {reasons}")
        return str(text)


def texts_of(game: Game, language: str) -> str:
    """The sentences of a game, with the language they are in: English where it lacks this one."""
    found = known(language) if language in languages_of(game.package) else FALLBACK
    return f"game-language = {found}\n{source_of(game.package, found)}"


def introduction(game: Game, language: str) -> str:
    """The sentences with a game's name and what it is about."""
    return "\n".join(INTRODUCTION.findall(texts_of(game, language)))


def bundle_of(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for package in packages:
        bundle.add_resource(resource(package, language))
    return bundle


@cache
def messages(language: str, packages: tuple[str, ...]) -> Messages:
    """The messages of these packages, read once."""
    return Messages(language, packages)


def source_of(package: str, language: str) -> str:
    """The text of a Fluent file."""
    return (files(package) / "locales" / f"{known(language)}.ftl").read_text(encoding="utf-8")


@cache  # reading a file takes longer than most commands, and all games share the common one
def resource(package: str, language: str) -> ast.Resource:
    """A package's messages in a language; refuses a file with a part that is no message."""
    parsed: ast.Resource = FluentResource(source_of(package, language))
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            raise UnsoundText(f"{package}, {language}: cannot read {entry.content!r}")
    return parsed
