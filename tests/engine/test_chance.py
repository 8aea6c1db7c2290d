from __future__ import annotations

import hashlib
from typing import Any

import pytest

import ludolith
from ludolith.engine import chance
from ludolith.engine.errors import BadSeed

SECRET = bytes(range(32))


@pytest.mark.parametrize("seed", [-1, 2**63, True, 1.0, "7", None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match="a seed is a whole number from 0 to"):
        ludolith.game("diamant").new(3, seed)


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_lowest_and_the_highest_seed_are_good(seed: int) -> None:
    assert chance.seeded(seed).words() == chance.seeded(seed).words()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_whoever_goes_on_with_a_game_does_not_decide_by_what_was_drawn_before(
    seat: int | None,
) -> None:
    streams = {chance.decisions(4, seat, after).words() for after in range(50)}
    assert len(streams) == 50
    assert chance.decisions(4, seat, after=0).words() == chance.decisions(4, seat).words()


def test_a_commitment_is_the_same_for_the_same_secret_only() -> None:
    assert chance.commitment(SECRET) == chance.commitment(bytes(range(32)))
    assert chance.commitment(SECRET) != chance.commitment(SECRET[::-1])


def test_anybody_can_recompute_a_commitment() -> None:
    plain = hashlib.sha256(b"ludolith commitment" + SECRET).hexdigest()
    assert chance.commitment(SECRET) == plain


def test_secrets_are_long_and_never_the_same() -> None:
    secrets = {chance.new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {chance.SECRET_BYTES}


def test_every_move_has_a_chance_of_its_own() -> None:
    words = {chance.secret_chance(SECRET, number).words() for number in range(200)}
    assert len(words) == 200


def test_the_chance_of_a_move_depends_on_the_secret() -> None:
    other = SECRET[:-1] + b"\x00"
    assert chance.secret_chance(SECRET, 3).words() != chance.secret_chance(other, 3).words()


def test_reseeding_forgets_what_came_before() -> None:
    rng = chance.seeded(1)
    chance.reseed(rng, SECRET, 5)
    assert rng.words() == chance.secret_chance(SECRET, 5).words()
