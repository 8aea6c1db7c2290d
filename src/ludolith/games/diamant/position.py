# Compiled with mypyc.
"""A position of Diamant: the deck, the cave, and the gems and relics of all players."""

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
    """Everything on the table. Vecs are indexed by seat unless a comment says otherwise."""

    relic_hunt: Setting[bool] = False
    open_chests: Setting[bool] = False

    expedition: i64 = 0  # the one under way, from 1
    closed: i64 = 0  # entrances closed by a barrier

    # The first `revealed` cards of the deck lie in the cave, in the order they were revealed.
    deck: vec[u8] = NO_CARDS
    revealed: i64 = 0
    to_come: Shared[vec[i64]] = NOTHING  # the next cards, where a lesson or a test fixes them

    traps_seen: i64 = 0  # kinds of traps in the cave, as a set
    on_path: i64 = 0  # rubies lying in the cave
    gathered: i64 = 0  # how many cards were revealed when leavers last gathered the path
    relics_in_cave: i64 = 0
    relics_won: i64 = 0  # RELIC_KINDS bits per seat

    inside: i64 = 0  # seats in the cave, as a set; the next three are sets too
    fled: i64 = 0  # seats that the last trap drove out
    asked: i64 = 0  # seats in the cave that have not chosen yet
    leaving: i64 = 0  # seats that chose to leave; secret until the last one has chosen
    carried: vec[i64] = NOTHING  # rubies beside the chest, not safe
    chest: vec[i64] = NOTHING

    # What `observe_changes` wrote last: the expedition and card, and the deck of then.
    noted: Own[i64] = 0
    noted_ahead: Own[i64] = 0  # cards not revealed, by WEIGHT
    noted_deck: Own[i64] = 0  # all cards, by WEIGHT
    noted_size: Own[i64] = 0

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def relics_of(self, seat: i64) -> i64:
        """The relics a player owns, as a set."""
        return self.relics_won >> (RELIC_KINDS * seat) & ALL_RELICS
