"""`python -m ludolith.cli` is `ludolith`."""

from __future__ import annotations

from ludolith.cli import main

if __name__ == "__main__":
    main()
