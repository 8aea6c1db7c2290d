"""The languages there are texts in: those of the Fluent files in `locales`, English first."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ludolith.engine.errors import UnknownLanguage

ENDING: Final = ".ftl"
FALLBACK: Final = "en"  # for a game of another package that lacks a language


def languages_of(package: str) -> tuple[str, ...]:
    """The languages a package has texts in."""
    names = [each.name for each in (files(package) / "locales").iterdir()]
    found = {name.removesuffix(ENDING) for name in names if name.endswith(ENDING)}
    return tuple(sorted(found, key=lambda language: (language != FALLBACK, language)))


LANGUAGES: Final = languages_of(__name__.rpartition(".")[0])


def known(language: str) -> str:
    """The language if there are texts in it."""
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there are no texts in {language!r}; the languages are: {', '.join(LANGUAGES)}"
        )
    return language
