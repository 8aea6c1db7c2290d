"""Prose names a player, a seat, a viewer or a person instead of "somebody"."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Names with such a part, as in "signed-by-nobody", are no prose.
VAGUE = re.compile(
    r"(?<![\w-])(who(?:ever|mever)|some(?:body|one)|nobody|every(?:body|one)|any(?:body|one))(?![\w-])",
    re.IGNORECASE,
)
PROSE = {
    number
    for number, name in tokenize.tok_name.items()
    if name in ("COMMENT", "STRING", "FSTRING_MIDDLE", "TSTRING_MIDDLE")
}
GENERATED = "<!-- made by"  # what follows in a document
SPOKEN = Path(__file__)  # says the words to find them


def files(pattern: str, *folders: str) -> list[Path]:
    """The files of these folders with such names."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob(pattern))


def in_module(path: Path) -> Iterator[tuple[int, str]]:
    """The line and text of each vague word in the comments and strings of a module."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in PROSE:
                for found in VAGUE.finditer(token.string):
                    line = token.start[0] + token.string.count("\n", 0, found.start())
                    yield line, found[0]


def in_text(path: Path) -> Iterator[tuple[int, str]]:
    """The same of a document, of messages, or of a source of the client."""
    text = path.read_text(encoding="utf-8").partition(GENERATED)[0]
    for found in VAGUE.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, found[0]


PACKAGES = ("src", "examples", "benchmarks", "scripts", "tests")
TRANSLATED = (".ru", ".pl")
READ = {
    "modules": (in_module, files("*.py", *PACKAGES)),
    "documents": (in_text, [*ROOT.glob("*.md"), *files("*.md", *PACKAGES, "docs")]),
    "texts": (in_text, files("en.ftl", *PACKAGES, "client/src")),
    "client": (
        in_text,
        [p for end in ("ts", "svelte", "css") for p in files(f"*.{end}", "client/src")],
    ),
}


@pytest.mark.parametrize("kind", READ)
def test_people_are_named_by_their_role(kind: str) -> None:
    read, paths = READ[kind]
    assert len(paths) >= 15
    vague = [
        f"{path.relative_to(ROOT)}:{line}: {word}"
        for path in paths
        if path != SPOKEN and path.with_suffix("").suffix not in TRANSLATED
        for line, word in read(path)
    ]
    assert vague == []


def test_vague_words_are_found_in_comments_docstrings_and_messages(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""Fine.\n\nNobody."""\nname = f"{1} somebody"  # Whoever\nanybody = 1\n')
    assert list(in_module(module)) == [(3, "Nobody"), (4, "somebody"), (4, "Whoever")]


def test_vague_words_are_found_in_texts(tmp_path: Path) -> None:
    texts = tmp_path / "en.ftl"
    texts.write_text("signed-by-nobody = no\nwinner = Everyone\n    wins, anyone.\n")
    assert list(in_text(texts)) == [(2, "Everyone"), (3, "anyone")]
