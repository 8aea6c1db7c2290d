"""`ludolith --version`: what is installed, and whether it is compiled."""

from __future__ import annotations

import ludolith
from ludolith import _compiled_modules


def version_line() -> str:
    """The version, how the rules run and, if they could not be compiled, why."""
    if ludolith.compiled():
        how = "compiled"
    else:
        reason = _compiled_modules.why_uncompiled()
        how = f"interpreted: {reason}" if reason else "interpreted"
    return f"ludolith {ludolith.__version__} ({how})"
