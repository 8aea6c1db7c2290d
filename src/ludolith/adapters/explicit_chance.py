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
from typing import Any, Final

import ludolith
from ludolith.adapters.actions import Spaces, spaces_of
from ludolith.adapters.rewards import VICTORY, rewards
from ludolith.engine.errors import BadRequest
from ludolith.engine.options import OptionValue
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

OUTCOMES: Final = 840  # of a draw; 3 to 8, 10, 12, 14, 15, 20, 21, 24, 28 and 30 cards divide it
WORD: Final = 1 << 32
SIZE: Final = 16  # bytes of a digest


class Course:
    """A position and how it came about."""

    def __init__(
        self, name: str, players: int, seed: int, options: Mapping[str, OptionValue]
    ) -> None:
        self.name = name
        self.players = players
        self.template = ludolith.game(name).template(players, options)
        self.state: State | None = None  # None: the set-up waits for its draw
        self.waiting: tuple[int, int] | None = None  # a seat's move that waits for its draw
        self.stream = digest(b"", seed)
        self.path = b""  # a digest of all that was done and drawn
        self.memory = [digest(b"", seat) for seat in range(players)]  # of what each seat saw

    @property
    def spaces(self) -> Spaces:
        return spaces_of(self.name, self.players)

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    @property
    def awaits_chance(self) -> bool:
        return self.state is None or self.waiting is not None

    @property
    def decider(self) -> int:
        """The first of those who must decide now."""
        assert self.state is not None
        return self.state.deciders()[0]

    def legal(self, seat: int) -> list[int]:
        if self.state is None or self.waiting is not None or seat != self.decider:
            return []
        return self.spaces.numbers.legal(self.state, seat)

    def act(self, action: int) -> None:
        """The decider's action; if it draws anything, it waits for the draw."""
        if self.state is None or self.waiting is not None or self.state.over:
            raise BadRequest("no seat has anything to decide now")
        seat = self.decider
        code = self.spaces.code(self.state, seat, action)
        after = self.state.clone()
        after.act(seat, code)
        self.path = digest(self.path, action)
        self.memory[seat] = digest(self.memory[seat], action)
        if after.rng.words() != self.state.rng.words():
            self.waiting = seat, code
        else:
            self.state = after
            self.remember()

    def draw(self, outcome: int) -> None:
        """The draw that the set-up or a move waits for."""
        if not 0 <= outcome < OUTCOMES:
            raise BadRequest(f"draws are 0 to {OUTCOMES - 1}, not {outcome}")
        self.path = digest(self.path, outcome)
        before = self.stream
        self.stream = digest(before, outcome)
        rng = spread(self.stream, digest(before, b"turn"), outcome)
        if self.state is None:
            self.state = self.template.fresh(rng)
        else:
            assert self.waiting is not None
            self.state.rng = rng
            self.state.act(*self.waiting)
            self.waiting = None
        self.remember()

    def remember(self) -> None:
        """Each seat observes what has changed for it."""
        for seat in range(self.players):
            self.memory[seat] = digest(self.memory[seat], self.seen(seat))

    def seen(self, seat: int) -> bytes:
        """The observation of a seat; before the set-up there is nothing to see."""
        numbers = self.spaces.numbers
        if self.state is None:
            return bytes(2 * numbers.width)
        return bytes(memoryview(numbers.observe(self.state, seat)))

    def returns(self) -> list[float]:
        if self.state is None or not self.state.over:
            return [0.0] * self.players
        return rewards(self.state, VICTORY)

    def resample(self, seat: int, chance: bytes) -> None:
        """Replace all that the seat cannot know by a fair draw; those who had chosen stay so."""
        if self.state is None or self.waiting is not None:
            raise BadRequest("a position that waits for chance cannot be drawn anew: draw first")
        rng = stream_of(chance)
        open_before = list(self.state.deciders())
        self.state.redeal(seat, rng.branch())
        rng.word()
        for other in [each for each in self.state.deciders() if each not in open_before]:
            moves = self.state.legal(other)
            self.state.act(other, moves[rng.below(len(moves))])
        self.stream = digest(self.stream, chance)

    def clone(self) -> Course:
        twin = object.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.memory = list(self.memory)
        if self.state is not None:
            twin.state = self.state.clone()
        return twin

    def __deepcopy__(self, _memo: Any) -> Course:
        return self.clone()

    def __str__(self) -> str:
        if self.state is None:
            return f"{self.name} for {self.players}, before the set-up"
        deciding = ", ".join(str(seat) for seat in self.state.deciders())
        points = ", ".join(str(score) for score in self.state.scores())
        return f"{self.name}: points {points}; deciding {deciding or 'none'}; {self.path.hex()}"


def digest(before: bytes, what: int | bytes) -> bytes:
    """What has happened before and one thing more, in a few bytes."""
    more = what if isinstance(what, bytes) else b"%d" % what
    return hashlib.blake2b(before + b"|" + more, digest_size=SIZE).digest()


def stream_of(chance: bytes) -> Rng:
    rng = Rng()
    first, second, third = (int.from_bytes(chance[at : at + 4], "big") for at in (0, 4, 8))
    rng.seed_words(first, second, third)
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
