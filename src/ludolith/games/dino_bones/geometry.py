# Compiled with mypyc.
"""The slab as numbers: places, borders, corners (DB-04).

A place is an index along the spiral, clockwise from the centre. Coordinates are axial; the six
sides of a tile are numbered clockwise as in SIDES, the first one to the right. A border lies
between two places and joins two corners; every corner on the rim of the whole slab is corner 0.
Borders are sets of bits in WORDS words of WORD bits, because one integer holds no more than 61.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLACES: Final = 58
ALL_PLACES: Final = (1 << 58) - 1
RINGS: Final = 4
SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
WORD: Final = 49
WORDS: Final = 3
MOST_PARTS: Final = 6  # that the slab can fall into when one tile is taken out


def _spiral() -> list[tuple[int, int]]:
    cells = [(0, 0)]
    for ring in range(1, RINGS + 1):
        q, r = ring, -ring  # one step before the ring's first place
        for turn in range(1, 7):
            dq, dr = SIDES[turn % 6]
            for _ in range(ring):
                q, r = q + dq, r + dr
                cells.append((q, r))
    return cells[:PLACES]


CELLS: Final = tuple(_spiral())
_NUMBER: Final = {cell: place for place, cell in enumerate(CELLS)}


def _neighbours(place: int) -> list[int]:
    """The neighbours of a place by side; -1 where the slab ends."""
    q, r = CELLS[place]
    return [_NUMBER.get((q + dq, r + dr), -1) for dq, dr in SIDES]


BORDERS: Final = tuple(
    (place, other)
    for place in range(PLACES)
    for other in sorted(_neighbours(place))
    if other > place
)
BORDER_COUNT: Final = 147
_BORDER: Final = {pair: border for border, pair in enumerate(BORDERS)}


def border_between(one: int, other: int) -> int:
    """The number of the border between two places; -1 if they do not touch."""
    return _BORDER.get((min(one, other), max(one, other)), -1)


ONE: Final = vec[i64]([one for one, _ in BORDERS])
OTHER: Final = vec[i64]([other for _, other in BORDERS])
ADJACENT: Final = vec[i64](
    [sum(1 << other for other in _neighbours(place) if other >= 0) for place in range(PLACES)]
)
# SIDE_BORDER[place * 6 + side]: the border on that side of a tile; -1 on the rim.
SIDE_BORDER: Final = vec[i64](
    [border_between(place, other) for place in range(PLACES) for other in _neighbours(place)]
)


def _words(borders: list[int]) -> list[int]:
    return [
        sum(1 << border % WORD for border in borders if border // WORD == word)
        for word in range(WORDS)
    ]


# BORDERS_OF[place * WORDS + word]: the borders of a tile.
BORDERS_OF: Final = vec[i64](
    [
        word
        for place in range(PLACES)
        for word in _words([border for border, pair in enumerate(BORDERS) if place in pair])
    ]
)
ALL_BORDERS: Final = vec[i64](_words(list(range(len(BORDERS)))))
WORD_OF: Final = vec[i64]([border // WORD for border in range(len(BORDERS))])
BIT_OF: Final = vec[i64]([1 << border % WORD for border in range(len(BORDERS))])


def _corners() -> list[tuple[int, int]]:
    """The two corners of each border; three tiles meet at a corner, 0 is the rim."""
    numbers: dict[tuple[int, ...], int] = {}
    ends = []
    for one, other in BORDERS:
        q, r = CELLS[one]
        step = (CELLS[other][0] - q, CELLS[other][1] - r)
        side = SIDES.index(step)
        pair = []
        for turn in (side - 1, side + 1):
            dq, dr = SIDES[turn % 6]
            third = _NUMBER.get((q + dq, r + dr))
            if third is None:
                pair.append(0)
            else:
                meeting = tuple(sorted((one, other, third)))
                pair.append(numbers.setdefault(meeting, len(numbers) + 1))
        ends.append((pair[0], pair[1]))
    return ends


_ENDS: Final = _corners()
CORNER_ONE: Final = vec[i64]([ends[0] for ends in _ENDS])
CORNER_OTHER: Final = vec[i64]([ends[1] for ends in _ENDS])
CORNERS: Final = vec[i64](list(range(max(max(ends) for ends in _ENDS) + 1)))
