# Compiled with mypyc.
"""Deterministic chance: sfc32, the same numbers compiled and interpreted, on every machine.

`below` scales a 32-bit word by multiplication. Its bias is under n / 2**32, far below what a
million games can show, and it takes one word per draw, so streams stay easy to follow.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

CHANCE: Final = 0x9E3779B9  # the stream of cards and dice
DECISIONS: Final = 0x85EBCA6B  # the stream of those who choose; never disturbs the other one

_WORD: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of random 32-bit words."""

    a: i64 = 0
    b: i64 = 0
    c: i64 = CHANCE
    n: i64 = 1

    def seed(self, seed: i64, stream: i64) -> None:
        """Begin the stream of this seed (0 to 2**63 - 1) anew."""
        self.seed_words(seed & _WORD, seed >> 32 & _WORD, stream)

    def seed_words(self, a: i64, b: i64, c: i64) -> None:
        """Begin the stream of these 96 bits; twelve rounds mix them.

        The rounds are those of `word`, on local variables: a simulated game begins with this.
        """
        n: i64 = 1
        while n <= 12:
            t = (a + b + n) & _WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & _WORD
            c = ((((c << 21) & _WORD) | (c >> 11)) + t) & _WORD
            n += 1
        self.a = a
        self.b = b
        self.c = c
        self.n = n

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        n = self.n
        t = (self.a + b + n) & _WORD
        self.n = (n + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) & _WORD) | (c >> 11)) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1 (n up to 2**31)."""
        return (self.word() * n) >> 32

    def clone(self) -> Rng:
        """A copy that goes on independently from the same point."""
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.n = self.n
        return twin

    def branch(self) -> Rng:
        """A stream that goes its own way from here; this one stays where it is."""
        ahead = self.clone()
        a = ahead.word()
        b = ahead.word()
        c = ahead.word()
        ahead.seed_words(a, b, c)
        return ahead

    def words(self) -> tuple[int, int, int, int]:
        """The whole inner state, for pickling and comparison."""
        return self.a, self.b, self.c, self.n

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return _rng_from_words, self.words()


def new_rng(seed: i64, stream: i64 = CHANCE) -> Rng:
    """A stream of its own for a seed."""
    rng = Rng()
    rng.seed(seed, stream)
    return rng


def _rng_from_words(a: int, b: int, c: int, n: int) -> Rng:
    rng = Rng()
    rng.a, rng.b, rng.c, rng.n = a, b, c, n
    return rng
