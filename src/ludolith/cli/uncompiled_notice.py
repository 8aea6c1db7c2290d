"""The notice after an installation without a C compiler: everything works, but slower.

The build says so, too, but pip hides that. So the build leaves a note, and the first command tells.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ludolith._compiled_modules import WHY_NOT, why_uncompiled


def print_once() -> None:
    """One line on stderr, by the first command after an installation."""
    reason = why_uncompiled()
    if not reason or printed_before():
        return
    print(
        f"ludolith: it runs uncompiled, which is slower, because the build failed: {reason}",
        file=sys.stderr,
    )


def printed_before() -> bool:
    """Whether this installation has printed it before; from now on it has."""
    cache = os.environ.get("XDG_CACHE_HOME")
    home = (Path(cache) if cache else Path.home() / ".cache") / "ludolith"
    installed = f"{WHY_NOT} {Path(WHY_NOT).stat().st_mtime_ns}"
    mark = home / "uncompiled-notice"
    try:
        if mark.exists() and mark.read_text(encoding="utf-8") == installed:
            return True
        home.mkdir(parents=True, exist_ok=True)
        mark.write_text(installed, encoding="utf-8")
    except OSError:
        return False  # it cannot be remembered, so the next command says it again
    return False
