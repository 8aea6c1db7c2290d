"""The sides of a comparison: each a process of its own that carries out orders."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import as_file, files
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from ludolith.benchmarks.side_messages import Answer, Disagreement, Order
from ludolith.engine.errors import BadRequest


class Side(ABC):
    """A process that reads an order a line and answers each by a line."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    @abstractmethod
    def line(self, order: Order) -> str:
        """The order as this side reads it."""

    def begin(self, order: Order) -> None:
        """Give an order and do not wait."""
        assert self.process.stdin is not None
        self.process.stdin.write(self.line(order) + "\n")
        self.process.stdin.flush()

    def finish(self) -> Answer:
        """Wait for the answer to the order given last."""
        assert self.process.stdout is not None
        numbers = [int(number) for number in self.process.stdout.readline().split()]
        if not numbers:
            raise Disagreement("one side of the comparison ended without an answer")
        return Answer(*numbers)

    def do(self, order: Order) -> Answer:
        """Give an order and wait for the answer."""
        self.begin(order)
        return self.finish()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()


class PythonSide(Side):
    """This package, compiled or interpreted."""

    worker = "ludolith.benchmarks.worker"

    def __init__(self, *, interpreted: bool = False) -> None:
        environment = {**os.environ, "LUDOLITH_PURE": "1" if interpreted else "0"}
        super().__init__([sys.executable, "-m", self.worker], environment)

    def line(self, order: Order) -> str:
        return msgspec.json.encode(order).decode()


class LearnersSide(PythonSide):
    """The environment of many games at once, as those who train use it."""

    worker = "ludolith.adapters.bench_worker"


class CSide(Side):
    """Diamant in C, compiled for this comparison."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="ludolith-")
        try:
            program = compile_c("diamant.c", Path(self.folder.name))
            super().__init__([str(program)], os.environ)
        except BaseException:
            self.folder.cleanup()
            raise

    def line(self, order: Order) -> str:
        relics = int(order.options.get("relics", False))
        return f"{order.players} {relics} {order.first_seed} {order.times}"

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        super().__exit__(kind, problem, trace)
        self.folder.cleanup()


def compile_c(source: str, folder: Path) -> Path:
    """Compile a C file of this package as fast as the compiler can make it."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise BadRequest("the comparison with C needs a C compiler, and there is no cc on the PATH")
    program = folder / "program"
    with as_file(files("ludolith.benchmarks") / source) as file:
        done = subprocess.run(
            [compiler, "-O3", "-o", str(program), str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode != 0:
        raise BadRequest(f"cc could not compile {source}: {done.stderr.strip()}")
    return program
