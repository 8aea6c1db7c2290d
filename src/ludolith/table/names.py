"""Names of people and bots, and free texts, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from ludolith.table.errors import BadName
from ludolith.text import LANGUAGES, Speech

# Under these a bot sits; every reader sees the word of their own language. No two begin alike in
# any of the languages, and there are as many as a table can have seats.
BOTS: Final = ("Agate", "Beryl", "Cobalt", "Dolomite", "Emerald", "Fluorite", "Garnet", "Opal")
# The names in tables of before, in their order.
_FORMER: Final = ("Agate", "Beryl", "Cobalt", "Dolomite", "Emerald", "Flint", "Garnet", "Halite")

MOST_NAME: Final = 24
MOST_MARKS: Final = 2  # on one letter; more would cover the lines around it
# Letters and signs that Unicode does not count among the invisible ones, yet cannot be seen.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
# Which picture a sign is drawn as; of no meaning in a name.
_SELECTORS: Final = frozenset(
    [*map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0)), *"\u180b\u180c\u180d"]
)
# Cyrillic and Greek letters drawn like a Latin one.
_LOOKALIKES: Final = str.maketrans(
    "абвгеёзіїјкмнорстухѕԁԛԝαβεηικμνορτυχ",
    "a6bree3iijkmhopctyxsdqwabenikmvoptux",
)


def clean_name(name: str) -> str:
    """A name as it may stand at a table."""
    plain = "".join(c for c in unicodedata.normalize("NFC", name) if c not in _SELECTORS)
    cleaned = " ".join(plain.split())
    if not cleaned or len(cleaned) > MOST_NAME:
        raise BadName(f"a name has 1 to {MOST_NAME} characters")
    if any(_hidden(letter) for letter in cleaned):
        raise BadName("a name cannot hold invisible characters")
    if cleaned != limit_marks(cleaned) or _is_mark(cleaned[0]):
        raise BadName("a name cannot be a heap of accents")
    return cleaned


def clean_line(text: str) -> str:
    """Free text as one line, without anything invisible."""
    shown = (c for c in unicodedata.normalize("NFC", text) if c.isspace() or not _hidden(c))
    return limit_marks(" ".join("".join(shown).split()))


def limit_marks(text: str) -> str:
    """No more marks on a letter than any language needs."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def lookalike_key(name: str) -> str:
    """A key that is equal for two names that look alike."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(_LOOKALIKES)
    apart = unicodedata.normalize("NFD", folded)
    return "".join(c for c in apart if not _is_mark(c) and not c.isspace()).translate(_LOOKALIKES)


def read_as(name: str, bot: str | None) -> frozenset[str]:
    """What a name looks like to readers of every language."""
    return _lookalikes_of_bots(name) if bot is not None else frozenset([lookalike_key(name)])


def bot_name(sitting: Iterable[tuple[str, str | None]]) -> str:
    """A name for one more bot: pieces are marked by their initial, so it begins like no other.

    `sitting` are those at the table, each with the level if it is a bot. Where bots with former
    names sit, all initials may be taken; then only the name is another.
    """
    taken = {seen for name, bot in sitting for seen in read_as(name, bot)}
    free = [name for name in BOTS if not _lookalikes_of_bots(name) & taken]
    initials = {seen[:1] for seen in taken}
    apart = [name for name in free if not {s[:1] for s in _lookalikes_of_bots(name)} & initials]
    return (apart or free)[0]


def former_bot_name(sitting: Iterable[str]) -> str:
    """As bots were named before their names were kept, and before they were translated."""
    taken = {lookalike_key(name)[:1] for name in sitting}
    return next(name for name in _FORMER if lookalike_key(name)[:1] not in taken)


@cache
def _lookalikes_of_bots(name: str) -> frozenset[str]:
    return frozenset(lookalike_key(Speech(language).player(name, "")) for language in LANGUAGES)


def _hidden(letter: str) -> bool:
    return unicodedata.category(letter).startswith("C") or letter in _BLANK


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")
