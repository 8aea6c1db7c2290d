# Compiled with mypyc.
"""Lists of move codes in ascending order, shared by `legal` and the effects."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import SEATS
from ludolith.engine.scratch import scratch
from ludolith.games.dinokalipsa.codes import PAIRS, PASS, SWAP_OTHERS
from ludolith.games.dinokalipsa.components import INSTANTS, KINDS, SETS_OF_SEATS

ANY_CARD: Final = (1 << KINDS) - 1
POINT_CARDS: Final = (1 << INSTANTS) - 1
_PAIRS_OF: Final = vec[vec[i64]](
    [
        vec[i64](
            [PASS]
            + [
                SWAP_OTHERS + place
                for place, (one, other) in enumerate(PAIRS)
                if seats >> one & seats >> other & 1
            ]
        )
        for seats in range(SETS_OF_SEATS)
    ]
)


def cards(hand: i64, code: i64, allowed: i64, may_pass: bool) -> vec[i64]:
    """`Pass` if it is legal, then one move for each allowed kind of card in a hand."""
    moves = scratch()
    moves[0] = PASS
    if may_pass:
        return moves[: write_cards(moves, 1, hand, code, allowed)]
    return moves[: write_cards(moves, 0, hand, code, allowed)]


def write_cards(moves: vec[i64], number: i64, hand: i64, code: i64, allowed: i64) -> i64:
    """Write a move for each allowed kind of card in a hand, from index `number` on; returns the
    next index.
    """
    last: i64 = -1
    while hand:
        kind = (hand & 31) - 1
        hand >>= 5
        moves[number] = code + kind  # the next one is written over it if it is not allowed
        if kind != last:
            number += allowed >> kind & 1
        last = kind
    return number


def members(chosen: i64, code: i64, may_pass: bool) -> vec[i64]:
    """`Pass` if it is legal, then one move for each member of a set."""
    moves = scratch()
    number: i64 = 0
    if may_pass:
        moves[0] = PASS
        number = 1
    for member in SEATS[chosen]:
        moves[number] = code + member
        number += 1
    return moves[:number]


def pairs_of(others: i64) -> vec[i64]:
    """Pass, or swap the cards of any two of these players."""
    return _PAIRS_OF[others]
