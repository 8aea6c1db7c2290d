# Compiled with mypyc.
"""Information-set tree search: looks ahead in many positions that fit what a seat knows.

Every iteration clones the position and redeals all that the searching seat cannot know, so nothing
hidden can be in what it learns. In the tree each seat that is asked chooses for itself and wants
the best for itself: victory, and a little for points. Below the tree the game is played on at
random or by a bot with rules of thumb, to its end or until an evaluator guesses how it would end.
At the root a guide may name the moves to consider, and the order in which they are tried.

With a budget of iterations a choice depends on the position and the stream alone. The tree is kept
for the next decision if the situation reached then was met below the last one; that is sound,
because a situation holds exactly what the seat knows, and only games that name it can have it.
"""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludolith.bots.search_tree import NOWHERE, Tree
from ludolith.engine.bits import MOST_SEATS, mix
from ludolith.engine.bot import Bot
from ludolith.engine.evaluator import Evaluator
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

EXPLORATION: Final = 0.6
LEAST: Final = 4
WIDTH: Final = 1.5
POINTS: Final = 0.1  # how much of an outcome's worth is points
_LOOK_AT_CLOCK: Final = 16  # iterations
_LEAST_NEW: Final = 4  # one part in so many of a budget is new work even in a known situation
_MOST_NODES: Final = 2_000_000
_ZEROS: Final = vec[float]([0.0] * MOST_SEATS)
_NO_MOVES: Final = vec[i64]([0] * MOST_SEATS)
_NOTHING: Final = vec[i64]([])


@final
@mypyc_attr(acyclic=True)
class Search(Bot):
    """Chooses what it tried most often, because that fared best."""

    iterations: i64
    seconds: float
    player: Bot | None
    evaluator: Evaluator | None
    horizon: i64
    guide: Bot | None
    exploration: float
    least: i64
    width: float
    trust: float
    spread: float

    tree: Tree
    seat: i64 = 0
    number: i64 = 0  # of searches so far
    root: i64 = NOWHERE
    suggested: vec[i64]  # the guide's, its best first
    listed: vec[i64]  # the same by their codes
    rng: Rng
    path: vec[i64]  # answers of this iteration
    walkers: vec[i64]  # and whose they were
    chosen: vec[i64]  # by seat: its move in this step
    points: vec[float]  # by answer at the root: points it led to, and victories
    victories: vec[float]

    def __init__(
        self,
        iterations: i64,
        player: Bot | None = None,
        evaluator: Evaluator | None = None,
        horizon: i64 = 0,
        *,
        guide: Bot | None = None,
        seconds: float = 0.0,
        exploration: float = EXPLORATION,
        least: i64 = LEAST,
        width: float = WIDTH,
        trust: float = 0.0,
        spread: float = 20.0,
    ) -> None:
        """Think for so many iterations, or until so many seconds have passed.

        Beyond the tree `player` plays for all seats (none: at random); in the first calm moment
        after `horizon` steps of that `evaluator` says how the game would end. `guide` names the
        moves considered (none: all), and its first one is chosen unless another is ahead by
        `trust`, a part of the budget. `spread` is how far apart points typically lie.
        """
        self.iterations = iterations
        self.seconds = seconds
        self.player = player
        self.evaluator = evaluator
        self.horizon = horizon
        self.guide = guide
        self.exploration = exploration
        self.least = least
        self.width = width
        self.trust = trust
        self.spread = spread
        self.tree = Tree(0)
        self.rng = Rng()
        self.suggested = self.listed = self.path = self.walkers = _NOTHING
        self.chosen = _NO_MOVES[:]
        self.points = self.victories = _ZEROS[:0]

    def searches(self) -> bool:
        return True

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.think(state, seat, rng)
        return self.suggested[0] if len(self.suggested) == 1 else self.favourite()

    def think(self, state: State, seat: i64, rng: Rng) -> None:
        """Search from this position of a seat that must choose."""
        # A stream of its own, so that the length of one search changes nothing for other bots.
        self.rng.seed_words(rng.word(), rng.word(), rng.word())
        reused = self.begin(state, seat)
        if len(self.suggested) == 1:
            return
        budget = self.iterations - reused
        least = self.iterations // _LEAST_NEW
        if budget < least:
            budget = least
        end = time.monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        for iteration in range(budget):
            if end > 0.0 and iteration % _LOOK_AT_CLOCK == 1 and time.monotonic() >= end:
                break
            self.iterate(state)

    def begin(self, state: State, seat: i64) -> i64:
        """Find the root, in the last tree if that was thought out before; how often it was."""
        key = state.situation(seat)
        root: i64 = NOWHERE
        if key >= 0 and seat == self.seat and self.tree.seats == state.players:
            root = self.tree.find(key)
            if root == self.root or self.tree.nodes > _MOST_NODES:
                root = NOWHERE
            elif root >= 0 and self.tree.searched[root] != self.number:
                root = NOWHERE  # met before the last search, perhaps in another game
        self.number += 1
        self.seat = seat
        guide = self.guide
        self.suggested = _NOTHING if guide is None else guide.shortlist(state, seat, self.rng)
        self.listed = ascending(self.suggested)
        self.points = self.victories = _ZEROS[:0]
        if root < 0:
            self.tree = Tree(state.players)
            root = self.tree.add(key if key >= 0 else 0, self.number)
        self.root = root
        return self.tree.asked[root * state.players + seat]

    # -- one iteration

    def iterate(self, root: State) -> None:
        """Walk down the tree in a possible position, play on, and remember how it ended."""
        state = root.known_to(self.seat, self.rng)
        tree = self.tree
        tree.searched[self.root] = self.number
        self.path = self.walkers = _NOTHING
        node = self.root
        while node >= 0:
            key = self.step(state, node)
            if key < 0:
                break
            node = tree.find(key)
            if node >= 0:
                tree.searched[node] = self.number
            else:
                tree.add(key, self.number)
        self.play_on(state)
        self.remember(state)

    def step(self, state: State, node: i64) -> i64:
        """Let each seat that is asked choose, then act; the key of what comes of it, or -1."""
        deciders = state.deciders()
        chosen = self.chosen
        for seat in deciders:
            chosen[seat] = self.pick(state, node, seat)
        for seat in deciders:
            state.act(seat, chosen[seat])
        if state.over:
            return NOWHERE
        key = state.situation(self.seat)
        return key if key >= 0 else self.trace(state, node, deciders)

    def pick(self, state: State, node: i64, seat: i64) -> i64:
        """A move of one seat: the most promising, or one never tried."""
        if node == self.root and seat == self.seat and len(self.listed):
            answer = self.next_listed(node)
        else:
            answer = self.next_answer(state, node, seat)
        tree = self.tree
        tree.given[answer] += 1
        self.path = append(self.path, answer)
        self.walkers = append(self.walkers, seat)
        return tree.moves[answer]

    def next_answer(self, state: State, node: i64, seat: i64) -> i64:
        """A move to try: the more often the question was asked, the more moves are tried."""
        tree = self.tree
        question = node * tree.seats + seat
        legal = state.legal(seat)
        answer = tree.answer(question, legal, self.exploration, self.least, self.width)
        if answer >= 0:
            return answer
        player = self.player
        if tree.asked[question] == 1 and player is not None:
            move = player.choose(state, seat, self.rng)  # the rule of thumb comes first
        else:
            move = tree.untried(question, legal, self.rng)
        return tree.answer_of(question, move)

    def next_listed(self, root: i64) -> i64:
        """Of the guide's moves, all of them, in its order."""
        tree = self.tree
        question = root * tree.seats + self.seat
        listed = self.listed
        answer = tree.answer(question, listed, self.exploration, i64(len(listed)), self.width)
        if answer >= 0:
            return answer
        place: i64 = 0
        while tree.knows(question, self.suggested[place]):
            place += 1
        return tree.answer_of(question, self.suggested[place])

    def trace(self, state: State, node: i64, deciders: vec[i64]) -> i64:
        """A key from the way here: choices of one seat alone, own ones, and how things stand."""
        key = self.tree.keys[node]
        alone = len(deciders) == 1
        for seat in deciders:
            if alone or seat == self.seat:
                key = mix(key, self.chosen[seat] << 3 | seat)
        for seat in state.deciders():
            key = mix(key, seat)
        for score in state.scores():
            key = mix(key, score)
        return key

    def play_on(self, state: State) -> None:
        """To the end, or as far as the evaluator wants to see."""
        rng = self.rng
        player = self.player
        evaluator = self.evaluator
        left = self.horizon
        while not state.over:
            if evaluator is not None and left <= 0 and evaluator.calm(state):
                return
            for seat in state.deciders():
                if player is not None:
                    state.act(seat, player.choose(state, seat, rng))
                else:
                    state.act(seat, state.random_move(seat, rng))
            left -= 1

    def remember(self, state: State) -> None:
        """Give every answer of this iteration what its seat got out of it."""
        values = self.values(state)
        worth = self.tree.worth
        path = self.path
        walkers = self.walkers
        for place in range(len(path)):
            worth[path[place]] += values[walkers[place]]

    def values(self, state: State) -> vec[float]:
        """What a position is worth to each seat, from 0 to 1."""
        evaluator = self.evaluator
        values = _ZEROS[:]
        points = _ZEROS[:]
        if state.over or evaluator is None:
            victors = state.victors()
            share = 1.0 / float(len(victors))
            for seat in victors:
                values[seat] = share
            scores = state.scores()
            for seat in range(state.players):
                points[seat] = float(scores[seat])
        else:
            values = evaluator.shares(state)
            points = evaluator.points(state)
        total = 0.0
        for seat in range(state.players):
            total += points[seat]
        self.note(points[self.seat], values[self.seat])
        others = float(state.players - 1)
        for seat in range(state.players):
            ahead = points[seat] - (total - points[seat]) / others
            part = 0.5 + ahead / (2.0 * self.spread)
            part = 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
            values[seat] = values[seat] * (1.0 - POINTS) + POINTS * part
        return values

    # -- what came of it

    def note(self, points: float, victory: float) -> None:
        """What the searching seat got belongs to its answer at the root."""
        place: i64 = 0
        while self.walkers[place] != self.seat:
            place += 1
        answer = self.path[place]
        while len(self.points) <= answer:
            self.points = append(self.points, 0.0)
            self.victories = append(self.victories, 0.0)
        self.points[answer] += points
        self.victories[answer] += victory

    def favourite(self) -> i64:
        """The move tried most often, of several the one that fared best; the guide's has a lead."""
        tree = self.tree
        tries = self.iterations
        if self.seconds > 0.0:  # as many as there was time for
            tries = 0
            for answer in tree.answers(self.root * tree.seats + self.seat):
                tries += tree.given[answer]
        lead = i64(self.trust * float(tries))
        best: i64 = NOWHERE
        most: i64 = 0
        for answer in tree.answers(self.root * tree.seats + self.seat):
            given = tree.given[answer]
            if len(self.suggested) and tree.moves[answer] == self.suggested[0]:
                given += lead
            if given > most or (given == most and tree.worth[answer] > tree.worth[best]):
                best = answer
                most = given
        return tree.moves[best]


def ascending(moves: vec[i64]) -> vec[i64]:
    """The same moves by their codes, as a tree keeps them."""
    found = moves[:]
    for place in range(1, len(found)):
        move = found[place]
        before = place - 1
        while before >= 0 and found[before] > move:
            found[before + 1] = found[before]
            before -= 1
        found[before + 1] = move
    return found
