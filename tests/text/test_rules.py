"""The RULES files: one shape, the same rules in every language."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.engine.errors import UnknownLanguage
from ludolith.games import OWN
from ludolith.text import MissingText, UnsoundText, rules_of
from ludolith.text.rule_texts import Rule, Ruling, parse

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
        rules_of(ludolith.game(OWN[0]), "xx")
