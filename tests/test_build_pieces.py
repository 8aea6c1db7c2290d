"""The build in pieces: what an edit compiles again, and that nothing old is taken for new.

Each test builds a small package of two pieces with the real setup.py: bits, and a game above it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.test_build_switches import BITS, install, tree

__all__ = ["tree"]

GAME = "src/ludolith/games/tiny/rules.py"
RULES = """# Compiled with mypyc.
from typing import Final

from mypy_extensions import i64

from ludolith.engine.bits import bit
from ludolith.engine.sizes import SIZE

STEP: Final = 1


def total(n: i64) -> i64:
    return bit(n) + STEP + SIZE
"""
LOOK = "from ludolith.games.tiny import rules; print(rules.total(40), rules.__file__)"


@pytest.fixture
def pieces(tree: Path) -> Path:
    """Two pieces: the game copies a function of the engine, and a constant that is not compiled."""
    (tree / GAME).parent.mkdir(parents=True)
    (tree / GAME).write_text(RULES)
    for package in ("games", "games/tiny"):
        (tree / "src" / "ludolith" / package / "__init__.py").touch()
    (tree / "src/ludolith/engine/sizes.py").write_text(
        "from typing import Final\n\nSIZE: Final = 5\n"
    )
    build(tree)
    assert total(tree) == 2**40 + 6
    return tree


def build(tree: Path, **switches: str) -> None:
    done = install(tree, "build_editable", LUDOLITH_COMPILE="1", **switches)
    assert done.returncode == 0, done.stderr


def total(tree: Path) -> int:
    """What the compiled rules say in a new process."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True
    )
    number, file = done.stdout.split()
    assert not file.endswith(".py")
    return int(number)


def made(tree: Path) -> set[str]:
    """The pieces that are kept, by their content."""
    return {path.name for path in tree.glob("build/*/*.made")}


def replace(path: Path, old: str, new: str, keep_date: bool = False) -> None:
    """Edit a file, and let nothing but its content show it if asked to."""
    date = path.stat()
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    if keep_date:
        assert path.stat().st_size == date.st_size
        os.utime(path, ns=(date.st_atime_ns, date.st_mtime_ns))


def pieces_of(names: set[str]) -> set[str]:
    return {name.partition("-")[0] for name in names}


def test_an_edit_of_a_game_compiles_that_game_only(pieces: Path) -> None:
    before = made(pieces)
    replace(pieces / GAME, "STEP: Final = 1", "STEP: Final = 2")
    build(pieces)
    assert total(pieces) == 2**40 + 7
    assert pieces_of(made(pieces) - before) == {"ludolith_games_tiny__mypyc"}
    assert len(made(pieces)) == len(before)


def test_a_copied_function_is_copied_anew_when_it_changes(pieces: Path) -> None:
    before = made(pieces)
    replace(pieces / BITS, "return _TOP >> (61 - i)", "return _TOP >> (60 - i)")
    build(pieces)
    assert total(pieces) == 2**41 + 6
    changed = pieces_of(made(pieces) - before)
    assert changed == {"ludolith_games_tiny__mypyc", "ludolith_engine__mypyc"}


@pytest.mark.parametrize("name", ["src/ludolith/engine/sizes.py", GAME])
def test_an_edit_counts_whatever_its_date_says(pieces: Path, name: str) -> None:
    constant = "SIZE: Final = 5" if "sizes" in name else "STEP: Final = 1"
    replace(pieces / name, constant, constant[:-1] + "9", keep_date=True)
    build(pieces)
    assert total(pieces) == 2**40 + (10 if "sizes" in name else 14)


def test_nothing_is_compiled_again_where_nothing_changed(pieces: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in pieces.glob("build/*/*.made")}
    build(pieces)
    assert {path: path.stat().st_mtime_ns for path in pieces.glob("build/*/*.made")} == before


def test_other_flags_make_other_pieces(pieces: Path) -> None:
    before = made(pieces)
    build(pieces, CFLAGS="-DOTHER")
    assert not made(pieces) & before
    assert total(pieces) == 2**40 + 6


def test_pieces_of_another_compiler_are_not_taken(pieces: Path) -> None:
    (before,) = pieces.glob("build/cpython-*")
    other = pieces / "other" / "mypy-0.1.dist-info"
    other.mkdir(parents=True)
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: mypy\nVersion: 0.1\n")
    build(pieces, PYTHONPATH=str(other.parent))
    (after,) = pieces.glob("build/cpython-*")
    assert after != before


def test_a_second_wheel_holds_nothing_of_the_first(pieces: Path) -> None:
    extra = pieces / "src/ludolith/engine/extra.py"
    extra.write_text("# Compiled with mypyc.\nEXTRA = 1\n")
    assert any("engine/extra" in name for name in packed(pieces))
    extra.unlink()
    second = packed(pieces)
    assert not any("engine/extra" in name for name in second)
    assert any("games/tiny/rules" in name for name in second)


def packed(tree: Path) -> list[str]:
    """The files of a new wheel."""
    for earlier in tree.glob("dist/*.whl"):
        earlier.unlink()
    done = install(tree, "build_wheel", LUDOLITH_COMPILE="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = tree.glob("dist/*.whl")
    with ZipFile(wheel) as files:
        return files.namelist()
