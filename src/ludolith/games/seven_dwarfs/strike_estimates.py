"""The expected points of blows, by estimates without simulation.

Because of the tremor a push drops each gem in its way only with some probability, and may topple
the blocks above. Both are estimated for every block, side and strength.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import msgspec

from ludolith.games.seven_dwarfs import bot_aiming
from ludolith.games.seven_dwarfs.bot_aiming import Chance
from ludolith.games.seven_dwarfs.codes import SPEED
from ludolith.games.seven_dwarfs.column import SLOTS, Column
from ludolith.games.seven_dwarfs.components import BLOCK_POINTS
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.push_estimates import resistances

Points = Callable[[tuple[int, int]], float]  # of a gem, by block and slot

PUSHES: Final = (0.004, 0.008, 0.013, 0.020)  # metres that blows are aimed to push
SPREAD: Final = 0.55  # standard deviation of the logarithm of a push, by the tremor
LEAST_NEED: Final = 0.0005
FARTHER: Final = (0.6, 1.0, 1.7)  # possible factors on the push, equally likely
TOPPLES: Final = 0.85  # a column with this lean falls in one case of two;
SURELY: Final = 0.10  # this much more makes a fall likely, this much less unlikely
CARE: Final = 1.2  # how much more a fall is feared than it costs
FASTEST: Final = SPEED[1] / 100


class Promise(msgspec.Struct, frozen=True):
    """A blow and its expected points."""

    value: float
    place: int
    strike: Strike


def promises(column: Column, points: Points) -> list[Promise]:
    """All blows to consider, in the order of the blocks."""
    seen = bot_aiming.spots(column)
    chances = bot_aiming.chances(column)
    costs = costs_of_falls(column, points)
    held = resistances(column)
    found = []
    for place in range(len(column.blocks)):
        here = [chance for chance in chances if chance.block == place]
        hard = held[place].push(FASTEST)
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
                    value = gems - CARE * falls(column, seen, place, way, real, costs)
                    speed = held[place].speed(real)
                    found.append(
                        Promise(value, place, bot_aiming.strike_at(column, place, way, speed))
                    )
    return found


def ways(chances: list[Chance]) -> list[float]:
    """The directions in which pushing a block may drop a gem, each once."""
    found: dict[int, float] = {}
    for chance in chances:
        found.setdefault(round(math.degrees(chance.direction) / 10) % 36, chance.direction)
    return list(found.values())


def drops(chance: Chance, way: float, push: float, number: int) -> float:
    """The probability that a push aimed this far drops this gem."""
    far = push * math.cos(way - chance.direction)
    if chance.gem[0] != number:
        far *= 1 - bot_aiming.DRAGGED  # the block above moves along a little
    if far <= 0:
        return 0.0
    need = max(chance.push, LEAST_NEED)
    return normal_below(math.log(far / need) / SPREAD)


def normal_below(value: float) -> float:
    return 0.5 * (1 + math.erf(value / math.sqrt(2)))


def falls(
    column: Column,
    seen: list[tuple[float, float]],
    place: int,
    way: float,
    push: float,
    costs: list[float],
) -> float:
    """The expected cost of what topples."""
    total = 0.0
    for share in FARTHER:
        total += danger(column, bot_aiming.pushed(seen, place, way, push * share), costs)
    return total / len(FARTHER)


def danger(column: Column, seen: list[tuple[float, float]], costs: list[float]) -> float:
    """The expected cost of the fall that is most to be feared with blocks in these places."""
    leans = bot_aiming.leans(column, seen)
    return max((cost * topples(lean) for lean, cost in zip(leans, costs, strict=True)), default=0.0)


def topples(lean: float) -> float:
    """The probability that what leans so far falls."""
    return 1 / (1 + math.exp((TOPPLES - lean) / SURELY))


def costs_of_falls(column: Column, points: Points) -> list[float]:
    """For each block the points lost if it and all above it fall, less their gems."""
    found = []
    total = 0.0
    for block in reversed(column.blocks):
        gems = [
            points((block.number, slot)) for slot in range(SLOTS) if block.gems[slot] is not None
        ]
        total += max(0.0, -BLOCK_POINTS - sum(gems))
        found.append(total)
    return found[::-1]
