"""The sides of a comparison: each a process of its own that carries out orders."""

from __future__ import annotations

import os
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self

import msgspec

from ludolith.benchmarks.side_messages import Answer, Disagreement, Order


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
