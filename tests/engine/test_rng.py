from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludolith.engine.rng import CHANCE, DECISIONS, Rng, new_rng

WORDS = st.integers(0, 2**32 - 1)


def sfc32(a: int, b: int, c: int, length: int) -> list[int]:
    """The published generator, written down plainly: counter from 1, twelve words thrown away."""
    words = []
    for counter in range(1, 13 + length):
        word = (a + b + counter) % 2**32
        a = b ^ b >> 9
        b = c * 9 % 2**32
        c = ((c << 21 | c >> 11) + word) % 2**32
        words.append(word)
    return words[12:]


@given(WORDS, WORDS, WORDS)
def test_the_words_are_those_of_sfc32(a: int, b: int, c: int) -> None:
    rng = Rng()
    rng.seed_words(a, b, c)
    assert [rng.word() for _ in range(20)] == sfc32(a, b, c, 20)


@given(st.integers(0, 2**63 - 1))
def test_a_seed_gives_its_lower_and_upper_half(seed: int) -> None:
    rng = new_rng(seed, DECISIONS)
    assert [rng.word() for _ in range(5)] == sfc32(seed % 2**32, seed // 2**32, DECISIONS, 5)


def test_the_first_words_of_seed_seven_never_change() -> None:
    rng = new_rng(7)
    assert [rng.word() for _ in range(3)] == [100587536, 2849664703, 2976894644]


def test_chance_and_decisions_are_different_streams() -> None:
    chance, decisions = new_rng(7, CHANCE), new_rng(7, DECISIONS)
    common = {chance.word() for _ in range(1000)} & {decisions.word() for _ in range(1000)}
    assert len(common) < 3


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    assert len({new_rng(seed).word() for seed in range(1000)}) == 1000


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = new_rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_scales_one_word_by_multiplication() -> None:
    drawn, plain = new_rng(3), new_rng(3)
    assert [drawn.below(30) for _ in range(50)] == [plain.word() * 30 >> 32 for _ in range(50)]


def test_below_reaches_every_number_about_equally_often() -> None:
    rng = new_rng(1)
    drawn = [rng.below(6) for _ in range(6000)]
    # 1000 each on average, standard deviation 29.
    assert all(850 < drawn.count(face) < 1150 for face in range(6))


def test_a_clone_goes_on_independently_from_the_same_point() -> None:
    rng = new_rng(9)
    rng.word()
    clone = rng.clone()
    ahead = [clone.word() for _ in range(10)]
    assert [rng.word() for _ in range(10)] == ahead


@pytest.mark.parametrize("copied", [lambda rng: pickle.loads(pickle.dumps(rng)), copy.copy])
def test_a_pickled_stream_goes_on_from_the_same_point(copied: object) -> None:
    assert callable(copied)
    rng = new_rng(9)
    rng.word()
    twin = copied(rng)
    assert twin.words() == rng.words()
    assert [twin.word() for _ in range(10)] == [rng.word() for _ in range(10)]


def test_seeding_again_begins_anew() -> None:
    rng = new_rng(5)
    first = [rng.word() for _ in range(5)]
    rng.seed(5, CHANCE)
    assert [rng.word() for _ in range(5)] == first


def test_a_branch_is_another_stream_and_moves_nothing() -> None:
    rng = new_rng(7)
    before = rng.words()
    branch = rng.branch()
    assert rng.words() == before
    assert branch.words() == rng.branch().words()
    drawn = [rng.word() for _ in range(100)]
    assert not set(drawn) & {branch.word() for _ in range(100)}
