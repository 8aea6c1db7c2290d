"""Tables and pictures of the gem column for docs/games/seven_dwarfs.

`python -m benchmarks.gem_column_report strikes` measures single strikes of the shipped column and
keeps them; `... write` writes everything anew from them and from the games that were played.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from benchmarks.gem_column import (
    KEPT,
    ROOT,
    STUDY,
    Setting,
    Summary,
    played,
    summary,
    tables,
)
from benchmarks.gem_column_policies import POLICIES

from benchmarks import plots
from ludolith.engine.rng import new_rng
from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    BLOCKS,
    Tremor,
    fresh_column,
)
from ludolith.games.seven_dwarfs.hand_tremor import drawn
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.mujoco_model import STEP
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS
from ludolith.games.seven_dwarfs.physics.strike_simulation import simulate

STRIKES: Final = STUDY / "strikes.json"
PAGE: Final = ROOT / "docs" / "games" / "seven_dwarfs-physics.md"
HEIGHTS: Final = (1, 4, 7)  # numbers of blocks
BETWEEN: Final = 45  # degrees: between two gems
OFF: Final = 45.0  # mm: a block that came off, in a picture
OPENINGS: Final = ((2, 110), (2, 170), (4, 110), (4, 140), (6, 80), (7, 50), (8, 35))
DRAWS: Final = 40


class Measured(msgspec.Struct, frozen=True, array_like=True):
    """One strike at the fresh column by a hand that does not tremble."""

    block: int
    speed: int = 110
    azimuth: int = BETWEEN
    offset: int = 0  # half millimetres
    elevation: int = 0  # steps of 2 degrees
    step: float = STEP * 1000  # ms
    shift: float | None = None  # mm; None: the block came off
    gems: int = 0
    blocks: int = 0


class Opening(msgspec.Struct, frozen=True, array_like=True):
    """An ordinary hand's first strike of a game, many times: gems and blocks a strike."""

    block: int
    speed: int
    gems: float
    blocks: float
    any_block: float


class Strikes(msgspec.Struct):
    """All that was measured, with the setting."""

    setting: Setting
    speeds: list[Measured]
    tilts: list[Measured]
    offsets: list[Measured]
    steps: list[Measured]
    openings: list[Opening]


def measured(wanted: Measured) -> Measured:
    height = round(2000 * (BASE_HEIGHT + BLOCK_HEIGHT * (wanted.block + 0.5)))
    strike = Strike(height, wanted.azimuth, wanted.offset, wanted.elevation, wanted.speed)
    found = simulate(fresh_column(), strike, Tremor(), step=wanted.step / 1000)[0]
    shift = None
    for block in found.column.blocks:
        if block.number == wanted.block:
            shift = round(1000 * math.hypot(*block.pose[:2]), 3)
    return msgspec.structs.replace(
        wanted, shift=shift, gems=len(found.gems), blocks=len(found.blocks)
    )


def opening(block: int, speed: int) -> Opening:
    rng = new_rng(100 * block + speed)
    height = round(2000 * (BASE_HEIGHT + BLOCK_HEIGHT * (block + 0.5)))
    strike = Strike(height, 0, 0, 0, speed)
    found = [simulate(fresh_column(), strike, drawn(rng, speed, False))[0] for _ in range(DRAWS)]
    return Opening(
        block,
        speed,
        sum(len(each.gems) for each in found) / DRAWS,
        sum(len(each.blocks) for each in found) / DRAWS,
        sum(bool(each.blocks) for each in found) / DRAWS,
    )


def measure() -> None:
    def all_of(wanted: Iterable[Measured]) -> list[Measured]:
        return [measured(each) for each in wanted]

    found = Strikes(
        Setting(),
        all_of(Measured(block, speed) for block in HEIGHTS for speed in range(20, 171)),
        all_of(
            Measured(block, elevation=tilt, azimuth=side)
            for block in (2, 4)
            for side in (0, BETWEEN)
            for tilt in range(-15, 16)
        ),
        all_of(
            Measured(4, offset=offset, azimuth=side)
            for side in (0, BETWEEN)
            for offset in range(0, 73, 2)
        ),
        all_of(
            Measured(block, speed, step=1000 * STEP / finer)
            for finer in (1, 2, 4)
            for block in HEIGHTS
            for speed in range(30, 171, 20)
        ),
        [opening(block, speed) for block, speed in OPENINGS],
    )
    STRIKES.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")


# -- pictures


def shown(each: Measured) -> float:
    return OFF if each.shift is None else min(each.shift, OFF)


def lines(
    found: Iterable[Measured], name: Callable[[Measured], str], x: Callable[[Measured], float]
) -> dict[str, list[tuple[float, float]]]:
    series: dict[str, list[tuple[float, float]]] = {}
    for each in found:
        series.setdefault(name(each), []).append((x(each), shown(each)))
    return series


def pictures(kept: Strikes) -> dict[str, str]:
    gems = {
        f"block {block}": [
            (each.speed / 100, float(each.gems)) for each in kept.speeds if each.block == block
        ]
        for block in HEIGHTS
    }
    middle = [each for each in kept.steps if each.block == HEIGHTS[1]]
    return {
        "shift-speed": plots.lines(
            f"Shift of the struck block, every cm/s ({OFF:g}: came off)",
            "speed, m/s",
            "mm",
            lines(kept.speeds, lambda each: f"block {each.block}", lambda each: each.speed / 100),
        ),
        "gems-speed": plots.lines("Gems that came off", "speed, m/s", "gems", gems),
        "shift-tilt": plots.lines(
            "Shift at 1.1 m/s by the tilt (30: level, 60: from above, 0: from below)",
            "tilt + 30, degrees",
            "mm",
            lines(kept.tilts, named_side, lambda each: 30 + 2 * each.elevation),
        ),
        "shift-offset": plots.lines(
            "Shift of block 4 at 1.1 m/s by the offset from the axis",
            "offset, mm",
            "mm",
            lines(kept.offsets, named_side, lambda each: each.offset / 2),
        ),
        "shift-step": plots.lines(
            "Shift of block 4 with other steps of time",
            "speed, m/s",
            "mm",
            lines(middle, lambda each: f"{each.step:g} ms", lambda each: each.speed / 100),
        ),
        "when": when(),
    }


def named_side(each: Measured) -> str:
    return f"block {each.block}, {'at a gem' if each.azimuth == 0 else 'between gems'}"


def when() -> str:
    tenths = {}
    for table in ("steady", "strong"):
        games = played(table)
        if games:
            lost = [0] * 10
            for each in games:
                for number, strike in enumerate(each.strikes):
                    lost[number * 10 // len(each.strikes)] += strike.blocks
            tenths[f"four {table}"] = [
                (10 * at, value / len(games)) for at, value in enumerate(lost)
            ]
    return plots.bars("When blocks are lost", "% of the game", "blocks a game", tenths, 10)


# -- tables


def balance(summaries: list[Summary]) -> str:
    head = (
        "table",
        "games",
        "turns",
        "blocks lost",
        "games without loss",
        "games with 3 or more at once",
        "strikes that brought nothing",
        "moved nothing either",
        "losses by quarters, %",
        "loss in the first 12 strikes",
        "won",
    )
    rows = [head, ("---",) * len(head)]
    rows += [
        (
            f"{each.table} against three strong"
            if each.table in POLICIES
            else f"four {each.table}",
            str(each.games),
            f"{each.turns[0]:.1f} ± {each.turns[1]:.1f}",
            f"{each.blocks[0]:.2f} ± {each.blocks[1]:.2f}",
            f"{each.no_loss:.0%}",
            f"{each.many:.0%}",
            f"{each.nothing:.0%}",
            f"{each.still:.0%}",
            " ".join(f"{100 * share:.0f}" for share in each.quarters),
            f"{each.early:.0%}",
            f"{each.won:.0%}" if each.table in POLICIES else "–",
        )
        for each in summaries
    ]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def step_table(kept: Strikes) -> str:
    """The mean shift of the same strikes with shorter and shorter steps."""
    rows = ["| block | " + " | ".join(f"{each:g} ms" for each in steps_of(kept)) + " | halved |"]
    rows.append("|---" * (2 + len(steps_of(kept))) + "|")
    for block in HEIGHTS:
        means = []
        stayed = [
            speed
            for speed in {each.speed for each in kept.steps}
            if all(
                each.shift is not None
                for each in kept.steps
                if (each.block, each.speed) == (block, speed)
            )
        ]
        for step in steps_of(kept):
            here = [
                each.shift or 0.0
                for each in kept.steps
                if (each.block, each.step) == (block, step) and each.speed in stayed
            ]
            means.append(sum(here) / len(here))
        cells = [f"{mean:.3f} mm" for mean in means]
        rows.append(f"| {block} | {' | '.join(cells)} | {means[1] / means[0] - 1:+.1%} |")
    return "\n".join(rows)


def steps_of(kept: Strikes) -> list[float]:
    return sorted({each.step for each in kept.steps}, reverse=True)


def opening_table(kept: Strikes) -> str:
    rows = ["| block | speed, m/s | gems a strike | blocks a strike | strikes that cost a block |"]
    rows.append("|---" * 5 + "|")
    rows += [
        f"| {each.block} | {each.speed / 100} | {each.gems:.2f} | {each.blocks:.2f} "
        f"| {each.any_block:.0%} |"
        for each in kept.openings
    ]
    return "\n".join(rows)


def block_table() -> str:
    rows = ["| block | radius | mass | its gems drop at an overhang of |", "|---|---|---|---|"]
    for number in reversed(range(BLOCKS)):
        hold = MATERIALS.radius_of_block(number - 1) - MATERIALS.feet_of_gem(number)
        rows.append(
            f"| {number} | {1000 * MATERIALS.radius_of_block(number):.1f} mm "
            f"| {1000 * MATERIALS.mass_of_block(number):.0f} g | {1000 * hold:.1f} mm |"
        )
    return "\n".join(rows)


def write() -> None:
    kept = msgspec.json.decode(STRIKES.read_bytes(), type=Strikes)
    if kept.setting != Setting():
        raise SystemExit(f"{STRIKES} is of another setting than today's: measure again")
    for name, text in pictures(kept).items():
        (STUDY / f"{name}.svg").write_text(text, encoding="utf-8")
    fill("blocks", block_table())
    fill("steps", step_table(kept))
    fill("openings", opening_table(kept))
    fill("balance", balance([summary(table) for table in tables()]))
    print(f"written from {STRIKES.name} and {len(list(KEPT.glob('*.jsonl')))} tables")


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
