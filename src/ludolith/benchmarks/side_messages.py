"""Orders to the sides of a comparison, and their answers."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludolith.engine.errors import LudolithError
from ludolith.engine.options import OptionValue


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Play this many random games, copy a position from mid-game this many times, or search from
    the opening for this many iterations.
    """

    game: str
    work: Literal["playouts", "clones", "search"] = "playouts"
    players: int = 4
    options: dict[str, OptionValue] = {}
    first_seed: int = 0
    times: int = 1

    def repeated(self, times: int) -> Order:
        """The same work, so many times."""
        return msgspec.structs.replace(self, times=times)


class Answer(msgspec.Struct, frozen=True):
    """What came out of an order, and the processor time it took."""

    count: int  # decisions made, copies of a game that goes on, situations met
    checksum: int
    nanoseconds: int


class Disagreement(LudolithError):
    """Two sides that must do the same work did not: there is no ratio between them."""

    cause = "disagreement"
