# Compiled with mypyc.
"""The ecosystem tiles of one box, as numbers.

A tile is its index in the box's list. Its kind packs both terrains and the animal of the first hex.
"""

from __future__ import annotations

from typing import Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.games.gods_love_dinosaurs.components import MOST_PLAYERS

StackName = Literal["A", "B", "C", "D"]
STACKS: Final[tuple[StackName, ...]] = get_args(StackName)


@final
@mypyc_attr(acyclic=True)
class TileSet:
    """All tiles of a box. Nothing in it ever changes."""

    def __init__(
        self, text: str, ids: list[str], stacks: list[int], players: list[int], kinds: list[int]
    ) -> None:
        self.text = text  # of the file it came from; "": built in
        self.ids = ids
        self.stacks = stacks
        self.players = players  # the mark: in play from this number of players on
        self.kinds = vec[i64](kinds)
        # By number of players, worked out once: a simulated game begins with them.
        counts = range(MOST_PLAYERS + 1)
        self.piles = vec[vec[i64]]([self.pile_of(number) for number in counts])
        self.floors = vec[vec[i64]]([self.floors_of(number) for number in counts])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return TileSet, (self.text, self.ids, self.stacks, self.players, list(self.kinds))

    def pile_of(self, players: i64) -> vec[i64]:
        """The tiles in play, the stack that is used last at the front (GLD-01, GLD-46)."""
        return vec[i64](
            [
                tile
                for stack in range(len(STACKS) - 1, -1, -1)
                for tile in range(len(self.ids))
                if self.stacks[tile] == stack and self.players[tile] <= players
            ]
        )

    def floors_of(self, players: i64) -> vec[i64]:
        """The index in the pile where each stack begins, stack A first."""
        floors = []
        below = 0
        for stack in range(len(STACKS) - 1, -1, -1):
            floors.append(below)
            for tile in range(len(self.ids)):
                if self.stacks[tile] == stack and self.players[tile] <= players:
                    below += 1
        floors.reverse()
        return vec[i64](floors)


def kind_of(terrain: int, other_terrain: int, animal: int) -> int:
    """Two terrains and an animal (or NO_ANIMAL) in one number."""
    return terrain | other_terrain << 3 | (animal + 1) << 6


def terrain_of(kind: i64) -> i64:
    return kind & 7


def other_terrain_of(kind: i64) -> i64:
    return kind >> 3 & 7


def animal_of(kind: i64) -> i64:
    return (kind >> 6) - 1
