"""What the switches of the build do, with a compiler and without: docs/build.md promises it.

Each test builds a small package of its own the way pip does, with the real setup.py, of which only
the level of optimization is changed; one of its modules is marked for the compiler.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
BITS = "src/ludolith/engine/bits.py"
STAMP = "src/ludolith/_compiled.json"
NOTE = "src/ludolith/_uncompiled.txt"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
MODULES = [f"src/ludolith/engine/bits{SUFFIX}", f"src/ludolith_engine__mypyc{SUFFIX}"]
NO_COMPILER = "/nonexistent/cc"
REASON = f"the C compiler did not work: {NO_COMPILER}"
HOOK = "import sys; from setuptools import build_meta as b; getattr(b, sys.argv[1])('dist')"
WHERE = "from ludolith.engine import bits; print(bits.count(5), bits.__file__)"

each_install = pytest.mark.parametrize("hook", ["build_editable", "build_wheel"])


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package of which one module is to be compiled; its C code need not be quick."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    setup, levels = re.subn('opt_level="3"', 'opt_level="0"', setup)
    assert levels == 1
    (tmp_path / "setup.py").write_text(setup, encoding="utf-8")
    (tmp_path / BITS).parent.mkdir(parents=True)
    shutil.copy(ROOT / BITS, tmp_path / BITS)
    for package in ("", "engine"):
        (tmp_path / "src" / "ludolith" / package / "__init__.py").touch()
    return tmp_path


def install(tree: Path, hook: str, **switches: str) -> subprocess.CompletedProcess[str]:
    """Build as pip does for an installation, editable or not."""
    ours = ("LUDOLITH_COMPILE", "PYTHONPATH")
    environment = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        [sys.executable, "-c", HOOK, hook],
        cwd=tree,
        env=environment | switches,
        capture_output=True,
        text=True,
        check=False,
    )


def built_before(tree: Path) -> None:
    """As an earlier build of the same tree has left it."""
    for name in MODULES:
        (tree / name).touch()
        kept = tree / f"build/lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
        kept = kept / Path(name).relative_to("src")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.touch()
    (tree / STAMP).write_text("{}")


def installed(tree: Path, hook: str) -> Path:
    """The folder that an installation of what was built is imported from."""
    if hook == "build_editable":
        return tree / "src"
    (wheel,) = (tree / "dist").glob("*.whl")
    place = tree / "installed"
    with ZipFile(wheel) as packed:
        packed.extractall(place)
    for files in place.glob("*.data/*lib"):  # a wheel may keep them apart; pip puts them together
        shutil.copytree(files, place, dirs_exist_ok=True)
        shutil.rmtree(files.parent)
    return place


def left_by_the_build(place: Path) -> set[str]:
    """Everything there that is neither source nor metadata, named as in the tree."""
    files = {path.relative_to(place) for path in place.rglob("*") if path.is_file()}
    return {
        f"src/{file.as_posix()}"
        for file in files
        if file.suffix not in (".py", ".pyc") and "-info" not in file.parts[0]
    }


def runs_from(place: Path) -> str:
    """Which file the module is run from by those who import it from there."""
    environment = os.environ | {"PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", WHERE], env=environment, capture_output=True, text=True, check=True
    )
    count, file = done.stdout.split()
    assert count == "2"
    return f"src/{Path(file).relative_to(place).as_posix()}"


def test_nothing_compiled_outlives_a_later_build_that_fails(tree: Path) -> None:
    (tree / NOTE).write_text("of an earlier failure\n")
    done = install(tree, "build_editable", LUDOLITH_COMPILE="1")
    assert done.returncode == 0, done.stderr
    assert left_by_the_build(tree / "src") == {*MODULES, STAMP}
    assert set(json.loads((tree / STAMP).read_bytes())) == {"engine/__init__.py", "engine/bits.py"}
    assert runs_from(tree / "src") == MODULES[0]

    with (tree / BITS).open("a", encoding="utf-8") as source:
        source.write("\n\ndef new() -> None:\n    pass\n")
    done = install(tree, "build_editable", CC=NO_COMPILER)
    assert done.returncode == 0, done.stderr
    assert left_by_the_build(tree / "src") == {NOTE}
    assert (tree / NOTE).read_text() == REASON + "\n"
    assert runs_from(tree / "src") == BITS


def test_without_a_compiler_it_installs_as_plain_python_and_notes_why(tree: Path) -> None:
    built_before(tree)
    done = install(tree, "build_wheel", CC=NO_COMPILER)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("installed uncompiled (slower): " + REASON) == 1
    place = installed(tree, "build_wheel")
    assert left_by_the_build(place) == {NOTE}
    assert (place / "ludolith" / "_uncompiled.txt").read_text() == REASON + "\n"
    assert runs_from(place) == BITS


def test_sources_that_mypyc_refuses_are_installed_as_they_are(tree: Path) -> None:
    built_before(tree)
    with (tree / BITS).open("a", encoding="utf-8") as source:
        source.write('\nWRONG: int = "no number"\n')
    done = install(tree, "build_editable")
    assert done.returncode == 0, done.stderr
    assert left_by_the_build(tree / "src") == {NOTE}
    assert "mypyc refused the sources" in (tree / NOTE).read_text()
    assert runs_from(tree / "src") == BITS


@each_install
def test_without_mypyc_it_installs_as_plain_python_and_notes_why(tree: Path, hook: str) -> None:
    built_before(tree)
    missing = tree / "missing"
    missing.mkdir()
    (missing / "mypyc.py").write_text('raise ImportError("there is no mypyc")\n')
    done = install(tree, hook, PYTHONPATH=str(missing))
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("installed uncompiled (slower): there is no mypyc") == 1
    place = installed(tree, hook)
    assert left_by_the_build(place) == {NOTE}
    assert (place / "ludolith" / "_uncompiled.txt").read_text() == "there is no mypyc\n"
    assert runs_from(place) == BITS


def test_a_compile_that_was_asked_for_fails_without_a_compiler(tree: Path) -> None:
    built_before(tree)
    done = install(tree, "build_editable", CC=NO_COMPILER, LUDOLITH_COMPILE="1")
    assert done.returncode != 0
    assert NO_COMPILER in done.stderr
    assert "installed uncompiled" not in done.stderr
    assert left_by_the_build(tree / "src") == set()
    assert not list(tree.glob("dist/*.whl"))


@each_install
def test_nothing_is_compiled_where_that_was_asked_for(tree: Path, hook: str) -> None:
    built_before(tree)
    (tree / NOTE).write_text("of an earlier failure\n")
    done = install(tree, hook, LUDOLITH_COMPILE="0")
    assert done.returncode == 0, done.stderr
    assert "installed uncompiled" not in done.stderr
    place = installed(tree, hook)
    assert left_by_the_build(place) == set()
    assert runs_from(place) == BITS
