"""Games written a second time, in C: `<game>.c` beside this file, and `<game>.best.c` where a
faster one was written.

They share `playouts.h`. They play the same games as the rules, for every number of players and
every variant: rules are measured by them, and two independent readings of a rulebook agree.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import TracebackType
from typing import Final

import ludolith
from ludolith.benchmarks.compared_sides import Side
from ludolith.benchmarks.side_messages import Order
from ludolith.engine.errors import BadOptionValue, BadRequest
from ludolith.engine.options import OptionValue, settle

FOLDER: Final = Path(__file__).parent
SAME: Final = ".c"  # the algorithm of the rules
BEST: Final = ".best.c"  # as fast as we can write it


class CSide(Side):
    """A game in C, compiled for this comparison."""

    def __init__(self, game: str, kind: str = SAME) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="ludolith-")
        try:
            program = compile_c(FOLDER / f"{game}{kind}", Path(self.folder.name))
            super().__init__([str(program)], os.environ)
        except BaseException:
            self.folder.cleanup()
            raise

    def line(self, order: Order) -> str:
        options = settle(ludolith.game(order.game).options, order.options)
        words = [f"{name}={said(value)}" for name, value in options.items()]
        return " ".join([str(order.first_seed), str(order.times), str(order.players), *words])

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super().__exit__(kind, problem, trace)
        self.folder.cleanup()


def said(value: OptionValue) -> str:
    """The value of an option, as a program in C reads it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def exists(game: str, kind: str = SAME) -> bool:
    """Whether the game was written in C."""
    return (FOLDER / f"{game}{kind}").exists()


def every_variant(game: str) -> Iterator[Order]:
    """One game for each number of players and each set of options that goes with it.

    Of a file option only what is built in.
    """
    found = ludolith.game(game)
    names = [option.name for option in found.options]
    for players in found.player_counts:
        for values in product(*(option.values for option in found.options)):
            options = dict(zip(names, values, strict=True))
            try:
                found.template(players, options)
            except BadOptionValue:  # such as a first player who is not there
                continue
            yield Order(game=game, players=players, options=options)


def compile_c(source: Path, folder: Path) -> Path:
    """Compile a program in C as fast as the compiler can make it."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise BadRequest("the comparison with C needs a C compiler, and there is no cc on the PATH")
    program = folder / "program"
    done = subprocess.run(
        [compiler, "-O3", "-o", str(program), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BadRequest(f"cc could not compile {source.name}: {done.stderr.strip()}")
    return program
