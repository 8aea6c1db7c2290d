# Compiled with mypyc.
"""How many can have a cell of their own: parents and room for a newborn, hunters and food."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import count

_FREE: Final = vec[i64]([-1] * 64)


def most_pairs(wishes: vec[i64]) -> i64:
    """Each has a set of cells to choose from: the most that can have one cell each."""
    pairing = _Pairing(wishes)
    pairs: i64 = 0
    for number in range(len(wishes)):
        pairing.tried = 0
        if pairing.place(number):
            pairs += 1
    return pairs


@final
@mypyc_attr(acyclic=True)
class _Pairing:
    """Who has which cell so far; whoever comes later may send others to another cell."""

    def __init__(self, wishes: vec[i64]) -> None:
        self.wishes = wishes
        self.owner: vec[i64] = _FREE[:]  # by cell
        self.tried: i64 = 0

    def place(self, number: i64) -> bool:
        wanted = self.wishes[number]
        while wanted:
            lowest = wanted & -wanted
            wanted ^= lowest
            if self.tried & lowest:
                continue
            self.tried |= lowest
            cell = count(lowest - 1)
            if self.owner[cell] < 0 or self.place(self.owner[cell]):
                self.owner[cell] = number
                return True
        return False
