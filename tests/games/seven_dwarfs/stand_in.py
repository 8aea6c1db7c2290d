"""A quick stand-in for the physics: what comes off is plausible, and nothing is simulated.

It is made of whole numbers alone, so it answers the same on every machine. A strike at a block may
shift it; harder ones drop gems of it and of its neighbours, the hardest bring down what lies above.
"""

from __future__ import annotations

from contextlib import AbstractContextManager

from ludolith.games.seven_dwarfs import strike_solver
from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_HEIGHT,
    SLOTS,
    Block,
    Column,
    Finding,
    Tremor,
)
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.strike_motion import Motion

MISSED = 30  # half millimetres between the aim and the middle of a block
HARD = 220  # cm/s, with the whims of the hand: the struck block flies off with all above it
DROPS = 70  # so hard a gem drops, ...
MORE = 25  # ... and one more for every so much


def stand_in(
    column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
) -> tuple[Finding, Motion | None]:
    """As the physics answers, without it."""
    whim = sum(draw * odd for draw, odd in zip(tremor.draws, (3, 5, 7, 11, 13), strict=True)) & 4095
    place = struck_block(column, strike)
    if place is None:
        return Finding(tremor, False, (), (), column), None
    force = strike.speed + whim % 64
    if force > HARD:
        fallen = frozenset(block.number for block in column.blocks[place:])
        return left(column, tremor, set(), fallen), None
    loose = range(max(0, min(SLOTS, (force - DROPS) // MORE)))
    near = column.blocks[max(0, place - 1) : place + 2]
    gone = {(block.number, (whim + slot) % SLOTS) for block in near for slot in loose}
    return left(column, tremor, gone, frozenset(), shifted=place), None


def struck_block(column: Column, strike: Strike) -> int | None:
    """The place in the column of the block that is met; None: the strike goes past it."""
    if abs(strike.offset) > 70:
        return None
    for place, block in enumerate(column.blocks):
        if abs(block.pose[2] * 2000 - strike.height) <= MISSED:
            return place
    return None


def left(
    column: Column,
    tremor: Tremor,
    gone: set[tuple[int, int]],
    fallen: frozenset[int],
    shifted: int | None = None,
) -> Finding:
    """What is found where these gems and these blocks have come off."""
    gems = []
    blocks: list[Block] = []
    touched = fallen | {number for number, _slot in gone}
    for place, block in enumerate(column.blocks):
        number = block.number
        if number not in touched and place != shifted and place == len(blocks):
            blocks.append(block)  # most of them, and this is played often
            continue
        off = [
            slot
            for slot in range(SLOTS)
            if block.gems[slot] is not None and (number in fallen or (number, slot) in gone)
        ]
        gems += [(number, slot) for slot in off]
        if number in fallen:
            continue
        moved = place == shifted
        same = not off and not moved and place == len(blocks)
        blocks.append(block if same else changed(block, off, len(blocks), moved=moved))
    return Finding(tremor, True, tuple(gems), tuple(sorted(fallen)), Column(tuple(blocks)))


def changed(block: Block, off: list[int], place: int, *, moved: bool) -> Block:
    """A block without these gems, in this place of the column."""
    a, b, c, d = (None if slot in off else block.gems[slot] for slot in range(SLOTS))
    x, y, _, *turn = block.pose
    height = round(BASE_HEIGHT + BLOCK_HEIGHT * (place + 0.5), 8)
    pose = (round(x + 0.001 * moved, 8), y, height, turn[0], turn[1], turn[2], turn[3])
    return Block(block.number, pose, (a, b, c, d))


def decides() -> AbstractContextManager[None]:
    """Let the stand-in decide all strikes in this process for a while."""
    return strike_solver.decided_by(stand_in)
