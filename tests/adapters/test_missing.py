"""Without its library a bridge says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludolith.adapters.errors import MissingExtra, missing
from ludolith.engine.errors import LudolithError

LIBRARIES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel"}


@pytest.mark.parametrize(("bridge", "library"), LIBRARIES.items())
def test_a_missing_library_gives_one_line_that_says_what_to_install(
    bridge: str, library: str
) -> None:
    code = (
        f"import sys; sys.modules[{library!r}] = None\n"
        "try:\n"
        f"    import ludolith.adapters.{bridge}\n"
        "except ImportError as problem:\n"
        "    print(problem)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    wanted = f"ludolith.adapters.{bridge} needs {library}: pip install 'ludolith[{bridge}]'\n"
    assert done.stdout == wanted


def test_it_is_an_error_of_ours_and_of_imports() -> None:
    problem = missing("gymnasium", ImportError("no", name="gymnasium"))
    assert isinstance(problem, MissingExtra)
    assert isinstance(problem, LudolithError)
    assert isinstance(problem, ImportError)
    assert problem.cause == "missing-extra"
