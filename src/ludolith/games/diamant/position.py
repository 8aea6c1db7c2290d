# Compiled with mypyc.
"""A position of Diamant: the deck, the cave, and what everyone has."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludolith.engine.copy_marks import Own, Setting, Shared
from ludolith.engine.rng import Rng
from ludolith.engine.state import State
from ludolith.games.diamant.components import ALL_RELICS, RELIC_KINDS

NOTHING: Final = vec[i64]()
NO_CARDS: Final = vec[u8]()


@mypyc_attr(acyclic=True)
class Position(State):
    """Everything on the table. Vecs by seat unless said otherwise."""

    relic_hunt: Setting[bool] = False
    open_chests: Setting[bool] = False

    expedition: i64 = 0  # the one under way, from 1
    closed: i64 = 0  # entrances closed by a barrier

    # The first `revealed` cards of the deck lie in the cave, in the order they were revealed.
    deck: vec[u8] = NO_CARDS
    revealed: i64 = 0
    to_come: Shared[vec[i64]] = NOTHING  # cards fixed to be revealed next (lessons, tests)

    traps_seen: i64 = 0  # kinds of traps in the cave, as a set
    on_path: i64 = 0  # rubies lying in the cave
    gathered: i64 = 0  # cards revealed when the path was last gathered by leavers
    relics_in_cave: i64 = 0
    relics_won: i64 = 0  # RELIC_KINDS bits per seat

    inside: i64 = 0  # seats in the cave, as a set; so are the next three
    fled: i64 = 0  # seats that ran from the last trap sprung
    asked: i64 = 0  # seats in the cave that have not chosen yet
    leaving: i64 = 0  # seats that chose to leave; secret until the last one has chosen
    carried: vec[i64] = NOTHING  # rubies beside the chest, not safe
    chest: vec[i64] = NOTHING

    counted: Own[i64] = 0  # what `observe` counted last, ...
    counted_at: Own[i64] = -1  # ... and at which card of which expedition

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def relics_of(self, seat: i64) -> i64:
        """The relics a player owns, as a set."""
        return self.relics_won >> (RELIC_KINDS * seat) & ALL_RELICS
