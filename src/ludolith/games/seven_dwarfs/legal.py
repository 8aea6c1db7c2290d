# Compiled with mypyc.
"""The legal moves of a seat: a colour, or any strike in range, of which a coarse grid is listed.

A list of two hundred billion strikes would be useless. The strikes listed go level through the
middle of a standing block towards the axis, from eight sides, at three strengths that fit the
block: enough to play by keyboard and in words. A player who aims by hand or by numbers may choose
any other strike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.games.seven_dwarfs.codes import AFTER_STRIKES, FIRST_STRIKE, HEIGHT, SPEED
from ludolith.games.seven_dwarfs.column import Column
from ludolith.games.seven_dwarfs.components import COLOURS
from ludolith.games.seven_dwarfs.moves import Strike, code_of
from ludolith.games.seven_dwarfs.position import NOTHING, Position
from ludolith.games.seven_dwarfs.push_estimates import strengths

SIDES: Final = 8
SOFTEST: Final = SPEED[0]
BETWEEN: Final = 45  # degrees: between two slots
MOST_KNOWN: Final = 2000

_listed: dict[tuple[tuple[int, int], ...], vec[i64]] = {}  # by heights and strengths


def legal(game: Position, seat: i64) -> vec[i64]:
    """All moves of a player who must decide; of the strikes, those that are listed."""
    if not 0 <= seat < game.players or not game.asked >> seat & 1:
        return NOTHING
    if game.choosing_colours():
        return vec[i64]([colour for colour in range(COLOURS) if game.is_free(colour)])
    return strikes_at(game.column)


def allows(game: Position, move: i64) -> bool:
    """Whether the deciding player may make this move, listed or not."""
    if game.choosing_colours():
        return 0 <= move < COLOURS and game.is_free(move)
    return in_reach(move)


def in_reach(code: i64) -> bool:
    """Whether this is the code of a strike; every strike is legal (DWA-41)."""
    return FIRST_STRIKE <= code < AFTER_STRIKES


def strikes_at(column: Column) -> vec[i64]:
    """The strikes that are listed, ascending."""
    aims = aims_of(column)
    if aims in _listed:
        return _listed[aims]
    if len(_listed) >= MOST_KNOWN:
        _listed.clear()
    codes = [
        code_of(Strike(height, side * 360 // SIDES, 0, 0, speed))
        for height, speed in aims
        for side in range(SIDES)
    ]
    found = vec[i64](sorted(codes))
    _listed[aims] = found
    return found


def aims_of(column: Column) -> tuple[tuple[int, int], ...]:
    """The heights and speeds of the strikes that are listed, each once."""
    found = {
        (height_of(block.pose[2]), speed)
        for block, speeds in zip(column.blocks, strengths(column), strict=True)
        for speed in speeds
    }
    return tuple(sorted(found))


def heights_of(column: Column) -> tuple[int, ...]:
    """The middles of the blocks in half millimetres, as a strike names them, ascending."""
    return tuple(sorted({height_of(block.pose[2]) for block in column.blocks}))


def height_of(metres: float) -> int:
    return max(HEIGHT[0], min(HEIGHT[1], round(metres * 2000)))


def softest_tap(column: Column) -> int:
    """The strike for a player who does not choose: the softest one, at the block with most load.

    It does almost nothing, but it is a strike: a player may not skip one (DWA-04).
    """
    return code_of(Strike(heights_of(column)[0], BETWEEN, 0, 0, SOFTEST))
