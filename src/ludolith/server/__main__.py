"""`python -m ludolith.server`: serve with a folder for the data."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludolith.server.errors import CannotServe
from ludolith.server.run import serve
from ludolith.server.settings import Limits, Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ludolith.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0: any free one")
    parser.add_argument("--data", type=Path, default=Path("ludolith-data"))
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument(
        "--pace", type=float, nargs=2, default=(0.7, 1.8), help="seconds a bot waits, from and to"
    )
    parser.add_argument(
        "--no-address-limits", action="store_true", help="for load from one machine"
    )
    given = parser.parse_args()
    limits = Limits(address_limits=not given.no_address_limits)
    settings = Settings(pace=tuple(given.pace), limits=limits)
    try:
        serve(given.host, given.port, given.data, open_browser=given.open, settings=settings)
    except CannotServe as problem:
        sys.exit(f"ludolith: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
