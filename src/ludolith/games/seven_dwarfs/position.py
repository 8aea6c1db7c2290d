# Compiled with mypyc.
"""A position of Seven Dwarfs: the column, and the gems and blocks that came off."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import bit
from ludolith.engine.copy_marks import Own, Setting, Shared
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.seven_dwarfs.column import Column, Finding, fresh_column
from ludolith.games.seven_dwarfs.components import COLOURS, OTHER_COLOUR, OWN_COLOUR, POINTS, RED

NONE: Final = -1
NOTHING: Final = vec[i64]()
ZEROS: Final = vec[i64]([0] * 24)  # never changed: take a slice
FRESH: Final = fresh_column()


@mypyc_attr(acyclic=True)
class Position(State):
    """The column, the gems and blocks of all players, and whose turn it is."""

    penalties: Setting[bool] = False
    three_in_the_mine: Setting[bool] = False
    experienced: Setting[i64] = 0  # seats
    steady: Setting[i64] = 0  # seats with a steadier hand
    first_player: Setting[i64] = 0  # the seat that begins

    colour: Shared[vec[i64]] = NOTHING  # of every gem, by SLOTS * block + slot
    column: Shared[Column]  # where everything stands; for the physics
    on_column: i64 = 0  # gems, as a set
    standing: i64 = 0  # blocks, as a set
    foot: vec[i64] = NOTHING  # gems at the foot of the column, by colour

    won: vec[i64] = NOTHING  # gems by COLOURS * seat + colour
    fallen: vec[i64] = NOTHING  # blocks by seat
    chosen: vec[i64] = NOTHING  # the colour of each seat, in the variant "three in the mine"
    moved: vec[i64] = NOTHING  # by seat: the number of its last strike; 0: it has not struck

    active: i64 = 0  # whose turn it is
    asked: i64 = 0  # seats that must choose, as a set; never more than one here
    struck: i64 = 0  # strikes of this turn made
    knocked: i64 = 0  # gems that came off in this turn
    missed: bool = False  # the first strike of this turn missed the column
    made: i64 = 0  # strikes of the game made
    ran_out: bool = False  # the game was ended after MOST_STRIKES
    given: Own[Finding | None] = None  # the finding for the next strike

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.column = FRESH

    # -- the players

    def is_steady(self, seat: i64) -> bool:
        return self.steady & bit(seat) != 0

    def choosing_colours(self) -> bool:
        """Whether a player has no colour yet; players choose in the order of seats (DWA-20)."""
        return self.three_in_the_mine and self.chosen[self.active] == NONE

    def is_free(self, colour: i64) -> bool:
        """Whether a colour can be chosen: by one of three players, or two of six (DWA-20)."""
        taken: i64 = 0
        for other in self.chosen:
            if other == colour:
                taken += 1
        return taken < self.players // COLOURS

    # -- points (DWA-08)

    def worth(self, seat: i64, colour: i64) -> i64:
        """The points of a gem of this colour to this player (DWA-08, DWA-20, DWA-30)."""
        if self.three_in_the_mine:
            return OWN_COLOUR if self.chosen[seat] == colour else OTHER_COLOUR
        if colour == RED and self.experienced & bit(seat) != 0:
            return 0
        return POINTS[colour]

    def ahead(self) -> i64:
        """The seats with most points."""
        scores = self.scores()
        most = scores[0]
        for score in scores:
            if score > most:
                most = score
        found: i64 = 0
        for seat in range(self.players):
            if scores[seat] == most:
                found |= bit(seat)
        return found
