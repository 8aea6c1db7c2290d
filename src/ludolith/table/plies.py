"""Decisions as they stand in a game at a table."""

from __future__ import annotations

import msgspec

from ludolith.engine.events import Told
from ludolith.engine.findings import CERTAIN
from ludolith.table.acts import Mover


class Ply(msgspec.Struct, frozen=True):
    """One decision that stands, and what it caused."""

    seat: int
    code: int
    by: Mover
    number: int  # its place among all decisions ever made in this game, those taken back included
    asked_with: tuple[int, ...]  # who else had to decide at that moment
    final: bool  # chance was drawn or something hidden was revealed
    apart: int  # the stretch of play in which all work side by side; 0: none, or it ended with this
    told: list[Told]
    secret: bool  # nobody else has heard of it
    finding: str = CERTAIN  # what the world answered, where it was asked

    @property
    def concerns_others(self) -> bool:
        """It may have changed what others are asked."""
        return not (self.apart or self.secret)

    def answered_by(self, later: Ply) -> bool:
        """Whether a later decision of another seat may be an answer to this one."""
        if self.apart:
            return later.apart != self.apart
        return later.seat not in self.asked_with or not (self.secret and later.secret)
