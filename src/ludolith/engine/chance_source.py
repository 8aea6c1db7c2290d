"""Where the chance of a game comes from.

A simulated or recorded game draws from one seed. A live table holds a secret instead, and re-seeds
before every move from a keyed hash of (key, number of the move): no player can work out the next
card from those already seen. The commitment shown at the start proves afterwards that the secret
was not changed. The key is the secret mixed with the random parts that the players' devices gave
after they saw the commitment: so the server alone does not choose it either.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from struct import Struct

import msgspec

from ludolith.engine.errors import BadSeed
from ludolith.engine.rng import CHANCE, Rng, new_rng

SECRET_BYTES = 32  # of a secret, and of a part
MOST_SEED = 2**63 - 1
_THREE_WORDS = Struct(">III")


def seeded(seed: int) -> Rng:
    """The chance of a seed."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSeed(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}")
    return new_rng(seed, CHANCE)


def decision_words(seed: int, seat: int | None = None, after: int = 0) -> tuple[int, int, int]:
    """Where the stream begins from which a seat of a seeded game draws its decisions.

    A bot holds its stream and could run it backwards; the hash keeps it from the seed, and so from
    the cards, and from the streams of the others, and so from what they choose at the same time.
    `None` is the stream shared by all bots that choose by chance alone. A game that is continued
    goes on with other streams `after` so many moves. The low word of the seed stays apart, so that
    a simulation hashes once for all games.
    """
    whose = b"" if seat is None and not after else f"{seat} after {after}".encode()
    start = hashlib.blake2b((seed >> 32).to_bytes(8, "big") + whose, digest_size=12).digest()
    words = _words(start)
    return words[0] ^ (seed & 0xFFFFFFFF), words[1], words[2]


def decisions(seed: int, seat: int | None = None, after: int = 0) -> Rng:
    """The stream from which a seat of a seeded game draws its decisions."""
    rng = Rng()
    rng.seed_words(*decision_words(seed, seat, after))
    return rng


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part (hex) of the chance of a live game, and the seats of the person who gave it."""

    seats: tuple[int, ...]
    part: str


def new_secret() -> bytes:
    """A secret for one live game."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the game so that the secret can be checked after it."""
    return hashlib.sha256(b"ludolith commitment" + secret).hexdigest()


def chance_key(secret: bytes, contributions: Iterable[Contribution] = ()) -> bytes:
    """What the chance of a live game comes from; the secret itself where no device gave a part.

    Parts are mixed in the order of the seats, not in the order they arrived in.
    """
    given = sorted(contributions, key=lambda one: one.seats)
    if not given:
        return secret
    mixed = hashlib.blake2b(key=secret, digest_size=SECRET_BYTES, person=b"ludolith-parts")
    for one in given:
        for number in (len(one.seats), *one.seats):
            mixed.update(number.to_bytes(8, "big"))
        mixed.update(bytes.fromhex(one.part))
    return mixed.digest()


def reseed(rng: Rng, key: bytes, number: int) -> None:
    """Begin the chance of the numbered move (0: the set-up) of a live game."""
    digest = hashlib.blake2b(
        number.to_bytes(8, "big"), key=key, digest_size=12, person=b"ludolith-chance"
    ).digest()
    rng.seed_words(*_words(digest))


def _words(digest: bytes) -> tuple[int, int, int]:
    """Twelve bytes as the three words a stream begins with."""
    first, second, third = _THREE_WORDS.unpack(digest)
    return first, second, third


def secret_chance(key: bytes, number: int = 0) -> Rng:
    """The chance of one move of a live game."""
    rng = Rng()
    reseed(rng, key, number)
    return rng
