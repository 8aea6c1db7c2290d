"""The `ludolith` command: play, simulate, record and look things up in a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and end the program with its exit code."""
    from ludolith.cli.errors import run

    sys.exit(run(sys.argv[1:]))
