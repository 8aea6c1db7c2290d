"""The `ludolith` command: play, simulate, record and look things up in a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and end the program with its exit code."""
    try:
        from ludolith.cli.errors import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:  # before a command began, or after it ended
        print("ludolith: stopped", file=sys.stderr)
        code = 130
    sys.exit(code)
