"""The study of the gem column: whole games under many settings, and single strikes.

Games are kept in docs/games/seven_dwarfs/games, one file a setting and policy and one line a game,
so that a run which was stopped goes on where it was, on another machine, too:
`python -m benchmarks.gem_column games SETTING POLICY NUMBER` plays, `show` lists what there is.
Tables and pictures are written by gem_column_report.py.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from ludolith.games.seven_dwarfs import bot_aiming, tremor
from ludolith.games.seven_dwarfs.column import Column, Finding, Tremor, fresh_column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials
from ludolith.games.seven_dwarfs.physics.quick_simulation import sketched
from ludolith.games.seven_dwarfs.physics.strike_simulation import simulate

ROOT: Final = Path(__file__).parents[1]
STUDY: Final = ROOT / "docs" / "games" / "seven_dwarfs"
KEPT: Final = STUDY / "games"
MOST_STRIKES: Final = 300


class Setting(msgspec.Struct, frozen=True):
    """One way to make the column and to tremble; what is not said is as in the game."""

    make: Materials = MATERIALS
    aim: float = tremor.AIM  # mm
    aim_by_speed: float = tremor.AIM_BY_SPEED
    turn: float = tremor.TURN  # rad
    strength: float = tremor.STRENGTH
    cap: float = tremor.FASTEST / 100  # m/s, including the error of the hand
    slack: float = 1.0  # ... but any strike may turn out so many times as hard as it was meant
    staggered: float = 0.0  # degrees by which every second block is turned
    aim_by_square: float = 0.0  # mm, for the square of every m/s


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """One strike of a game."""

    speed: int
    place: int  # of the struck block, counted from the base
    gems: int
    blocks: int


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game. In files both are lists without names: these lines are many."""

    seed: int
    strikes: tuple[Kept, ...]
    cpu: float  # seconds of all strikes
    cpu_choice: float


Rng = np.random.Generator
Policy = Callable[[Column, Setting, Rng], tuple[int, Strike]]
FIRST: Final = Materials(block_mass=0.030, heavier_base=0.0, narrower_top=0.0, tongue=0.010)
LIGHT: Final = Materials(block_mass=0.024, heavier_base=2.0, narrower_top=0.0, tongue=0.007)


def made(make: Materials, **changes: float) -> Materials:
    return msgspec.structs.replace(make, **changes)


SETTINGS: Final[dict[str, Setting]] = {
    "first": Setting(FIRST, strength=0.1, cap=2.2),
    "capped": Setting(FIRST, strength=0.1, cap=1.4),
    "steep_tremor": Setting(FIRST, strength=0.1, cap=2.2, aim=0.5, aim_by_speed=5.0, turn=0.08),
    "slippery": Setting(made(FIRST, friction=0.2), strength=0.1, cap=1.8),
    "small_face": Setting(made(FIRST, face_radius=0.028, tongue=0.008), strength=0.1, cap=1.8),
    "staggered": Setting(FIRST, strength=0.1, cap=1.8, staggered=45.0),
    "heavy_base": Setting(made(FIRST, heavier_base=2.0), strength=0.1, cap=1.8),
    "short_tongue": Setting(made(FIRST, tongue=0.006), strength=0.1, cap=1.8),
    "wild_strength": Setting(LIGHT, strength=0.35, cap=1.6),
    "top_45_tongue_7": Setting(made(LIGHT, narrower_top=0.45)),
    "top_50": Setting(made(LIGHT, tongue=0.006, narrower_top=0.5)),
    "top_60_wilder": Setting(made(LIGHT, tongue=0.006, narrower_top=0.6), strength=0.35),
    "harder_than_meant": Setting(slack=1.25),
    "wild_aim": Setting(aim_by_speed=0.0, aim_by_square=5.0),
    "chosen": Setting(),
}


def tremble(setting: Setting, speed: float, rng: Rng) -> Tremor:
    spread = setting.aim + setting.aim_by_speed * speed + setting.aim_by_square * speed**2
    factor = math.exp(rng.normal(0, setting.strength))
    return Tremor(
        rng.normal(0, spread),
        rng.normal(0, spread),
        rng.normal(0, setting.turn),
        rng.normal(0, setting.turn),
        min(factor, max(setting.slack, setting.cap / speed)),
    )


def average(column: Column, setting: Setting, rng: Rng) -> tuple[int, Strike]:
    """An average hand: gems that need little, nothing that looks dangerous; guesses strengths."""
    make = setting.make
    seen = [
        (x + rng.normal(0, 0.0015), y + rng.normal(0, 0.0015)) for x, y in bot_aiming.spots(column)
    ]
    best: tuple[float, int, Strike] | None = None
    for chance in bot_aiming.chances(column, make):
        push = chance.push * (1.1 if chance.push < 0.7 * make.tongue else 0.6)
        after = bot_aiming.pushed(seen, chance.block, chance.direction, max(push, 0.002) * 1.2)
        danger = bot_aiming.lean(column, after, make)
        value = -200 * chance.push - 8 * max(0.0, danger - 0.6) + rng.normal(0, 0.5)
        if best is None or value > best[0]:
            guess = push * math.exp(rng.normal(0, 0.2))
            speed = min(bot_aiming.speed_for(column, chance.block, guess, make), setting.cap)
            strike = bot_aiming.strike_at(column, chance.block, chance.direction, speed)
            best = (value, chance.block, strike)
    assert best is not None
    return best[1], best[2]


def constant(speed: float) -> Policy:
    """Always strikes with the same strength, at a gem that needs little."""

    def choose(column: Column, setting: Setting, rng: Rng) -> tuple[int, Strike]:
        place, strike = average(column, setting, rng)
        return place, msgspec.structs.replace(strike, speed=round(100 * min(speed, setting.cap)))

    return choose


def ahead(column: Column, setting: Setting, rng: Rng) -> tuple[int, Strike]:
    """Simulates several strikes, each with its own tremor, and the best ones once more."""
    make = setting.make
    near = sorted(
        bot_aiming.chances(column, make), key=lambda chance: chance.push + rng.normal(0, 0.002)
    )[:14]
    tried = []
    for _ in range(10):
        chance = near[int(rng.integers(len(near)))]
        push = max(chance.push, 0.002) * float(rng.choice([0.6, 1.2, 1.8, 2.6]))
        speed = min(bot_aiming.speed_for(column, chance.block, push, make), setting.cap)
        strike = bot_aiming.strike_at(column, chance.block, chance.direction, speed)
        tried.append((worth(column, strike, setting, rng), chance.block, strike))
    tried.sort(key=lambda found: -found[0])
    again = [
        (value + sum(worth(column, strike, setting, rng) for _ in range(2)), place, strike)
        for value, place, strike in tried[:3]
    ]
    _, place, strike = max(again, key=lambda found: found[0])
    return place, strike


def worth(column: Column, strike: Strike, setting: Setting, rng: Rng) -> float:
    """Gems at two points, blocks at minus ten, less if the rest leans."""
    found = sketched(column, strike, tremble(setting, strike.speed / 100, rng), setting.make)
    danger = bot_aiming.lean(found.column, bot_aiming.spots(found.column), setting.make)
    near = sum(
        0.8 * max(0.0, min(1.0, 1 - chance.push / setting.make.tongue)) ** 2
        for chance in bot_aiming.chances(found.column, setting.make)
        if chance.block < len(found.column.blocks)
    )
    return 2 * len(found.gems) - 10 * len(found.blocks) + near / 2 - 6 * max(0.0, danger - 0.45)


POLICIES: Final[dict[str, Policy]] = {
    "average": average,
    "constant-0.8": constant(0.8),
    "constant-1.1": constant(1.1),
    "constant-1.4": constant(1.4),
    "constant-1.7": constant(1.7),
    "ahead": ahead,
}


def start(setting: Setting) -> Column:
    if not setting.staggered:
        return fresh_column()
    half = math.radians(setting.staggered) / 2
    turn = (round(math.cos(half), 8), 0.0, 0.0, round(math.sin(half), 8))
    return Column(
        tuple(
            msgspec.structs.replace(block, pose=(*block.pose[:3], *turn))
            if block.number % 2
            else block
            for block in fresh_column().blocks
        )
    )


def game(setting: Setting, policy: Policy, seed: int) -> Played:
    rng = np.random.default_rng(seed)
    column = start(setting)
    strikes = []
    cpu = cpu_choice = 0.0
    while any(slide is not None for block in column.blocks for slide in block.gems):
        begun = time.process_time()
        place, strike = policy(column, setting, rng)
        chosen = time.process_time()
        trembling = tremble(setting, strike.speed / 100, rng)
        found: Finding = simulate(column, strike, trembling, make=setting.make)[0]
        cpu += time.process_time() - chosen
        cpu_choice += chosen - begun
        number = column.blocks[place].number
        strikes.append(Kept(strike.speed, number, len(found.gems), len(found.blocks)))
        column = found.column
        if len(strikes) == MOST_STRIKES:
            break
    return Played(seed, tuple(strikes), round(cpu, 3), round(cpu_choice, 3))


def file_of(setting: str, policy: str) -> Path:
    return KEPT / f"{setting}-{policy}.jsonl"


def played(setting: str, policy: str) -> list[Played]:
    """The games of a file; its first line is the setting they were played with."""
    path = file_of(setting, policy)
    if not path.exists():
        return []
    head, *lines = path.read_bytes().splitlines()
    check(path, setting, msgspec.json.decode(head, type=Setting))
    return [msgspec.json.decode(line, type=Played) for line in lines]


def check(path: Path, setting: str, found: Setting) -> None:
    """Games of two settings are never mixed."""
    if found != SETTINGS[setting]:
        raise SystemExit(f"{path} is of another {setting} than today's: rename or remove it")


def play(setting: str, policy: str, number: int) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    done = {each.seed for each in played(setting, policy)}
    if not done:
        file_of(setting, policy).write_bytes(msgspec.json.encode(SETTINGS[setting]) + b"\n")
    for seed in range(number):
        if seed not in done:
            each = game(SETTINGS[setting], POLICIES[policy], seed)
            with file_of(setting, policy).open("ab") as file:
                file.write(msgspec.json.encode(each) + b"\n")
    print(summary(setting, policy))


class Summary(msgspec.Struct, frozen=True):
    """One line of the table."""

    setting: str
    policy: str
    games: int
    turns: tuple[float, float]  # mean and standard error
    blocks: tuple[float, float]
    no_loss: float  # share of games
    collapses: float  # share of games in which seven blocks or more fell at once
    losses: float  # strikes with a loss, a game
    at_once: float  # blocks lost in such a strike
    early: float  # share of these strikes in the first half of the game
    gems: float  # gems a strike
    free: float  # gems won for every block lost; 0: none was lost
    cpu: float  # seconds a strike
    thinking: float  # seconds a choice


def summary(setting: str, policy: str) -> Summary:
    games = played(setting, policy)
    strikes = [strike for each in games for strike in each.strikes]
    falls = [strike.blocks for strike in strikes if strike.blocks]
    when = [
        number / len(each.strikes)
        for each in games
        for number, strike in enumerate(each.strikes, 1)
        if strike.blocks
    ]
    most = [max(strike.blocks for strike in each.strikes) for each in games]
    number = len(games)
    clean = sum(strike.gems for strike in strikes if not strike.blocks)
    return Summary(
        setting,
        policy,
        number,
        mean([(len(each.strikes) + 1) // 2 for each in games]),
        mean([sum(strike.blocks for strike in each.strikes) for each in games]),
        round(sum(not fallen for fallen in most) / number, 3),
        round(sum(fallen >= 7 for fallen in most) / number, 3),
        round(len(falls) / number, 2),
        round(sum(falls) / max(1, len(falls)), 2),
        round(sum(moment <= 0.5 for moment in when) / max(1, len(when)), 3),
        round(sum(strike.gems for strike in strikes) / len(strikes), 3),
        round(clean / max(1, sum(falls)), 1),
        round(sum(each.cpu for each in games) / len(strikes), 3),
        round(sum(each.cpu_choice for each in games) / len(strikes), 3),
    )


def mean(values: list[int]) -> tuple[float, float]:
    error = np.std(values, ddof=1) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return round(float(np.mean(values)), 2), round(float(error), 2)


def all_played() -> list[tuple[str, str]]:
    found = [tuple(path.stem.split("-", 1)) for path in sorted(KEPT.glob("*.jsonl"))]
    order = list(SETTINGS)
    return sorted(
        ((setting, policy) for setting, policy in found if setting in SETTINGS),
        key=lambda each: (order.index(each[0]), list(POLICIES).index(each[1])),
    )


def show() -> None:
    for each in all_played():
        line = summary(*each)
        print(
            f"{line.setting:18} {line.policy:12} {line.games:3} turns {line.turns[0]:5.1f} ± "
            f"{line.turns[1]:.1f} blocks {line.blocks[0]:4.2f} ± {line.blocks[1]:.2f} none "
            f"{line.no_loss:.2f} collapse {line.collapses:.2f} losses {line.losses:.2f} of "
            f"{line.at_once:.1f} early {line.early:.2f} gems {line.gems:.2f} "
            f"cpu {line.cpu:.3f} + {line.thinking:.3f}"
        )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["games", setting, policy, number]:
            play(setting, policy, int(number))
        case ["show"]:
            show()
        case _:
            print(__doc__)
