"""The command line's own texts: the same messages in every language, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludolith.arena
import ludolith.cli
from ludolith.arena.study_chapters import COUNTED, FELT
from ludolith.cli.translations import locale_language, words
from ludolith.text import LANGUAGES

HOME = Path(ludolith.cli.__file__).parent
ARENA = Path(ludolith.arena.__file__).parent  # its reports are told in these words too


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message with its variables."""
    found: dict[str, set[str]] = {}
    source = (HOME / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def found_in(pattern: str, *homes: Path) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for home in homes for path in home.rglob("*.py")]
    return {f"cli-{name}" for text in sources for name in re.findall(pattern, text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used_and_every_used_one_exists() -> None:
    there_are = set(messages("en"))
    assert found_in(r'tell\(\s*"([^"]+)"', HOME) <= there_are
    chapters = {f"cli-study-chapter-{name}" for name in (*FELT, *COUNTED)}
    assert there_are <= found_in(r"""["']([a-z-]+)["']""", HOME, ARENA) | chapters


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "ru_RU", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU", "LC_ALL": ""}, "ru"),
        ({"LANG": "en_US", "LC_MESSAGES": "PL-pl"}, "pl"),
        ({"LANG": "русский"}, "en"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_decimals_are_written_as_the_language_does() -> None:
    assert [words(language).decimal(1.25, 2) for language in LANGUAGES] == ["1.25", "1,25", "1,25"]
