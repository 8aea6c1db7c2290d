"""An installation without a C compiler says so, although pip says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludolith import _compiled_modules
from ludolith.cli import uncompiled_notice
from tests.cli.conftest import Ludolith

REASON = "command 'cc' failed: No such file or directory"


@pytest.fixture
def left_note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a build leaves that could not compile."""
    note = tmp_path / "_uncompiled.txt"
    note.write_text(f"{REASON}\n")
    monkeypatch.setattr(_compiled_modules, "WHY_NOT", note)
    monkeypatch.setattr(uncompiled_notice, "WHY_NOT", note)
    monkeypatch.setattr(_compiled_modules, "is_compiled", lambda: False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return note


@pytest.mark.usefixtures("left_note")
def test_the_version_says_why(ludolith: Ludolith) -> None:
    said = ludolith("--version")
    assert said.out.rstrip().endswith(f"(interpreted: {REASON})")
    assert said.err == ""


def test_the_first_command_says_it_once(ludolith: Ludolith, left_note: Path) -> None:
    first, second = ludolith("games", "--json"), ludolith("games", "--json")
    assert (first.code, second.code) == (0, 0)
    assert first.out == second.out
    assert first.err.count("\n") == 1
    assert REASON in first.err
    assert second.err == ""
    left_note.write_text("another reason\n")
    assert "another reason" in ludolith("games", "--json").err, "after another installation"


def test_it_is_said_where_nothing_can_be_remembered(
    ludolith: Ludolith, left_note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(left_note))
    assert REASON in ludolith("games", "--json").err


def test_nothing_is_said_without_a_note(ludolith: Ludolith, left_note: Path) -> None:
    left_note.unlink()
    assert ludolith("games", "--json").err == ""
    assert ludolith("--version").out.rstrip().endswith("(interpreted)")
