"""The `ludolith` command: play, simulate, record and look things up in a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line and end the program with its exit code."""
    try:
        code = 0 if answered_version() else command()
    except KeyboardInterrupt:  # before a command began, or after it ended
        print("ludolith: stopped", file=sys.stderr)
        code = 130
    sys.exit(code)


def answered_version() -> bool:
    """Answer `--version`, which programs ask often, before anything is loaded."""
    if sys.argv[1:] != ["--version"]:
        return False
    from ludolith.cli.version import version_line

    try:
        print(version_line(), flush=True)
    except OSError:
        return False  # the command knows how to tell
    return True


def command() -> int:
    from ludolith.cli.errors import run

    return run(sys.argv[1:])
