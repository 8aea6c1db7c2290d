"""One word per concept: the glossary says where each lives, and names keep to its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE, CLIENT = ROOT / "src" / "ludolith", ROOT / "client" / "src"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word ")
]
AVOIDED = {word.strip(): row[0] for row in ROWS for word in row[3].split(",") if word.strip()}


def parts(name: str) -> set[str]:
    """The words of a name, in snake_case, kebab-case or CamelCase."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def names() -> Iterator[tuple[str, str]]:
    """Each module, class and function of the package and each module of the client."""
    for path in PACKAGE.rglob("*.py"):
        where = str(path.relative_to(PACKAGE))
        yield where, path.stem
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield where, node.name
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            yield str(path.relative_to(CLIENT)), path.name.partition(".")[0]


def test_the_glossary_has_about_forty_words_and_each_once() -> None:
    words = [row[0] for row in ROWS]
    assert len(words) == len(set(words)) >= 40


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_word_lives_where_the_glossary_says(row: list[str]) -> None:
    for path in re.findall(r"`([\w*]+/[\w*./]+)`", row[2]):
        found = (next(iter(folder.glob(path)), None) for folder in (PACKAGE, CLIENT, ROOT))
        assert any(found), f"{path} is not there"


def test_no_module_class_or_function_uses_a_word_that_the_glossary_replaces() -> None:
    used = [
        f"{where}: {name} (say {AVOIDED[word]})"
        for where, name in names()
        for word in parts(name) & set(AVOIDED)
    ]
    assert used == []
