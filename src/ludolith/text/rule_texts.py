"""A game's rules for people: the RULES files, read into chapters.

A file is Markdown of one shape, so that programs can show a single rule:

    # Title
    Introduction.
    ## Chapter
    A paragraph, or a plain list.
    - **ABC-01** A rule, on one line.
    > An example of the rule above.
    | Rule | The rulebook is silent on | Our reading |
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from ludolith.engine.game import Game
from ludolith.text.languages import FALLBACK, known
from ludolith.text.messages import MissingText, UnsoundText

RULE: Final = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.+)")


class Rule(msgspec.Struct, frozen=True):
    id: str
    text: str
    examples: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """A point the rulebook leaves open, and how it is played here."""

    rule: str
    silent_on: str
    reading: str


class Chapter(msgspec.Struct):
    title: str
    paragraphs: list[str] = []
    items: list[str] = []  # a plain list: components
    rules: list[Rule] = []
    rulings: list[Ruling] = []


class Rules(msgspec.Struct):
    """All rules of a game in one language."""

    title: str
    intro: str = ""
    chapters: list[Chapter] = []

    @property
    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]

    @property
    def rulings(self) -> list[Ruling]:
        return [ruling for chapter in self.chapters for ruling in chapter.rulings]

    def rule(self, rule_id: str) -> Rule:
        """One rule by its id."""
        for rule in self.rules:
            if rule.id == rule_id:
                return rule
        raise MissingText(f"there is no rule {rule_id!r} in {self.title!r}")


@cache
def rules_of(game: Game, language: str) -> Rules:
    """The rules of a game in a language."""
    return parse(book_of(game, language))


def book_of(game: Game, language: str) -> str:
    """The text of a RULES file; English where a game of another package lacks the language."""
    own = files(game.package) / f"RULES.{known(language)}.md"
    if language == FALLBACK or not own.is_file():
        own = files(game.package) / "RULES.md"
    return own.read_text(encoding="utf-8")


def parse(source: str) -> Rules:
    """Read a RULES file; refuses a line that has no place in it."""
    title, *lines = [line.strip() for line in source.splitlines() if line.strip()]
    if not title.startswith("# "):
        raise UnsoundText(f"rules begin with a title, not with {title!r}")
    rules = Rules(title.removeprefix("# "))
    for line in lines:
        if line.startswith("## "):
            rules.chapters.append(Chapter(line.removeprefix("## ")))
        elif rules.chapters:
            read(line, rules.chapters[-1])
        else:
            rules.intro = f"{rules.intro} {line}".strip()
    return rules


def read(line: str, chapter: Chapter) -> None:
    """One line of a chapter."""
    rule = RULE.fullmatch(line)
    if rule:
        chapter.rules.append(Rule(rule[1], rule[2]))
    elif line.startswith("- **"):
        raise UnsoundText(f"not a rule with its id: {line!r}")
    elif line.startswith("- "):
        chapter.items.append(line.removeprefix("- "))
    elif line.startswith("> "):
        if not chapter.rules:
            raise UnsoundText(f"an example of no rule: {line!r}")
        last = chapter.rules[-1]
        examples = (*last.examples, line.removeprefix("> "))
        chapter.rules[-1] = msgspec.structs.replace(last, examples=examples)
    elif line.startswith("|"):
        read_ruling(line, chapter)
    else:
        chapter.paragraphs.append(line)


def read_ruling(line: str, chapter: Chapter) -> None:
    """A row of the table of readings; only the heading above them has no rule id."""
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    is_reading = re.fullmatch(r"[A-Z]+-\d+", cells[0]) is not None
    if len(cells) != 3 or (chapter.rulings and not is_reading):
        raise UnsoundText(f"a reading is a rule id, a question and an answer: {line!r}")
    if is_reading:
        chapter.rulings.append(Ruling(*cells))
