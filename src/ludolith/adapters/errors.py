"""What to say when a library is not installed, or an action not legal."""

from __future__ import annotations

from ludolith.engine.errors import IllegalMove, LudolithError


class MissingExtra(LudolithError, ImportError):
    """A bridge was asked for whose library is not there."""

    cause = "missing-extra"


def missing(extra: str, problem: ImportError) -> MissingExtra:
    """One line that says what to install."""
    return MissingExtra(
        f"ludolith.adapters.{extra} needs {problem.name}: pip install 'ludolith[{extra}]'"
    )


class IllegalAction(IllegalMove):
    """An action whose move a rule forbids here."""

    def __init__(self, refused: IllegalMove, action: int, move: str) -> None:
        super().__init__(refused.seat, refused.move, refused.rule)
        self.action = action
        self.args = (
            f"action {action} ({move}) is not legal for seat {refused.seat} now: "
            f"rule {refused.rule} forbids it",
        )
