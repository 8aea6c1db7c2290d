"""The study of the gem column: whole games at tables of four, as they are shipped.

`python -m benchmarks.gem_column TABLE NUMBER` plays: four bots of a level (`casual`, `steady`,
`strong`, `master`), or one policy against three strong bots (`careful`, `hard-low`, `banker`,
`look-ahead`). Games are kept in docs/games/seven_dwarfs/games, one file a table and one line a
game, so that a run which was stopped goes on where it was. `show` lists what there is. Tables and
pictures are written by gem_column_report.py.
"""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path
from typing import Final

import msgspec
from benchmarks.gem_column_policies import POLICIES

from ludolith.engine.bot import Bot, ask
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.games.seven_dwarfs import GAME, hand_tremor
from ludolith.games.seven_dwarfs.column import Block, Column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS, Materials
from ludolith.games.seven_dwarfs.rules import SevenDwarfs, strike_of

ROOT: Final = Path(__file__).parents[1]
STUDY: Final = ROOT / "docs" / "games" / "seven_dwarfs"
KEPT: Final = STUDY / "games"
SEATS: Final = 4
RIVAL: Final = "strong"
MANY: Final = 3  # blocks that fall at once


class Setting(msgspec.Struct, frozen=True):
    """The column and the hand that games were played with."""

    make: Materials = MATERIALS
    aim: tuple[float, float] = (hand_tremor.AIM, hand_tremor.AIM_BY_SPEED)
    turn: tuple[float, float] = (hand_tremor.DIRECTION, hand_tremor.DIRECTION_BY_SPEED)
    strength: tuple[float, float] = (hand_tremor.STRENGTH, hand_tremor.STRENGTH_BY_SPEED)
    most: float = hand_tremor.MOST


class Made(msgspec.Struct, frozen=True, array_like=True):
    """One strike of a game."""

    seat: int
    speed: int
    block: int  # the number of the block aimed at
    gems: int
    blocks: int
    shift: float  # mm, of the standing block that moved farthest


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game. In files both are lists without names: these lines are many."""

    seed: int
    strikes: tuple[Made, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    cpu: float  # seconds of all strikes
    cpu_choice: float


def bots_of(table: str, seed: int) -> list[Bot]:
    """The bots in the order of seats; a policy sits at each seat equally often."""
    if table in GAME.levels:
        return [GAME.levels[table]() for _ in range(SEATS)]
    rivals: list[Bot] = [GAME.levels[RIVAL]() for _ in range(SEATS)]
    rivals[seed % SEATS] = POLICIES[table]()
    return rivals


def game(table: str, seed: int) -> Played:
    state = GAME.new(SEATS, seed)
    assert isinstance(state, SevenDwarfs)
    bots = bots_of(table, seed)
    rng = new_rng(seed, DECISIONS)
    strikes = []
    cpu = cpu_choice = 0.0
    while not state.over:
        (seat,) = state.deciders()
        begun = time.process_time()
        move = ask(bots[seat], state, seat, rng)
        chosen = time.process_time()
        before = state.column
        state.apply(seat, move)
        cpu += time.process_time() - chosen
        cpu_choice += chosen - begun
        strikes.append(made(seat, strike_of(move), before, state.column))
    return Played(
        seed,
        tuple(strikes),
        tuple(state.scores()),
        tuple(state.victors()),
        round(cpu, 3),
        round(cpu_choice, 3),
    )


def made(seat: int, strike: Strike, before: Column, after: Column) -> Made:
    stood = {block.number: block for block in before.blocks}
    shifts = [apart(stood[block.number], block) for block in after.blocks]
    aimed = min(before.blocks, key=lambda block: abs(2000 * block.pose[2] - strike.height))
    return Made(
        seat,
        strike.speed,
        aimed.number,
        gems_in(before) - gems_in(after),
        len(before.blocks) - len(after.blocks),
        round(1000 * max(shifts, default=0.0), 2),
    )


def apart(one: Block, other: Block) -> float:
    return math.dist(one.pose[:2], other.pose[:2])


def gems_in(column: Column) -> int:
    return sum(slide is not None for block in column.blocks for slide in block.gems)


def file_of(table: str) -> Path:
    return KEPT / f"{table}.jsonl"


def played(table: str) -> list[Played]:
    """The games of a file; its first line is the setting they were played with."""
    path = file_of(table)
    if not path.exists():
        return []
    head, *lines = path.read_bytes().splitlines()
    if msgspec.json.decode(head, type=Setting) != Setting():
        raise SystemExit(f"{path} is of another setting than today's: rename or remove it")
    return [msgspec.json.decode(line, type=Played) for line in lines]


def play(table: str, number: int) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    done = {each.seed for each in played(table)}
    if not done:
        file_of(table).write_bytes(msgspec.json.encode(Setting()) + b"\n")
    for seed in range(number):
        if seed not in done:
            each = game(table, seed)
            with file_of(table).open("ab") as file:
                file.write(msgspec.json.encode(each) + b"\n")
    print(summary(table))


class Summary(msgspec.Struct, frozen=True):
    """One line of a table."""

    table: str
    games: int
    turns: tuple[float, float]  # mean and standard error
    blocks: tuple[float, float]
    no_loss: float  # share of games
    many: float  # share of games in which one strike took three blocks or more
    nothing: float  # share of strikes that brought neither gem nor block
    still: float  # share of strikes that moved no block by a millimetre either
    quarters: tuple[float, ...]  # of the game: shares of the blocks lost
    early: float  # share of games with a loss within the first twelve strikes
    gems: float  # gems a strike
    points: float  # of a player
    won: float  # share of games won by the policy; at a table of a level: by the first seat
    cpu: float  # seconds a strike
    thinking: float  # seconds a choice


def summary(table: str) -> Summary:
    games = played(table)
    number = len(games)
    strikes = [strike for each in games for strike in each.strikes]
    quarters = [0] * 4
    for each in games:
        for place, strike in enumerate(each.strikes):
            quarters[4 * place // len(each.strikes)] += strike.blocks
    lost = max(1, sum(quarters))
    most = [max(strike.blocks for strike in each.strikes) for each in games]
    empty = [strike for strike in strikes if not strike.gems and not strike.blocks]
    seats = [each.seed % SEATS if table in POLICIES else 0 for each in games]
    return Summary(
        table,
        number,
        mean([(len(each.strikes) + 1) // 2 for each in games]),
        mean([sum(strike.blocks for strike in each.strikes) for each in games]),
        round(sum(not fallen for fallen in most) / number, 3),
        round(sum(fallen >= MANY for fallen in most) / number, 3),
        round(len(empty) / len(strikes), 3),
        round(sum(strike.shift < 1 for strike in empty) / len(strikes), 3),
        tuple(round(quarter / lost, 2) for quarter in quarters),
        round(sum(any(s.blocks for s in each.strikes[:12]) for each in games) / number, 3),
        round(sum(strike.gems for strike in strikes) / len(strikes), 3),
        round(sum(sum(each.scores) for each in games) / number / SEATS, 2),
        round(
            sum(seat in each.winners for seat, each in zip(seats, games, strict=True)) / number, 3
        ),
        round(sum(each.cpu for each in games) / len(strikes), 3),
        round(sum(each.cpu_choice for each in games) / len(strikes), 3),
    )


def mean(values: list[int]) -> tuple[float, float]:
    number = len(values)
    middle = sum(values) / number
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, number - 1))
    return round(middle, 2), round(spread / math.sqrt(number), 2)


def tables() -> list[str]:
    """All tables that were played, levels first."""
    return [table for table in (*GAME.levels, *POLICIES) if len(played(table))]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["show"]:
            for each in tables():
                print(summary(each))
        case [table, number]:
            play(table, int(number))
        case _:
            print(__doc__)
