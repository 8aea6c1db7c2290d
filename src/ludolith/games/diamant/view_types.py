"""The parts of a view of Diamant."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludolith.engine.struct_tags import kebab_case
from ludolith.engine.view import View
from ludolith.games.diamant.components import TrapKind

Choice = Literal["continue", "leave"]


class Card(msgspec.Struct, frozen=True, tag_field="card", tag=kebab_case):
    """A card in the cave."""


class Treasure(Card, frozen=True):
    """A treasure card in the cave and the rubies still lying on it."""

    rubies: int
    lying: int


class Trap(Card, frozen=True):
    trap: TrapKind


class Relic(Card, frozen=True):
    """A relic revealed in this expedition; `taken` once a lone leaver has carried it off."""

    relic: int
    taken: bool


CaveCard = Treasure | Trap | Relic


class Gems(msgspec.Struct, frozen=True):
    """Points in gems, with as many diamonds as possible (DIA-22)."""

    diamonds: int
    rubies: int


class Explorer(msgspec.Struct, frozen=True):
    """One player as this viewer sees them."""

    in_cave: bool
    decided: bool  # has chosen in this step; what is not shown
    carried: int  # rubies beside the chest: always open
    chest: Gems | None  # None: closed to this viewer
    relics: tuple[int, ...]


class Unrevealed(msgspec.Struct, frozen=True):
    """What may still come: which cards are out of the deck is public (DIA-43)."""

    treasures: tuple[int, ...]
    traps: dict[TrapKind, int]
    relics: tuple[int, ...]
    cards: int
    fatal: int  # how many of the cards would end the expedition


class DiamantView(View, frozen=True, kw_only=True):
    expedition: int
    closed: int  # entrances closed so far, of `expeditions`
    expeditions: int
    cave: tuple[CaveCard, ...]
    on_path: int
    unrevealed: Unrevealed
    removed_traps: dict[TrapKind, int]
    relic_stack: tuple[int, ...]  # relics not yet in the deck, the next one first
    explorers: tuple[Explorer, ...]
    own_choice: Choice | None  # the viewer's own choice, waiting for the others
