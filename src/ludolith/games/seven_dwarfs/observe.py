"""The observation of Seven Dwarfs, the same for all seats, and the numbers of a strike."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from ludolith.engine.observation_fields import Field
from ludolith.games.seven_dwarfs.codes import AZIMUTH, ELEVATION, HEIGHT, OFFSET, SPEED
from ludolith.games.seven_dwarfs.column import BLOCKS, SLOTS
from ludolith.games.seven_dwarfs.components import (
    BLOCK_POINTS,
    COLOURS,
    GEMS,
    MOST_STRIKES,
    NAMES,
    STRIKES_A_TURN,
)
from ludolith.games.seven_dwarfs.position import Position
from ludolith.games.seven_dwarfs.view import Block, SevenDwarfsView, view_of

LENGTH: Final = 10  # units per millimetre
PART: Final = 10_000  # units for 1 in a quaternion
FAR: Final = 10_000
MOST_POINTS: Final = 3 * GEMS
LEAST_POINTS: Final = BLOCK_POINTS * BLOCKS - GEMS
WIDEST_MARGIN: Final = MOST_POINTS - LEAST_POINTS

AIMS: Final = (
    Field("height", *HEIGHT, "half millimetres above the table"),
    Field("azimuth", *AZIMUTH, "degrees: from which side"),
    Field("offset", *OFFSET, "half millimetres to the side"),
    Field("elevation", *ELEVATION, "steps of two degrees; more than 0: from above"),
    Field("speed", *SPEED, "centimetres a second"),
)


def fields(players: int) -> tuple[Field, ...]:
    last = COLOURS - 1
    return (
        Field("active", 0, players - 1, "whose turn it is"),
        Field("strike_number", 1, STRIKES_A_TURN + 1, "the next strike of the turn"),
        Field("strikes_made", 0, MOST_STRIKES, "strikes made in the game"),
        Field("penalties", 0, 1, "whether a turn without a gem costs one"),
        Field("foot", 0, GEMS, "gems at the foot of the column: red, pink, clear", COLOURS),
        Field("standing", 0, 1, "blocks that stand, from the bottom", BLOCKS),
        Field(
            "position", -FAR, FAR, "of each block: x, y, z in tenths of a millimetre", 3 * BLOCKS
        ),
        Field("turned", -PART, PART, "of each block: quaternion w, x, y, z × 10,000", 4 * BLOCKS),
        Field("gem", -1, last, "in each slot: red, pink, clear; -1: empty", SLOTS * BLOCKS),
        Field("gems", 0, GEMS, "gems won, by player: red, pink, clear", COLOURS * players),
        Field("blocks", 0, BLOCKS, "blocks that fell", players),
        Field("points", LEAST_POINTS, MOST_POINTS, "points", players),
        Field("colour", -1, last, "the colour chosen; -1: none", players),
        Field("steady", 0, 1, "a steadier hand", players),
        Field("experienced", 0, 1, "an experienced player", players),
    )


def observe(game: Position, seat: int, row: vec[i16], at: int) -> int:
    """Write what a seat sees into a row from `at` on; returns the index after it."""
    for number in observed(view_of(game, seat)):
        row[at] = i16(number)
        at += 1
    return at


def observed(view: SevenDwarfsView) -> list[int]:
    """The numbers in the order of the fields, players from the viewer on."""
    assert view.seat is not None
    order = [(view.seat + step) % view.players for step in range(view.players)]
    standing = {block.number: block for block in view.blocks}
    blocks = [standing.get(number) for number in range(BLOCKS)]
    colours = view.colours or (None,) * view.players
    piles = [view.piles[seat] for seat in order]
    return [
        order.index(view.active),
        view.strike_number,
        view.strikes_made,
        int(view.penalties),
        view.foot.red,
        view.foot.pink,
        view.foot.clear,
        *(int(block is not None) for block in blocks),
        *(number for block in blocks for number in position(block)),
        *(number for block in blocks for number in turned(block)),
        *(number for block in blocks for number in gems(block)),
        *(number for pile in piles for number in (pile.red, pile.pink, pile.clear)),
        *(pile.blocks for pile in piles),
        *(view.scores[seat] or 0 for seat in order),
        *(colour(colours[seat]) for seat in order),
        *(int(view.steady[seat]) for seat in order),
        *(int(view.experienced[seat]) for seat in order),
    ]


def position(block: Block | None) -> list[int]:
    if block is None:
        return [0, 0, 0]
    return [max(-FAR, min(FAR, round(length * LENGTH))) for length in block.pose[:3]]


def turned(block: Block | None) -> list[int]:
    return [0, 0, 0, 0] if block is None else [round(part * PART) for part in block.pose[3:]]


def gems(block: Block | None) -> list[int]:
    return [-1] * SLOTS if block is None else [colour(gem) for gem in block.gems]


def colour(name: str | None) -> int:
    return -1 if name is None else [str(each) for each in NAMES].index(name)
