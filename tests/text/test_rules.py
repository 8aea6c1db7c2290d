"""The RULES files: one shape, the same rules in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import get_args

import msgspec
import pytest

import ludolith
from ludolith.engine.errors import UnknownLanguage
from ludolith.engine.game import Game
from ludolith.text import LANGUAGES, MissingText, UnsoundText, rules_of
from ludolith.text.rule_texts import Rule, Ruling, parse

GAMES = [ludolith.game(name) for name in ludolith.NAMES]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
languages = pytest.mark.parametrize("language", LANGUAGES)

SAMPLE = """# Bones

Dig them up.

## Digging

A paragraph.

- Three brushes.
- **ABC-01** *Dig* once.
> Anna digs.
> Bob digs too.
- **ABC-02** Stop.

| Rule | The rulebook is silent on | Our reading |
|---|---|---|
| ABC-02 | When? | At dusk. |
"""


def ids(game: Game, language: str) -> list[str]:
    return [rule.id for rule in rules_of(game, language).rules]


@games
@languages
def test_the_rules_are_the_same_in_every_language(game: Game, language: str) -> None:
    here, english = rules_of(game, language), rules_of(game, "en")
    shapes = [
        [
            (
                len(chapter.paragraphs),
                len(chapter.items),
                [(rule.id, len(rule.examples)) for rule in chapter.rules],
                [ruling.rule for ruling in chapter.rulings],
            )
            for chapter in rules.chapters
        ]
        for rules in (here, english)
    ]
    assert shapes[0] == shapes[1]
    assert here.title
    assert here.intro


@games
def test_every_rule_has_one_id_and_stands_in_order(game: Game) -> None:
    assert ids(game, "en") == sorted(set(ids(game, "en")))
    assert {ruling.rule for ruling in rules_of(game, "en").rulings} <= set(ids(game, "en"))


@games
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_rule_is_left_in_english(game: Game, language: str) -> None:
    english = {rule.text for rule in rules_of(game, "en").rules}
    assert not english & {rule.text for rule in rules_of(game, language).rules}


@games
def test_numbers_in_a_rule_agree_in_every_language(game: Game) -> None:
    for rule in rules_of(game, "en").rules:
        for language in LANGUAGES:
            other = rules_of(game, language).rule(rule.id)
            assert numbers(other) == numbers(rule), f"{rule.id}, {language}"


def numbers(rule: Rule) -> list[str]:
    """The figures of a rule and its examples."""
    return sorted(re.findall(r"\d+", " ".join([rule.text, *rule.examples])))


@games
def test_every_rule_an_event_or_an_option_names_exists(game: Game) -> None:
    named = {option.rule for option in game.options}
    for kind in get_args(game.event_type) or (game.event_type,):
        for field in msgspec.structs.fields(kind):
            if field.name == "rule" and field.default is not msgspec.NODEFAULT:
                named.add(field.default)
    assert named <= set(ids(game, "en"))


@games
def test_every_rule_the_sources_name_exists(game: Game) -> None:
    known = set(ids(game, "en"))
    prefix = next(iter(known)).partition("-")[0]
    for file in files(game.package).iterdir():
        if file.name.endswith(".py"):
            named = set(re.findall(rf"\b{prefix}-\d+", file.read_text(encoding="utf-8")))
            assert named <= known, file.name


def test_a_rules_file_is_read_into_chapters_rules_and_readings() -> None:
    rules = parse(SAMPLE)
    assert (rules.title, rules.intro) == ("Bones", "Dig them up.")
    (chapter,) = rules.chapters
    assert chapter.title == "Digging"
    assert chapter.paragraphs == ["A paragraph."]
    assert chapter.items == ["Three brushes."]
    assert rules.rules == [
        Rule("ABC-01", "*Dig* once.", ("Anna digs.", "Bob digs too.")),
        Rule("ABC-02", "Stop."),
    ]
    assert rules.rulings == [Ruling("ABC-02", "When?", "At dusk.")]
    assert rules.rule("ABC-02").text == "Stop."
    with pytest.raises(MissingText, match="ABC-03"):
        rules.rule("ABC-03")


@pytest.mark.parametrize(
    "source",
    [
        "No title",
        "# T\n## C\n- **ABC 01** No id.",
        "# T\n## C\n> An example of nothing.",
        SAMPLE + "| АВС-03 | Cyrillic id | lost |\n",
        SAMPLE + "| ABC-03 | two cells |\n",
    ],
)
def test_a_file_of_another_shape_is_refused(source: str) -> None:
    with pytest.raises(UnsoundText):
        parse(source)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        rules_of(GAMES[0], "xx")
