# Compiled with mypyc.
"""What a search remembers: situations, who was asked in them, how each answer fared.

A situation is what the searching seat knows, as a key. Each seat that is asked there has answers of
their own, each counted for itself: choices made at the same time are weighed apart, as players do.
Only answers that were tried are kept, in the order of their codes, linked one to the next; so a
list of legal moves is compared with them in one walk, however many moves a game has.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.engine.rng import Rng

NOWHERE: Final = -1
_SLOTS: Final = 1 << 10
_EMPTY: Final = vec[i64]([])
_NO_WORTH: Final = vec[float]([])
_FREE: Final = vec[i64]([NOWHERE] * _SLOTS)


@final
@mypyc_attr(acyclic=True)
class Tree:
    """The situations met in a search, and what was tried in them."""

    seats: i64
    nodes: i64 = 0
    slots: vec[i64]  # a hash table of nodes
    keys: vec[i64]  # by node
    searched: vec[i64]  # by node: the search that met it last
    first: vec[i64]  # by node and seat: the first answer, or NOWHERE
    asked: vec[i64]  # by node and seat: how often

    moves: vec[i64]  # by answer
    next: vec[i64]
    open: vec[i64]  # how often it could have been given, as if it had been known from the start
    given: vec[i64]
    worth: vec[float]  # the sum of what it led to

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.slots = _FREE[:]
        self.keys = self.searched = self.first = self.asked = _EMPTY
        self.moves = self.next = self.open = self.given = _EMPTY
        self.worth = _NO_WORTH

    # -- situations

    def find(self, key: i64) -> i64:
        """The node of a situation, or NOWHERE."""
        slots = self.slots
        last = len(slots) - 1
        place = key & last
        node = slots[place]
        while node >= 0:
            if self.keys[node] == key:
                return node
            place = place + 1 & last
            node = slots[place]
        return NOWHERE

    def add(self, key: i64, number: i64) -> i64:
        """A node for a situation met for the first time, by the search of this number."""
        node = self.nodes
        if 2 * node >= len(self.slots):
            self.grow()
        self.nodes = node + 1
        self.keys = append(self.keys, key)
        self.searched = append(self.searched, number)
        for _ in range(self.seats):
            self.first = append(self.first, i64(NOWHERE))
            self.asked = append(self.asked, i64(0))
        self.put(key, node)
        return node

    def put(self, key: i64, node: i64) -> None:
        slots = self.slots
        last = len(slots) - 1
        place = key & last
        while slots[place] >= 0:
            place = place + 1 & last
        slots[place] = node

    def grow(self) -> None:
        """Twice as many slots."""
        slots = self.slots
        for place in range(len(slots)):
            slots[place] = NOWHERE
        for _ in range(len(slots)):
            slots = append(slots, i64(NOWHERE))
        self.slots = slots
        for node in range(self.nodes):
            self.put(self.keys[node], node)

    # -- answers

    def answer(
        self, question: i64, legal: vec[i64], exploration: float, least: i64, width: float
    ) -> i64:
        """The answer to try next at a question (node * seats + seat); NOWHERE: try a new one.

        The best of those tried, by what they led to and how little is known of them. As long as
        `least` or few for the number of times asked have been tried, a new one comes first.
        """
        asked = self.asked
        visits = asked[question] + 1
        asked[question] = visits
        moves = self.moves
        following = self.next
        opened = self.open
        given = self.given
        worth = self.worth
        answer = self.first[question]
        known: i64 = 0
        place: i64 = 0
        best: i64 = NOWHERE
        most = -1.0
        count = len(legal)
        while answer >= 0 and place < count:
            move = moves[answer]
            wanted = legal[place]
            if move < wanted:
                answer = following[answer]
            elif move > wanted:
                place += 1
            else:
                known += 1
                chances = opened[answer] + 1
                opened[answer] = chances
                times = float(given[answer])
                value = worth[answer] / times + exploration * sqrt(log(float(chances)) / times)
                if value > most:
                    most = value
                    best = answer
                answer = following[answer]
                place += 1
        if known < count and (known < least or float(known) < width * sqrt(float(visits))):
            return NOWHERE
        return best

    def untried(self, question: i64, legal: vec[i64], rng: Rng) -> i64:
        """Any of the legal moves that were never tried; there is one."""
        moves = self.moves
        following = self.next
        answer = self.first[question]
        known: i64 = 0
        place: i64 = 0
        count = len(legal)
        while answer >= 0 and place < count:
            if moves[answer] < legal[place]:
                answer = following[answer]
            elif moves[answer] > legal[place]:
                place += 1
            else:
                known += 1
                place += 1
        left = rng.below(count - known)
        answer = self.first[question]
        for move in legal:
            while answer >= 0 and moves[answer] < move:
                answer = following[answer]
            if answer >= 0 and moves[answer] == move:
                continue
            if left == 0:
                return move
            left -= 1
        raise AssertionError("every move was tried")

    def knows(self, question: i64, move: i64) -> bool:
        """Whether this move was tried."""
        answer = self.first[question]
        while answer >= 0 and self.moves[answer] < move:
            answer = self.next[answer]
        return answer >= 0 and self.moves[answer] == move

    def answer_of(self, question: i64, move: i64) -> i64:
        """The answer that makes this move, new if need be."""
        before: i64 = NOWHERE
        answer = self.first[question]
        while answer >= 0 and self.moves[answer] < move:
            before = answer
            answer = self.next[answer]
        if answer >= 0 and self.moves[answer] == move:
            return answer
        new: i64 = len(self.moves)
        self.moves = append(self.moves, move)
        self.next = append(self.next, answer)
        self.open = append(self.open, self.asked[question])
        self.given = append(self.given, i64(0))
        self.worth = append(self.worth, 0.0)
        if before < 0:
            self.first[question] = new
        else:
            self.next[before] = new
        return new

    def answers(self, question: i64) -> list[i64]:
        """All answers tried at a question, by their codes."""
        found: list[i64] = []
        answer = self.first[question]
        while answer >= 0:
            found.append(answer)
            answer = self.next[answer]
        return found
