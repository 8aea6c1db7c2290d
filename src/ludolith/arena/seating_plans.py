"""Who sits where in a tournament, so that every bot gets every seat alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, Literal, get_args

import msgspec

from ludolith.engine.errors import BadRequest

Mode = Literal["pairs", "one", "all"]
MODES: Final[tuple[str, ...]] = get_args(Mode)


class Contest(msgspec.Struct, frozen=True):
    """Bots that meet at a table, and the ways they sit; each deal is played in all of them."""

    bots: tuple[str, ...]
    seatings: tuple[tuple[str, ...], ...]

    def fair_share(self, bot: str) -> float:
        """The victories a bot would have if all were equal."""
        seats = [name for seating in self.seatings for name in seating]
        return seats.count(bot) / len(seats)


def contests(names: Sequence[str], players: int, mode: str) -> tuple[Contest, ...]:
    """All meetings of a tournament.

    - pairs: every two bots, on every other seat each; and once more with the seats exchanged
    - one: the first bot alone against a table of each other bot, on every seat in turn
    - all: all bots at one table, moved on by one seat until each has sat everywhere
    """
    if len(names) < 2:
        raise BadRequest("a tournament needs two bots at least, such as --bots casual,steady")
    if len(set(names)) < len(names):
        raise BadRequest(f"a bot is named twice in {','.join(names)}")
    if mode == "pairs":
        return tuple(pair(one, other, players) for one, other in combinations(names, 2))
    if mode == "one":
        return tuple(alone(names[0], other, players) for other in names[1:])
    if mode == "all":
        return (together(names, players),)
    raise BadRequest(f"bots are seated by {', '.join(MODES)}, not {mode!r}")


def pair(one: str, other: str, players: int) -> Contest:
    both = (one, other)
    seatings = (tuple(both[(seat + shift) % 2] for seat in range(players)) for shift in (0, 1))
    return Contest(both, tuple(seatings))


def alone(one: str, other: str, players: int) -> Contest:
    return Contest(
        (one, other),
        tuple(
            tuple(one if seat == own else other for seat in range(players))
            for own in range(players)
        ),
    )


def together(names: Sequence[str], players: int) -> Contest:
    if len(names) > players:
        raise BadRequest(f"{len(names)} bots do not fit on {players} seats; seat them by pairs")
    turns = len(names)
    seatings = (
        tuple(names[(seat + shift) % turns] for seat in range(players)) for shift in range(turns)
    )
    return Contest(tuple(names), tuple(seatings))
