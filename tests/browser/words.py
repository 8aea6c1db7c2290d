"""What the pages say, from the same Fluent files the client reads."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "src/ludolith/games/{game}/locales",
    "src/ludolith/text/locales",
    "client/src/text",
    "client/src/boards/{game}",
    "client/src/learn/{game}",
)


class Words:
    """All texts of one language, the game's own before the common ones, as in the client."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in FOLDERS:
            path = ROOT / folder.format(game=game) / f"{language}.ftl"
            if path.exists():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message_id: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None, message_id
        text, problems = self._bundle.format_pattern(pattern, args)
        assert not problems, problems
        return str(text)


def on_page(words: str) -> str:
    """As pages write what terminals say: a real minus, not a hyphen."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", words)


@cache
def words_of(language: str, game: str = "diamant") -> Words:
    return Words(language, game)
