"""The texts of all games in all languages, and the common ones."""

from __future__ import annotations

import pytest

from ludolith import games
from ludolith.testing.test_texts import *  # noqa: F403
from ludolith.text import LANGUAGES, Speech
from ludolith.text.languages import languages_of


@pytest.mark.parametrize("name", games.OWN)
def test_every_game_of_ours_speaks_every_language(name: str) -> None:
    assert languages_of(games.game(name).package) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_named(language: str) -> None:
    for other in LANGUAGES:
        assert Speech(language).has(f"language-{other}")
