"""A native class of another package is refused with what to do, before it can crash."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludolith.engine.bot import Bot
from ludolith.engine.evaluator import Evaluator
from ludolith.engine.plain_game import PlainBot, PlainState
from ludolith.engine.state import State

REFUSAL = r"{} was compiled as a native class; mark it with @mypyc_attr(native_class=False)"
SOURCE = """
from ludolith.engine.{module} import {base}

class Unmarked({base}):
    def faults(self) -> list[str]:
        return []
"""


@pytest.mark.parametrize("base", [State, PlainState, Bot, PlainBot, Evaluator])
def test_a_class_with_compiled_methods_is_refused(base: type) -> None:
    """Methods of a native class are descriptors of C functions, as those of `str` are."""
    with pytest.raises(TypeError) as refusal:
        type("Native", (base,), {"make": str.upper})
    assert str(refusal.value) == REFUSAL.format(f"{__name__}.Native")


@pytest.mark.long
def test_a_class_that_mypyc_compiled_is_refused(tmp_path: Path) -> None:
    modules = {
        f"unmarked_{kind.__name__.lower()}": SOURCE.format(
            module=kind.__module__.rpartition(".")[2], base=kind.__name__
        )
        for kind in (State, Bot, Evaluator)
    }
    for name, source in modules.items():
        (tmp_path / f"{name}.py").write_text(source)
    build = [sys.executable, "-m", "mypyc", *(f"{name}.py" for name in modules)]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True, timeout=300)
    for name in modules:
        tried = subprocess.run(
            [sys.executable, "-c", f"import {name}"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert tried.returncode == 1, tried.stderr  # not by a signal
        assert REFUSAL.format(f"{name}.Unmarked") in tried.stderr
