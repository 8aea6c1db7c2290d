# Compiled with mypyc.
"""Lists of move codes in ascending order, shared by `legal` and the effects."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS, count
from ludolith.games.dinokalipsa.codes import PAIRS, PASS, SWAP_OTHERS
from ludolith.games.dinokalipsa.components import INSTANTS, KINDS

ANY_CARD: Final = (1 << KINDS) - 1
POINT_CARDS: Final = (1 << INSTANTS) - 1
_BLANK: Final = vec[i64]([PASS] * 16)


def cards(hand: i64, code: i64, allowed: i64, may_pass: bool) -> vec[i64]:
    """`Pass` if it is legal, then one move for each allowed kind of card in a hand."""
    moves = _BLANK[:6]
    number: i64 = 1 if may_pass else 0
    last: i64 = -1
    while hand:
        kind = (hand & 31) - 1
        hand >>= 5
        if kind != last and allowed >> kind & 1:
            moves[number] = code + kind
            number += 1
        last = kind
    return moves[:number]


def members(chosen: i64, code: i64, may_pass: bool) -> vec[i64]:
    """`Pass` if it is legal, then one move for each member of a set."""
    number: i64 = 1 if may_pass else 0
    moves = _BLANK[: number + count(chosen)]
    for member in SEATS[chosen]:
        moves[number] = code + member
        number += 1
    return moves


def pairs_of(others: i64) -> vec[i64]:
    """Pass, or swap the cards of any two of these players."""
    moves = _BLANK[:4]
    number: i64 = 1
    for place in range(len(PAIRS)):
        one, other = PAIRS[place]
        if others >> one & 1 and others >> other & 1:
            moves[number] = SWAP_OTHERS + place
            number += 1
    return moves[:number]
