"""Whether making decisions costs a worker process memory that it does not give back.

    python -m benchmarks.worker_memory            (200000 decisions of each game, some minutes)
    python -m benchmarks.worker_memory --decisions 20000 --games diamant --level steady

Each game in a process of its own: positions are pickled as the server does it, and the very
function that worker processes run chooses. The exit code is 1 if the memory of one has grown by
more than the bound after the first tenth, in which everything is loaded and finds its size.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import subprocess
import sys

from benchmarks.memory import MB, growth, resident, sketch
from rich.console import Console
from rich.table import Table as Sheet

import ludolith
from ludolith import games
from ludolith.engine.rng import new_rng
from ludolith.server.worker_process import choose

PLAYERS = 3
POSITIONS = 60  # different ones, asked about again and again
SAMPLES = 100
SECONDS = 60.0  # for a decision; far more than one takes


def positions(name: str) -> list[tuple[bytes, int]]:
    """What seats know in games played at random, as it is sent to a worker."""
    game, rng = games.game(name), new_rng(1)
    found: list[tuple[bytes, int]] = []
    number = 0
    while len(found) < POSITIONS:
        state = game.new(PLAYERS, number)
        number += 1
        while not state.over and len(found) < POSITIONS:
            for seat in list(state.deciders()):
                known = state.clone()
                known.redeal(seat, new_rng(int(rng.below(1_000_000))))
                found.append((pickle.dumps(known), seat))
                moves = state.legal(seat)
                state.apply(seat, moves[rng.below(len(moves))])
    return found


def measured(name: str, level: str, decisions: int) -> list[float]:
    """The memory in MB, again and again on the way."""
    asked, sizes = positions(name), []
    for number in range(decisions):
        known, seat = asked[number % len(asked)]
        choose(name, level, known, seat, number, SECONDS)
        if number % max(1, decisions // SAMPLES) == 0:
            sizes.append(resident(os.getpid()) / MB)
    return sizes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=200_000)
    parser.add_argument("--games", nargs="+", default=games.NAMES, choices=games.NAMES)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--bound", type=float, default=2.0, help="MB that are no growth")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.alone:
        print(json.dumps(measured(given.games[0], given.level, given.decisions)))
        return
    sheet = Sheet("game", "MB", "growth", "on the way", title=title(given.decisions, given.level))
    grown = False
    for name in given.games:
        command = [sys.executable, __file__, "--alone", "--games", name, "--level", given.level]
        command += ["--decisions", str(given.decisions)]
        sizes = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        settled = sizes[len(sizes) // 10 :]
        more = growth(settled)
        grown |= more > given.bound
        verdict = "flat" if abs(more) <= given.bound else "GROWS" if more > 0 else "shrinks"
        sheet.add_row(name, f"{sizes[-1]:.1f}", f"{more:+.2f} {verdict}", sketch(settled))
    Console().print(sheet)
    raise SystemExit(grown)


def title(decisions: int, level: str) -> str:
    mode = "compiled" if ludolith.compiled() else "interpreted"
    return f"{decisions} decisions of a {level} bot, {mode}"


if __name__ == "__main__":
    main()
