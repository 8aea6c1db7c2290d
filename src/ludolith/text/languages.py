"""The languages every text exists in."""

from __future__ import annotations

from typing import Final

from ludolith.engine.errors import UnknownLanguage

LANGUAGES: Final = ("en", "ru", "pl")


def known(language: str) -> str:
    """The language if there are texts in it."""
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there are no texts in {language!r}; the languages are: {', '.join(LANGUAGES)}"
        )
    return language
