"""Which files the rules run from: the compiled ones, or their Python sources.

The build notes a fingerprint of every source it compiled. If one has changed since, the compiled
files are stale, and all of the package runs from source until it is built again: an edit is never
hidden. LUDOLITH_PURE=1 asks for the sources in any case.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent
STAMP = HOME / "_compiled.json"
WHY_NOT = HOME / "_uncompiled.txt"


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


def stale_sources() -> list[str]:
    """The compiled modules whose source is not what was compiled."""
    try:
        compiled: dict[str, str] = json.loads(STAMP.read_bytes())
        if not compiled:
            return [STAMP.name]
        return [name for name, print_ in compiled.items() if fingerprint(name) != print_]
    except FileNotFoundError:
        return []
    except (ValueError, AttributeError):
        return [STAMP.name]


def fingerprint(name: str) -> str | None:
    """The content of a source as the build notes it; None if there is no such file."""
    try:
        content = (HOME / name).read_bytes()
    except FileNotFoundError:
        return None
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def prefer_source_where_needed() -> None:
    """Called once, before any compiled module is imported.

    Without a note of what was compiled nothing compiled is used: a build may have been stopped when
    it had put only some of its files here.
    """
    if os.environ.get("LUDOLITH_PURE", "0") in ("", "0"):
        stale = stale_sources()
        if not stale and STAMP.exists():
            return
        if any(path.suffix in (".so", ".pyd") for path in (HOME / "engine").glob("state.*")):
            reason = ", ".join(stale) or "no note of what was compiled"
            warnings.warn(
                f"compiled files are stale ({reason}); running from source, slower: build again",
                RuntimeWarning,
                stacklevel=3,
            )
    sys.meta_path.insert(0, SourceOnly)


def why_uncompiled() -> str:
    """What kept the build from compiling, unless it was switched off; empty if nothing did."""
    try:
        return WHY_NOT.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    from ludolith.engine import state

    return not (state.__file__ or "").endswith(".py")
