"""One word per concept: the glossary says where each lives, and names keep to its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE, CLIENT = ROOT / "src" / "ludolith", ROOT / "client" / "src"
PYTHON = (PACKAGE, ROOT / "examples", ROOT / "benchmarks")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word ")
]
AVOIDED = {word.strip(): row[0] for row in ROWS for word in row[3].split(",") if word.strip()}
# Strings that name something: a tag or a field on the wire, a message, a setting.
NAMING = re.compile(r"[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*")
# It reads acts stored with the words of before.
FORMER = PACKAGE / "table" / "former_acts.py"
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
MESSAGE = re.compile(r"^-?([a-zA-Z][\w-]*) =|\{ *\$(\w+)", re.MULTILINE)


def words_in(name: str) -> set[str]:
    """The words of a name in snake_case, kebab-case or CamelCase, plurals as singulars too."""
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}
    return words | {word.removesuffix("s") for word in words}


def names_in_python(source: str) -> Iterator[str]:
    """Names that a module declares, and strings that name something."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) if name.startswith("test_"):
                pass  # a sentence
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AsyncFunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.Constant(value=str(text)) if NAMING.fullmatch(text):
                yield text


def names_in_client(source: str) -> Iterator[str]:
    """All words of a module or component but those of its comments."""
    yield from re.findall(r"[A-Za-z][\w-]*", COMMENT.sub("", source))


def names_in_texts(source: str) -> Iterator[str]:
    """The ids of messages, and their variables."""
    for message, variable in MESSAGE.findall(source):
        yield message or variable


def names() -> Iterator[tuple[str, str]]:
    """Each name, and where it stands."""
    read = {
        ".py": names_in_python,
        ".ts": names_in_client,
        ".svelte": names_in_client,
        ".ftl": names_in_texts,
    }
    for folder in (*PYTHON, CLIENT):
        for path in folder.rglob("*"):
            if path.suffix in read and "build" not in path.parts and path != FORMER:
                where = str(path.relative_to(ROOT))
                yield where, path.name.partition(".")[0]
                for name in read[path.suffix](path.read_text(encoding="utf-8")):
                    yield where, name


def test_the_glossary_has_about_forty_words_and_each_once() -> None:
    words = [row[0] for row in ROWS]
    assert len(words) == len(set(words)) >= 40


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_word_lives_where_the_glossary_says(row: list[str]) -> None:
    for path in re.findall(r"`([\w*]+/[\w*./]+)`", row[2]):
        found = (next(iter(folder.glob(path)), None) for folder in (PACKAGE, CLIENT, ROOT))
        assert any(found), f"{path} is not there"


def test_no_name_uses_a_word_that_the_glossary_replaces() -> None:
    used = {
        f"{where}: {name} (say {AVOIDED[word]})"
        for where, name in names()
        for word in words_in(name) & set(AVOIDED)
    }
    assert sorted(used) == []


def test_no_word_is_both_said_and_avoided() -> None:
    said = {word for row in ROWS for word in re.findall(r"[a-z]+", row[0])}
    assert said & set(AVOIDED) == set()


def test_names_of_all_kinds_are_read() -> None:
    python = """
class One:
    two: int
    def three(me, four):
        me.five = "six-y"
        for seven in ():
            pass
"""
    found = {"One", "two", "three", "me", "four", "five", "six-y", "seven"}
    assert set(names_in_python(python)) == found
    client = '<script>/* not this */ let one: Two = three; // nor this\n</script><p class="four-x">'
    assert set(names_in_client(client)) >= {"one", "Two", "three", "four-x"}
    assert not {"not", "nor"} & set(names_in_client(client))
    assert list(names_in_texts("one-two = Three { $four }\n    five")) == ["one-two", "four"]
    assert words_in("ThinkerPools") == {"thinker", "pools", "pool"}
