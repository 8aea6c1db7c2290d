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

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

from ludolith.engine.game import Game
from ludolith.text.languages import FALLBACK, known, languages_of

COMMON: Final = "ludolith.text"
# A line that begins neither with a space nor with a comment, nor ends a message, begins one.
BEGINNING: Final = re.compile(r"^(?=[^\s#}])", re.MULTILINE)
ENTRY: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
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
        self.bundles = [LateBundle(language, spoken)]
        if spoken != packages:
            self.bundles.append(LateBundle(FALLBACK, packages))

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


class LateBundle(FluentBundle):
    """Reads a message when it is asked for: a command needs some thirty of seven hundred."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        super().__init__([language], use_isolating=False, functions=FUNCTIONS)
        self.unread: dict[str, str] = {}
        for package in reversed(packages):  # the first one that has a message says it
            self.unread |= entries(package, language)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.unread

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name in self.unread and name not in self._compiled:
            entry = FluentParser(with_spans=False).parse_entry(self.unread[name])
            if isinstance(entry, ast.Junk):
                raise UnsoundText(f"{self.locales[0]}: cannot read {entry.content!r}")
            self.add_resource(ast.Resource([entry]))
        return super()._lookup(entry_id, term)


@cache
def messages(language: str, packages: tuple[str, ...]) -> Messages:
    """The messages of these packages, read once."""
    return Messages(language, packages)


def source_of(package: str, language: str) -> str:
    """The text of a Fluent file."""
    return (files(package) / "locales" / f"{known(language)}.ftl").read_text(encoding="utf-8")


@cache  # all games share the common ones
def entries(package: str, language: str) -> dict[str, str]:
    """A package's messages in a language as they are written, by their ids."""
    found: dict[str, str] = {}
    for part in BEGINNING.split(source_of(package, language)):
        entry = ENTRY.match(part)
        if entry is not None:
            found.setdefault(entry[1], part)
        elif part.strip() and not part.startswith("#"):
            raise UnsoundText(f"{package}, {language}: cannot read {part!r}")
    return found


def resource(package: str, language: str) -> ast.Resource:
    """All messages of a package in a language, read; refuses a part that is no message."""
    parsed: ast.Resource = FluentParser().parse(source_of(package, language))
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            raise UnsoundText(f"{package}, {language}: cannot read {entry.content!r}")
    return parsed
