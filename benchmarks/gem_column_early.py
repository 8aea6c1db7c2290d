"""The first strikes of a game: whether hard blows at a young column are free of risk.

`python -m benchmarks.gem_column_early SETTING` strikes fresh columns again and again at one height
and with one strength, by an ordinary hand, and keeps what came off; `show` lists what there is.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from benchmarks.gem_column import KEPT, SETTINGS, Setting, check, start, tremble

from ludolith.games.seven_dwarfs import bot_aiming
from ludolith.games.seven_dwarfs.column import Column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.part_dimensions import Materials
from ludolith.games.seven_dwarfs.physics.strike_simulation import simulate

HEIGHTS: Final = {"low": 2, "middle": 4, "high": 6}  # numbers of blocks
SPEEDS: Final = (80, 110, 140, 170)
RUNS: Final = 10
STRIKES: Final = 6  # of each run, three turns


class Early(msgspec.Struct, frozen=True, array_like=True):
    """What each strike of a run brought: gems, and blocks lost."""

    height: str
    speed: int
    run: int
    gems: tuple[int, ...]
    blocks: tuple[int, ...]


def speeds(setting: Setting) -> list[int]:
    """The speeds to try: no faster than the arm can move."""
    return sorted({min(speed, round(100 * setting.cap)) for speed in SPEEDS})


def aimed(column: Column, number: int, speed: int, make: Materials) -> Strike:
    """At this block, or the highest below it with something to win, where that is easiest."""
    chances = [
        chance
        for chance in bot_aiming.chances(column, make)
        if column.blocks[chance.block].number <= number
    ]
    best = max(
        chances, key=lambda chance: (column.blocks[chance.block].number, -round(chance.push, 4))
    )
    return bot_aiming.strike_at(column, best.block, best.direction, speed / 100)


def run(setting: Setting, height: str, speed: int, seed: int) -> Early:
    rng = np.random.default_rng([seed, speed, HEIGHTS[height]])
    column = start(setting)
    gems, blocks = [], []
    for _ in range(STRIKES):
        strike = aimed(column, HEIGHTS[height], speed, setting.make)
        tremor = tremble(setting, speed / 100, rng)
        found = simulate(column, strike, tremor, make=setting.make)[0]
        gems.append(len(found.gems))
        blocks.append(len(found.blocks))
        column = found.column
        if not bot_aiming.chances(column):
            break
    return Early(height, speed, seed, tuple(gems), tuple(blocks))


class Kept(msgspec.Struct, frozen=True):
    """All runs at the columns of a setting."""

    setting: Setting
    runs: list[Early]


def file_of(setting: str) -> Path:
    return KEPT / f"early-{setting}.json"


def early(setting: str) -> list[Early]:
    path = file_of(setting)
    if not path.exists():
        return []
    found = msgspec.json.decode(path.read_bytes(), type=Kept)
    check(path, setting, found.setting)
    return found.runs


def play(setting: str) -> None:
    found = early(setting)
    done = {(each.height, each.speed, each.run) for each in found}
    for seed in range(RUNS):
        for height in HEIGHTS:
            for speed in speeds(SETTINGS[setting]):
                if (height, speed, seed) not in done:
                    found.append(run(SETTINGS[setting], height, speed, seed))
        KEPT.mkdir(parents=True, exist_ok=True)
        file_of(setting).write_bytes(msgspec.json.encode(Kept(SETTINGS[setting], found)) + b"\n")


def tables() -> str:
    """The tables of all settings that were struck."""
    lines = [
        "| setting | speed, m/s | " + " | ".join(HEIGHTS) + " |",
        "|---" * (2 + len(HEIGHTS)) + "|",
    ]
    for setting in SETTINGS:
        found = early(setting)
        for speed in speeds(SETTINGS[setting]) if found else ():
            cells = [
                cell([each for each in found if (each.height, each.speed) == (height, speed)])
                for height in HEIGHTS
            ]
            lines.append(f"| {setting} | {speed / 100} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def cell(runs: list[Early]) -> str:
    """Strikes, gems and blocks a strike, and what that comes to at two points a gem."""
    gems = [gem for each in runs for gem in each.gems]
    blocks = [block for each in runs for block in each.blocks]
    if not gems:
        return "–"
    points = [2 * gem - 10 * block for gem, block in zip(gems, blocks, strict=True)]
    error = float(np.std(points, ddof=1)) / math.sqrt(len(points))
    return (
        f"{len(gems)}: {np.mean(gems):.2f}, {np.mean(blocks):.2f}, "
        f"{np.mean(points):+.1f} ± {error:.1f}"
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["show"]:
            print(tables())
        case [setting]:
            play(setting)
        case _:
            print(__doc__)
