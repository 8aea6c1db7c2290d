from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from ludolith.cli.errors import run
from tests.cli.terminal import Said

Ludolith = Callable[..., Said]


@pytest.fixture
def ludolith(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Said]:
    """The command line within this process: quick, and as good as the real thing for most."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def command(*args: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(arg) for arg in args])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return command
