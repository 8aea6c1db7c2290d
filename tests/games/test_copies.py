"""A copy is a copy: original and copies go on in turn, and each is as if it were alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludolith
from ludolith import games
from ludolith.engine import generate_copies
from ludolith.testing.test_copies import *  # noqa: F403

GAMES = Path(ludolith.__file__).parent / "games"
FOLDERS = [GAMES / name for name in games.OWN]


def test_no_position_appends_to_a_vec_that_a_copy_may_share() -> None:
    """`append` may write into the spare room of a buffer that two vecs share. What belongs to a
    position is copied first: `append(self.cards[:], card)`."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in GAMES.rglob("*.py")}
    vecs = {
        field.name
        for folder in FOLDERS
        for copied in generate_copies.copied_in(folder)
        for field in copied.fields
        if field.is_vec
    }
    assert vecs
    found = [
        f"{path.relative_to(GAMES)}:{call.lineno}"
        for path, tree in trees.items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "append"
        and isinstance(call.args[0], ast.Attribute)
        and call.args[0].attr in vecs
    ]
    assert found == []


# Whole lists that are worked out once: another thread would write the same list.
CACHES = {"_GOING_ON"}


def test_no_function_writes_into_a_constant_of_a_module() -> None:
    """All games of a process share it, and interpreted code can be interrupted by another thread
    at any line. Lists of moves are written into `scratch()`."""
    found = []
    for path in GAMES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if text.startswith("# Compiled"):
            lines = writes_into_constants(ast.parse(text))
            found += [f"{path.relative_to(GAMES)}:{line}" for line in lines]
    assert found == []


SHARED_LIST = """
def fill():
    TABLE[0] = 1

def legal(own):
    moves = ROOM
    own[0] = 1
    moves[0] = 2
    ROOM[1] += 3

fill()
"""


def test_a_function_that_writes_into_a_constant_is_found() -> None:
    assert writes_into_constants(ast.parse(SHARED_LIST)) == [8, 9]


def writes_into_constants(tree: ast.Module) -> list[int]:
    """The lines where a function that is not called on import writes into a constant, or into a
    variable that is one."""
    on_import = {
        call.func.id
        for line in tree.body
        if isinstance(line, ast.Expr) and isinstance(call := line.value, ast.Call)
        if isinstance(call.func, ast.Name)
    }
    found = []
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function.name in on_import:
            continue
        constants: dict[str, bool] = {}  # variables, and whether each is always a constant
        for line in ast.walk(function):
            if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
                constant = isinstance(line.value, ast.Name) and line.value.id.isupper()
                name = line.targets[0].id
                constants[name] = constant and constants.get(name, True)
        found += [
            part.lineno
            for part in ast.walk(function)
            if isinstance(part, ast.Subscript)
            and isinstance(part.ctx, ast.Store)
            and isinstance(part.value, ast.Name)
            and (part.value.id.isupper() or constants.get(part.value.id, False))
            and part.value.id not in CACHES
        ]
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_copies_are_generated_from_the_fields_as_they_are_declared(folder: Path) -> None:
    there = (folder / generate_copies.NAME).read_text(encoding="utf-8")
    assert there == generate_copies.written(folder), "make copies"


FIELDS = """
class Piece:
    def clone(self): ...

class Pond(State):
    size: Setting[i64] = 3
    fish: vec[u8] = NOTHING
    reeds: Shared[vec[i64]] = NOTHING
    frozen: bool = False
    pieces: list[Piece]
    seen: Own[dict[str, int]]

    def __init__(self, rng, shore): ...

    shore: Shore

    def clone(self): ...
"""


def test_a_field_is_copied_as_its_type_and_marks_say(tmp_path: Path) -> None:
    (tmp_path / "pond.py").write_text(FIELDS, encoding="utf-8")
    text = generate_copies.written(tmp_path)
    copy_, pack = text.split("def copy_pond")[1].split("def pack_pond")
    assert [line.strip() for line in copy_.splitlines() if "twin." in line] == [
        "twin.players = source.players",
        "twin.over = source.over",
        "twin.size = source.size",
        "twin.fish = source.fish[:]",
        "twin.reeds = source.reeds",
        "twin.frozen = source.frozen",
        "twin.pieces = [one.clone() for one in source.pieces]",
    ]
    assert "twin.frozen = bool(numbers[3])" in pack
    assert "twin.fish = vec[u8](rows[0])" in pack
    settle = text.split("def settle_pond")[1].split("def ")[0]
    assert settle.count("twin.") == 2  # players and size
    assert "seen" not in text
    assert "shore" not in text


def test_a_field_that_cannot_be_copied_is_refused_with_its_place(tmp_path: Path) -> None:
    text = FIELDS.replace("Own[dict[str, int]]", "dict[str, int]")
    (tmp_path / "pond.py").write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match=r"pond.py:11: cannot copy seen: dict\[str, int\]; mark"):
        generate_copies.written(tmp_path)
