"""A process that plays to order: one JSON order a line comes in, one answer a line goes out.

It runs compiled or, with LUDOLITH_PURE=1, interpreted.
"""

from __future__ import annotations

import sys
import time

import msgspec

import ludolith
from ludolith.benchmarks.side_messages import Answer, Order
from ludolith.bots.search import Search
from ludolith.engine.random_playout import clones, playout, playouts
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State


def carry_out(order: Order) -> Answer:
    """Do what is ordered; only the work itself is timed."""
    if order.work == "clones":
        position = mid_game(order)
        began = time.process_time_ns()
        count, checksum = clones(position, order.times), 0
    elif order.work == "search":
        opening = ludolith.game(order.game).new(order.players, order.first_seed, order.options)
        search = Search(order.times)  # at random beyond the tree, as in bare playouts
        began = time.process_time_ns()
        checksum = search.choose(opening, 0, new_rng(order.first_seed, DECISIONS))
        count = search.tree.nodes
    else:
        template = ludolith.game(order.game).template(order.players, order.options)
        rng = new_rng(order.first_seed, DECISIONS)
        began = time.process_time_ns()
        count, checksum = playouts(template, order.times, order.first_seed, rng)
    return Answer(count, checksum, time.process_time_ns() - began)


def mid_game(order: Order) -> State:
    """The position after half the decisions of a random game."""
    state = ludolith.game(order.game).new(order.players, order.first_seed, order.options)
    rng = new_rng(order.first_seed, DECISIONS)
    half = playout(state.clone(), rng.clone()) // 2
    while half > 0:
        for seat in state.deciders():
            state.act(seat, state.random_move(seat, rng))
            half -= 1
    return state


def main() -> None:
    """Answer orders until there are no more."""
    for line in sys.stdin:
        answer = carry_out(msgspec.json.decode(line, type=Order))
        sys.stdout.write(f"{answer.count} {answer.checksum} {answer.nanoseconds}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
