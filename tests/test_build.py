"""The build names all it needs: where a library is missing, `pip install` would compile nothing."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def compiled() -> list[str]:
    """The modules that are marked for the compiler."""
    mark = re.search(r'^MARK = "(.*?)"', (ROOT / "setup.py").read_text(), re.M)
    assert mark is not None
    return [
        ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        for path in sorted(SOURCES.rglob("*.py"))
        if path.read_text(encoding="utf-8").startswith(mark[1] + "\n")
    ]


def file_of(module: str) -> Path | None:
    place = SOURCES / module.replace(".", "/")
    found = [path for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists()]
    return found[0] if found else None


def imports(source: str) -> set[str]:
    """Everything a file may mean by its imports, wherever they stand: the compiler follows all."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
    return found


def reached(modules: list[str]) -> set[str]:
    """The other libraries that these modules import, and the modules that they import."""
    outside: set[str] = set()
    seen: set[str] = set()
    ahead = list(modules)
    while ahead:
        module = ahead.pop()
        if module in seen:
            continue
        seen.add(module)
        ahead.extend([module.rpartition(".")[0]] if "." in module else [])
        path = file_of(module)
        for name in imports(path.read_text()) if path else ():
            if name.partition(".")[0] == "ludolith":
                ahead.append(name)
            else:
                outside.add(name.partition(".")[0])
    return outside


def test_every_library_that_compiled_modules_lead_to_is_there_when_they_are_compiled() -> None:
    required = {re.split(r"[\[=<>~ ]", each)[0] for each in PROJECT["build-system"]["requires"]}
    with_mypy = {"mypy_extensions", "mypyc", "typing_extensions"}
    without_types = {
        module.removesuffix(".*")
        for override in PROJECT["tool"]["mypy"]["overrides"]
        if override.get("ignore_missing_imports")
        for module in override["module"]
    }
    needed = reached(compiled())
    assert {"librt", "msgspec", "mypy_extensions", "numpy"} <= needed
    assert needed - set(sys.stdlib_module_names) - required - with_mypy - without_types == set()


def test_the_build_takes_the_versions_that_everything_is_tested_with() -> None:
    locked = (ROOT / "requirements.lock").read_text().splitlines()
    for each in PROJECT["build-system"]["requires"]:
        assert re.sub(r"\[.*\]", "", each) in {line.partition(" ")[0] for line in locked}
