"""The uncertainty of a hand's strength, for the client to show.

`python -m ludolith.games.seven_dwarfs.strength_spread` prints it. It is not in the view, because
views are part of the fingerprint of a record, and fingerprints of old records must stay valid.
"""

from __future__ import annotations

import sys

import msgspec

from ludolith.games.seven_dwarfs import tremor


class Strength(msgspec.Struct, frozen=True):
    """The speed of a strike varies by a random factor, up to a limit."""

    spread: float  # standard deviation of the logarithm
    fastest: float  # cm/s


class Hands(msgspec.Struct, frozen=True):
    ordinary: Strength
    steadier: Strength


HANDS = Hands(
    Strength(tremor.STRENGTH, tremor.FASTEST),
    Strength(tremor.STRENGTH * tremor.STEADIER, tremor.FASTEST),
)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(HANDS), indent=1) + b"\n")
