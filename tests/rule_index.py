"""Which tests show which rule. `python -m tests.rule_index` prints every rule with its tests.

Rules are the bullets `- **DIA-06** Text.` of each game's RULES.md; tests are marked with
`@pytest.mark.rule("DIA-06")` and named after what the rule says. Only the sources are read.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import ludolith

TESTS = Path(__file__).parent
RULE = re.compile(r"^\s*[-*] \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


class Shown(NamedTuple):
    """A test and a rule it shows."""

    rule: str
    title: str
    place: str


def rules_file(game: str) -> Path:
    package = sys.modules[ludolith.game(game).package]
    return Path(package.__path__[0]) / "RULES.md"


def rules_of(game: str) -> list[str]:
    """The ids of a game's rules in the order of its RULES.md."""
    return RULE.findall(rules_file(game).read_text(encoding="utf-8"))


def shown_in(folder: Path) -> list[Shown]:
    """Every marked test below a folder."""
    return [
        shown for path in sorted(folder.rglob("test_*.py")) for shown in read(path, folder.parent)
    ]


def read(path: Path, root: Path) -> Iterator[Shown]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            place = f"{path.relative_to(root).as_posix()}:{node.lineno}"
            for rule in marked(node.decorator_list):
                yield Shown(rule, sentence(node.name), place)


def marked(decorators: Sequence[ast.expr]) -> Iterator[str]:
    """The ids in `@pytest.mark.rule("…", "…")`."""
    for call in decorators:
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            for argument in call.args:
                yield str(ast.literal_eval(argument))


def sentence(name: str) -> str:
    """A test's name as the sentence it is."""
    words = name.removeprefix("test_").replace("_", " ")
    return f"{words[0].upper()}{words[1:]}."


def without_test(rules: Sequence[str], shown: Sequence[Shown]) -> list[str]:
    tested = {test.rule for test in shown}
    return [rule for rule in rules if rule not in tested]


def without_rule(rules: Sequence[str], shown: Sequence[Shown]) -> list[str]:
    return [f"{test.rule} ({test.place})" for test in shown if test.rule not in rules]


def print_index() -> None:
    shown = shown_in(TESTS)
    for game in ludolith.NAMES:
        print(game)
        for rule in rules_of(game):
            print(f"  {rule}")
            for test in shown:
                if test.rule == rule:
                    print(f"    {test.title}  ({test.place})")


if __name__ == "__main__":
    print_index()
