from __future__ import annotations

import os
from pathlib import Path

from ludolith.benchmarks.compared_sides import PythonSide, Side
from ludolith.benchmarks.side_messages import Order


def test_memory_stays_flat_over_many_games() -> None:
    games = Order(game="diamant", options={"relics": True})
    with PythonSide() as side:
        side.do(games.repeated(50_000))
        before = memory(side)
        side.do(games.repeated(200_000))
        assert memory(side) - before < 1_000_000  # five bytes lost a game would show


def memory(side: Side) -> int:
    """Bytes of real memory that a side holds."""
    pages = Path(f"/proc/{side.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
