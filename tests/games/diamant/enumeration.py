"""How long a random game of Diamant is, counted exactly and without any code of the package.

Every explorer leaves or stays by the toss of a fair coin. For the length of a game a treasure and
a relic are the same, a harmless card, except that a revealed relic does not come again; and traps
matter only by how many cards their kind still has.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from math import comb
from typing import NamedTuple

TREASURES = 15
EXPEDITIONS = 5
NO_TRAP = 0

Kinds = tuple[int, int, int]  # how many kinds of trap still have 1, 2, 3 cards


class Cave(NamedTuple):
    """A moment of an expedition, after a card was revealed."""

    explorers: int
    treasures: int  # still in the deck
    relics: int  # still in the deck
    seen: Kinds  # of the kinds with 1, 2, 3 cards: how many lie in the cave


class End(NamedTuple):
    """How an expedition ended."""

    relics: int  # still in the deck
    sprung: int  # how many cards the kind of the fatal trap had; NO_TRAP: all walked out


@cache
def expected_decisions(players: int, relic_hunt: bool) -> float:
    """The mean number of decisions in a whole game."""
    total = 0.0
    decks: dict[tuple[Kinds, int], float] = {((0, 0, 5), 0): 1.0}
    for _ in range(EXPEDITIONS):
        later: dict[tuple[Kinds, int], float] = defaultdict(float)
        for (kinds, relics), chance in decks.items():
            decisions, ends = expedition(players, kinds, relics + relic_hunt)
            total += chance * decisions
            for end, likelihood in ends.items():
                later[one_trap_fewer(kinds, end.sprung), end.relics] += chance * likelihood
        decks = later
    return total


@cache
def expedition(players: int, kinds: Kinds, relics: int) -> tuple[float, dict[End, float]]:
    """The mean number of decisions in one expedition, and how likely each end is."""
    decisions = 0.0
    ends: dict[End, float] = defaultdict(float)
    caves: dict[Cave, float] = defaultdict(float)
    reveal(Cave(players, TREASURES, relics, (0, 0, 0)), 1.0, kinds, caves, ends)
    while caves:
        deeper: dict[Cave, float] = defaultdict(float)
        for cave, chance in caves.items():
            decisions += chance * cave.explorers
            for staying in range(cave.explorers + 1):
                likelihood = chance * comb(cave.explorers, staying) / 2**cave.explorers
                if staying:
                    reveal(cave._replace(explorers=staying), likelihood, kinds, deeper, ends)
                else:
                    ends[End(cave.relics, NO_TRAP)] += likelihood
        caves = deeper
    return decisions, ends


def reveal(
    cave: Cave, chance: float, kinds: Kinds, caves: dict[Cave, float], ends: dict[End, float]
) -> None:
    """Spread the chance of a cave over all cards that may come next."""
    seen = cave.seen
    traps = sum((i + 1) * kinds[i] - seen[i] for i in range(3))
    each = chance / (cave.treasures + cave.relics + traps)
    if cave.treasures:
        caves[cave._replace(treasures=cave.treasures - 1)] += each * cave.treasures
    if cave.relics:
        caves[cave._replace(relics=cave.relics - 1)] += each * cave.relics
    for i in range(3):
        if kinds[i] > seen[i]:
            now = (seen[0] + (i == 0), seen[1] + (i == 1), seen[2] + (i == 2))
            caves[cave._replace(seen=now)] += each * (i + 1) * (kinds[i] - seen[i])
        if i and seen[i]:
            ends[End(cave.relics, i + 1)] += each * i * seen[i]


def one_trap_fewer(kinds: Kinds, sprung: int) -> Kinds:
    """One card of a kind that had `sprung` of them leaves the game."""
    if sprung == NO_TRAP:
        return kinds
    left = list(kinds)
    left[sprung - 1] -= 1
    left[sprung - 2] += 1
    return left[0], left[1], left[2]
