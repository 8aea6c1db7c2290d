"""How much memory processes take, and whether that grows."""

from __future__ import annotations

import re
from pathlib import Path

BLOCKS = "▁▂▃▄▅▆▇█"
MB = 1024 * 1024


def resident(pid: int) -> int:
    """The bytes of a process that are in memory."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None, f"process {pid} is gone"
    return int(found[1]) * 1024


def children(parent: int) -> list[int]:
    """The processes that one has started, but for the one that cleans up after Python."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            if not folder.name.isdigit() or started_by(folder) != parent:
                continue
            if b"resource_tracker" not in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:  # it has ended meanwhile
            continue
    return found


def started_by(folder: Path) -> int:
    return int((folder / "stat").read_text().rpartition(")")[2].split()[1])


def growth(sizes: list[float]) -> float:
    """From the first fifth to the last one, on average: single samples go up and down."""
    part = max(1, len(sizes) // 5)
    return sum(sizes[-part:]) / part - sum(sizes[:part]) / part


def slope(times: list[float], sizes: list[float]) -> float:
    """Of the straight line that fits best."""
    middle, mean = sum(times) / len(times), sum(sizes) / len(sizes)
    spread = sum((time - middle) ** 2 for time in times)
    if not spread:
        return 0.0
    together = zip(times, sizes, strict=True)
    return sum((time - middle) * (size - mean) for time, size in together) / spread


def sketch(sizes: list[float], width: int = 24) -> str:
    """A line of blocks: the lowest for the least, the highest for the most, or for one MB more."""
    least, most = min(sizes), max(sizes)
    step = max(1, -(-len(sizes) // width))
    shown = [max(sizes[place : place + step]) for place in range(0, len(sizes), step)]
    scale = (len(BLOCKS) - 1) / max(1.0, most - least)
    return "".join(BLOCKS[round((size - least) * scale)] for size in shown)
