"""Write `clone_and_pickle.py` of a game: how its positions are cloned and pickled.

This is worked out from the fields that they declare.

`python -m ludolith.engine.generate_copies FOLDER ...`

It is for every class of the folder that has a method `clone`. Arguments of its constructor are not
copied; `copy_marks` has marks for other special fields. Compiled classes need generated code: a vec
cannot be pickled, and one that `setattr` stores is never freed.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NAME = "clone_and_pickle.py"
MARKS = {"Setting", "Shared", "Own"}
NUMBERS = {"i64", "i32", "i16", "u8", "int"}
STATE = Path(__file__).with_name("state.py")
HEAD = '''\
# Compiled with mypyc.
"""Positions are copied field by field. Generated from the fields by `make copies`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING
'''


@dataclass(frozen=True)
class Source:
    """A module of a game."""

    path: Path
    module: str
    tree: ast.Module

    def imported_from(self, name: str) -> str:
        """The module that this one has a name from."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and name in [alias.name for alias in node.names]:
                return node.module or ""
        return self.module


@dataclass(frozen=True)
class Field:
    """A declared field: its marks, and its type without them."""

    name: str
    kind: ast.expr
    marks: frozenset[str]
    source: Source
    line: int

    @property
    def is_flag(self) -> bool:
        return self.names == ["bool"]

    @property
    def is_number(self) -> bool:
        return self.is_flag or (len(self.names) == 1 and self.names[0] in NUMBERS)

    @property
    def is_vec(self) -> bool:
        return self.names[0] == "vec"

    @property
    def is_object(self) -> bool:
        return not self.is_number and not self.is_vec

    @property
    def names(self) -> list[str]:
        """The names in its type: that of `list[World]` has two."""
        return [node.id for node in ast.walk(self.kind) if isinstance(node, ast.Name)]

    def cloned(self, copied: set[str]) -> str:
        """The expression for a clone of this field of `source`."""
        value = f"source.{self.name}"
        if self.is_number or "Shared" in self.marks:
            return value
        if self.is_vec:
            return f"{value}[:]"
        match self.names:
            case [kind] if kind in copied:
                return f"{value}.clone()"
            case ["list", kind] if kind in copied:
                return f"[one.clone() for one in {value}]"
        raise SystemExit(
            f"{self.source.path}:{self.line}: cannot copy {self.name}: {ast.unparse(self.kind)}; "
            "mark it Shared or Own, or give its class a method clone"
        )


@dataclass(frozen=True)
class Class:
    """A class that is copied."""

    name: str
    source: Source
    fields: tuple[Field, ...]

    @property
    def word(self) -> str:
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", self.name).lower()


def main(folders: list[str]) -> None:
    for folder in folders:
        path = Path(folder).resolve()
        text = written(path)
        if text:
            (path / NAME).write_text(text, encoding="utf-8")


def written(folder: Path) -> str:
    """The text of that file for the game in a folder; empty if nothing there has a clone."""
    classes = copied_in(folder)
    if not classes:
        return ""
    names = {one.name for one in classes}
    functions = [text for one in classes for text in functions_of(one, names)]
    return "\n\n".join([HEAD + imports(classes), *functions])


def copied_in(folder: Path) -> list[Class]:
    """The classes of a folder that have a clone."""
    paths = [STATE, *sorted(folder.glob("*.py"))]
    classes = {
        node.name: (node, source)
        for source in (read(path) for path in paths if path.name != NAME)
        for node in source.tree.body
        if isinstance(node, ast.ClassDef)
    }
    return [
        Class(name, source, tuple(fields_of(node, classes)))
        for name, (node, source) in classes.items()
        if source.path != STATE and "clone" in methods(node)
    ]


def read(path: Path) -> Source:
    """A module and its name, which begins at the uppermost package."""
    names = [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        names.append(folder.name)
        folder = folder.parent
    return Source(path, ".".join(reversed(names)), ast.parse(path.read_text(encoding="utf-8")))


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}


def fields_of(
    node: ast.ClassDef, classes: dict[str, tuple[ast.ClassDef, Source]]
) -> Iterator[Field]:
    """All fields that are copied, those of the base classes first."""
    lines = [node]
    while bases := [base.id for base in lines[0].bases if isinstance(base, ast.Name)]:
        if bases[0] not in classes:
            break
        lines.insert(0, classes[bases[0]][0])
    makers = [methods(line)["__init__"] for line in lines if "__init__" in methods(line)]
    taken = {argument.arg for argument in makers[-1].args.args} if makers else set()
    for line in lines:
        for part in line.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                name, source = part.target.id, classes[line.name][1]
                kind, marks = unmarked(part.annotation)
                if name not in taken and "Own" not in marks:
                    yield Field(name, kind, frozenset(marks), source, part.lineno)


def unmarked(kind: ast.expr) -> tuple[ast.expr, set[str]]:
    """A type without its marks, and those."""
    marks = set()
    while (
        isinstance(kind, ast.Subscript)
        and isinstance(kind.value, ast.Name)
        and kind.value.id in MARKS
    ):
        marks.add(kind.value.id)
        kind = kind.slice
    return kind, marks


def imports(classes: list[Class]) -> str:
    """What the functions need at run time, and what only their types need."""
    fields = [field for one in classes for field in one.fields]
    items = {name for field in fields if field.is_vec for name in field.names} - {"vec"}
    lines = [""]
    if items:
        lines += [
            "from librt.vecs import vec",
            f"from mypy_extensions import {', '.join(sorted(items))}",
            "",
        ]
    homes = {
        name: field.source.imported_from(name)
        for field in fields
        if field.is_object
        for name in field.names
        if name != "list"
    }
    homes |= {one.name: one.source.module for one in classes}
    lines.append("if TYPE_CHECKING:")
    lines += [
        f"    from {homes[name]} import {name}" for name in sorted(homes, key=homes.__getitem__)
    ]
    return "\n".join(lines) + "\n"


def functions_of(one: Class, copied: set[str]) -> Iterator[str]:
    """How a class is begun anew, cloned and pickled."""
    settings = [field for field in one.fields if "Setting" in field.marks]
    numbers = [field for field in one.fields if field.is_number]
    vecs = [field for field in one.fields if field.is_vec]
    objects = [field for field in one.fields if field.is_object]
    if settings:
        yield (
            f"def settle_{one.word}(source: {one.name}, twin: {one.name}) -> None:\n"
            '    """Take over what was chosen before the set-up."""\n'
            + "".join(f"    twin.{field.name} = source.{field.name}\n" for field in settings)
        )
    yield (
        f"def copy_{one.word}(source: {one.name}, twin: {one.name}) -> None:\n"
        '    """Make the twin like the source."""\n'
        + "".join(f"    twin.{field.name} = {field.cloned(copied)}\n" for field in one.fields)
    )
    yield (
        f"def pack_{one.word}(source: {one.name}) -> tuple[object, ...]:\n"
        '    """All fields as what can be pickled."""\n'
        "    numbers: list[int] = [\n"
        + "".join(f"        source.{field.name},\n" for field in numbers)
        + "    ]\n    rows: list[list[int]] = [\n"
        + "".join(f"        list(source.{field.name}),\n" for field in vecs)
        + "    ]\n    return "
        + ", ".join(["numbers", "rows", *(field.cloned(copied) for field in objects)])
        + "\n"
    )
    yield (
        f"def unpack_{one.word}(\n"
        f"    twin: {one.name},\n    numbers: list[int],\n    rows: list[list[int]],\n"
        + "".join(f"    {field.name}: {ast.unparse(field.kind)},\n" for field in objects)
        + ") -> None:\n"
        '    """Make the twin like the one that was packed."""\n'
        + "".join(
            f"    twin.{field.name} = "
            + (f"bool(numbers[{place}])\n" if field.is_flag else f"numbers[{place}]\n")
            for place, field in enumerate(numbers)
        )
        + "".join(
            f"    twin.{field.name} = {ast.unparse(field.kind)}(rows[{place}])\n"
            for place, field in enumerate(vecs)
        )
        + "".join(f"    twin.{field.name} = {field.name}\n" for field in objects)
    )


if __name__ == "__main__":
    main(sys.argv[1:])
