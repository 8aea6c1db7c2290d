from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludolith
from ludolith.engine import chance_source
from ludolith.engine.chance_source import Contribution, chance_key
from ludolith.engine.errors import BadSeed

SECRET = bytes(range(32))


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.0, "7", None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="a seed is a whole number from 0 to"):
        ludolith.game(ludolith.NAMES[0]).new(3, seed)


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_lowest_and_the_highest_seed_are_good(seed: int) -> None:
    assert chance_source.seeded(seed).words() == chance_source.seeded(seed).words()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_whoever_goes_on_with_a_game_does_not_decide_by_what_was_drawn_before(
    seat: int | None,
) -> None:
    streams = {chance_source.decisions(4, seat, after).words() for after in range(50)}
    assert len(streams) == 50
    assert (
        chance_source.decisions(4, seat, after=0).words()
        == chance_source.decisions(4, seat).words()
    )


def test_a_commitment_is_the_same_for_the_same_secret_only() -> None:
    assert chance_source.commitment(SECRET) == chance_source.commitment(bytes(range(32)))
    assert chance_source.commitment(SECRET) != chance_source.commitment(SECRET[::-1])


def test_anybody_can_recompute_a_commitment() -> None:
    plain = hashlib.sha256(b"ludolith commitment" + SECRET).hexdigest()
    assert chance_source.commitment(SECRET) == plain


def test_secrets_are_long_and_never_the_same() -> None:
    secrets = {chance_source.new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {chance_source.SECRET_BYTES}


def test_every_move_has_a_chance_of_its_own() -> None:
    words = {chance_source.secret_chance(SECRET, number).words() for number in range(200)}
    assert len(words) == 200


def test_the_chance_of_a_move_depends_on_the_secret() -> None:
    other = SECRET[:-1] + b"\x00"
    assert (
        chance_source.secret_chance(SECRET, 3).words()
        != chance_source.secret_chance(other, 3).words()
    )


def test_reseeding_forgets_what_came_before() -> None:
    rng = chance_source.seeded(1)
    chance_source.reseed(rng, SECRET, 5)
    assert rng.words() == chance_source.secret_chance(SECRET, 5).words()


PARTS = st.binary(min_size=32, max_size=32)


def contributions(*parts: bytes) -> list[Contribution]:
    return [Contribution((seat,), part.hex()) for seat, part in enumerate(parts)]


@given(PARTS, PARTS)
def test_other_contributions_to_the_same_secret_make_another_chance(one: bytes, two: bytes) -> None:
    keys = {chance_key(SECRET, contributions(*parts)) for parts in ((), (one,), (two,), (one, two))}
    assert len(keys) == len({(), (one,), (two,), (one, two)})
    words = {chance_source.secret_chance(key, 3).words() for key in keys}
    assert len(words) == len(keys)


@given(st.lists(PARTS, min_size=1, max_size=8), st.randoms(use_true_random=False))
def test_in_which_order_contributions_came_makes_no_difference(
    parts: list[bytes], mixer: random.Random
) -> None:
    given = contributions(*parts)
    shuffled = given.copy()
    mixer.shuffle(shuffled)
    assert chance_key(SECRET, shuffled) == chance_key(SECRET, given)


def test_who_gave_a_part_is_in_the_chance_too() -> None:
    one, other = "00" * 32, "01" * 32
    keys = {
        chance_key(SECRET, [Contribution((0,), one), Contribution((1,), other)]),
        chance_key(SECRET, [Contribution((0,), other), Contribution((1,), one)]),
        chance_key(SECRET, [Contribution((0, 2), one), Contribution((1,), other)]),
        chance_key(SECRET, [Contribution((0,), one), Contribution((1, 2), other)]),
    }
    assert len(keys) == 4


def test_whoever_knows_the_parts_but_not_the_secret_knows_nothing_of_the_chance() -> None:
    given = contributions(b"\x01" * 32)
    assert chance_key(SECRET, given) != chance_key(SECRET[::-1], given)


def test_without_contributions_the_chance_comes_from_the_secret_as_it_always_did() -> None:
    assert chance_key(SECRET) == SECRET
