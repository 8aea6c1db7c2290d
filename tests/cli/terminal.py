"""What a command says, and the real `ludolith` as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NamedTuple


class Said(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str

    def is_refusal(self, code: int = 2) -> bool:
        """One clear line on stderr, nothing on stdout, no traceback."""
        lines = self.err.splitlines()
        return (
            self.code == code
            and self.out == ""
            and len(lines) == 1
            and lines[0].startswith("ludolith: ")
            and 20 <= len(lines[0]) <= 450
        )


def process(*args: object, typed: str = "", **environment: str) -> Said:
    """Run the program as its users do."""
    done = subprocess.run(
        [sys.executable, "-m", "ludolith.cli", *map(str, args)],
        input=typed,
        env=os.environ | {"LANG": "C.UTF-8", "LC_ALL": ""} | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)
