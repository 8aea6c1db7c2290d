"""The names of cards and disasters as types of the wire.

They are made of the tables, so that a card is written in one row only. A type checker cannot know
them and sees text.
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
