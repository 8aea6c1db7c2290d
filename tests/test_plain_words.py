"""Comments, docstrings and messages name a player, a seat or a viewer, not "somebody"."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "ludolith"
# Keys of texts, such as "signed-by-nobody", are names and not prose.
VAGUE = re.compile(r"(?<![\w-])(whoever|somebody|nobody|everybody|anybody)(?!\w)", re.IGNORECASE)
PROSE = {
    number
    for number, name in tokenize.tok_name.items()
    if name in ("COMMENT", "STRING", "FSTRING_MIDDLE", "TSTRING_MIDDLE")
}


def vague_words(path: Path) -> Iterator[tuple[int, str]]:
    """The line and text of each vague word in the comments and strings of a module."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type in PROSE:
                for found in VAGUE.finditer(token.string):
                    line = token.start[0] + token.string.count("\n", 0, found.start())
                    yield line, found[0]


def test_modules_name_the_player_the_seat_or_the_viewer() -> None:
    vague = [
        f"{module.relative_to(PACKAGE)}:{line}: {word}"
        for module in sorted(PACKAGE.rglob("*.py"))
        for line, word in vague_words(module)
    ]
    assert vague == []


def test_vague_words_are_found_in_comments_docstrings_and_messages(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""Fine.\n\nNobody."""\nname = f"{1} somebody"  # Whoever\nanybody = 1\n')
    assert list(vague_words(module)) == [(3, "Nobody"), (4, "somebody"), (4, "Whoever")]
