"""Tables and pictures of the gem column for docs/games/seven_dwarfs.

`python -m benchmarks.gem_column_report strikes` measures single strikes of the setting in use and
keeps them; `... write` writes everything anew from what is kept. Of games that are kept no longer
the figures of the last study stay.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

import msgspec
import numpy as np
from benchmarks.gem_column import (
    POLICIES,
    ROOT,
    SETTINGS,
    STUDY,
    Kept,
    Setting,
    Summary,
    all_played,
    average,
    played,
    start,
    summary,
    tremble,
)

from benchmarks import gem_column_early, plots
from ludolith.games.seven_dwarfs.column import BASE_HEIGHT, BLOCK_HEIGHT, Column, Finding, Tremor
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.strike_simulation import simulate

CHOSEN: Final = "chosen"
WRITTEN: Final = STUDY / "study.json"
PAGE: Final = ROOT / "docs" / "games" / "seven_dwarfs-physics.md"
BLOCKS: Final = (1, 4, 7)
SPEEDS: Final = tuple(range(20, 171, 15))
RISK_SPEEDS: Final = (40, 70, 100, 130, 160)
STAGES: Final = (0, 15, 30)  # strikes made before
DRAWS: Final = 12
SIXES: Final = (0, 6, 12, 24, 36, 48, 300)  # strikes made before
BANDS: Final = ((20, 50), (50, 80), (80, 110), (110, 140), (140, 171))


class Measured(msgspec.Struct):
    """One sure-handed strike at the fresh column."""

    block: int
    speed: int
    azimuth: int
    shift: float | None  # mm; None: it came off
    gems: int
    blocks: int


class Risk(msgspec.Struct):
    """An ordinary hand, many times: what a strike at this place and strength brings and costs."""

    stage: int
    place: int
    speed: int
    gems: float
    blocks: float
    any_block: float


class Strikes(msgspec.Struct):
    measured: list[Measured]
    risks: list[Risk]


class Study(msgspec.Struct):
    """What is known so far, with the settings it was found with."""

    settings: dict[str, Setting]
    games: list[Summary]
    strikes: Strikes


def study() -> Study:
    """The last one, with all that was played since."""
    found = msgspec.json.decode(WRITTEN.read_bytes(), type=Study)
    lines = {
        (each.setting, each.policy): each for each in found.games if known(found, each.setting)
    }
    for pair in all_played():
        line = summary(*pair)
        if pair not in lines or line.games >= lines[pair].games:
            lines[pair] = line
    order = [(setting, policy) for setting in SETTINGS for policy in POLICIES]
    return Study(SETTINGS, [lines[pair] for pair in order if pair in lines], found.strikes)


def all_there(found: Study, policy: str) -> bool:
    """Whether the games behind the chosen setting's row are kept, not only its figures."""
    games = len(played(CHOSEN, policy))
    return any(
        (each.setting, each.policy, each.games) == (CHOSEN, policy, games) for each in found.games
    )


def known(found: Study, setting: str) -> bool:
    """Whether the figures of a setting still hold: if the setting has changed, they do not."""
    if found.settings.get(setting) == SETTINGS.get(setting):
        return True
    print(f"{setting} has changed: its figures are left out")
    return False


def aimed(column: Column, place: int, speed: int, azimuth: int) -> Strike:
    x, y, z = column.blocks[place].pose[:3]
    side = math.radians(azimuth)
    offset = round(2000 * (y * math.cos(side) - x * math.sin(side)))
    return Strike(round(2000 * z), azimuth, max(-100, min(100, offset)), 0, speed)


def one(setting: Setting, number: int, speed: int, azimuth: int) -> Measured:
    column = start(setting)
    strike = Strike(
        round(2000 * (BASE_HEIGHT + BLOCK_HEIGHT * (number + 0.5))), azimuth, 0, 0, speed
    )
    found = simulate(column, strike, Tremor(), make=setting.make)[0]
    return Measured(
        number, speed, azimuth, shift(found, number), len(found.gems), len(found.blocks)
    )


def shift(found: Finding, number: int) -> float | None:
    for block in found.column.blocks:
        if block.number == number:
            return round(1000 * math.hypot(block.pose[0], block.pose[1]), 2)
    return None


def columns(setting: Setting, stage: int, number: int) -> list[Column]:
    """Columns as average hands leave them after so many strikes."""
    found = []
    for seed in range(number):
        rng = np.random.default_rng(1000 + seed)
        column = start(setting)
        for _ in range(stage):
            if not any(slide is not None for block in column.blocks for slide in block.gems):
                break
            strike = average(column, setting, rng)[1]
            tremor = tremble(setting, strike.speed / 100, rng)
            column = simulate(column, strike, tremor, make=setting.make)[0].column
        if len(column.blocks) >= 6:
            found.append(column)
    return found


def risk(setting: Setting, stage: int, found: list[Column]) -> list[Risk]:
    rng = np.random.default_rng(stage)
    lines = []
    for place in ("low", "middle", "high"):
        for speed in RISK_SPEEDS:
            results = []
            for draw in range(DRAWS):
                column = found[draw % len(found)]
                top = len(column.blocks) - 1
                at = {"low": 1, "middle": top // 2, "high": top - 1}[place]
                strike = aimed(column, at, speed, int(rng.integers(360)))
                tremor = tremble(setting, speed / 100, rng)
                results.append(simulate(column, strike, tremor, make=setting.make)[0])
            gems = [
                len([gem for gem in each.gems if gem[0] not in each.blocks]) for each in results
            ]
            lines.append(
                Risk(
                    stage,
                    ("low", "middle", "high").index(place),
                    speed,
                    round(float(np.mean(gems)), 3),
                    round(float(np.mean([len(each.blocks) for each in results])), 3),
                    round(float(np.mean([bool(each.blocks) for each in results])), 3),
                )
            )
    return lines


def measure() -> None:
    setting = SETTINGS[CHOSEN]
    measured = [one(setting, number, speed, 0) for number in BLOCKS for speed in SPEEDS]
    measured += [one(setting, number, speed, 0) for number in range(9) for speed in (60, 100, 140)]
    measured += [
        one(setting, 4, speed, azimuth) for speed in (100, 150) for azimuth in range(0, 91, 9)
    ]
    risks = [
        line
        for stage in STAGES
        for line in risk(setting, stage, columns(setting, stage, 4 if stage else 1))
    ]
    keep(Study(SETTINGS, study().games, Strikes(measured, risks)))


# -- pictures


def pictures(kept: Strikes) -> dict[str, str]:
    at = [each for each in kept.measured if each.azimuth == 0]
    by_speed = {
        f"block {number}": in_order(
            (each.speed / 100, min(each.shift or 40.0, 40.0))
            for each in at
            if each.block == number and each.speed in SPEEDS
        )
        for number in BLOCKS
    }
    heights = {
        f"{speed / 100} m/s": in_order(
            (each.block, min(each.shift or 40.0, 40.0)) for each in at if each.speed == speed
        )
        for speed in (60, 100, 140)
    }
    around = {
        f"{speed / 100} m/s": [
            (each.azimuth, each.shift or 40.0)
            for each in kept.measured
            if each.block == 4 and each.speed == speed and each.azimuth % 9 == 0
        ]
        for speed in (100, 150)
    }
    lost = {
        f"after {stage} strikes": [
            (each.speed / 100, 100 * each.any_block)
            for each in kept.risks
            if each.stage == stage and each.place == 2
        ]
        for stage in STAGES
    }
    middle = {
        f"after {stage} strikes": [
            (each.speed / 100, 100 * each.any_block)
            for each in kept.risks
            if each.stage == stage and each.place == 1
        ]
        for stage in STAGES
    }
    drops = {
        f"block {number}": in_order(
            (each.speed / 100, each.gems)
            for each in at
            if each.block == number and each.speed in SPEEDS
        )
        for number in BLOCKS
    }
    return {
        "shift-strength": plots.lines(
            "Shift of the struck block (40: came off)", "speed, m/s", "mm", by_speed
        ),
        "drops-strength": plots.lines("Gems that came off", "speed, m/s", "gems", drops),
        "shift-height": plots.lines(
            "Shift by height (40: came off)", "block, from the bottom", "mm", heights
        ),
        "shift-azimuth": plots.lines(
            "Shift of block 4 by the side of the blow", "azimuth, degrees", "mm", around
        ),
        "risk-high": plots.lines(
            "A strike at the block below the top costs a block", "speed, m/s", "% of strikes", lost
        ),
        "risk-middle": plots.lines(
            "A strike at the middle costs a block", "speed, m/s", "% of strikes", middle
        ),
    }


def in_order(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Ascending; a strike that was measured for two pictures counts once."""
    return sorted(dict(points).items())


def when() -> str:
    tenths = {}
    for policy, name in (("average", "average hand"), ("ahead", "looking ahead")):
        games = played(CHOSEN, policy)
        if games:
            lost = [0] * 10
            for each in games:
                for number, strike in enumerate(each.strikes):
                    lost[number * 10 // len(each.strikes)] += strike.blocks
            tenths[name] = [(10 * number, value / len(games)) for number, value in enumerate(lost)]
    return plots.bars("When blocks are lost", "% of the game", "blocks a game", tenths, 10)


# -- tables


def settings_table(summaries: list[Summary]) -> str:
    lines = [
        "| setting | policy | games | turns | blocks lost | games without loss | with a collapse "
        "| losses a game × blocks | in the first half | gems a strike | gems for a block lost |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += map(row, summaries)
    return "\n".join(lines)


def row(each: Summary) -> str:
    cells = (
        each.setting,
        each.policy,
        each.games,
        f"{each.turns[0]:.1f} ± {each.turns[1]:.1f}",
        f"{each.blocks[0]:.2f} ± {each.blocks[1]:.2f}",
        f"{each.no_loss:.0%}",
        f"{each.collapses:.0%}",
        f"{each.losses:.2f} × {each.at_once:.1f}",
        f"{each.early:.0%}",
        f"{each.gems:.2f}",
        f"{each.free:.0f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def haul_table(strikes: list[Kept]) -> str:
    """Gems gained and blocks lost a strike, by strength and height."""
    lines = [
        "| speed, m/s | low third: strikes, gems, blocks | middle third | upper third |",
        "|---|---|---|---|",
    ]
    for low, high in BANDS:
        cells = []
        for third in range(3):
            here = [
                each for each in strikes if low <= each.speed < high and each.place // 3 == third
            ]
            number = len(here)
            gems = sum(each.gems for each in here) / max(1, number)
            blocks = sum(each.blocks for each in here) / max(1, number)
            cells.append(f"{number}: {gems:.2f}, {blocks:.3f}" if number else "–")
        lines.append(f"| {low / 100:.1f}–{min(high, 170) / 100:.1f} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def course_table(policies: list[str]) -> str:
    """How the chosen setting's games go on: gems, blocks and points a strike, by their number."""
    lines = ["| strikes | " + " | ".join(policies) + " |", "|---" * (1 + len(policies)) + "|"]
    for first, end in pairwise(SIXES):
        cells = [
            haul([strike for each in played(CHOSEN, policy) for strike in each.strikes[first:end]])
            for policy in policies
        ]
        name = f"{first + 1} to {end}" if end < SIXES[-1] else f"from {first + 1} on"
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def haul(strikes: list[Kept]) -> str:
    """How many, gems and blocks a strike, and what that comes to at two points a gem."""
    if not strikes:
        return "–"
    points = [2 * each.gems - 10 * each.blocks for each in strikes]
    error = float(np.std(points, ddof=1)) / math.sqrt(len(points)) if len(points) > 1 else 0.0
    gems = np.mean([each.gems for each in strikes])
    blocks = np.mean([each.blocks for each in strikes])
    return f"{len(strikes)}: {gems:.2f}, {blocks:.3f}, {np.mean(points):+.1f} ± {error:.1f}"


def keep(found: Study) -> None:
    WRITTEN.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def write() -> None:
    found = study()
    keep(found)
    drawn = pictures(found.strikes)
    fill("settings", settings_table(found.games))
    if all_there(found, "average"):
        drawn["when"] = when()
        strikes = [strike for each in played(CHOSEN, "average") for strike in each.strikes]
        fill("haul", haul_table(strikes))
    for name, text in drawn.items():
        (STUDY / f"{name}.svg").write_text(text, encoding="utf-8")
    fill("course", course_table([policy for policy in POLICIES if all_there(found, policy)]))
    if any(map(gem_column_early.early, SETTINGS)):
        fill("early", gem_column_early.tables())


def fill(name: str, table: str) -> None:
    """Put a table between its two marks in the page."""
    page = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    PAGE.write_text(f"{before}{begin}\n{table}\n\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["strikes"]:
            measure()
        case ["write"]:
            write()
        case _:
            print(__doc__)
