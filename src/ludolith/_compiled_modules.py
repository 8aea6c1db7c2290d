"""Which files the rules run from: the compiled ones, or their Python sources.

The build notes a fingerprint of every source it compiled. If one has changed since, the compiled
files are stale, and all of the package runs from source until it is built again: an edit is never
hidden. LUDOLITH_PURE=1 asks for the sources in any case.

Every program that imports the package begins with this, so it does without json, pathlib and
typing, which take longer to import than the rest takes to run.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

HOME = os.path.dirname(__file__)
STAMP = os.path.join(HOME, "_compiled.json")
WHY_NOT = os.path.join(HOME, "_uncompiled.txt")
COMPILED = (".so", ".pyd")


class SourceOnly:
    """Finds the modules of this package as Python files and nothing else."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("ludolith.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(name, target)
            if spec is not None:
                return spec
        return None


def stale_sources() -> list[str] | None:
    """The compiled modules whose source is not what was compiled; None if nothing was noted."""
    try:
        with open(STAMP, encoding="utf-8") as stamp:
            compiled = noted(stamp.read())
    except FileNotFoundError:
        return None
    except ValueError:
        return ["_compiled.json"]
    return [name for name, print_ in compiled.items() if fingerprint(name) != print_]


def noted(text: str) -> dict[str, str]:
    """A JSON object of plain strings: what was compiled, and its fingerprint."""
    words = text.split('"')
    between = {word.strip() for word in words[2:-1:2]}
    braces = (words[0].strip(), words[-1].strip())
    if len(words) % 4 != 1 or braces != ("{", "}") or not between <= {":", ","}:
        raise ValueError("it is not a note of what was compiled")
    return dict(zip(words[1::4], words[3::4], strict=True))


def fingerprint(name: str) -> str | None:
    """The content of a source as the build notes it; None if there is no such file."""
    try:
        with open(os.path.join(HOME, name), "rb") as source:
            return blake2b(source.read(), digest_size=16).hexdigest()
    except FileNotFoundError:
        return None


def prefer_source_where_needed() -> None:
    """Called once, before any compiled module is imported.

    Without a note of what was compiled nothing compiled is used: a build may have been stopped when
    it had put only some of its files here.
    """
    if os.environ.get("LUDOLITH_PURE", "0") in ("", "0"):
        stale = stale_sources()
        if stale == []:
            return
        if has_compiled_files():
            import warnings

            reason = ", ".join(stale or ["no note of what was compiled"])
            warnings.warn(
                f"compiled files are stale ({reason}); running from source, slower: build again",
                RuntimeWarning,
                stacklevel=3,
            )
    sys.meta_path.insert(0, SourceOnly)


def has_compiled_files() -> bool:
    """Whether a build put anything here."""
    files = os.listdir(os.path.join(HOME, "engine"))
    return any(name.startswith("state.") and name.endswith(COMPILED) for name in files)


def why_uncompiled() -> str:
    """What kept the build from compiling, unless it was switched off; empty if nothing did."""
    try:
        with open(WHY_NOT, encoding="utf-8") as note:
            return note.read().strip()
    except OSError:
        return ""


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    from importlib.util import find_spec

    state = find_spec("ludolith.engine.state")
    return state is not None and (state.origin or "").endswith(COMPILED)


def version() -> str:
    """The version of this package, from the name of the folder that holds its metadata."""
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in names:
            if name.startswith("ludolith-") and name.endswith(".dist-info"):
                return name.removeprefix("ludolith-").removesuffix(".dist-info")
    from importlib.metadata import version  # takes three times as long as all of this

    return version("ludolith")
