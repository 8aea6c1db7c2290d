"""What a blow promises to somebody who knows the column well, before anything is tried.

A push that the hand cannot be sure of drops each gem in its way with a certain chance, and may
topple what stands above. Both are reckoned here for every block, side and strength.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import msgspec

from ludolith.games.seven_dwarfs import bot_aiming
from ludolith.games.seven_dwarfs.bot_aiming import Chance
from ludolith.games.seven_dwarfs.codes import SPEED
from ludolith.games.seven_dwarfs.column import Column
from ludolith.games.seven_dwarfs.moves import Strike

Points = Callable[[tuple[int, int]], float]  # of a gem, by block and slot

PUSHES: Final = (0.004, 0.008, 0.013, 0.020)  # metres that blows are meant to push
SPREAD: Final = 0.55  # of the logarithm of a push, by the hand's tremor
LEAST_NEED: Final = 0.0005
FARTHER: Final = (0.6, 1.0, 1.7)  # of the push meant: how it may turn out, equally likely
TOPPLES: Final = 0.85  # a column that leans so much falls in one case of two,
SURELY: Final = 0.10  # and so much more or less makes it rather sure or unlikely
COST: Final = 13.0  # points that a fall costs: a block or two, less their gems
FASTEST: Final = SPEED[1] / 100


class Promise(msgspec.Struct, frozen=True):
    """A blow, and the points it may be hoped to bring."""

    value: float
    place: int
    strike: Strike


def promises(column: Column, points: Points) -> list[Promise]:
    """Every blow worth a thought, in the order of the blocks."""
    seen = bot_aiming.spots(column)
    chances = bot_aiming.chances(column)
    found = []
    for place in range(len(column.blocks)):
        here = [chance for chance in chances if chance.block == place]
        hard = bot_aiming.push_of(column, place, FASTEST)
        for way in ways(here):
            for push in PUSHES:
                if push > 1.5 * hard:
                    break
                real = min(push, hard)
                gems = sum(
                    points(chance.gem) * drops(chance, way, real, column.blocks[place].number)
                    for chance in here
                )
                if gems > 0:
                    value = gems - COST * falls(column, seen, place, way, real)
                    speed = bot_aiming.speed_for(column, place, real)
                    found.append(
                        Promise(value, place, bot_aiming.strike_at(column, place, way, speed))
                    )
    return found


def ways(chances: list[Chance]) -> list[float]:
    """The directions in which a block has something to win, each once."""
    found: dict[int, float] = {}
    for chance in chances:
        found.setdefault(round(math.degrees(chance.direction) / 10) % 36, chance.direction)
    return list(found.values())


def drops(chance: Chance, way: float, push: float, number: int) -> float:
    """How likely a push that is meant to go so far drops this gem."""
    far = push * math.cos(way - chance.direction)
    if chance.gem[0] != number:
        far *= 1 - bot_aiming.DRAGGED  # the block above follows a little
    if far <= 0:
        return 0.0
    need = max(chance.push, LEAST_NEED)
    return normal_below(math.log(far / need) / SPREAD)


def normal_below(value: float) -> float:
    return 0.5 * (1 + math.erf(value / math.sqrt(2)))


def falls(
    column: Column, seen: list[tuple[float, float]], place: int, way: float, push: float
) -> float:
    """How likely something topples."""
    total = 0.0
    for share in FARTHER:
        after = bot_aiming.pushed(seen, place, way, push * share)
        total += 1 / (1 + math.exp((TOPPLES - bot_aiming.lean(column, after)) / SURELY))
    return total / len(FARTHER)
