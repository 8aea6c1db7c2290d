"""The texts of all games in all languages, and the common ones."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from ludolith import games
from ludolith.testing.test_texts import *  # noqa: F403
from ludolith.text import LANGUAGES, Speech, UnsoundText, messages
from ludolith.text.languages import languages_of
from ludolith.text.messages import entries, resource

PACKAGES = ["ludolith.text", "ludolith.cli", *(games.game(name).package for name in games.OWN)]


@pytest.mark.parametrize("name", games.OWN)
def test_every_game_of_ours_speaks_every_language(name: str) -> None:
    assert languages_of(games.game(name).package) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_named(language: str) -> None:
    for other in LANGUAGES:
        assert Speech(language).has(f"language-{other}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_read_alone_is_the_one_in_its_file(package: str, language: str) -> None:
    whole = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in resource(package, language).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    alone = entries(package, language)
    assert set(alone) == set(whole)
    for name, text in alone.items():
        read = FluentParser().parse_entry(text)
        assert read.equals(whole[name], ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("text", ["fine = yes\nno message\n", "fine = yes\nworse = { $n\n"])
def test_what_cannot_be_read_is_never_said(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "source_of", lambda _package, _language: text)
    monkeypatch.setattr(messages, "entries", entries.__wrapped__)
    with pytest.raises(UnsoundText, match="cannot read"):
        messages.Messages("en", ("ludolith.text",)).put("worse", {})
