"""The documents name files, modules, make targets and headings that exist, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts import docs_tables

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    path
    for pattern in ("*.md", "docs/*.md", "docs/games/*.md", "benchmarks/*.md")
    for path in ROOT.glob(pattern)
    if path.name != "CHANGELOG.md"  # tells of files that are gone
)
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]

# Where a path in a document may begin.
FOLDERS = [ROOT, ROOT / "src", ROOT / "src" / "ludolith", ROOT / "client", ROOT / "client" / "src"]
SEARCHED = ("src", "client/src", "tests", "docs", "examples")
SUFFIXES = "py|ts|mjs|svelte|css|ftl|toml|md|c|sh|lock"
TARGETS = re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
# What a document tells its reader to write.
TO_BE_WRITTEN = {"my_statistics.py"}


def quoted(text: str) -> Iterator[str]:
    """Everything between backquotes, in blocks of code too."""
    for block in re.findall(r"```\w*\n(.*?)```", text, flags=re.DOTALL):
        yield from block.splitlines()
    yield from re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def paths(text: str) -> set[str]:
    """The quoted words that look like files, or like folders of this repository."""
    words = {word.strip("(),;:'\"") for part in quoted(text) for word in part.split()}
    top = {folder.name for folder in ROOT.iterdir() if folder.is_dir()}
    return {
        word
        for word in words
        if re.fullmatch(rf"[\w*<>{{}},./-]+\.(?:{SUFFIXES})", word)
        or (re.fullmatch(r"[\w*<>/-]+", word) and word.partition("/")[0] in top and "/" in word)
    } - TO_BE_WRITTEN


def exists(path: str, document: Path) -> bool:
    """`<game>` stands for any name, `{en,ru}` for both; a bare name may be in any folder."""
    if braces := re.search(r"{([^}]*)}", path):
        return all(exists(path.replace(braces[0], each), document) for each in braces[1].split(","))
    pattern = re.sub(r"<\w+>", "*", path).lstrip("/")
    beside, game = document.parent, document.stem
    if "/" in pattern:
        games, parts = ROOT.glob("src/ludolith/games/*"), ROOT.glob("client/src/*/")
        return any(next(root.glob(pattern), None) for root in (*FOLDERS, beside, *games, *parts))
    if next(ROOT.glob(pattern), None) or next(beside.glob(pattern), None):
        return True
    if beside.name == "games":  # the page of a game names its own modules
        return any(game in found.parts for found in everywhere(pattern))
    return bool(everywhere(pattern))


def everywhere(name: str) -> list[Path]:
    return [found for each in SEARCHED for found in (ROOT / each).rglob(name)]


def anchors(text: str) -> set[str]:
    """The headings of a document as links name them."""
    heads = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("name", NAMES)
def test_every_path_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert [path for path in sorted(paths(text)) if not exists(path, ROOT / name)] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_link_in_a_document_leads_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s:]+)\)", text):
        path, _, heading = target.partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        assert file.exists(), target
        if heading:
            assert heading in anchors(file.read_text(encoding="utf-8")), target


def test_the_tables_are_those_of_the_games() -> None:
    made = docs_tables.documents()
    for path in made:
        text = path.read_text(encoding="utf-8")
        assert docs_tables.written(text) == text, f"{path.name} is out of date: make docs"
    marks = [block[1] for path in made for block in docs_tables.BLOCK.finditer(path.read_text())]
    assert sorted(marks) == sorted(docs_tables.TABLES)


@pytest.mark.parametrize("name", NAMES)
def test_every_module_and_make_target_in_a_document_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    code = "\n".join(quoted(text))
    for module in re.findall(r"(?:-m|from|import) ((?:ludolith|benchmarks|tests)[\w.]*)", code):
        path = Path(*module.split("."))
        places = [folder / path for folder in (ROOT, ROOT / "src")]
        assert any(at.is_dir() or at.with_suffix(".py").exists() for at in places), module
    assert set(re.findall(r"\bmake ([a-z][\w-]*)", code)) <= set(TARGETS)
