"""How unsure the strength of a hand is, for the client to show.

`python -m ludolith.games.seven_dwarfs.strength_spread` prints it. The view does not tell it: a view
counts in the fingerprint of a record, and those of old records must hold.
"""

from __future__ import annotations

import sys

import msgspec

from ludolith.games.seven_dwarfs import tremor


class Strength(msgspec.Struct, frozen=True):
    """The speed of a strike strays by a factor, and has a limit."""

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
