"""Who may ask for a hint, and the position it is worked out from: what the seat itself knows."""

from __future__ import annotations

from ludolith.engine.errors import NotYourDecision
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.table.errors import NotYourSeat, TablePaused, WrongPhase
from ludolith.table.table import Table


def position_for_hint(table: Table, member: int | None, seat: int, rng: Rng) -> State:
    """The position for a hint to this person's seat, all that is hidden from it drawn anew."""
    if member is None or seat not in table.seats_of(member):
        raise NotYourSeat(f"seat {seat} is not yours")
    if not table.house.hints or table.game.search_profile is None:
        raise WrongPhase("there are no hints at this table")
    if table.play is None or table.phase != "playing":
        raise WrongPhase("no game is going on")
    if table.paused:
        raise TablePaused("the game is paused")
    if seat not in table.deciders():
        raise NotYourDecision(seat, over=False)
    return table.play.known_to(seat, rng)
