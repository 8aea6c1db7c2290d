# Compiled with mypyc.
"""Sets of small numbers as the bits of one integer, and the seats in such a set."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 8
_TOP: Final = 1 << 61
_KEY: Final = (1 << 40) - 1
# The six bits from 55 on of `one * ORDER` differ for each set of one member (0 to 60); INDEX has
# the member for them. Hot loops keep INDEX in a local variable; all others use `index_of`.
ORDER: Final = 0x10C51C9669EAEDF
INDEX: Final = vec[i64](
    [next((i for i in range(61) if ORDER << i >> 55 & 63 == key), 0) for key in range(64)]
)
_FACTOR: Final = 2_921_077  # odd and below 2**22: a product with a key stays below 2**62

# SEATS[mask] lists the seats of a bit mask in seat order. Shared by every game: never mutate a row.
SEATS: Final = vec[vec[i64]](
    [
        vec[i64]([seat for seat in range(MOST_SEATS) if mask >> seat & 1])
        for mask in range(1 << MOST_SEATS)
    ]
)


def bit(i: i64) -> i64:
    """`1 << i` for i up to 61: mypyc computes `1 << i` of an i64 in 32 bits, wrong from 31 on."""
    return _TOP >> (61 - i)


def count(mask: i64) -> i64:
    """How many members a set has (members 0 to 60)."""
    mask -= mask >> 1 & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def index_of(one: i64) -> i64:
    """The member of a set that has only one (0 to 60)."""
    return INDEX[one * ORDER >> 55 & 63]


def mix(key: i64, word: i64) -> i64:
    """A key of 40 bits, made of an earlier key and one more word."""
    key = (((key ^ word) & _KEY) * _FACTOR + word) & _KEY
    return key ^ key >> 19


def members(mask: int) -> tuple[int, ...]:
    """The members of a set in ascending order, for views and events."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)
