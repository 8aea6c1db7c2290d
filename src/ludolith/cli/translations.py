"""The texts of the command line in the reader's language."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from ludolith.engine.game import Game
from ludolith.text import LANGUAGES, Speech
from ludolith.text.messages import messages

OWN: Final = "ludolith.cli"
LONG: Final = 120  # of something quoted; Fluent takes no more than 1000


class Words(Speech):
    """A game's sentences, and the command line's own (ids without the leading `cli-`)."""

    def tell(self, message_id: str, **args: str | int) -> str:
        """A message of the command line."""
        return messages(self.language, (OWN,)).put(f"cli-{message_id}", args)

    def decimal(self, value: float, digits: int) -> str:
        """A number as the language writes it."""
        text = f"{value:.{digits}f}"
        return text if self.language == "en" else text.replace(".", ",")


def words(language: str | None, game: Game | None = None) -> Words:
    """Words in the language asked for, or else in that of the locale."""
    return Words(locale_language(os.environ) if language is None else language, game)


def locale_language(environment: Mapping[str, str]) -> str:
    """The language of the locale if there are texts in it, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.lower().replace("-", "_").split(".")[0].split("_")[0]
            return language if language in LANGUAGES else "en"
    return "en"


def printable(name: str) -> str:
    """A name from a file or a command line without anything that could command a terminal."""
    return "".join(char if char.isprintable() else "�" for char in name)


def quoted(text: str) -> str:
    """Something that was typed, short enough for a sentence."""
    return text if len(text) <= LONG else f"{text[:LONG]}…"
