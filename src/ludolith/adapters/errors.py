"""What to say when a library is not installed."""

from __future__ import annotations

from ludolith.engine.errors import LudolithError


class MissingExtra(LudolithError, ImportError):
    """A bridge was asked for whose library is not there."""

    cause = "missing-extra"


def missing(extra: str, problem: ImportError) -> MissingExtra:
    """One line that says what to install."""
    return MissingExtra(
        f"ludolith.adapters.{extra} needs {problem.name}: pip install 'ludolith[{extra}]'"
    )
