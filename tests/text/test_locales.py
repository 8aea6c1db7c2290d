"""The Fluent files of all packages against each other."""

from __future__ import annotations

import re
from itertools import product

import pytest

import ludolith
from ludolith import bots
from ludolith.text import LANGUAGES, Speech
from ludolith.text.messages import COMMON, Messages
from tests.text.fluent_files import PACKAGES, messages, numbers, selectors, variables, wordings

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
NAMES = re.compile(r"language-.*|bot-.+|game-name")  # said alike in every language
NUMBERS = (0, 1, 2, 5, 21)


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_same_messages_in_the_same_order(
    package: str, language: str
) -> None:
    assert list(messages(package, language)) == list(messages(package, "en"))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_takes_the_same_variables_in_every_language(package: str, language: str) -> None:
    for message_id in messages(package, "en"):
        assert variables(package, language, message_id) == variables(package, "en", message_id), (
            message_id
        )


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_chooses_by_the_same_words_in_every_language(package: str, language: str) -> None:
    for message_id in messages(package, "en"):
        here, there = (
            {chooser for chooser in selectors(package, spoken, message_id) if not chooser.counts}
            for spoken in (language, "en")
        )
        assert here == there, message_id


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_wording_is_left_in_english(package: str, language: str) -> None:
    english = messages(package, "en")
    for message_id, message in messages(package, language).items():
        if not NAMES.fullmatch(message_id):
            assert not wordings(message) & wordings(english[message_id]), message_id


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_where_one_is_told_from_many_so_are_a_few(package: str, language: str) -> None:
    for message_id in messages(package, language):
        for chooser in selectors(package, language, message_id):
            if "one" in chooser.keys:
                assert "few" in chooser.keys, message_id


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_whatever_the_numbers(package: str, language: str) -> None:
    spoken = Messages(language, (package,))
    for message_id in messages(package, language):
        choosers = selectors(package, language, message_id)
        samples: dict[str, tuple[str | int, ...]] = dict.fromkeys(
            variables(package, language, message_id), ("Anna",)
        )
        samples |= dict.fromkeys(numbers(package, language, message_id), (-3,))
        for chooser in choosers:
            samples[chooser.variable] = NUMBERS if chooser.counts else tuple(chooser.keys)
        for values in product(*samples.values()):
            text = spoken.put(message_id, dict(zip(samples, values, strict=True)))
            assert text, message_id
            assert not re.search(r"[{}\n]|\s\s| [.,;:!?]|^\s|\s$", text), f"{message_id}: {text!r}"


@pytest.mark.parametrize("name", ludolith.NAMES)
def test_no_game_redefines_a_common_message(name: str) -> None:
    assert not messages(ludolith.game(name).package, "en").keys() & messages(COMMON, "en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_named(language: str) -> None:
    for other in LANGUAGES:
        assert Speech(language).has(f"language-{other}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ludolith.NAMES)
def test_every_game_introduces_itself(name: str, language: str) -> None:
    speech = Speech(language, ludolith.game(name))
    for message_id in ("game-name", "game-tagline", "game-goal"):
        assert speech.has(message_id), message_id


@pytest.mark.parametrize(("name", "language"), list(product(ludolith.NAMES, LANGUAGES)))
def test_every_level_of_opponents_has_a_name_of_its_own(name: str, language: str) -> None:
    game = ludolith.game(name)
    speech = Speech(language, game)
    levels = bots.levels(game)
    assert len({speech.say(f"level-{level}") for level in levels}) == len(levels)
