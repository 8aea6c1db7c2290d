"""A copy is a copy: original and copies go on in turn, and each is as if it were alone."""

from __future__ import annotations

import ast
from pathlib import Path

import ludolith
from ludolith.testing.test_copies import *  # noqa: F403

GAMES = Path(ludolith.__file__).parent / "games"


def test_no_position_appends_to_a_vec_that_a_copy_may_share() -> None:
    """`append` may write into the spare room of a buffer that two vecs share. What a clone takes
    over is copied first: `append(self.cards[:], card)`."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in GAMES.rglob("*.py")}
    taken_over = {
        target.attr
        for tree in trees.values()
        for clone in ast.walk(tree)
        if isinstance(clone, ast.FunctionDef) and clone.name == "clone"
        for node in ast.walk(clone)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute)
    }
    assert taken_over
    found = [
        f"{path.relative_to(GAMES)}:{call.lineno}"
        for path, tree in trees.items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "append"
        and isinstance(call.args[0], ast.Attribute)
        and call.args[0].attr in taken_over
    ]
    assert found == []
