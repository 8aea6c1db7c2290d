"""The names of cards and disasters as types of the wire.

They are derived from the tables, so that a card is one row of a table. A type checker cannot follow
that and takes them for `str`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ludolith.games.dinokalipsa.components import CARDS, DISASTERS

if TYPE_CHECKING:
    CardName: TypeAlias = str
    DisasterName: TypeAlias = str
else:
    CardName = Literal[CARDS]
    DisasterName = Literal[tuple(dict.fromkeys(DISASTERS))]
