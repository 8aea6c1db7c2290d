"""A game whose chance is asked for from outside, one draw at a time, as OpenSpiel wants it.

A move that would draw cards waits until the draw is made. A draw is a number; together with all
draws before it, it gives the stream of random numbers the rules then use. So the numbers of draws
and actions alone bring any position about again.

The first number of such a stream is not left to a hash: all outcomes of a draw together have these
first numbers spread evenly over the whole range. So the first card drawn has the odds of the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from struct import Struct
from typing import Any, Final, NamedTuple

import ludolith
from ludolith.adapters.actions import Spaces, spaces_of
from ludolith.adapters.moves_with_draws import after_move, has_drawn
from ludolith.adapters.rewards import VICTORY, rewards
from ludolith.engine.errors import BadRequest
from ludolith.engine.options import OptionValue
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

OUTCOMES: Final = 840  # of a draw; 3 to 8, 10, 12, 14, 15, 20, 21, 24, 28 and 30 cards divide it
CHANCE: Final = -1  # in place of a seat
WORD: Final = 1 << 32
SIZE: Final = 16  # bytes of a digest
_THREE_WORDS: Final = Struct(">III")


# An action or a draw: whose (CHANCE: a draw), which, and what is to be seen after it (None: nothing
# yet). A plain tuple: one is made at every step of a search.
Step = tuple[int, int, State | None]


class Digest(NamedTuple):
    """Of the first so many steps."""

    steps: int
    value: bytes


class Course:
    """A position and how it came about.

    Positions are never changed, only replaced: copies share them. Most courses of a search end
    before what a seat remembers is asked for, so it is worked out when it is.
    """

    __slots__ = (
        "awaits_chance",
        "decider",
        "memories",
        "name",
        "over",
        "path",
        "players",
        "spaces",
        "state",
        "steps",
        "stream",
        "template",
        "waiting",
    )

    def __init__(
        self, name: str, players: int, seed: int, options: Mapping[str, OptionValue]
    ) -> None:
        self.name = name
        self.players = players
        self.template = ludolith.game(name).template(players, options)
        self.spaces: Spaces = spaces_of(name, players)
        self.state: State | None = None  # None: the set-up waits for its draw
        self.waiting: tuple[int, int] | None = None  # a seat's move that waits for its draw
        self.stream = digest(b"", seed)
        self.steps: list[Step] = []
        self.path = Digest(0, b"")  # of all that was done and drawn
        # By seat: of what it saw and did.
        self.memories = [Digest(0, digest(b"", seat)) for seat in range(players)]
        self.awaits_chance = True
        self.over = False
        self.decider = CHANCE  # the first of those who must decide now

    def legal(self, seat: int) -> list[int]:
        if self.state is None or self.awaits_chance or seat != self.decider:
            return []
        return self.spaces.numbers.legal(self.state, seat)

    def act(self, action: int) -> None:
        """The decider's action; if it draws anything, it waits for the draw."""
        state = self.state
        if state is None or self.awaits_chance or self.over:
            raise BadRequest("no seat has anything to decide now")
        seat = self.decider
        code = self.spaces.numbers.code_of(state, seat, action)
        if code < 0:  # refuses it, unless the game allows more than it lists
            code = self.spaces.code(state, seat, action)
        after = after_move(state, seat, code)
        if has_drawn(state, after):
            self.waiting = seat, code
            self.awaits_chance = True
            self.steps.append((seat, action, None))
        else:
            self.steps.append((seat, action, after))
            self.reach(after)

    def draw(self, outcome: int) -> None:
        """The draw that the set-up or a move waits for."""
        if not 0 <= outcome < OUTCOMES:
            raise BadRequest(f"draws are 0 to {OUTCOMES - 1}, not {outcome}")
        stream = digest(self.stream, outcome)
        rng = spread(stream, digest(self.stream, b"turn"), outcome)
        if self.state is None:
            after = self.template.fresh(rng)
        else:
            assert self.waiting is not None
            after = self.state.clone()
            after.rng = rng
            after.act(*self.waiting)
        self.stream = stream
        self.waiting = None
        self.steps.append((CHANCE, outcome, after))
        self.reach(after)

    def reach(self, state: State) -> None:
        """Go on from a position in which nothing waits for chance."""
        self.state = state
        self.awaits_chance = False
        self.over = state.over
        self.decider = CHANCE if state.over else state.deciders()[0]

    def memory(self, seat: int) -> bytes:
        """A digest of all that this seat saw and did."""
        known, value = self.memories[seat]
        for whose, number, shown in self.steps[known:]:
            if whose == seat:
                value = digest(value, number)
            if shown is not None:
                value = digest(value, self.observed(shown, seat))
        self.memories[seat] = Digest(len(self.steps), value)
        return value

    def all_done(self) -> bytes:
        """A digest of all that was done and drawn."""
        known, value = self.path
        for _, number, _ in self.steps[known:]:
            value = digest(value, number)
        self.path = Digest(len(self.steps), value)
        return value

    def seen(self, seat: int) -> bytes:
        """The observation of a seat; before the set-up there is nothing to see."""
        if self.state is None:
            return bytes(2 * self.spaces.numbers.width)
        return self.observed(self.state, seat)

    def observed(self, state: State, seat: int) -> bytes:
        return bytes(memoryview(self.spaces.numbers.observe(state, seat)))

    def returns(self) -> list[float]:
        if self.state is None or not self.over:
            return [0.0] * self.players
        return rewards(self.state, VICTORY)

    def resample(self, seat: int, chance: bytes) -> None:
        """Replace all that the seat cannot know by a fair draw; those who had chosen stay so."""
        if self.state is None or self.awaits_chance:
            raise BadRequest("a position that waits for chance cannot be drawn anew: draw first")
        rng = stream_of(chance)
        state = self.state.clone()
        open_before = list(state.deciders())
        state.redeal(seat, rng.branch())
        rng.word()
        for other in [each for each in state.deciders() if each not in open_before]:
            moves = state.legal(other)
            state.act(other, moves[rng.below(len(moves))])
        self.stream = digest(self.stream, chance)
        self.reach(state)

    def clone(self) -> Course:
        twin = object.__new__(Course)
        twin.name = self.name
        twin.players = self.players
        twin.template = self.template
        twin.spaces = self.spaces
        twin.state = self.state
        twin.waiting = self.waiting
        twin.stream = self.stream
        twin.steps = self.steps.copy()
        twin.path = self.path
        twin.memories = self.memories.copy()
        twin.awaits_chance = self.awaits_chance
        twin.over = self.over
        twin.decider = self.decider
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Of the steps only their digests, and not what is the same for all games of a kind."""
        for seat in range(self.players):
            self.memory(seat)
        self.all_done()
        kept = {name: getattr(self, name) for name in Course.__slots__}
        del kept["spaces"], kept["steps"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)
        self.spaces = spaces_of(self.name, self.players)
        self.steps = []
        self.path = Digest(0, self.path.value)
        self.memories = [Digest(0, memory.value) for memory in self.memories]

    def __deepcopy__(self, _memo: Any) -> Course:
        return self.clone()

    def __str__(self) -> str:
        if self.state is None:
            return f"{self.name} for {self.players}, before the set-up"
        deciding = ", ".join(str(seat) for seat in self.state.deciders())
        points = ", ".join(str(score) for score in self.state.scores())
        path = self.all_done().hex()
        return f"{self.name}: points {points}; deciding {deciding or 'none'}; {path}"


def digest(before: bytes, what: int | bytes) -> bytes:
    """What has happened before and one thing more, in a few bytes."""
    more = what if isinstance(what, bytes) else b"%d" % what
    return hashlib.blake2b(before + b"|" + more, digest_size=SIZE).digest()


def stream_of(chance: bytes) -> Rng:
    rng = Rng()
    rng.seed_words(*_THREE_WORDS.unpack_from(chance))
    return rng


def spread(chance: bytes, turn: bytes, outcome: int) -> Rng:
    """The stream of one of all outcomes, which begins in a part of the range of its own.

    `turn` says which part is whose; it is the same for all outcomes of a draw.
    """
    rng = stream_of(chance)
    part = (outcome + int.from_bytes(turn[:4], "big")) % OUTCOMES
    first = (part * WORD + rng.word()) // OUTCOMES
    rng.a = (first - rng.b - rng.n) % WORD  # sfc32: the next word is the sum of these three
    return rng
