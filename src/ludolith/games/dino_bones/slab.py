# Compiled with mypyc.
"""The slab: its tiles, the chisels on it, and whether it splits (DB-12, DB-20).

A chisel is a crack between two corners; the rim and every hole are cracks from the start. The slab
splits exactly when a new chisel joins two corners that are already joined by cracks. So a
union-find of corners says at once whether it splits; tiles are searched only when it does.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.bits import INDEX, ORDER, bit, index_of
from ludolith.engine.copy_marks import Own
from ludolith.games.dino_bones.clone_and_pickle import copy_slab, pack_slab, unpack_slab
from ludolith.games.dino_bones.geometry import (
    ADJACENT,
    ALL_BORDERS,
    ALL_PLACES,
    BIT_OF,
    BORDERS_OF,
    CORNER_ONE,
    CORNER_OTHER,
    CORNERS,
    ONE,
    OTHER,
    WORD,
    WORD_OF,
    WORDS,
)

_NO_CHISELS: Final = vec[i64]([0] * (5 * WORDS))
_NO_BORDERS: Final = vec[i64]([0] * WORDS)


@final
@mypyc_attr(acyclic=True)
class Slab:
    """Tiles and chisels. A set of borders takes WORDS words; `chisels` has one set per seat."""

    tiles: i64 = ALL_PLACES
    chisels: vec[i64] = _NO_BORDERS
    inner: vec[i64] = _NO_BORDERS  # borders between two tiles that are both still there
    free: vec[i64] = _NO_BORDERS  # those of them without a chisel
    # By place: neighbours not cut off by a chisel, including tiles that are gone.
    open: vec[i64] = _NO_BORDERS
    crack: Own[vec[i64]] = _NO_BORDERS  # union-find of corners
    traced: Own[bool] = False  # whether `crack` is up to date

    # -- cracks

    def trace(self) -> None:
        """Rebuild `crack` after chisels were lifted or tiles were taken out."""
        crack = CORNERS[:]
        index = INDEX
        word: i64
        for word in range(WORDS):
            cracked = ALL_BORDERS[word] & ~self.free[word]
            while cracked:
                rest = cracked & (cracked - 1)
                border = word * WORD + index[(cracked ^ rest) * ORDER >> 55 & 63]
                cracked = rest
                crack[root(crack, CORNER_ONE[border])] = root(crack, CORNER_OTHER[border])
        self.crack = crack
        self.traced = True

    def would_split(self, border: i64) -> bool:
        """Whether a chisel here would split the slab."""
        if not self.traced:
            self.trace()
        return root(self.crack, CORNER_ONE[border]) == root(self.crack, CORNER_OTHER[border])

    # -- chisels

    def lay(self, seat: i64, border: i64) -> bool:
        """Put a chisel on a free border; returns whether the slab splits."""
        if not self.traced:
            self.trace()
        crack = self.crack
        one_end = root(crack, CORNER_ONE[border])
        other_end = root(crack, CORNER_OTHER[border])
        crack[one_end] = other_end
        word = WORD_OF[border]
        self.chisels[seat * WORDS + word] |= BIT_OF[border]
        self.free[word] &= ~BIT_OF[border]
        one = ONE[border]
        other = OTHER[border]
        self.open[one] &= ~bit(other)
        self.open[other] &= ~bit(one)
        return one_end == other_end

    def lift(self, seat: i64, border: i64) -> None:
        """Take a player's chisel away."""
        word = WORD_OF[border]
        self.chisels[seat * WORDS + word] &= ~BIT_OF[border]
        self.free[word] |= BIT_OF[border]
        one = ONE[border]
        other = OTHER[border]
        self.open[one] |= bit(other)
        self.open[other] |= bit(one)
        self.traced = False

    def owner(self, border: i64) -> i64:
        """The seat whose chisel lies there; -1: none."""
        word = WORD_OF[border]
        for place in range(word, len(self.chisels), WORDS):
            if self.chisels[place] & BIT_OF[border]:
                return place // WORDS
        return -1

    def touched(self, seat: i64) -> i64:
        """The tiles that have a chisel of this player on a side."""
        tiles: i64 = 0
        word: i64
        for word in range(WORDS):
            mine = self.chisels[seat * WORDS + word]
            while mine:
                low = mine & -mine
                mine ^= low
                border = word * WORD + index_of(low)
                tiles |= bit(ONE[border]) | bit(OTHER[border])
        return tiles

    # -- parts

    def part_of(self, place: i64) -> i64:
        """All tiles connected with this one, as a set of places."""
        hanging = self.open
        tiles = self.tiles
        index = INDEX
        part = bit(place)
        edge = part
        while edge:
            rest = edge & (edge - 1)
            new = hanging[index[(edge ^ rest) * ORDER >> 55 & 63]] & tiles & ~part
            part |= new
            edge = rest | new
        return part

    def borders_of(self, part: i64) -> vec[i64]:
        """The borders that touch a part: first those to other tiles, then those inside it."""
        borders = _NO_CHISELS[: 2 * WORDS]
        word: i64
        while part:
            low = part & -part
            part ^= low
            first = index_of(low) * WORDS
            for word in range(WORDS):
                mine = BORDERS_OF[first + word]
                borders[WORDS + word] |= borders[word] & mine
                borders[word] ^= mine
        for word in range(WORDS):
            borders[WORDS + word] &= ~borders[word]
        return borders

    def take_out(self, part: i64, borders: vec[i64]) -> None:
        """Remove tiles and all chisels on their sides; `borders` is the result of `borders_of`."""
        self.tiles &= ~part
        word: i64
        for word in range(WORDS):
            gone = borders[word] | borders[WORDS + word]
            self.inner[word] &= ~gone
            self.free[word] &= ~gone
            for place in range(word, len(self.chisels), WORDS):
                self.chisels[place] &= ~gone

    def clone(self) -> Slab:
        twin = Slab()
        copy_slab(self, twin)
        twin.crack = self.crack[:]  # not pickled, because it differs between equal slabs
        twin.traced = self.traced
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, pack_slab(self)


def root(crack: vec[i64], corner: i64) -> i64:
    """The corner that stands for all corners joined with this one; shortens the way to it."""
    above = crack[corner]
    while above != corner:
        top = crack[above]
        crack[corner] = top
        corner = top
        above = crack[top]
    return corner


def new_slab(players: i64) -> Slab:
    """A whole slab without chisels."""
    slab = Slab()
    slab.chisels = _NO_CHISELS[: players * WORDS]
    slab.inner = ALL_BORDERS[:]
    slab.free = ALL_BORDERS[:]
    slab.open = ADJACENT[:]
    slab.crack = CORNERS[:]
    slab.traced = True
    return slab


def _restored(numbers: list[int], rows: list[list[int]]) -> Slab:
    """The inverse of pickling."""
    slab = Slab()
    unpack_slab(slab, numbers, rows)
    return slab
